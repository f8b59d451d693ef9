import type { Format, Plural } from '@richtfest/engine';
import { dieLetter, houseLetter } from '../notation/tiles.ts';
import type { Kind, Material, Tile } from '../words.ts';
import { type BlowOutcome, outcomeOf } from './blow-outcome.ts';
import type { PigsTexts, TileNames } from './pigs-texts.ts';
import { promptFrom } from './situation.ts';
import { groupTiles } from './tile-groups.ts';

const NUMBERS = ['none', 'one', 'two', 'three', 'four', 'five'] as const;

const materials: PigsTexts['materials'] = { straw: 'straw', wood: 'wood', stone: 'stone' };

const faces: PigsTexts['faces'] = {
  door: { one: 'door', other: 'doors' },
  window: { one: 'window', other: 'windows' },
  roof: { one: 'roof', other: 'roofs' },
  wolf: { one: 'wolf', other: 'wolves' },
};

const tiles: TileNames = {
  door: named('door'),
  window: named('window'),
  roof: named('roof'),
};

const POT: Plural = { one: 'flower pot', other: 'flower pots' };
const ROLL: Plural = { one: 'roll', other: 'rolls' };
const POINT: Plural = { one: 'point', other: 'points' };

export const en: PigsTexts = {
  name: 'The Three Little Pigs',
  blurb:
    'Roll doors, windows and roofs and build houses of straw, wood and stone, while the wolf is about and blows at those of your neighbours, or at yours.',
  materials,
  faces,
  tiles,

  chapters: {
    components: 'What is in the box',
    turn: 'A turn',
    building: 'Building',
    wolf: 'The wolf',
    end: 'The end',
    start: 'The start',
  },

  rules: {
    'LP-1': {
      title: 'Tiles',
      text: 'There are 36 tiles in nine stacks of four: doors, windows and roofs, each of straw, wood and stone. A tile is worth as many points as it costs in equal symbols: straw 2, wood 3, stone 4. Each stack is shuffled and lies face up: everybody sees the top tile and its flower pots.',
    },
    'LP-2': {
      title: 'Flower pots',
      text: 'In every material the four doors carry 0, 0, 1 and 1 flower pots, the windows 0, 0, 1 and 2, the roofs 0, 0, 0 and 1: 18 pots in all. The printed numbers were not to be had, so these are ours; a table that owns the box can put in the real ones.',
    },
    'LP-3': {
      title: 'Dice',
      text: 'Two dice, a and b, show two doors, two windows and two roofs each. Three dice, c, d and e, show two doors, two windows, one roof and one wolf each.',
    },
    'LP-4': {
      title: 'Blow wheel',
      text: 'The wheel has six equal fields: three of straw, two of wood, one of stone.',
    },
    'LP-5': {
      title: 'Reward cards',
      text: 'Only in the game for experienced pigs. Three cards of 2 points are won during play, for the first house all of straw, all of wood and all of stone (LP-13). Three cards of 3 points are given at the end, for the most flower pots, the most finished houses and the highest house (LP-17).',
    },
    'LP-6': {
      title: 'Rolling',
      text: 'Your turn begins with a roll of all five dice. Then you may roll up to two more times: each time any dice you choose, at least one, also dice you kept before. A die that shows the wolf is locked for the rest of the turn. You may stop after any roll.',
    },
    'LP-7': {
      title: 'Two wolves',
      text: 'As soon as two or more wolves show, rolling stops and the wolf comes (LP-14). You take no tiles this turn.',
    },
    'LP-8': {
      title: 'Taking tiles',
      text: 'Otherwise your dice pay for tiles. Two equal symbols pay for a straw tile of that kind, three for straw or wood, four or five for straw, wood or stone. Each die pays for one tile only. You take one tile or two; two must come from different stacks. So four doors never give two straw doors, but five doors may give a straw door and a wood door. An empty stack has nothing to give.',
    },
    'LP-9': {
      title: 'One tile is a duty',
      text: 'If dice, stacks and the building rules allow a tile, you must take at least one; the second is always up to you. A tile that cannot be placed cannot be taken. Take and place the tiles one after the other; the next tile of a stack is turned up at once.',
    },
    'LP-10': {
      title: 'Where tiles go',
      text: 'A new house starts with a door or a window. A window goes on top of a house without a roof. A door starts a house or slides under a house that has neither door nor roof. A roof closes a house that has a door or a window.',
    },
    'LP-11': {
      title: 'Houses',
      text: 'Materials may be mixed. A house has at most one door, at most one roof and any number of windows. With its roof it is finished and takes no more tiles, even if it has no door.',
    },
    'LP-12': {
      title: 'Building sites',
      text: 'You may have any number of unfinished houses at the same time.',
    },
    'LP-13': {
      title: 'Material cards',
      text: 'Only in the game for experienced pigs. If you are the first to finish a house of a single material with a door, a roof and at least one window, you take the card of that material, and keep it even if the house is blown down. It is won only at the moment a roof is laid; what the wolf leaves over wins nothing.',
    },
    'LP-14': {
      title: 'The wolf blows',
      text: 'First choose one house of an opponent, finished or not; then spin the wheel. All tiles of that house made of the spun material leave the game: they go into the box, not back to the stacks. If only a roof is left, it goes too. What is left closes up; a house that has lost its roof is open again. When a house is gone, the later houses of that player move up one letter. You must choose a house; if no opponent has one, your turn simply ends.',
    },
    'LP-15': {
      title: 'When the game ends',
      text: 'The game ends when three stacks are empty (two or three players), four (four players) or five (five players). The turn in which it happens is played to its end. If the table has chosen to finish the round, play goes on until the player before the first player has had a turn. There is no limit to the number of turns.',
    },
    'LP-16': {
      title: 'Points',
      text: 'Houses without a roof are removed and count nothing. Each tile of a finished house counts 2 points (straw), 3 (wood) or 4 (stone), each flower pot on it 1, and each finished house 1 more.',
    },
    'LP-17': {
      title: 'Points of experienced pigs',
      text: 'Only in the game for experienced pigs. Tiles count as in LP-16. Flower pots and finished houses bring no points of their own; the reward cards do (LP-5). Each 3-point card goes to the player who has more than every other; with a tie, also at 0, nobody gets it. Players are compared, not houses: two equally high houses of one player are no tie. The height of a house is its number of tiles. Only finished houses, and the pots on them, count. One house may count for several cards.',
    },
    'LP-18': {
      title: 'Ties',
      text: 'With equal points, more finished houses decide. If those are equal too, the place is shared.',
    },
    'LP-19': {
      title: 'First player',
      text: 'The first player is drawn by lot, unless the table names one. The others follow clockwise.',
    },
  },

  options: {
    firstSeat: {
      name: 'First player',
      help: 'The seat that begins, counted from 0, or “lot” to let luck decide (LP-19).',
    },
    experienced: {
      name: 'Experienced pigs',
      help: 'Play for reward cards instead of points for flower pots and finished houses (LP-5, LP-13, LP-17).',
    },
    finishRound: {
      name: 'Finish the round',
      help: 'When enough stacks are empty, play on until all have had the same number of turns (LP-15).',
    },
    pots: {
      name: 'Flower pots',
      help: 'The flower pots on the four tiles of each stack, in ascending order. The printed numbers were not to be had: these are ours, and if you own the box you can put in the real ones (LP-2).',
    },
    dice: {
      name: 'Dice',
      help: 'The six faces of each of the five dice (LP-3).',
    },
    wheel: {
      name: 'Blow wheel',
      help: 'The fields of the wheel, each equally likely (LP-4).',
    },
  },

  tieBreaks: ['finished houses'],
  parts: {
    tiles: 'Tiles',
    pots: 'Flower pots',
    houses: 'Finished houses',
    cards: 'Material cards',
    potsCard: 'Most flower pots',
    housesCard: 'Most finished houses',
    heightCard: 'Highest house',
  },

  moves: {
    roll: ({ dice }, format) => `Roll ${diceNamed(dice, format)} again`,
    stop: () => 'Stop rolling',
    build: ({ kind, material, house }) =>
      house === 'new'
        ? `Start a new house with the ${tiles[kind][material].one}`
        : `Build the ${tiles[kind][material].one} ${at(kind)} house ${houseLetter(house)}`,
    done: () => 'Take no second tile',
    blow: ({ seat, house }, format) => `Blow at ${houseOf(seat, house, format)}`,
  },

  events: {
    'first-seat-drawn': ({ seat }, format) => `By lot, ${format.seat(seat)} goes first.`,
    'turn-began': ({ seat }, format) => `${format.seat(seat)} is on turn.`,
    'dice-rolled': ({ seat, roll, thrown, dice }, format) => {
      const again = roll === 1 ? '' : ` ${diceNamed(thrown, format)} again`;
      return `${format.seat(seat)} rolls${again}: ${dice.map((face) => faces[face].one).join(', ')}.`;
    },
    'rolling-stopped': ({ seat }, format) => `${format.seat(seat)} stops rolling.`,
    'nothing-to-build': ({ seat }, format) =>
      `There is no tile that ${format.seat(seat)} could build.`,
    'tile-built': ({ seat, tile, house, isNew }, format) => {
      const name = format.seat(seat);
      const letter = houseLetter(house);
      const what = `a ${tiles[tile.kind][tile.material].one}`;
      const done = isNew
        ? `${name} starts house ${letter} with ${what}`
        : `${name} builds ${what} ${at(tile.kind)} house ${letter}`;
      return `${done}${tile.pots === 0 ? '' : ` (${format.count(tile.pots, POT)})`}.`;
    },
    'house-finished': ({ seat, house }, format) =>
      `${format.seat(seat)} has finished house ${houseLetter(house)}.`,
    'stack-turned': ({ kind, material, pots }, format) => {
      const carried = pots === 0 ? 'no flower pot' : format.count(pots, POT);
      return `The next ${tiles[kind][material].one} is turned up: ${carried}.`;
    },
    'stack-emptied': ({ kind, material }) => `No ${tiles[kind][material].other} are left.`,
    'card-won': ({ seat, material }, format) =>
      `The first house all of ${materials[material]}: its card goes to ${format.seat(seat)}.`,
    'wolf-came': ({ seat }, format) =>
      `The wolf comes! ${format.seat(seat)} builds nothing this turn.`,
    'wolf-left': () => 'Nobody else has a house, so the wolf trots off.',
    'house-blown': (event, format) => {
      const { seat, target, house, material } = event;
      const blow = `${format.seat(seat)} blows at ${houseOf(target, house, format)}`;
      return `${blow}, and the wheel stops at ${materials[material]}. ${outcome(outcomeOf(event), material, format)}`;
    },
    'game-ended': () => 'Enough stacks are empty: the game is over.',
  },

  reasons: {
    'rolling-is-over': () => 'Rolling is over for this turn; now you build.',
    'no-dice-chosen': () => 'A roll takes at least one die. If you like what you see, stop.',
    'wolf-is-locked': ({ dice }, format) =>
      dice.length === 1
        ? `Die ${letters(dice, format)} shows the wolf and stays put for the rest of the turn.`
        : `Dice ${letters(dice, format)} show the wolf and stay put for the rest of the turn.`,
    'wolf-has-come': () => 'The wolf is here: this turn you only choose a house to blow at.',
    'still-rolling': () => 'You are still rolling. Stop first, then build.',
    'stack-is-empty': ({ kind, material }) => `No ${tiles[kind][material].other} are left.`,
    'same-stack': ({ kind, material }) =>
      `Your first tile was a ${tiles[kind][material].one}; the second must come from another stack.`,
    'too-few-symbols': ({ kind, material, need, have }) => {
      const price = `A ${tiles[kind][material].one} costs ${inWords(need)} ${faces[kind].other}`;
      return `${price}; you have ${have === 0 ? '' : 'only '}${inWords(have)} to spend.`;
    },
    'one-tile-is-owed': () =>
      'Your dice pay for a tile you can build, so you take one; only the second is optional.',
    'nothing-to-finish': () => 'You are still rolling. Stop first, then build.',
    'no-such-house': ({ house }) => `You have no house ${houseLetter(house)}.`,
    'roof-needs-a-house': () => 'A roof cannot start a house: it needs a door or a window below.',
    'house-is-finished': ({ house }) =>
      `House ${houseLetter(house)} has its roof: it is finished and takes no more tiles.`,
    'house-has-a-door': ({ house }) =>
      `House ${houseLetter(house)} already has a door, and a house has only one.`,
    'no-wolf': () => 'You blow only when two or more dice show the wolf.',
    'own-house': () => 'That house is your own; the wolf blows at those of the others.',
    'nothing-to-blow-there': ({ seat, house }, format) =>
      `${format.seat(seat)} has no house ${houseLetter(house)}.`,
    'too-many-tiles': ({ kind, material, have, exist }, format) =>
      `The box holds ${format.count(exist, tiles[kind][material])}; here are ${format.number(have)}.`,
    'no-such-pots': ({ kind, material, pots, exist }, format) => {
      const carrying = pots === 0 ? 'without flower pots' : `with ${format.count(pots, POT)}`;
      return exist === 0
        ? `The box holds no ${tiles[kind][material].one} ${carrying}.`
        : `The box holds only ${format.count(exist, tiles[kind][material])} ${carrying}; here are more.`;
    },
    'no-cards-in-base-game': () =>
      'Reward cards belong to the game for experienced pigs; the base game has none.',
    'door-is-not-at-the-bottom': () => 'A door is the bottom of its house; nothing goes below it.',
    'two-doors': () => 'This house has more than one door, and a house has only one.',
    'roof-is-not-on-top': () => 'A roof is the top of its house; nothing goes above it.',
    'card-held-twice': ({ material }) =>
      `There is only one card for a house of ${materials[material]}, and here it is held twice.`,
    'roof-stands-alone': () => 'A roof cannot stand alone: with nothing below it, it falls in.',
  },

  prompt: promptFrom({
    rolling: ({ seat, rollsLeft, hasWolf }, format) => {
      const warning = hasWolf ? '; a second wolf ends the rolling' : '';
      return `${format.seat(seat)} may roll again (${format.count(rollsLeft, ROLL)} left) or stop${warning}.`;
    },
    'first-tile': ({ seat }, format) => `${format.seat(seat)} takes a tile and builds it.`,
    'second-tile': ({ seat }, format) =>
      `${format.seat(seat)} may build a second tile, or leave it at one.`,
    wolf: ({ seat }, format) =>
      `The wolf is here: ${format.seat(seat)} chooses a house to blow at.`,
    over: ({ winners, points }, format) => {
      const names = format.list(winners.map((seat) => format.seat(seat)));
      const wins = winners.length === 1 ? 'wins' : 'share the win';
      const each = winners.length === 1 ? '' : ' each';
      return `The game is over: ${names} ${wins} with ${format.count(points, POINT)}${each}.`;
    },
  }),

  picture: {
    isOver: 'The game is over',
    onTurn: 'On turn:',
    wolf: 'The wolf is here!',
    noHouses: 'no house yet',
    toSpend: 'to spend:',
    card: 'card',
    rollsLeft: (rolls, format) =>
      rolls === 0 ? 'no rolls left' : `${format.count(rolls, ROLL)} left`,
    emptyStacks: (empty, ofThose) => `empty stacks: ${empty} of ${ofThose}`,
    points: (points, format) => format.count(points, POINT),
  },
};

