import { type Random, firstSeatOf } from '@richtfest/engine';
import { expect, it } from 'vitest';
import { testSayings, testSources } from '../../../testkit/test/suites/sayings.ts';
import { testRandomTexts } from '../../../testkit/test/suites/random-texts.ts';
import { threeLittlePigs as game } from '../src/index.ts';
import type { Move } from '../src/moves/index.ts';
import { MAX_HOUSES } from '../src/stacks.ts';
import { RULE_NUMBERS } from '../src/reasons.ts';
import { CHAPTERS, rules } from '../src/rules.ts';
import { DICE_COUNT, KINDS, MATERIALS, MAX_PLAYERS } from '../src/words.ts';
import { events, moves, playReasons, tableauReasons } from './sayings.ts';
import { formatOf, positionOf, randomGame } from './support.ts';

const ONE_HOUSE = ['wood door, wood window +1, wood roof'];
const TWO_WAYS = { players: 2, options: { firstSeat: 0 } };
const PROMPTED = [
  positionOf({ seat: 0, rolls: 1, dice: ['door', 'door', 'window', 'roof', 'roof'] }, TWO_WAYS),
  positionOf({ seat: 0, rolls: 2, dice: ['door', 'door', 'window', 'wolf', 'roof'] }, TWO_WAYS),
  positionOf(
    { seat: 0, phase: 'build', rolls: 3, dice: ['door', 'door', 'window', 'window', 'roof'] },
    TWO_WAYS,
  ),
  positionOf(
    {
      seat: 0,
      phase: 'build',
      rolls: 3,
      dice: ['door', 'door', 'window', 'window', 'roof'],
      firstTile: 'straw door',
      houses: [['straw door'], []],
    },
    TWO_WAYS,
  ),
  positionOf(
    {
      seat: 0,
      phase: 'wolf',
      rolls: 1,
      dice: ['door', 'door', 'wolf', 'wolf', 'roof'],
      houses: [[], ONE_HOUSE],
    },
    TWO_WAYS,
  ),
  overWith([[], ONE_HOUSE]),
  overWith([['straw door, straw roof'], ['straw window, straw roof']]),
];

function overWith(houses: string[][]): ReturnType<typeof positionOf> {
  const empty = Object.fromEntries(
    ['straw', 'wood', 'stone'].map((material) => [`${material} roof`, []]),
  );
  const position = { phase: 'over', houses, stacks: empty, dice: Array(5).fill('door'), rolls: 3 };
  return positionOf(position, TWO_WAYS);
}

testSayings({
  game,
  moves,
  events,
  reasons: { ...playReasons, ...tableauReasons },
  prompted: PROMPTED,
  formatOf,
});

testSources(game, { numbers: RULE_NUMBERS, chapters: CHAPTERS });

it('calls the flower pots our own', () => {
  expect(rules.find(({ number }) => number === 'LP-2')?.sources).toEqual(['design']);
});

testRandomTexts({
  game,
  games: 300,
  randomGame,
  seatOf: ({ state }) => firstSeatOf(game.owing(state)),
  anyMove,
  formatOf,
  reasons: Object.keys(playReasons),
});

function anyMove(random: Random): Move {
  const house = random.below(random.below(8) === 0 ? MAX_HOUSES : 4);
  const dice = [0, 1, 2, 3, 4].filter(() => random.below(DICE_COUNT) < 2);
  const kind = KINDS[random.below(KINDS.length)]!;
  const material = MATERIALS[random.below(MATERIALS.length)]!;
  const candidates: Move[] = [
    { verb: 'roll', dice },
    { verb: 'stop' },
    { verb: 'build', kind, material, house },
    { verb: 'build', kind, material, house: 'new' },
    { verb: 'done' },
    { verb: 'blow', seat: random.below(MAX_PLAYERS), house },
  ];
  return candidates[random.below(candidates.length)]!;
}
