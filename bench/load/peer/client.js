// The load client of the peer: its protocol over bare websockets, reading only what is needed, as ours does.
// It reads a line of JSON for each stage and answers with one: open, connect, play.
'use strict';

const http = require('node:http');
const readline = require('node:readline');
const WebSocket = require('ws');

const STUCK = 20000; // milliseconds after which a move that nobody saw is an error
const AT_ONCE = 32;

const [port, tableCount, playerCount, everySeconds] = process.argv.slice(2).map(Number);
const every = everySeconds * 1000;
const agent = new http.Agent({ keepAlive: true, maxSockets: AT_ONCE });
const fresh = () => ({ times: [], errors: {}, late: 0, messages: 0, bytes: 0 });
let tally = fresh();
let closing = false;

const fail = (why) => { tally.errors[why] = (tally.errors[why] || 0) + 1; };

const post = (path, body) => new Promise((resolve, reject) => {
  const text = JSON.stringify(body);
  const headers = { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(text) };
  const request = http.request({ host: '127.0.0.1', port, path, method: 'POST', agent, headers }, (response) => {
    let data = '';
    response.on('data', (part) => { data += part; });
    response.on('end', () => (response.statusCode === 200 ? resolve(JSON.parse(data)) : reject(new Error(`${path}: ${data}`))));
  });
  request.on('error', reject);
  request.end(text);
});

class Seat {
  constructor(table, number, credentials) {
    Object.assign(this, { table, number, credentials, stateID: 0, waits: false, socket: null });
  }

  connect() {
    return new Promise((resolve, reject) => {
      const address = `ws://127.0.0.1:${port}/socket.io/?EIO=4&transport=websocket`;
      this.socket = new WebSocket(address, { perMessageDeflate: false });
      this.socket.on('error', reject);
      this.socket.on('close', () => { if (!closing) fail('closed'); });
      this.socket.on('message', (data) => this.heard(data, resolve));
    });
  }

  heard(data, synced) {
    const text = data.toString('latin1');
    if (text === '2') this.socket.send('3');
    else if (text[0] === '0') this.socket.send('40/town,');
    else if (text.startsWith('40/town')) this.emit('sync', this.table.id, String(this.number), this.credentials, playerCount);
    else if (text.startsWith('42/town,["sync"')) synced();
    else if (text.startsWith('42/town,["update"')) {
      tally.messages += 1;
      tally.bytes += data.length;
      this.stateID += 1; // each move makes one state, and one update of each player
      if (this.waits) { this.waits = false; this.table.waiting -= 1; if (this.table.waiting === 0) this.table.seen(); }
    }
  }

  emit(...parts) { this.socket.send(`42/town,${JSON.stringify(parts)}`); }

  move() {
    const target = (this.number + 1 + Math.floor(Math.random() * (playerCount - 1))) % playerCount;
    const payload = { type: 'play', args: [target], playerID: String(this.number), credentials: this.credentials };
    this.emit('update', { type: 'MAKE_MOVE', payload }, this.stateID, this.table.id, String(this.number));
  }
}

class Table {
  constructor(offset) { Object.assign(this, { offset, id: '', seats: [], turn: 0, waiting: 0, sent: 0, next: 0, watch: null }); }

  async open() {
    this.id = (await post('/games/town/create', { numPlayers: playerCount })).matchID;
    for (let number = 0; number < playerCount; number += 1) {
      const joined = await post(`/games/town/${this.id}/join`, { playerID: String(number), playerName: `Player ${number + 1}` });
      this.seats.push(new Seat(this, number, joined.playerCredentials));
    }
  }

  async connect() { for (const seat of this.seats) await seat.connect(); }

  begin() {
    this.next = performance.now() + this.offset;
    this.plan();
  }

  plan() {
    if (closing) return;
    if (!every) { setImmediate(() => this.act()); return; }
    while (this.next < performance.now() - 1) this.next += every;
    setTimeout(() => this.act(), this.next - performance.now());
    this.next += every;
  }

  act() {
    if (closing) return;
    if (this.waiting) { tally.late += 1; return; }
    for (const seat of this.seats) seat.waits = true;
    this.waiting = playerCount;
    this.sent = performance.now();
    this.watch = setTimeout(() => { fail('not seen by all in 20 s'); this.waiting = 0; this.plan(); }, STUCK);
    this.seats[this.turn].move();
  }

  seen() {
    clearTimeout(this.watch);
    tally.times.push(performance.now() - this.sent);
    this.turn = (this.turn + 1) % playerCount;
    this.plan();
  }
}

const tables = Array.from({ length: tableCount }, (_, number) => new Table((every * number) / tableCount));

const someAtOnce = async (work) => {
  const left = tables[Symbol.iterator]();
  await Promise.all(Array.from({ length: AT_ONCE }, async () => { for (const table of left) await work(table); }));
};

const pause = (milliseconds) => new Promise((resolve) => { setTimeout(resolve, milliseconds); });
const stages = {
  open: () => someAtOnce((table) => table.open()),
  connect: () => someAtOnce((table) => table.connect()),
  begin: async () => { tables.forEach((table) => table.begin()); await pause(2000); },
  play: async ({ seconds }) => {
    tally = fresh();
    const before = process.cpuUsage();
    await pause(seconds * 1000);
    const used = process.cpuUsage(before);
    const result = { ...tally, cpu: (used.user + used.system) / 1e6 };
    closing = true;
    return result;
  },
};

(async () => {
  for await (const line of readline.createInterface({ input: process.stdin })) {
    const question = JSON.parse(line);
    try {
      process.stdout.write(`${JSON.stringify((await stages[question.stage](question)) || {})}\n`);
    } catch (error) {
      process.stdout.write(`${JSON.stringify({ failed: String(error) })}\n`);
    }
  }
  process.exit(0);
})();
