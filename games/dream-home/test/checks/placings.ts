import assert from 'node:assert/strict';
import { type Json, type JsonObject } from '@richtfest/engine';
import type { Check } from '@richtfest/testkit';
import { dreamHome, placingsOf, scoreHouse } from '../../src/index.ts';
import { stateOf } from './table.ts';

function viewOf(position: Json, options: JsonObject = {}) {
  return dreamHome.view(stateOf(position, 2, options), 'public');
}

const card = (room: Parameters<typeof placingsOf>[2]['room']) => ({ room, children: 0 });

/** Field, points now, points possible; for face-down cards also the rule. */
function brief(position: Json, room: Parameters<typeof card>[0]): string[] {
  return placingsOf(viewOf(position), 0, card(room)).map(
    ({ field, faceUp, because, now, possible }) =>
      faceUp ? `${field} ${now} ${possible}` : `${field} down ${because?.rule} ${now} ${possible}`,
  );
}

export const placingChecks: readonly Check[] = [
  {
    name: 'placings: every field that could take the card, with points now and possible',
    check() {
      assert.deepEqual(brief({}, 'living-room'), [
        'G1 1 9',
        'G2 1 9',
        'G3 1 9',
        'B4 down DH-14 0 0',
        'B5 down DH-14 0 0',
      ]);
      assert.deepEqual(brief({ houses: [{ G1: 'bathroom', U1: 'study' }] }, 'bathroom'), [
        'G2 down DH-15 0 0',
        'G3 1 1',
        'B4 down DH-14 0 0',
        'B5 down DH-14 0 0',
      ]);
    },
  },
  {
    name: 'placings: growing rooms, blocked rooms, finished rooms',
    check() {
      assert.deepEqual(brief({ houses: [{ G1: 'living-room', G3: 'kitchen' }] }, 'living-room'), [
        'U1 1 9',
        'U3 1 9',
        'G2 3 3',
        'B4 down DH-14 0 0',
        'B5 down DH-14 0 0',
      ]);
      assert.equal(brief({ houses: [{ G1: 'living-room' }] }, 'living-room')[1], 'G2 3 8');
      assert.equal(brief({ houses: [{ G1: 'living-room', G3: 'study' }] }, 'kitchen')[2], 'G2 1 1');
      assert.equal(
        brief({ houses: [{ G1: 'living-room with grand-piano' }] }, 'living-room')[1],
        'G2 down DH-16 0 0',
      );
      const designer = {
        helpers: [['interior-designer']],
        houses: [{ G1: 'living-room with grand-piano' }],
      };
      assert.equal(brief(designer, 'living-room')[1], 'G2 3 8');
      assert.equal(
        brief({ houses: [{ G1: 'bedroom', G2: 'bedroom' }] }, 'bedroom')[2],
        'G3 down DH-15 0 0',
      );
    },
  },
  {
    name: 'placings: partner rooms, bonuses, architects',
    check() {
      assert.deepEqual(brief({ houses: [{ G1: 'bathroom' }] }, 'sauna').slice(0, 3), [
        'U1 1 3',
        'G2 3 3',
        'G3 1 3',
      ]);
      assert.equal(brief({ houses: [{ G1: 'study', G3: 'study' }] }, 'sauna')[2], 'G2 1 1');
      const upstairs = { houses: [{ G1: 'library', G2: 'study', U1: 'bathroom' }] };
      assert.equal(brief(upstairs, 'sauna')[0], 'U2 3 3');
      assert.equal(brief({ houses: [{ G3: 'bathroom' }] }, 'sauna')[2], 'G2 3 3');
      assert.equal(brief({ houses: [{ G1: 'bathroom' }] }, 'bathroom')[0], 'U1 4 4');
      assert.equal(brief({ houses: [{ G2: 'sauna' }] }, 'bathroom')[1], 'G1 3 3');
      assert.equal(brief({ helpers: [['architect']] }, 'kitchen')[3], 'B4 down DH-14 1 1');
      assert.equal(brief({ houses: [{ B4: 'garage' }] }, 'garage').at(-1), 'B5 4 4');
    },
  },
  {
    name: 'placings: an architect gets a point for a card that lies face down, even where it fits',
    check() {
      const asEmpty = (position: Json) =>
        placingsOf(viewOf(position), 0, card('kitchen')).map((each) => each.asEmpty);
      assert.deepEqual(asEmpty({ helpers: [['architect']] }), [1, 1, 1, 1, 1]);
      assert.deepEqual(asEmpty({}), [0, 0, 0, 0, 0]);
    },
  },
  {
    name: 'placings: a reason points at what is in the way',
    check() {
      const [, second] = placingsOf(viewOf({ houses: [{ G1: 'bathroom' }] }), 0, card('bathroom'));
      assert.deepEqual(second?.because, {
        rule: 'DH-15',
        code: 'room-is-full',
        room: 'bathroom',
        field: 'G2',
        size: 2,
        max: 1,
        causes: [{ component: 'field', seat: 0, field: 'G1' }],
      });
    },
  },
  {
    name: 'placings: a reason points at the whole room in the way, from left to right, and no further',
    check() {
      const house = {
        B4: 'garage',
        B5: 'garage',
        G1: 'kitchen',
        G2: 'study',
        G3: 'kitchen',
        G4: 'kitchen',
      };
      const all = placingsOf(viewOf({ houses: [house] }), 0, card('kitchen'));
      const because = all.find(({ field }) => field === 'G5')?.because;
      assert.ok(because?.code === 'room-is-full');
      assert.equal(because.size, 3);
      assert.deepEqual(
        because.causes?.map((cause) => 'field' in cause && cause.field),
        ['G3', 'G4'],
      );
    },
  },
  {
    name: 'placings: a seat that does not exist is an error',
    check() {
      assert.throws(() => placingsOf(viewOf({}), 2, card('sauna')), /no seat 2/);
      assert.throws(() => scoreHouse(viewOf({}), 2), /no seat 2/);
    },
  },
  {
    name: 'the score of a house, line by line',
    check() {
      const score = scoreHouse(
        viewOf({
          houses: [
            {
              G1: 'living-room +1 with grand-piano',
              G2: 'living-room',
              G3: 'bathroom',
              U1: 'sauna',
              U2: 'bathroom',
              B4: 'empty',
            },
          ],
          outdoors: [['bird-house']],
          helpers: [['architect', 'interior-designer']],
          roofs: [['red roof']],
        }),
        0,
      );
      assert.deepEqual(score, {
        tally: { score: 20, parts: { rooms: 10, decor: 6, furnishing: 4, roof: 0 } },
        rooms: [
          { room: 'sauna', fields: ['U1'], points: 3, isBeside: true },
          { room: 'bathroom', fields: ['U2'], points: 1, isBeside: false },
          { room: 'living-room', fields: ['G1', 'G2'], points: 4, isBeside: false },
          { room: 'bathroom', fields: ['G3'], points: 1, isBeside: false },
          { room: 'empty-room', fields: ['B4'], points: 1, isBeside: false },
        ],
        decor: [
          { decor: 'grand-piano', field: 'G1', points: 4 },
          { decor: 'bird-house', field: 'outdoors', points: 2 },
        ],
        furnishing: [{ bonus: 'bathrooms', points: 4 }],
        children: 1,
      });
    },
  },
  {
    name: 'the score of a house: without an architect an empty room is worth nothing',
    check() {
      const { rooms, tally } = scoreHouse(viewOf({ houses: [{ B4: 'empty' }] }), 0);
      assert.deepEqual(rooms, [{ room: 'empty-room', fields: ['B4'], points: 0, isBeside: false }]);
      assert.equal(tally.score, 0);
    },
  },
  {
    name: 'the score of a house with its revealed roof',
    check() {
      const roofs = [['red roof', 'green roof', 'red roof', 'red roof', 'red roof window']];
      const { roof, furnishing, decor } = scoreHouse(
        viewOf({
          phase: 'over',
          roofs,
          houses: [{ G1: 'bathroom', G2: 'kitchen', G3: 'bedroom with cat-house' }],
        }),
        0,
      );
      assert.equal(roof?.points, 9);
      assert.deepEqual(roof?.laid, [
        { colour: 'red', window: true },
        { colour: 'red', window: false },
        { colour: 'red', window: false },
        { colour: 'red', window: false },
      ]);
      assert.deepEqual(furnishing, [{ bonus: 'basics', points: 3 }]);
      assert.deepEqual(decor, [{ decor: 'cat-house', field: 'G3', points: 1 }]);
      assert.equal(scoreHouse(viewOf({ roofs }), 0).roof, undefined);
      assert.equal(scoreHouse(viewOf({ roofs }, { openRoofs: true }), 0).roof?.points, 9);
    },
  },
  {
    name: 'DH-26: the scored roof has the first colour with a window, or the first colour',
    check() {
      const laidOf = (pile: string[]) =>
        scoreHouse(viewOf({ phase: 'over', roofs: [pile] }), 0).roof?.laid.map(
          ({ colour, window }) => (window ? `${colour} window` : colour),
        );
      const four = (colour: string) => Array.from({ length: 4 }, () => `${colour} roof`);
      const withWindow = (colour: string) => [...four(colour), `${colour} roof window`];
      const [red, brown] = [four('red'), four('brown')];
      const grey = ['grey', 'grey', 'grey', 'grey'];
      assert.deepEqual(laidOf([...four('grey'), 'red roof window']), grey);
      assert.deepEqual(laidOf([...brown, ...red]), ['red', 'red', 'red', 'red']);
      assert.deepEqual(laidOf([...withWindow('red'), ...withWindow('brown')])?.[0], 'red window');
      assert.deepEqual(laidOf([...red, ...withWindow('brown')])?.[0], 'brown window');
      assert.equal(laidOf(['red roof', 'brown roof', 'grey roof', 'green roof'])?.length, 4);
    },
  },
];
