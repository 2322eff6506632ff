// A game of the same work as a day of Salem 1692: each player's view is about as long in JSON, has secrets to strip, and
// every move changes a little and appends to a story. boardgame.io logs each move by itself, too.
'use strict';

const CARDS = ['accusation', 'evidence', 'witness', 'scapegoat', 'alibi', 'asylum', 'piety', 'matchmaker', 'arson'];
const STORY = 10; // lines that are kept in the state; ours sends what is new

const person = (seat) => ({
  seat, ghost: false, living: true, character: 'thomas-danforth', ability: 'thomas-danforth', uses: [1, 2, 1],
  row: [0, 1, 2, 3, 4].map((place) => ({ face: (seat + place) % 7 ? 'not-a-witch' : 'witch', up: false })),
  front: [{ card: 'black-cat', as_witness: false }, { card: 'piety', as_witness: false }],
  accusations: 0, threshold: 7, hand: [0, 1, 2].map((card) => CARDS[(seat + card) % CARDS.length]),
  witch: null, one_more_witch_card: false, name: `Player ${seat + 1}`, ready: true, away: false, muted: false,
  bot: false, person: true, vacant: false,
});

module.exports.Town = {
  name: 'town',
  disableUndo: true, // a copy of the state for each move is not part of the same work
  setup: ({ ctx }) => ({
    people: Array.from({ length: ctx.numPlayers }, (_, seat) => person(seat)),
    secret: { deck: Array.from({ length: 60 }, (_, place) => CARDS[place % CARDS.length]) },
    discard: [], story: [], played: 0,
    options: { edition: 'en', hourglass_seconds: 30, timer_scale: 1, pace: 'none', language: 'en', locked: false },
  }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    play: ({ G, playerID }, target) => {
      const me = G.people[Number(playerID)];
      const card = me.hand.shift();
      me.hand.push(G.secret.deck.shift());
      G.secret.deck.push(card);
      G.discard = [...G.discard, card].slice(-12);
      G.people[target].accusations = (G.people[target].accusations + 1) % 7;
      G.played += 1;
      G.story.push({ type: 'played', seat: me.seat, card, target, number: G.played });
      if (G.story.length > STORY) G.story.shift();
    },
  },
  playerView: ({ G, playerID }) => ({
    ...G,
    secret: { deck: G.secret.deck.length },
    people: G.people.map((one) => (String(one.seat) === playerID ? one : {
      ...one, hand: one.hand.length, row: one.row.map((card) => (card.up ? card : { face: null, up: false })),
    })),
  }),
};
