import assert from 'node:assert/strict';
import { randomFromText } from '@richtfest/engine';
import { type Check, perftChance } from '@richtfest/testkit';
import {
  COLOURS,
  NONE,
  ROOMS,
  SLOTS,
  bestTreehouse as game,
  colourOf,
  placesOf,
  scoreTree,
  slotNumber,
} from '../../src/index.ts';
import { supportedSlots, touchedSlots } from '../../src/places.ts';
import { leaderAfter } from '../../src/scoring-phase.ts';
import { cardNamed, randomGame, stateOf, viewOf } from '../support.ts';

const TWO = { players: 2, options: { firstSeat: 0 } } as const;

/** BT-2, BT-3, BT-4 as they are written, by level and position. */
function touches(a: (typeof SLOTS)[number], b: (typeof SLOTS)[number]): boolean {
  const [level, position] = [b.level - a.level, b.position - a.position];
  if (level === 0) return Math.abs(position) === 1;
  if (level === -1) return position === -1 || position === 0;
  return level === 1 && (position === 0 || position === 1);
}

const geometry: readonly Check[] = [
  {
    name: 'BT-1: 72 rooms, twelve of each colour, each with a name of its own',
    check() {
      assert.equal(ROOMS.length, 72);
      assert.equal(new Set(ROOMS.map(({ id }) => id)).size, 72);
      for (const colour of COLOURS) {
        assert.equal(ROOMS.filter((room) => room.colour === colour).length, 12);
      }
      ROOMS.forEach(({ colour }, card) => assert.equal(colourOf(card), colour));
      assert.throws(() => colourOf(72), RangeError);
    },
  },
  {
    name: 'BT-2: 20 slots, shifted by half a card from level to level',
    check() {
      assert.deepEqual(
        SLOTS.map(({ level, position }) => [level, position]),
        [2, 3, 4, 5, 6].flatMap((level) => Array.from({ length: level }, (_, at) => [level, at])),
      );
      for (const slot of SLOTS) {
        assert.equal(slotNumber(slot), slot.number);
        assert.equal(SLOTS[slot.number], slot);
        assert.equal(slot.x, slot.position - (slot.level - 1) / 2);
        assert.equal(slot.side, slot.x < 0 ? 'left' : slot.x > 0 ? 'right' : 'middle');
      }
      const middle = SLOTS.filter(({ side }) => side === 'middle').map(({ level }) => level);
      assert.deepEqual(middle, [3, 5]);
      for (const [level, position] of [
        [1, 0],
        [7, 0],
        [2, 2],
        [3, -1],
      ] as const) {
        assert.equal(slotNumber({ level, position }), undefined);
      }
    },
  },
  {
    name: 'BT-3: two supports, at the edges one, on level 2 none',
    check() {
      for (const { level, position, supports } of SLOTS) {
        const below = SLOTS.filter(
          (other) =>
            other.level === level - 1 &&
            (other.position === position || other.position === position - 1),
        );
        assert.deepEqual(
          supports,
          below.map(({ number }) => number),
        );
        const isEdge = position === 0 || position === level - 1;
        assert.equal(supports.length, level === 2 ? 0 : isEdge ? 1 : 2);
      }
    },
  },
  {
    name: 'BT-4: touching goes both ways, beside, above and below',
    check() {
      for (const slot of SLOTS) {
        const wanted = SLOTS.filter((other) => touches(slot, other)).map(({ number }) => number);
        assert.deepEqual(
          slot.touches.toSorted((a, b) => a - b),
          wanted,
        );
      }
    },
  },
];

