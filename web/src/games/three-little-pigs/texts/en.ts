import { type Format, type Plural, capitalize } from '@richtfest/engine';
import { type Tile, dieLetter, houseLetter, pigsTexts } from '@richtfest/three-little-pigs';
import { tilesIn } from '../table/derive.ts';
import type { HouseTiles } from '../table/types.ts';
import { percentOf } from './percent.ts';
import type { TableTexts } from './table-texts.ts';

const { faces, tiles, materials } = pigsTexts.en;
const POT: Plural = { one: 'flower pot', other: 'flower pots' };
const DIE: Plural = { one: 'die', other: 'dice' };
const ROLL: Plural = { one: 'roll', other: 'rolls' };
const POINT: Plural = { one: 'point', other: 'points' };
const HOUSE: Plural = { one: 'house', other: 'houses' };
const PLACE: Plural = { one: 'place', other: 'places' };

const CONTESTS = {
  potsCard: 'Most flower pots',
  housesCard: 'Most finished houses',
  heightCard: 'Highest house',
} as const;

export const en: TableTexts = {
  roll: 'Roll',
  rollDice: (count, format) => `Roll ${format.count(count, DIE)}`,
  rollsLeft: (left, format) => `${format.count(left, ROLL)} left`,
  stop: 'Stop',
  stopAndBuild: 'Stop and build',
  keepRolling: 'Keep rolling',
  done: 'Done',
  chooseDice: 'Tap dice to roll them again',
  chooseTile: 'Tap a glowing tile, then a place for it',
  chooseHouse: 'Tap the house the wolf will blow at',
  tray: 'Dice',
  market: 'Market',
  wheel: 'Blow wheel',
  newHouse: 'New house',
  chooseATile: 'Choose a tile at the market first; then a house can start here.',
  noHouses: 'no house yet',
  houses: (houses, format) => format.count(houses, HOUSE),
  meadowOf: (seat, format) => format.player(seat, 'Your meadow', (name) => `${name}’s meadow`),
  points: (points, format) => format.count(points, POINT),
  die: ({ die, face, isLocked }) =>
    `Die ${dieLetter(die)}: ${faces[face].one}${isLocked ? ', locked' : ''}`,
  stackLeft: (left, format) => (left === 0 ? 'empty' : `${format.number(left)} left`),
  stack: ({ stack, cost, have }, format) => {
    const name = capitalize(tiles[stack.kind][stack.material].one);
    const { top } = stack;
    const all = tilesIn(stack);
    if (all === 0) return `${name}: empty`;
    const left = `${format.number(all)} left`;
    // The next tile is still being revealed.
    if (top === undefined) return `${name}, ${left}`;
    const pots = top === 0 ? 'no flower pot' : format.count(top, POT);
    const price = `costs ${format.count(cost, faces[stack.kind])}`;
    const purse = have === undefined ? '' : `; you have ${format.number(have)}`;
    return `${name}, ${left}, ${pots}, ${price}${purse}`;
  },
  house: (house, built, format) => `House ${houseLetter(house)}: ${contents(built, format)}`,
  placeAt: (kind, material, house) =>
    `Build the ${tiles[kind][material].one} ${kind === 'door' ? 'under' : 'on'} house ${houseLetter(house)}`,
  startWith: (kind, material) => `Start a new house with the ${tiles[kind][material].one}`,
  blowAt: (house, name) => `Blow at ${name}’s house ${houseLetter(house)}`,
  houseWorth: (points, isFinished, format) =>
    isFinished
      ? `${format.count(points, POINT)}.`
      : `${format.count(points, POINT)} as soon as it has a roof.`,
  chosen: (kind, material, places, format) =>
    `${capitalize(tiles[kind][material].one)} in hand: ${format.count(places, PLACE)} to build it.`,
  wolf: (wolves) =>
    wolves === 0
      ? 'The wolf watches from behind the bush.'
      : wolves === 1
        ? 'The wolf has come closer. One more, and he is here.'
        : 'The wolf is here!',
  wolfComes: (wolves) =>
    wolves === 0 ? 'two wolves, so that he comes' : 'a second wolf, so that he comes',
  wolfChance: (wolves) => (wolves === 0 ? '2 wolves' : '2nd wolf'),
  ears: 'Dice with ears have a wolf on one side. Two wolves end your turn: you build nothing, and the wolf blows at a neighbour’s house.',
  chances: 'With the chosen dice',
  atLeast: (count, kind) => `${count} ${faces[kind].other} or more`,
  percent: percentOf,
  cards: 'Reward cards',
  materialCard: (material, holder) =>
    `First house built only of ${materials[material]}, 2 points: ${holder ?? 'nobody yet'}`,
  contestCard: (contest, holder) => `${CONTESTS[contest]}, 3 points: now ${holder ?? 'nobody'}`,
  emptyStacks: (empty, ofThose) =>
    empty >= ofThose - 1
      ? '1 more empty stack ends the game'
      : `Empty stacks: ${empty}. The game ends at ${ofThose}.`,
  keys: [
    { keys: ['1', '2', '3', '4', '5'], does: 'select or deselect a die' },
    { keys: ['R'], does: 'roll the chosen dice' },
    { keys: ['S'], does: 'stop rolling' },
    { keys: ['D'], does: 'done: no second tile' },
    { keys: ['M'], does: 'go to the market' },
    { keys: ['H'], does: 'go to the houses' },
    { keys: ['←', '→', '↑', '↓'], does: 'move between dice, stacks and houses' },
    { keys: ['Enter'], does: 'choose the focused item' },
    { keys: ['Esc'], does: 'undo the choice' },
  ],
};

function contents(built: HouseTiles, format: Format): string {
  const isFinished = built.at(-1)?.kind === 'roof';
  return `${built.map((tile) => described(tile, format)).join(', ')}. ${isFinished ? 'Finished' : 'Open'}.`;
}

function described({ kind, material, pots }: Tile, format: Format): string {
  const name = tiles[kind][material].one;
  return pots === 0 ? name : `${name} with ${format.count(pots, POT)}`;
}
