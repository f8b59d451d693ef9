import assert from 'node:assert/strict';
import type { JsonObject } from '@richtfest/engine';
import type { Check } from '@richtfest/testkit';
import {
  type OptionCase,
  optionChecks as checksOf,
} from '../../../../testkit/test/option-checks.ts';
import { dreamHome } from '../../src/index.ts';
import { optionsOf, stateOf } from './table.ts';

type Draft = Record<string, Record<string, JsonObject & Record<string, unknown>>>;

/** The default card list with a change. */
function cards(change: (list: Draft) => void): JsonObject {
  const list = structuredClone(optionsOf(2).cards) as unknown as Draft;
  change(list);
  return { cards: list };
}

const set = (path: string, value: unknown) =>
  cards((list) => {
    const keys = path.split('.');
    const last = keys.pop() ?? '';
    let at = list as Record<string, unknown>;
    for (const key of keys) at = at[key] as Record<string, unknown>;
    at[last] = value;
  });

const cases: readonly OptionCase[] = [
  { name: 'defaults', options: {} },
  { name: 'the Dutch edition', options: { edition: 'nl' } },
  {
    name: 'there are two editions',
    options: { edition: 'pl' },
    message: /^options\.edition must be "de" or "nl", not "pl"/,
  },
  { name: 'the last of four begins', players: 4, options: { firstSeat: 3 } },
  {
    name: 'an empty seat can’t begin',
    options: { firstSeat: 2 },
    message: /^options\.firstSeat must be a seat from 0 to 1 or "lot", not 2$/,
  },
  {
    name: 'no table has a fifth seat',
    players: 4,
    options: { firstSeat: 4 },
    message: /^options\.firstSeat must be at most 3, not 4$/,
  },
  {
    name: 'columnDiscard is a boolean',
    options: { columnDiscard: 1 },
    message: /columnDiscard must be true or false/,
  },
  {
    name: 'openRoofs is a boolean',
    options: { openRoofs: 'yes' },
    message: /openRoofs must be true or false/,
  },
  { name: 'one player is too few', players: 1, options: {}, message: /^players must be 2 to 4/ },
  { name: 'five are too many', players: 5, options: {}, message: /^players must be 2 to 4/ },
  { name: 'the usual list by value', options: cards(() => undefined) },
  { name: 'other children', options: set('rooms.study.children', [2, 3]) },
  { name: 'other points', options: set('rooms.garage.points', [1, 7]) },
  { name: 'a garage of three cards', options: set('rooms.garage.points', [0, 4, 8]) },
  {
    name: 'DH-3: a list has 60 rooms, not 59',
    options: set('rooms.study.children', [0]),
    message: /^options\.cards\.rooms must list 60 room cards in all, not 59/,
  },
  {
    name: 'DH-3: a list has 60 rooms, not 61',
    options: set('rooms.study.children', [0, 0, 0]),
    message: /^options\.cards\.rooms must list 60 room cards in all, not 61/,
  },
  {
    name: 'DH-3: copies may move from one room to another',
    options: cards((list) => {
      list['rooms']!['study']!['children'] = [0, 0, 0];
      list['rooms']!['library']!['children'] = [0];
    }),
  },
  {
    name: 'DH-3: a list has 48 special cards',
    options: set('roofs.red', 6),
    message:
      /^options\.cards must list 48 special cards in all, not 49 \(21 roofs, 10 décor, 10 helpers, 8 tools\)$/,
  },
  {
    name: 'helpers count as special cards',
    options: set('helpers.roofer', 1),
    message: /not 47 \(20 roofs, 10 décor, 9 helpers/,
  },
  {
    name: 'tools count as special cards',
    options: set('tools.drill', 3),
    message: /not 49 .+ 9 tools/,
  },
  {
    name: 'a décor card may be left out for another special card',
    options: cards((list) => {
      list['decor']!['fireplace']!['cards'] = 0 as never;
      list['roofs']!['red'] = 6 as never;
    }),
  },
  {
    name: 'DH-3: every décor card needs its tile',
    options: cards((list) => {
      list['decor']!['fireplace']!['cards'] = 2 as never;
      list['roofs']!['red'] = 4 as never;
    }),
    message: /^options\.cards\.decor\.fireplace\.cards must be at most 1, not 2: there is one tile/,
  },
  {
    name: 'all problems are reported',
    options: { firstSeat: 3, ...set('rooms.sauna.children', []) },
    message: /^options\.firstSeat .+; options\.cards\.rooms /,
  },
  {
    name: 'all problems of a card list are reported, rooms first',
    options: cards((list) => {
      list['rooms']!['study']!['children'] = [0];
      list['decor']!['fireplace']!['cards'] = 2 as never;
    }),
    message:
      /^options\.cards\.rooms must list 60 .+; options\.cards must list 48 .+; options\.cards\.decor\./,
  },
  {
    name: 'a colour has at least the card with the window',
    options: set('roofs.red', 0),
    message: /options\.cards\.roofs\.red must be at least 1/,
  },
  {
    name: 'a room has one to three sizes',
    options: set('rooms.study.points', []),
    message: /rooms\.study\.points must have at least 1/,
  },
  {
    name: 'a room has no fourth size',
    options: set('rooms.study.points', [1, 2, 3, 4]),
    message: /at most 3/,
  },
  {
    name: 'points are not negative',
    options: set('rooms.study.points', [-1]),
    message: /must be at least 0/,
  },
  {
    name: 'points have a maximum',
    options: set('rooms.study.points', [21]),
    message: /must be at most 20/,
  },
  { name: 'up to seven children on a card', options: set('rooms.study.children', [7, 0]) },
  { name: 'not eight', options: set('rooms.study.children', [8, 0]), message: /must be at most 7/ },
  {
    name: 'a sauna has points beside',
    options: cards((list) => void delete list['rooms']!['sauna']!['beside']),
    message: /rooms\.sauna lacks the field “beside”/,
  },
  {
    name: 'a study has no points beside',
    options: set('rooms.study.beside', 3),
    message: /rooms\.study has an unknown field “beside”/,
  },
  {
    name: 'a tile lies in rooms',
    options: set('decor.fireplace.rooms', []),
    message: /decor\.fireplace\.rooms must/,
  },
  {
    name: 'a tile lies in known rooms',
    options: set('decor.fireplace.rooms', ['cave']),
    message: /decor\.fireplace\.rooms/,
  },
  { name: 'a tile may go outdoors', options: set('decor.fireplace.rooms', 'outdoors') },
];

const house = (cells: JsonObject) => ({ houses: [cells] });
const score = (position: JsonObject, options: JsonObject) =>
  dreamHome.standing(stateOf(position, 2, options), 'public')[0]?.score;

/** DH-2: points by size (after a slash those beside the partner room), then children per card. */
const ROOM_LIST = {
  'living-room': '1 4 9: 1 1 1 1 0 0 0 0 0',
  bedroom: '1 4: 1 0 0 0 0 0 0 0',
  bathroom: '1: 1 1 0 0 0 0 0 0',
  kitchen: '1 6: 1 1 0 0 0 0',
  'childrens-room': '2 6: 2 2 1 1 1',
  study: '2: 0 0',
  library: '2: 0 0',
  'games-room': '2: 1 1',
  sauna: '1/3: 0 0',
  pantry: '1/3: 0 0',
  'dressing-room': '1/3: 0 0',
  garage: '0 4: 1 0 0 0 0 0',
  'wine-cellar': '1: 0 0',
  workshop: '1: 0 0',
  'storage-room': '1: 0',
  laundry: '1: 0',
};

const ownList: readonly Check[] = [
  {
    name: 'DH-2: the list of rooms',
    check() {
      const { rooms } = optionsOf(2).cards;
      const written = Object.entries(rooms).map(([room, data]) => {
        const beside = 'beside' in data ? `/${data.beside}` : '';
        return [room, `${data.points.join(' ')}${beside}: ${data.children.join(' ')}`];
      });
      assert.deepEqual(Object.fromEntries(written), ROOM_LIST);
    },
  },
  {
    name: 'DH-2: points of a host’s own list count',
    check() {
      assert.equal(
        score(house({ B4: 'garage', B5: 'garage' }), set('rooms.garage.points', [1, 7])),
        7,
      );
      assert.equal(score(house({ B4: 'garage' }), set('rooms.garage.points', [1, 7])), 1);
      assert.equal(score(house({ G1: 'bathroom', G2: 'sauna' }), set('rooms.sauna.beside', 5)), 6);
      assert.equal(
        score(house({ G1: 'living-room with fireplace' }), set('decor.fireplace.value', 9)),
        10,
      );
      assert.equal(
        score({ outdoors: [['grand-piano']] }, set('decor.grand-piano.rooms', 'outdoors')),
        3,
      );
    },
  },
  {
    name: 'DH-15: a room is as large as its list of points is long',
    check() {
      const position = { held: { room: 'study' }, houses: [{ G1: 'study' }] };
      const usual = stateOf(position);
      const own = stateOf(position, 2, set('rooms.study.points', [2, 5]));
      const move = { verb: 'place', field: 'G2', faceUp: true };
      assert.equal(dreamHome.refusal(usual, 0, move)?.code, 'room-is-full');
      assert.equal(dreamHome.refusal(own, 0, move), undefined);
    },
  },
  {
    name: 'DH-19: a tile goes where a host’s own list lets it go',
    check() {
      const position = {
        phase: 'decor',
        held: { column: 2, special: 'fireplace' },
        houses: [{ G1: 'study', G2: 'living-room' }],
      };
      const own = stateOf(position, 2, set('decor.fireplace.rooms', ['study']));
      assert.deepEqual(
        dreamHome.legal(own, 0).map((move) => dreamHome.notation.writeMove(move)),
        ['decorate G1'],
      );
    },
  },
  {
    name: 'DH-2, DH-3: the decks are made of the list, each card once, in order',
    check() {
      const own = stateOf({ phase: 'over' }, 2, set('rooms.study.children', [2, 0]));
      assert.equal(own.roomDeck.length, 60);
      assert.equal(own.specialDeck.length, 48);
      assert.deepEqual(own.roomDeck.slice(36, 40), ['study', 'study +2', 'library', 'library']);
      assert.deepEqual(own.roomDeck.slice(0, 9), [
        ...Array.from({ length: 5 }, () => 'living-room'),
        ...Array.from({ length: 4 }, () => 'living-room +1'),
      ]);
      assert.deepEqual(own.specialDeck.slice(0, 6), [
        ...Array.from({ length: 4 }, () => 'red roof'),
        'red roof window',
        'brown roof',
      ]);
      assert.deepEqual(own.specialDeck.slice(20), [
        'grand-piano',
        'fireplace',
        'canopy-bed',
        'whirlpool',
        'ice-cream-machine',
        'rocking-horse',
        'paintings',
        'cat-house',
        'tree-house',
        'bird-house',
        ...['supplier', 'handyman', 'roofer', 'architect', 'interior-designer'].flatMap((name) => [
          name,
          name,
        ]),
        ...['jackhammer', 'cement-mixer', 'drill', 'scaffold'].flatMap((name) => [name, name]),
      ]);
    },
  },
];

export const optionChecks: readonly Check[] = [...checksOf(dreamHome, cases), ...ownList];