const places: readonly Check[] = [
  {
    name: 'BT-3, BT-4: what rests on any rooms and what touches them, as the slots say',
    check() {
      const random = randomFromText('sets');
      for (let count = 0; count < 3000; count++) {
        const set = random.below(1 << SLOTS.length);
        const has = (slot: number) => (set & (1 << slot)) !== 0;
        const bits = (list: readonly (typeof SLOTS)[number][]) =>
          list.reduce((sum, { number }) => sum | (1 << number), 0);
        assert.equal(
          supportedSlots(set),
          bits(SLOTS.filter(({ supports }) => supports.every(has))),
        );
        assert.equal(touchedSlots(set), bits(SLOTS.filter((slot) => slot.touches.some(has))));
      }
    },
  },
  {
    name: 'RF-3: cards and places that do not exist are no moves',
    check() {
      const state = stateOf({}, TWO);
      for (const move of [
        { verb: 'choose', card: 72 },
        { verb: 'choose', card: -1 },
        { verb: 'place', level: 6, position: 6 },
        { verb: 'place', level: 7, position: 0 },
        { verb: 'place', level: 1, position: 0 },
        { verb: 'take-bonus', bonus: 1 },
        { verb: 'put-bonus', colour: 'pink' },
      ]) {
        assert.equal(game.refusal(state, 0, move)?.rule, 'RF-3');
      }
      assert.equal(game.refusal(state, 0, { verb: 'choose', card: 71 })?.rule, 'BT-7');
    },
  },
  {
    name: 'BT-2 to BT-5: the 20 places of a view are the legal moves, and the reasons the refusals',
    check() {
      let looks = 0;
      for (let number = 0; number < 6; number++) {
        for (const { state } of randomGame(number, 'places')) {
          if (state.phase !== 'build') continue;
          const seat = [...state.players.keys()].find((at) => game.legal(state, at).length > 0)!;
          looks++;
          const view = game.view(state, seat);
          for (const { slot, reason } of placesOf(view, seat, state.players[seat]!.chosen)) {
            const { level, position } = slot;
            assert.deepEqual(reason, game.refusal(state, seat, { verb: 'place', level, position }));
          }
        }
      }
      assert.ok(looks > 100);
    },
  },
  {
    name: 'BT-2 to BT-5: places can be asked for any card and any tree',
    check() {
      const view = viewOf({ trees: [['gym -'], ['- library']] }, TWO, 0);
      const open = (seat: number, id: string) =>
        placesOf(view, seat, cardNamed(id)).flatMap(({ slot, reason }) =>
          reason === undefined ? [slot.number] : [],
        );
      assert.deepEqual(open(0, 'trampoline'), [1]);
      assert.deepEqual(open(0, 'sauna'), [1]);
      assert.deepEqual(open(1, 'museum'), [0]);
      assert.deepEqual(open(7, 'museum'), [0, 1]);
    },
  },
];

const scoring: readonly Check[] = [
  {
    name: 'BT-12, BT-15: a tree colour by colour, under any scoring cards',
    check() {
      const tree = ['gym', 'trampoline', 'library', 'sauna'].map((id) => ({ card: cardNamed(id) }));
      const points = (list: ReturnType<typeof scoreTree>) => list.map((entry) => entry.points);
      assert.deepEqual(points(scoreTree(tree, [], false)), [2, 1, 0, 1, 0, 0]);
      assert.deepEqual(points(scoreTree(tree, [], true)), [0, 0, 0, 0, 0, 0]);
      const pegged = [
        { colour: 'red', seat: 0, bonus: 2 },
        { colour: 'yellow', seat: 1, bonus: 0 },
      ] as const;
      assert.deepEqual(points(scoreTree(tree, pegged, false)), [4, 0, 0, 1, 0, 0]);
      assert.deepEqual(scoreTree(tree, pegged, false)[0], {
        colour: 'red',
        rooms: 2,
        factor: 2,
        points: 4,
      });
      assert.deepEqual(points(scoreTree(tree, pegged, true)), [2, 1, 0, 0, 0, 0]);
    },
  },
  {
    name: 'BT-10: the first chooser, for every tie after every first chooser at every table',
    check() {
      for (const players of [2, 3, 4]) {
        for (let tied = 1; tied < 1 << players; tied++) {
          const points = Array.from({ length: players }, (_, seat) => [(tied >> seat) & 1]);
          for (let previous = 0; previous < players; previous++) {
            const state = stateOf({ round: 2, points }, { players, options: { firstSeat: 0 } });
            const order = Array.from({ length: players }, (_, at) => (previous + 1 + at) % players);
            const wanted = order.find((seat) => ((tied >> seat) & 1) === 1);
            assert.equal(leaderAfter(state, previous), wanted);
          }
        }
      }
    },
  },
  {
    name: 'the tables of decisions: so many are owed in every game',
    check() {
      for (const [players, young, wanted] of [
        [2, false, 66],
        [3, false, 108],
        [4, false, 144],
        [2, true, 66],
        [3, true, 99],
        [4, true, 132],
      ] as const) {
        const dealer = { chance: perftChance(), report: undefined };
        const state = game.setup({ players, options: { firstSeat: 0, young } }, dealer);
        let count = 0;
        for (; state.owing !== 0; count++) {
          const seat = 31 - Math.clz32(state.owing);
          game.play(state, seat, game.legal(state, seat)[0]!, dealer);
        }
        assert.equal(count, wanted);
        assert.ok(
          state.players.every(({ sixth, chosen }) => sixth.length === 3 && chosen === NONE),
        );
      }
    },
  },
];

export const treeChecks: readonly Check[] = [...geometry, ...places, ...scoring];
