/** Light or dark: as in the game, unless the reader has chosen one. */
import { inTurn } from "./drawn";
import { likes } from "./settings.svelte";
import { isDark } from "../table/ways.svelte";

/** By day: the colours outside the game's own nights, for pictures that are painted for both. Colours: those of now. */
export const theme = $state({ phase: "", byDay: "parchment", colours: "parchment" });

const { documentElement: root } = document;

/**
 * The forms of the night come and go with the message, and the colours in the next frame, at the same pace for everybody.
 * Together they would keep a slow phone busy for too long, because new colours restyle every element.
 */
$effect.root(() => {
  $effect(() => {
    const night = theme.phase !== "" && isDark(theme.phase);
    const dark = theme.phase === "" && globalThis.matchMedia?.("(prefers-color-scheme: dark)").matches;
    theme.byDay = likes.theme === "auto" ? (dark ? "night" : "parchment") : likes.theme;
    const colours = night && theme.byDay !== "contrast" ? "black" : theme.byDay;
    const turns = root.hasAttribute("data-dark") !== night && !document.hidden;
    root.toggleAttribute("data-dark", night);
    const paint = () => void (root.dataset["theme"] = theme.colours = colours);
    if (turns) return inTurn(paint);
    paint();
  });
});
