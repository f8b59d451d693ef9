import { type JsonObject, checkedOptions } from '@richtfest/engine';
import {
  type OptionCase,
  optionChecks as checksOf,
} from '../../../../testkit/test/option-checks.ts';
import { threeLittlePigs } from '../../src/index.ts';

const usual = checkedOptions(threeLittlePigs, { players: 2 });

function dieWith(...faces: string[]): string[] {
  return Array.from({ length: 6 }, (_, side) => faces[side % faces.length] ?? 'wolf');
}

const roofs = dieWith('roof');
const withPots = (straw: readonly number[]): JsonObject => {
  const pots = usual['pots'] as unknown as Record<string, JsonObject>;
  return { pots: { ...pots, door: { ...pots['door'], straw } } };
};

const cases: readonly OptionCase[] = [
  { name: 'nothing is settled', options: {} },
  { name: 'the last seat begins', options: { firstSeat: 1 } },
  { name: 'the fifth of five begins', players: 5, options: { firstSeat: 4 } },
  {
    name: 'a seat nobody sits on can’t begin',
    options: { firstSeat: 2 },
    message: /^options\.firstSeat must be a seat from 0 to 1 or "lot", not 2$/,
  },
  {
    name: 'there is no sixth seat',
    players: 5,
    options: { firstSeat: 5 },
    message: /^options\.firstSeat must be at most 4, not 5$/,
  },
  {
    name: 'a seat has no negative number',
    options: { firstSeat: -1 },
    message: /options\.firstSeat must be/,
  },
  {
    name: 'variants are switched on or off',
    options: { experienced: 1 },
    message: /experienced must be true or false/,
  },
  {
    name: 'rounds are finished or not',
    options: { finishRound: 'yes' },
    message: /finishRound must be true or false/,
  },
  { name: 'pots may be equal', options: withPots([1, 1, 1, 1]) },
  { name: 'pots may be ascending up to nine', options: withPots([0, 3, 3, 9]) },
  {
    name: 'pots are listed in order',
    options: withPots([0, 1, 0, 1]),
    message: /^options\.pots\.door\.straw must be listed in ascending order, not as 0, 1, 0, 1$/,
  },
  {
    name: 'the first pair of pots is looked at, too',
    options: withPots([1, 0, 1, 1]),
    message: /ascending order/,
  },
  {
    name: 'a later pair of pots is looked at, too',
    options: withPots([0, 1, 2, 1]),
    message: /ascending order/,
  },
  {
    name: 'a tile has at most nine pots',
    options: withPots([0, 0, 0, 10]),
    message: /must be at most 9/,
  },
  {
    name: 'a stack has four tiles',
    options: withPots([0, 0, 0]),
    message: /must have exactly 4 entries/,
  },
  {
    name: 'a stack has no fifth tile',
    options: withPots([0, 0, 0, 0, 0]),
    message: /must have exactly 4 entries/,
  },
  {
    name: 'two dice with a door are enough',
    options: { dice: [dieWith('door', 'window'), dieWith('door', 'window'), roofs, roofs, roofs] },
  },
  {
    name: 'one die with a door is not',
    options: { dice: [dieWith('door', 'window'), dieWith('window'), roofs, roofs, roofs] },
    message: /^options\.dice must show a door on at least two dice/,
  },
  {
    name: 'there are five dice',
    options: { dice: [roofs, roofs, roofs, roofs] },
    message: /exactly 5 entries/,
  },
  {
    name: 'a die has six sides',
    options: { dice: [['door'], roofs, roofs, roofs, roofs] },
    message: /exactly 6 entries/,
  },
  { name: 'a wheel of one field will do', options: { wheel: ['stone'] } },
  {
    name: 'a wheel has at least one field',
    options: { wheel: [] },
    message: /wheel must have at least 1 entry,/,
  },
  {
    name: 'a wheel has up to 24 fields',
    options: { wheel: Array.from({ length: 24 }, () => 'wood') },
  },
  {
    name: 'a wheel has no more',
    options: { wheel: Array.from({ length: 25 }, () => 'wood') },
    message: /at most 24/,
  },
  {
    name: 'a wheel shows materials',
    options: { wheel: ['paper'] },
    message: /wheel\[0\] must be "straw" or "wood" or "stone"/,
  },
  {
    name: 'all problems are reported in order',
    options: {
      firstSeat: 3,
      ...withPots([1, 0, 0, 0]),
      dice: [dieWith('window'), dieWith('window'), dieWith('wolf'), roofs, dieWith('wolf')],
    },
    message:
      /^options\.firstSeat .+; options\.pots\.door\.straw .+; options\.dice .+ door .+; options\.dice .+ roof/,
  },
  { name: 'one player is too few', players: 1, options: {}, message: /^players must be 2 to 5/ },
  { name: 'six are too many', players: 6, options: {}, message: /^players must be 2 to 5/ },
];

export const optionChecks = checksOf(threeLittlePigs, cases);
