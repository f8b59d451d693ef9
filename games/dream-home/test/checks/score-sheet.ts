import assert from 'node:assert/strict';
import { type JsonObject } from '@richtfest/engine';
import type { Check } from '@richtfest/testkit';
import { dreamHome } from '../../src/index.ts';
import { optionsOf } from './table.ts';

const { scoreSheet } = dreamHome;
const [anna] = (scoreSheet.example as unknown as { players: JsonObject[] }).players;
const full = anna?.['house'] as JsonObject;

/** A sheet with the example house, with some fields changed. */
function sheet(changes: JsonObject, more: JsonObject = {}, others: JsonObject[] = []): unknown {
  return { players: [{ house: { ...full, ...changes }, ...more }, ...others] };
}

function problemsOf(input: unknown): string {
  const scored = scoreSheet.score(input);
  assert.ok('problems' in scored, JSON.stringify(scored));
  return scored.problems.map(({ path, message }) => `${path} ${message}`).join('; ');
}

function scoreOf(input: unknown): number | undefined {
  const scored = scoreSheet.score(input);
  assert.ok('result' in scored, JSON.stringify(scored));
  return scored.result.seats[0]?.score;
}

function refusalOf(input: unknown): string {
  const scored = scoreSheet.score(input);
  assert.ok('refused' in scored, JSON.stringify(scored));
  return `${scored.where} ${scored.refused.rule} ${scored.refused.code}`;
}

const free = Object.fromEntries(Object.keys(full).map((field) => [field, 'free']));

const refused: readonly [name: string, input: unknown, says: string][] = [
  ['DH-13', sheet({ G1: 'free' }), 'players[0].house DH-13 field-below-is-free'],
  ['DH-14', sheet({ B5: 'sauna' }), 'players[0].house DH-14 belongs-above-the-basement'],
  ['DH-14 above', sheet({ U1: 'laundry' }), 'players[0].house DH-14 belongs-in-the-basement'],
  ['DH-15', sheet({ U5: 'bathroom' }), 'players[0].house DH-15 room-is-full'],
  [
    'DH-16',
    sheet({ U3: 'living-room with fireplace' }),
    'players[0].house DH-16 two-tiles-in-one-room',
  ],
  [
    'DH-19',
    sheet({ U1: 'childrens-room with whirlpool' }),
    'players[0].house DH-19 tile-does-not-fit',
  ],
  [
    'DH-19 outdoors',
    sheet({}, { outdoors: ['fireplace'] }),
    'players[0].house DH-19 tile-goes-indoors',
  ],
  ['DH-21', sheet({ B5: 'scaffold' }), 'players[0].house DH-21 scaffold-is-left'],
  [
    'DH-2',
    sheet({}, {}, [{ house: { ...free, G1: 'pantry', G3: 'pantry' } }]),
    'players DH-2 too-many-rooms',
  ],
  [
    'DH-3',
    sheet({}, { roofs: ['red roof window', 'red roof window'] }),
    'players DH-3 too-many-specials',
  ],
  [
    'DH-3 helpers',
    sheet({}, { helpers: ['architect', 'architect', 'architect'] }),
    'players DH-3 too-many-specials',
  ],
  [
    'DH-4',
    sheet({}, {}, [{ house: { ...free, G1: 'bedroom with cat-house' } }]),
    'players DH-4 tile-lies-twice',
  ],
];

