import assert from 'node:assert/strict';
import type { Json, JsonObject } from '@richtfest/engine';
import type { Check } from '@richtfest/testkit';
import { complaintAbout, stateOf } from './table.ts';

interface Case {
  readonly name: string;
  readonly position: Json;
  readonly players?: number;
  readonly options?: JsonObject;
  readonly says: RegExp;
}

const one = (house: JsonObject, more: JsonObject = {}) => ({ houses: [house], ...more });

const refused: readonly Case[] = [
  {
    name: 'DH-13',
    position: one({ U1: 'kitchen' }),
    says: /houses\[0\] breaks DH-13: field below is free \(field U1, below G1\)/,
  },
  { name: 'DH-13 in the cellar', position: one({ G5: 'kitchen' }), says: /DH-13.+below B5/ },
  { name: 'DH-13 for scaffolds', position: one({ U1: 'scaffold' }), says: /DH-13/ },
  {
    name: 'DH-14 down',
    position: one({ B4: 'kitchen' }),
    says: /breaks DH-14: belongs above the basement/,
  },
  {
    name: 'DH-14 up',
    position: one({ G1: 'garage' }),
    says: /breaks DH-14: belongs in the basement/,
  },
  {
    name: 'DH-15',
    position: one({ G1: 'bathroom', G2: 'bathroom' }),
    says: /breaks DH-15: room is full \(room bathroom, field G1, size 2, max 1\)/,
  },
  {
    name: 'DH-15 of three',
    position: one({
      G1: 'study',
      G2: 'library',
      U1: 'bedroom',
      U2: 'bedroom',
      G3: 'study',
      U3: 'bedroom',
    }),
    says: /field U1, size 3, max 2/,
  },
  {
    name: 'DH-16',
    position: one({ G1: 'living-room with grand-piano', G2: 'living-room with fireplace' }),
    says: /breaks DH-16: two tiles in one room/,
  },
  {
    name: 'DH-19',
    position: one({ G1: 'kitchen with grand-piano' }),
    says: /breaks DH-19: tile does not fit/,
  },
  {
    name: 'DH-19 outdoors',
    position: one({ G1: 'living-room with tree-house' }),
    says: /breaks DH-19: tile goes outdoors/,
  },
  {
    name: 'DH-19 indoors',
    position: { outdoors: [['whirlpool']] },
    says: /breaks DH-19: tile goes indoors/,
  },
  {
    name: 'DH-4',
    position: { houses: [{ G1: 'bedroom with cat-house' }, { G1: 'bedroom with cat-house' }] },
    says: /houses breaks DH-4: tile lies twice \(decor cat-house\)/,
  },
  {
    name: 'DH-4 in one house',
    position: one({ G1: 'bedroom with cat-house', G3: 'bedroom with cat-house' }),
    says: /DH-4/,
  },
  { name: 'DH-4 outdoors', position: { outdoors: [['tree-house'], ['tree-house']] }, says: /DH-4/ },
  {
    name: 'DH-2',
    position: one(
      { G1: 'study', G3: 'study' },
      { market: ['study', '', '', '', ''], phase: 'helpers' },
    ),
    says: /market\[0\] breaks DH-2: no such card \(room study, children 0, have 3, exist 2\)/,
  },
  { name: 'DH-2 children', position: one({ G1: 'study +1' }), says: /have 1, exist 0/ },
  {
    name: 'DH-3',
    position: { phase: 'over', roofs: [['red roof window'], ['red roof window']] },
    says: /breaks DH-3: too many specials/,
  },
  {
    name: 'DH-3 helpers',
    position: { phase: 'over', helpers: [['architect', 'architect'], ['architect']] },
    says: /DH-3/,
  },
  {
    name: 'DH-3 scaffolds',
    position: { houses: [{ G1: 'scaffold', G2: 'scaffold', G3: 'scaffold' }] },
    says: /DH-3/,
  },
  {
    name: 'DH-3 roofs, where they are written',
    position: { roofs: [['red roof window'], ['red roof window']] },
    says: /roofs\[1\] breaks DH-3: too many specials/,
  },
  {
    name: 'DH-3 the market, where it is written',
    position: {
      roofs: [['red roof window']],
      market: ['study', 'kitchen, red roof window', 'bathroom, drill', '', ''],
    },
    says: /market\[1\] breaks DH-3/,
  },
  {
    name: 'DH-3 used jackhammers',
    position: {
      jackhammered: [1],
      tools: [['jackhammer', 'jackhammer']],
      market: ['study', 'kitchen, drill', 'bathroom, drill', '', ''],
    },
    says: /breaks DH-3/,
  },
  {
    name: 'a lost tile that lies',
    position: one({ G1: 'bedroom with cat-house' }, { lostDecor: ['cat-house'] }),
    says: /lostDecor can't name the cat-house, which lies at a house/,
  },
  {
    name: 'the next start player before column 1 is taken',
    position: {
      nextStartSeat: 1,
      market: ['study', 'kitchen, drill', 'bathroom, drill', '', ''],
    },
    says: /nextStartSeat /,
  },
  {
    name: 'a next start player who has not had a turn',
    position: { nextStartSeat: 1 },
    says: /nextStartSeat must be a seat that has had its turn/,
  },
  {
    name: 'an unknown room',
    position: one({ G1: 'kitchn' }),
    says: /houses\[0\]\.G1 must be like “kitchen”.+not “kitchn”/,
  },
  {
    name: 'an unknown tile',
    position: one({ G1: 'kitchen with sofa' }),
    says: /houses\[0\]\.G1/,
  },
  { name: 'an unknown field', position: one({ B1: 'kitchen' }), says: /unknown field “B1”/ },
  {
    name: 'too many houses',
    position: { houses: [{}, {}, {}] },
    says: /houses has 3 entries for 2 seats/,
  },
  {
    name: 'a seat that does not exist',
    position: { seat: 2 },
    says: /seat must be a seat from 0 to 1, not 2/,
  },
  {
    name: 'a start seat that does not exist',
    position: { startSeat: 3 },
    says: /startSeat must be a seat/,
  },
  {
    name: 'a jackhammer of a seat that does not exist',
    position: { jackhammered: [3] },
    says: /jackhammered must be seats from 0 to 1/,
  },
  {
    name: 'column 1 with a special card',
    position: { market: ['kitchen, drill', '', '', '', ''] },
    says: /market\[0\] must be a room alone/,
  },
  {
    name: 'column 2 without one',
    position: { market: ['', 'kitchen', '', '', ''] },
    says: /market\[1\] must be a room and a special card/,
  },
  {
    name: 'three cards in a column',
    position: { market: ['', 'kitchen, drill, drill', '', '', ''] },
    says: /market\[1\]/,
  },
  {
    name: 'an unknown special card',
    position: { market: ['', 'kitchen, saw', '', '', ''] },
    says: /market\[1\] must be a card like “red roof”/,
  },
  {
    name: 'roofs that are other cards',
    position: { roofs: [['drill']] },
    says: /roofs\[0\] must hold roofs only/,
  },
  {
    name: 'two new tools',
    position: { tools: [['drill new', 'cement-mixer new']] },
    says: /tools\[0\] can have one new tool at most/,
  },
  { name: 'DH-6', position: { phase: 'jackhammer' }, says: /phase can be “jackhammer” only/ },
  {
    name: 'DH-7 with four players',
    position: { phase: 'discard' },
    players: 4,
    says: /phase can be “discard” only/,
  },
  {
    name: 'DH-7 switched off',
    position: { phase: 'discard' },
    options: { columnDiscard: false },
    says: /“discard” only/,
  },
  {
    name: 'DH-7 for another seat',
    position: { phase: 'discard', seat: 1 },
    says: /“discard” only/,
  },
  {
    name: 'DH-12 without a room',
    position: { phase: 'room' },
    says: /“room” only with a room in hand/,
  },
  { name: 'DH-19 without a card', position: { phase: 'decor' }, says: /“decor” only/ },
  {
    name: 'DH-19 without a place',
    position: { phase: 'decor', held: { special: 'whirlpool' } },
    says: /“decor” only/,
  },
  { name: 'DH-21 without a scaffold', position: { phase: 'scaffold' }, says: /“scaffold” only/ },
  {
    name: 'DH-25 too early',
    position: {
      phase: 'helpers',
      round: 11,
      helpers: [['supplier']],
      houses: [{ G1: 'kitchen' }],
      discards: { rooms: ['study'] },
    },
    says: /“helpers” only after round 12/,
  },
  {
    name: 'DH-25 with nothing to do',
    position: { phase: 'helpers', helpers: [['supplier']] },
    says: /“helpers” only/,
  },
  {
    name: 'the end too early',
    position: { phase: 'over', round: 11 },
    says: /“over” only after round 12/,
  },
  {
    name: 'a turn after a jackhammer',
    position: { jackhammered: [0], market: ['kitchen', '', '', '', ''] },
    says: /can’t be “turn”/,
  },
  {
    name: 'a held card before taking',
    position: { phase: 'turn', held: { column: 2, special: 'drill' } },
    says: /held can be there only in the phases/,
  },
  {
    name: 'a room held after it was placed',
    position: {
      phase: 'decor',
      held: { column: 2, room: 'kitchen', special: 'grand-piano' },
      houses: [{ G1: 'living-room' }],
    },
    says: /held\.room can be there only in phase “room”/,
  },
  {
    name: 'a held column that is full',
    position: { held: { column: 1, room: 'kitchen' }, market: ['study', '', '', '', ''] },
    says: /market column 1 is held/,
  },
  {
    name: 'DH-9 while column 1 is there',
    position: { nextStartSeat: 0, seat: 1, market: ['study', 'kitchen, drill', '', '', ''] },
    says: /nextStartSeat can be set only once column 1 is taken \(DH-9\)/,
  },
  {
    name: 'too few columns',
    position: { market: ['study', '', '', '', ''] },
    says: /market must have at least 2 columns with cards, not 1/,
  },
  {
    name: 'too few columns for a discard',
    position: { phase: 'discard', market: ['study', 'kitchen, drill', '', '', ''] },
    says: /at least 3 columns/,
  },
  {
    name: 'a house too full for its round',
    position: { round: 2, houses: [{ G1: 'kitchen', G2: 'study' }] },
    says: /houses\[0\] has 10 fields left for the 11 rooms to come in round 2/,
  },
  {
    name: 'decks that do not match the other cards',
    position: { decks: { rooms: ['kitchen'] } },
    says: /decks\.rooms must hold exactly the cards that lie nowhere else/,
  },
  {
    name: 'decks that are too small',
    position: { round: 1, roofs: [['red roof']] },
    says: /roofs has 43 cards left, which is fewer than the 44/,
  },
];