function named(kind: Kind): Readonly<Record<Material, Plural>> {
  const { one, other } = faces[kind];
  const of = (material: string) => ({ one: `${material} ${one}`, other: `${material} ${other}` });
  return { straw: of('straw'), wood: of('wood'), stone: of('stone') };
}

/** LP-10: a door comes under a house, all else on top. */
function at(kind: Kind): string {
  return kind === 'door' ? 'under' : 'on';
}

function houseOf(seat: number, house: number, format: Format): string {
  return `house ${houseLetter(house)} of ${format.seat(seat)}`;
}

function letters(dice: readonly number[], format: Format): string {
  return format.list(dice.map(dieLetter));
}

function diceNamed(dice: readonly number[], format: Format): string {
  if (dice.length === 0) return 'no die';
  if (dice.length === 5) return 'all five dice';
  return `${dice.length === 1 ? 'die' : 'dice'} ${letters(dice, format)}`;
}

function inWords(count: number): string {
  return NUMBERS[count] ?? `${count}`;
}

function counted(taken: readonly Tile[], format: Format): string {
  const groups = groupTiles(taken).map(({ tile: { kind, material }, count }) => {
    const name = tiles[kind][material];
    return count === 1 ? `a ${name.one}` : `${inWords(count)} ${name.other}`;
  });
  return format.list(groups);
}

function outcome({ is, taken }: BlowOutcome, material: Material, format: Format): string {
  switch (is) {
    case 'stands':
      return `Nothing of that house is made of ${materials[material]}: it stands.`;
    case 'damaged':
      return `The wind takes ${counted(taken, format)}.`;
    case 'opened':
      return `The wind takes ${counted(taken, format)}; the house is open again.`;
    case 'roof-fell-in':
      return `The wind takes ${counted(taken, format)}, and the roof falls in: the house is gone.`;
    case 'levelled':
      return `The wind takes ${counted(taken, format)}: the house is gone.`;
  }
}
