/** The crier: leads a table through its script, speaks, keeps time, and saves everything on this device. */
import { likes } from "../lib/shell/settings.svelte";
import { Narrator } from "../lib/sound/narrator.svelte";
import { ambience, bell, wake } from "../lib/sound/sound";
import { LANGUAGES, Texts, type Language } from "../lib/texts/texts";
import { say, words } from "../lib/texts/words.svelte";
import { Clock, type ClockState } from "./clock.svelte";
import { confirm, guarded, rewound } from "./confirm";
import { count, mark } from "./counts";
import { decided, tally, waive } from "./ending";
import { acting, spoken } from "./length";
import { captionOf, doubtOf, nameOf, namesOf } from "./naming";
import * as play from "./play";
import { save, saved } from "./saved";
import {
  holds,
  settled,
  valuesOf,
  type Answer,
  type Book,
  type Ending,
  type Line,
  type Mark,
  type Script,
  type Setup,
} from "./script";

const MANY = 50; // taps that can be undone
const LISTENS = 100; // milliseconds between two looks whether the voice is at its end
const LATE = 1200; // milliseconds in which a tap is still meant for the line before

const random = (): number => crypto.getRandomValues(new Uint32Array(1))[0]! / 2 ** 32;

export class Crier {
  readonly narrator = new Narrator();
  /** The clock of the day. */
  readonly clock = new Clock(() => {
    bell();
    if (this.narrator.audible) this.narrator.speak(say("crier-time-up"));
  });
  setup = $state.raw<Setup>({ game: "", players: 5, values: {}, names: [] });
  position = $state.raw<play.Position | null>(null);
  /** Whether it is paused in the middle of a part. */
  paused = $state(false);
  /** Whether this step was paused and nobody has tapped since: eyes that were shut may be open. */
  #veiled = $state(false);
  /** The clause that forbids the last tap, or nothing. */
  forbidden = $state("");
  pause = $state(2);
  stretch = $state(1);
  /** When the time to act of this step ends, in seconds since 1970; 0 while its sentence is spoken. */
  ends = $state(0);
  /** How long this step lasts, in milliseconds; 0 if it waits for somebody. */
  lasts = $state(0);
  past = $state.raw<play.Position[]>([]);
  #before = $state.raw<play.Position | null>(null);
  /** The taps that could be undone before this part. */
  #earlier: play.Position[] = [];
  /** When this line came by itself, in milliseconds since 1970. */
  #came = 0;
  /** What the clock of the day showed before those of the past taps that were taps on it. */
  #clocks = new WeakMap<play.Position, ClockState>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly book: Book) {
    const game = Object.keys(book.scripts)[0]!; // the house's own games come first
    this.setup = settled(book.scripts[game]!, { ...this.setup, game }, likes.language);
    this.#restore();
  }

  get script(): Script {
    return this.book.scripts[this.setup.game]!;
  }

  get line(): Line | null {
    return this.position && play.lineAt(this.script, this.position);
  }

  get secret(): boolean {
    return this.line?.secret === true;
  }

  /** Whether what was tapped in this step is hidden. */
  get covered(): boolean {
    return this.paused || (this.#veiled && this.secret);
  }

  /** The end that follows from the taps, unless the table has chosen to go on. */
  get ending(): Ending | null {
    return this.position && decided(this.script, this.position);
  }

  // --- words

  /** The texts of the chosen language, for the chosen game. */
  read(language: Language): void {
    const known = LANGUAGES.includes(language) ? language : "en";
    this.#translate(known);
    const { own, texts } = this.book.words[known];
    words.now = new Texts(known, [`${own}\n${texts[this.setup.game] ?? ""}`]);
    words.game = this.setup.game;
    words.ready = true;
    document.documentElement.lang = known;
    document.title = say("crier-title");
  }

  /** Before the game the edition follows the language, until the table has picked one. */
  #translate(language: Language): void {
    if (this.position) return;
    const setup = settled(this.script, this.setup, language);
    if (setup.values["edition"] !== this.setup.values["edition"]) this.setup = setup;
  }

  name(seat: number): string {
    return nameOf(this.script, this.setup, seat);
  }

  /** The names of a note in a sentence. */
  names(note: string): string {
    return namesOf(this.script, this.setup, this.position?.notes[note] ?? []);
  }

  /** Whether this part has taps at this table; then every secret step shows the names, so that all look alike. */
  get tapping(): boolean {
    const { position } = this;
    return !!position?.at && play.lines(this.script, position, position.at.part).some((line) => line.tap);
  }

  /** Whether somebody may be out by now: not before the first day, in a part that is played once and kills nobody. */
  get deadly(): boolean {
    const part = this.script.parts.find((each) => each.name === this.position?.at?.part);
    return !part?.once || part.lines.some((line) => line.fates);
  }

  /** The notes that a moderator may read, where there is one. */
  get secretNotes(): string[] {
    const noted = (note: string) => (this.position?.notes[note] ?? []).length > 0;
    const known = (this.script.notes ?? []).filter((each) => holds(each.when, this.setup));
    return known.map(({ name }) => name).filter(noted);
  }

  rule(id: string): string {
    const found = this.book.words[likes.language].rules[this.setup.game]?.find((each) => each.id === id);
    return say("crier-clause", { text: found?.text.replaceAll("`", "") ?? "", rule: id });
  }

  // --- the table

  choose(some: Partial<Setup>): void {
    const setup = { ...this.setup, picked: some.values ?? this.setup.picked ?? {}, ...some };
    this.setup = settled(this.book.scripts[setup.game]!, setup, likes.language);
    this.saveAll();
  }

  open(): void {
    this.position = play.open(this.script, this.setup);
    this.past = [];
    this.#before = null;
    this.saveAll();
  }

  end(): void {
    this.#stop();
    ambience(false);
    this.clock.stop();
    this.paused = false;
    this.position = null;
    this.past = [];
    this.#before = null;
    this.choose({});
  }

  /** A tap that can be undone. */
  #change(next: play.Position | play.Forbidden): boolean {
    this.forbidden = play.isForbidden(next) ? next.rule : "";
    if (play.isForbidden(next) || !this.position || next === this.position) return false;
    this.past = [...this.past, this.position].slice(-MANY);
    this.position = next;
    this.saveAll();
    if (this.ending) this.#announce();
    return true;
  }

  /** A tap on a name in a step that asks for one. */
  tap(seat: number): void {
    if (!this.position || this.paused) return;
    if (this.covered && this.#uncovers(seat)) return;
    this.#change(play.tap(this.script, this.position, seat));
  }

  /** Somebody is out, or back: by day and in open steps. */
  cross(seat: number): void {
    if (!this.position || this.paused || this.secret) return;
    this.#change(play.toggle(this.position, seat));
  }

  /** What to ask before the table confirms who is out; nothing if it has. */
  get doubt(): string {
    return this.position ? doubtOf(this.script, this.position) : "";
  }

  /** The table confirms who is out: taps before that can no longer be undone, since secrets may follow from it. */
  confirm(): void {
    if (!this.position || !this.doubt) return;
    this.position = confirm(this.script, this.position);
    this.past = [];
    this.#run();
  }

  /** The first tap after a pause. A tap on what is already chosen, or before what is shown was seen, chooses nothing. */
  #uncovers(seat: number): boolean {
    const asked = this.line?.tap;
    this.#veiled = false;
    return !!asked && (asked.show !== undefined || !!this.position!.notes[asked.note]?.includes(seat));
  }

  count(seat: number, more: number): void {
    if (this.position) this.#change(count(this.position, seat, more));
  }

  mark(each: Mark, seat: number): void {
    if (this.position) this.#change(mark(this.script, this.position, each, seat));
  }

  tally(name: string, more: number): void {
    if (this.position) this.#change(tally(this.script, this.position, name, more));
  }

  /** Goes on although the taps have decided the game. */
  waive(): void {
    if (this.position && this.#change(waive(this.script, this.position))) this.#run();
  }

  answer(given: Answer): void {
    if (this.#late || !this.position || !this.#change(play.answer(this.script, this.position, given))) return;
    this.#veiled = false;
    this.#run();
  }

  /** A tap on the clock of the day. */
  time(act: (clock: Clock) => void): void {
    if (!this.position) return;
    const now = { ...this.position };
    this.#clocks.set(now, this.clock.state);
    this.past = [...this.past, now].slice(-MANY);
    act(this.clock);
  }

  /** Undoes the last tap. Taps of a secret step that is over cannot be undone. */
  undo(): void {
    const before = this.past.at(-1);
    if (!before) return;
    const elsewhere = before.at?.line !== this.position?.at?.line || before.at?.part !== this.position?.at?.part;
    const stopped = this.ending !== null;
    this.past = this.past.slice(0, -1);
    const clock = this.#clocks.get(before);
    if (clock) return this.clock.restore(clock);
    this.position = before;
    this.forbidden = "";
    this.saveAll();
    if (elsewhere || stopped) this.#run();
  }

  // --- the walk

  begin(part: string): void {
    if (!this.position) return;
    wake();
    this.confirm();
    if (this.ending) return;
    this.clock.stop();
    this.#before = this.position;
    this.#earlier = this.past.filter((each) => !this.#clocks.has(each));
    this.past = [];
    this.#veiled = false;
    this.position = play.begin(this.script, this.position, part);
    this.#run();
  }

  /** The part that can be started again: the one that runs, or the last one. */
  get repeatable(): string {
    return this.#before ? (this.position?.at?.part ?? this.#lastPart()) : "";
  }

  #lastPart(): string {
    const now = this.position?.done ?? {};
    return Object.keys(now).find((part) => now[part] !== (this.#before?.done[part] ?? 0)) ?? "";
  }

  repeat(): void {
    const part = this.repeatable;
    if (!part || !this.#before) return;
    this.position = rewound(this.#before, this.position!);
    this.begin(part);
  }

  /** Back to the table as it was before this part: it was begun by mistake. */
  back(): void {
    if (!this.position?.at || !this.#before) return;
    this.position = rewound(this.#before, this.position);
    this.past = this.position.hushed ? [] : this.#earlier;
    this.#before = null;
    this.#run();
  }

  /** Goes on to the next line. Taps of a secret step, or before one, or before a fate, can no longer be undone then. */
  next(): void {
    if (!this.position?.at) return;
    const secret = this.secret || (!!this.line?.fates && guarded(this.script, this.setup));
    this.position = play.next(this.script, this.position, random);
    if (secret || this.secret) this.past = [];
    this.#veiled = false;
    this.#run();
  }

  /** Whether a tap on a large button was still meant for the line before, which has just gone by itself. */
  get #late(): boolean {
    return Date.now() - this.#came < LATE;
  }

  /** Somebody taps “Go on”: in an open step that can be undone. */
  skip(): void {
    if (this.#late) return;
    if (this.position?.at) this.past = [...this.past, this.position].slice(-MANY);
    this.next();
  }

  hold(): void {
    if (!this.position?.at) return;
    this.#stop();
    ambience(false);
    this.paused = this.#veiled = true;
    this.forbidden = "";
    this.saveAll();
  }

  goOn(): void {
    wake();
    this.#run();
  }

  /** Speaks the current line from its beginning, and sets the timer for the next one. */
  #run(): void {
    this.#stop();
    this.paused = false;
    this.forbidden = "";
    const line = this.line;
    ambience(line?.secret === true); // without a gap between two secret steps
    this.saveAll();
    if (this.ending) return this.#announce();
    if (!line) return;
    const text = captionOf(this.script, this.position!, line);
    this.#tell(text);
    const sentence = Math.ceil(1000 * spoken(text, likes.speed));
    const rest = Math.ceil(1000 * (acting(this.script, this.setup, line, this.stretch) + this.pause));
    this.ends = 0;
    this.lasts = line.waits || line.answers ? 0 : sentence + rest;
    if (this.lasts) this.#timer = setTimeout(() => this.#act(rest, Date.now() + sentence), sentence);
  }

  /** The time to act begins after the sentence; a slow voice is waited for, but not for ever. */
  #act(rest: number, latest: number): void {
    const waits = this.narrator.speaking && Date.now() < latest;
    if (!waits) this.ends = (Date.now() + rest) / 1000 - this.pause;
    this.#timer = setTimeout(() => (waits ? this.#act(rest, latest) : this.#pass()), waits ? LISTENS : rest);
  }

  /** The next line comes by itself. */
  #pass(): void {
    this.#came = Date.now();
    this.next();
  }

  /** Stops, and announces the end of the game. */
  #announce(): void {
    this.#stop();
    ambience(false);
    this.#tell(say(`script-ending-${this.ending!.name}`, valuesOf(this.script, this.setup)));
  }

  /** Shows a caption and speaks it; without a voice a gong sounds. */
  #tell(text: string): void {
    this.narrator.caption = text;
    if (this.narrator.audible && likes.voice > 0) this.narrator.speak(text, bell);
    else bell();
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.narrator.hush();
  }

  // --- what is saved on this device

  /** The table, what was tapped, and the tempo. */
  saveAll(): void {
    const { setup, position, pause, stretch } = this;
    const past = this.past.filter((each) => !this.#clocks.has(each));
    save({ setup, position, past, pause, stretch, before: this.#before, earlier: this.#earlier });
  }

  #restore(): void {
    const kept = saved(this.book, likes.language);
    if (!kept) return;
    ({ setup: this.setup, position: this.position, past: this.past, pause: this.pause, stretch: this.stretch } = kept);
    [this.#before, this.#earlier] = [kept.before, kept.earlier];
    if (this.position?.at && !this.line) this.position = { ...this.position, at: null }; // a script that has changed
    this.paused = this.#veiled = !!this.position?.at;
  }
}