export const positionChecks: readonly Check[] = [
  ...refused.map(({ name, position, players, options, says }) => ({
    name: `position refused: ${name}`,
    check: () => assert.match(complaintAbout(position, players, options), says),
  })),
  {
    name: 'positions: missing fields follow from the others',
    check() {
      const state = stateOf({ houses: [{ G1: 'empty', B4: 'garage' }, {}] });
      assert.equal(state.round, 3);
      assert.equal(state.phase, 'turn');
      assert.ok(state.marketRooms.every((code) => code >= 0));
      assert.deepEqual(
        state.marketSpecials.map((code) => code >= 0),
        [false, true, true, true, true],
      );
      assert.equal(stateOf({ held: { room: 'kitchen' } }).phase, 'room');
      assert.equal(stateOf({}, 3, { firstSeat: 2 }).seat, 2);
    },
  },
  {
    name: 'positions: the card of a placed tile is in the discard pile',
    check() {
      const state = stateOf({
        houses: [{ G1: 'living-room with fireplace' }],
        outdoors: [[], ['tree-house']],
        lostDecor: ['whirlpool'],
      });
      assert.equal(state.specialDiscard.length, 3);
      assert.ok(!state.specialDeck.includes('fireplace'));
      assert.ok(!state.specialDeck.includes('tree-house'));
      assert.ok(!state.specialDeck.includes('whirlpool'));
    },
  },
];