export const scoreSheetChecks: readonly Check[] = [
  {
    name: 'DH-4, DH-13, DH-15: a house that breaks several rules is scored with all of them',
    check() {
      const row = ['U1', 'U2', 'U3', 'U4', 'U5'].map((field) => [field, 'kitchen']);
      const other = { house: { ...free, G1: 'living-room with grand-piano' } };
      const assessed = scoreSheet.assess(
        sheet(
          Object.fromEntries([...row, ['G1', 'free'], ['G2', 'living-room with grand-piano']]),
          {},
          [other],
        ),
      );
      assert.ok('result' in assessed);
      assert.deepEqual(
        assessed.breaches.map(({ refused, where }) => `${where} ${refused.rule} ${refused.code}`),
        [
          'players[0].house DH-13 field-below-is-free',
          'players DH-2 too-many-rooms',
          'players DH-4 tile-lies-twice',
        ],
      );
      const wide = scoreSheet.assess(sheet({ U1: 'kitchen', U2: 'kitchen', U3: 'kitchen' }));
      assert.ok('result' in wide);
      assert.deepEqual(
        wide.breaches.map(({ refused }) => refused.code),
        ['room-is-full'],
      );
      // The three kitchens score like two.
      assert.equal(wide.result.seats[0]?.parts['rooms'], 15 - 2 - 4 + 6);
    },
  },
  {
    name: 'score sheet: the example house that both rulebooks score at 29',
    check() {
      const scored = scoreSheet.score(scoreSheet.example);
      assert.ok('result' in scored);
      assert.deepEqual(scored.names, ['Anna']);
      assert.deepEqual(scored.result.seats[0]?.parts, {
        rooms: 15,
        decor: 4,
        furnishing: 6,
        roof: 4,
      });
      assert.equal(scored.result.seats[0]?.score, 29);
    },
  },
  {
    name: 'score sheet: helpers, outdoor tiles, empty rooms, children',
    check() {
      assert.equal(scoreOf(sheet({}, { helpers: ['architect'] })), 15 + 1 + 4 + 8);
      assert.equal(
        scoreOf(sheet({}, { helpers: ['interior-designer'], outdoors: ['tree-house'] })),
        15 + 6 + 3 + 6,
      );
      assert.equal(scoreOf(sheet({ B5: 'garage' })), 29);
      assert.equal(scoreOf(sheet({}, {}, [{ house: { ...free, G1: 'pantry' } }])), 25);
      assert.equal(scoreOf(sheet({ B5: 'kitchen face down' })), 25);
      const scored = scoreSheet.score({
        players: [
          { house: free, children: 2 },
          { house: free, name: 'Ben', children: 3 },
          { house: { ...free, G1: 'study' } },
        ],
      });
      assert.ok('result' in scored);
      assert.deepEqual(scored.names, ['1', 'Ben', '3']);
      assert.deepEqual(
        scored.result.seats.map(({ place }) => place),
        [3, 2, 1],
      );
    },
  },
  {
    name: 'DH-30: children written on cards count in the tie-break',
    check() {
      const plain = { ...free, G1: 'bathroom' };
      const places = (own: object, other: object) => {
        const scored = scoreSheet.score({ players: [{ house: plain, ...own }, other] });
        assert.ok('result' in scored, JSON.stringify(scored));
        return scored.result.seats.map(({ place }) => place);
      };
      const child = { house: { ...free, G1: 'bathroom +1' } };
      assert.deepEqual(places({}, child), [2, 1]);
      assert.deepEqual(places({ children: 1 }, child), [1, 1]);
      assert.deepEqual(places({ children: 1 }, { ...child, children: 2 }), [2, 1]);
      assert.match(
        problemsOf({ players: [{ ...child, children: 0 }] }),
        /^players\[0\]\.children must be at least 1, the children on the cards/,
      );
      const three = ['G1', 'G3', 'U1'].map((field) => [field, 'bathroom +1']);
      const house = { ...free, G2: 'study', ...Object.fromEntries(three) };
      assert.equal(refusalOf({ players: [{ house }] }), 'players DH-2 no-such-card');
    },
  },
  {
    name: 'score sheet: a roof of one colour needs four of it, and more do no harm',
    check() {
      const cards = {
        ...structuredClone(optionsOf(2).cards),
        roofs: { red: 45, brown: 1, grey: 1, green: 1 },
        helpers: { supplier: 0, handyman: 0, roofer: 0, architect: 0, 'interior-designer': 0 },
        tools: { jackhammer: 0, 'cement-mixer': 0, drill: 0, scaffold: 0 },
      };
      for (const decor of Object.values(cards.decor)) Object.assign(decor, { cards: 0 });
      const scoreOfRoofs = (...roofs: string[]) =>
        scoreOf({ cards, players: [{ house: free, roofs }] });
      const reds = (count: number) => Array.from({ length: count }, () => 'red roof');
      assert.equal(scoreOfRoofs(...reds(3), 'brown roof window'), 4);
      assert.equal(scoreOfRoofs(...reds(4), 'brown roof window'), 8);
      assert.equal(scoreOfRoofs(...reds(32)), 8);
    },
  },
  ...refused.map(([name, input, says]) => ({
    name: `score sheet: refused by ${name}`,
    check: () => assert.equal(refusalOf(input), says),
  })),
  {
    name: 'score sheet: missing or unreadable fields are reported with their path',
    check() {
      assert.match(problemsOf({}), /lacks the field “players”/);
      assert.match(problemsOf({ players: [] }), /^players must have at least 1/);
      assert.match(
        problemsOf({ players: Array.from({ length: 5 }, () => ({ house: free })) }),
        /at most 4/,
      );
      assert.match(problemsOf({ players: [{ house: {} }] }), /must say what lies on U1, .+ B5/);
      const { B5: _, ...eleven } = full;
      assert.match(
        problemsOf({ players: [{ house: eleven }] }),
        /^players\[0\]\.house must say what lies on B5; write “free”/,
      );
      assert.match(
        problemsOf(sheet({ G2: 'bedroom with kat-house' })),
        /not “bedroom with kat-house”\. Did you mean “cat-house”\?$/,
      );
      assert.match(
        problemsOf(sheet({ G2: 'bedrom' })),
        /^players\[0\]\.house\.G2 must be like .+ not “bedrom”\. Did you mean “bedroom”\?$/,
      );
      assert.match(
        problemsOf(sheet({}, { roofs: ['red roof', 'drill'] })),
        /^players\[0\]\.roofs\[1\] must be a roof/,
      );
      assert.match(
        problemsOf(sheet({}, { roofs: ['tin roof'] })),
        /^players\[0\]\.roofs\[0\] must be a roof/,
      );
      assert.match(problemsOf(sheet({}, { name: '' })), /^players\[0\]\.name/);
      assert.match(problemsOf(sheet({}, { name: 'x'.repeat(41) })), /^players\[0\]\.name/);
      assert.equal(scoreOf(sheet({}, { children: 0 })), 25);
      for (const name of ['x', 'x'.repeat(40)]) assert.equal(scoreOf(sheet({}, { name })), 25);
    },
  },
  {
    name: 'score sheet: all problems are reported, in the order of the sheet',
    check() {
      const { B5: _, ...eleven } = full;
      const entry = { house: { ...eleven, G2: 'bedrom' }, roofs: ['tin roof', 'drill'] };
      assert.deepEqual(
        problemsOf({ players: [entry, { house: eleven }] })
          .split('; ')
          .flatMap((problem) => /^players\S+ must/.exec(problem) ?? []),
        [
          'players[0].house.G2 must',
          'players[0].roofs[0] must',
          'players[0].roofs[1] must',
          'players[0].house must',
          'players[1].house must',
        ],
      );
    },
  },
  {
    name: 'score sheet: a host’s own list counts, and must be complete',
    check() {
      const cards = structuredClone(optionsOf(2).cards) as unknown as Record<
        string,
        Record<string, JsonObject>
      >;
      cards['rooms']!['garage'] = { ...cards['rooms']!['garage'], points: [5, 9] };
      const own = { ...(sheet({ B5: 'garage' }) as JsonObject), cards };
      assert.equal(scoreOf(own), 34);
      cards['rooms']!['garage'] = { points: [5, 9], children: [] };
      assert.match(problemsOf(own), /^cards\.rooms must list 60 room cards in all, not 54/);
    },
  },
];
