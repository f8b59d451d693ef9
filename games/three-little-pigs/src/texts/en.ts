import { type Format, type Plural, tableTexts } from '@richtfest/engine';
import { dieLetter, houseLetter } from '../notation/tiles.ts';
import type { Kind, Material, Tile } from '../words.ts';
import { type BlowOutcome, outcomeOf } from './blow-outcome.ts';
import { componentTexts } from './component-words.ts';
import type { PigsTexts, TileNames } from './pigs-texts.ts';
import { promptFrom } from './prompt.ts';
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

const components = componentTexts('en', { faces, materials });

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
      text: 'There are 36 tiles in nine stacks of four: doors, windows and roofs, each of straw, wood and stone. A straw tile costs 2 equal symbols on the dice, a wood tile 3 and a stone tile 4, and each is worth as many points as it costs. Each stack is shuffled and lies face up, so everyone sees the top tile and its flower pots.',
    },
    'LP-2': {
      title: 'Flower pots',
      text: 'In each material, the four doors have 0, 0, 1 and 1 flower pots, the windows 0, 0, 1 and 2, and the roofs 0, 0, 0 and 1: 18 pots in all. We could not get the printed numbers, so these are ours; if you own the box, you can enter the real ones.',
    },
    'LP-3': {
      title: 'Dice',
      text: 'Two dice, a and b, each show two doors, two windows and two roofs. Three dice, c, d and e, each show two doors, two windows, one roof and one wolf.',
    },
    'LP-4': {
      title: 'Blow wheel',
      text: 'The wheel has six equal fields: three for straw, two for wood and one for stone.',
    },
    'LP-5': {
      title: 'Reward cards',
      text: 'These cards are used only in the game for experienced pigs. Three cards worth 2 points are won during the game: for the first house all of straw, all of wood and all of stone (LP-13). Three cards worth 3 points are given out at the end: for the most flower pots, the most finished houses and the tallest house (LP-17).',
    },
    'LP-6': {
      title: 'Rolling',
      text: 'You start your turn by rolling all five dice. Then you may roll up to two more times. Each time, choose which dice to roll again, at least one; you may also pick dice you kept before. A die that shows the wolf stays as it is for the rest of your turn. You may stop after any roll.',
    },
    'LP-7': {
      title: 'Two wolves',
      text: 'As soon as two or more dice show the wolf, you stop rolling and the wolf comes (LP-14). You take no tiles this turn.',
    },
    'LP-8': {
      title: 'Taking tiles',
      text: 'If the wolf stays away, your dice pay for tiles:',
      more: [
        [
          'Two equal symbols pay for a straw tile of that kind.',
          'Three pay for a straw or a wood tile.',
          'Four or five pay for a straw, a wood or a stone tile.',
        ],
        'Each die pays for one tile only. You take one tile or two; two must come from different stacks. So four doors never pay for two straw doors, but five doors can pay for a straw door and a wood door. You can’t take anything from an empty stack.',
      ],
    },
    'LP-9': {
      title: 'One tile is a duty',
      text: 'If your dice, the stacks and the building rules allow it, you must take at least one tile. The second tile is always optional. You can’t take a tile that you can’t place. Take and place one tile after the other; the next tile of the stack is visible at once.',
    },
    'LP-10': {
      title: 'Where tiles go',
      text: 'A new house starts with a door or a window. A window goes on top of a house without a roof. A door starts a house, or slides under a house that has neither door nor roof. A roof closes a house that has a door or a window.',
    },
    'LP-11': {
      title: 'Houses',
      text: 'You may mix materials. A house has at most one door, at most one roof and any number of windows. Once it has a roof it is finished, even without a door, and you can’t add anything to it.',
    },
    'LP-12': {
      title: 'Building sites',
      text: 'You may have any number of unfinished houses at the same time.',
    },
    'LP-13': {
      title: 'Material cards',
      text: 'In the game for experienced pigs, the first player to finish a house of a single material takes the card of that material. The house needs a door, a roof and at least one window. You keep the card even if the house is blown down. You can only win a card by laying a roof, never by what the wolf leaves of a house.',
    },
    'LP-14': {
      title: 'The wolf blows',
      text: 'First choose a house of another player, finished or not; then spin the wheel. All tiles of that house made of the material you spun leave the game: they go in the box, not back on the stacks. If only a roof is left, it goes too.',
      more: [
        'The tiles that are left close up. A house that has lost its roof can be built on again. If a whole house is gone, that player’s later houses move up one letter. You must choose a house; if no other player has one, your turn simply ends.',
      ],
    },
    'LP-15': {
      title: 'When the game ends',
      text: 'The game ends when three stacks are empty (two or three players), four (four players) or five (five players). The current turn is finished first. If you chose to finish the round when you set up the table, play goes on until the player before the first player has had a turn. The number of turns is not limited.',
    },
    'LP-16': {
      title: 'Points',
      text: 'Houses without a roof are removed and score nothing. For your finished houses you score:',
      more: [
        [
          '2 points for each straw tile, 3 for each wood tile and 4 for each stone tile.',
          '1 point for each flower pot.',
          '1 point for each house.',
        ],
      ],
    },
    'LP-17': {
      title: 'Points of experienced pigs',
      text: 'In the game for experienced pigs, tiles count as in LP-16. Flower pots and finished houses score nothing by themselves, but reward cards do (LP-5). This is how the cards worth 3 points are given out:',
      more: [
        [
          'A card goes to the player who has more than anyone else. On a tie, even at 0, nobody gets it.',
          'Players are compared, not houses: two equally tall houses of the same player are not a tie.',
          'The height of a house is its number of tiles.',
          'Only finished houses count, and only the pots on them. One house may count for several cards.',
        ],
      ],
    },
    'LP-18': {
      title: 'Ties',
      text: 'On a tie, the player with more finished houses is ahead. If that is equal too, the players share the place.',
    },
    'LP-19': {
      title: 'First player',
      text: 'The first player is drawn by lot, unless you pick one when you set up the table. (In the rulebook it is the player who last saw a pig or a wolf.) The others follow clockwise.',
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
      ...components.pots,
    },
    dice: {
      name: 'Dice',
      help: 'The six faces of each of the five dice (LP-3).',
      ...components.dice,
    },
    wheel: {
      name: 'Blow wheel',
      help: 'The fields of the wheel, each equally likely (LP-4).',
      ...components.wheel,
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
    'first-seat-drawn': ({ seat }, format) =>
      `By lot, ${format.does(seat, 'you go', 'goes')} first.`,
    'turn-began': ({ seat }, format) =>
      `It is ${format.player(seat, 'your', (name) => `${name}’s`)} turn.`,
    'dice-rolled': ({ seat, roll, thrown, dice }, format) => {
      const again = roll === 1 ? '' : ` ${diceNamed(thrown, format)} again`;
      return `${format.does(seat, 'You roll', 'rolls')}${again}: ${dice.map((face) => faces[face].one).join(', ')}.`;
    },
    'rolling-stopped': ({ seat }, format) => `${format.does(seat, 'You stop', 'stops')} rolling.`,
    'nothing-to-build': ({ seat }, format) =>
      `There is no tile that ${format.player(seat, 'you')} could build.`,
    'tile-built': ({ seat, tile, house, isNew }, format) => {
      const letter = houseLetter(house);
      const what = `a ${tiles[tile.kind][tile.material].one}`;
      const done = isNew
        ? `${format.does(seat, 'You start', 'starts')} house ${letter} with ${what}`
        : `${format.does(seat, 'You build', 'builds')} ${what} ${at(tile.kind)} house ${letter}`;
      return `${done}${tile.pots === 0 ? '' : ` (${format.count(tile.pots, POT)})`}.`;
    },
    'house-finished': ({ seat, house }, format) =>
      `${format.does(seat, 'You have', 'has')} finished house ${houseLetter(house)}.`,
    'stack-turned': ({ kind, material, pots }, format) => {
      const carried = pots === 0 ? 'no flower pot' : format.count(pots, POT);
      return `The next ${tiles[kind][material].one} is turned up: ${carried}.`;
    },
    'stack-emptied': ({ kind, material }) => `No ${tiles[kind][material].other} are left.`,
    'card-won': ({ seat, material }, format) =>
      `The first house all of ${materials[material]}: its card goes to ${format.player(seat, 'you')}.`,
    'wolf-came': ({ seat }, format) =>
      `The wolf comes! ${format.does(seat, 'You build', 'builds')} nothing this turn.`,
    'wolf-left': () => 'Nobody else has a house, so the wolf trots off.',
    'house-blown': (event, format) => {
      const { seat, target, house, material } = event;
      const blow = `${format.does(seat, 'You blow', 'blows')} at ${houseOf(target, house, format)}`;
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
      `${format.does(seat, 'You have', 'has')} no house ${houseLetter(house)}.`,
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
    'face-is-not-on-die': ({ die, face }) =>
      `Die ${dieLetter(die)} has no ${faces[face].one} on it.`,
    'no-roll-left': () => 'After three rolls, nobody rolls again.',
    'turn-has-not-begun': () => 'The player to move must have begun a turn.',
    'wolves-end-the-rolling': ({ wolves }, format) =>
      `With ${format.number(wolves)} wolves showing, the turn is the wolf’s: nobody rolls or builds.`,
    'nothing-to-build': () => 'With these dice no tile can be taken and placed.',
    'no-tile-before-building': () => 'Tiles are taken only when the dice are final.',
    'nothing-to-blow-at': () =>
      'The wolf blows only with two wolves showing and a house to blow at.',
    'stacks-end-the-game': ({ stacks }, format) =>
      `${format.number(stacks)} stacks are empty, so the game is over.`,
    'tiles-are-missing': ({ kind, material, missing }, format) =>
      `${format.count(missing, tiles[kind][material])} would be nowhere: each tile lies in a house, in its stack or in the box.`,
    'first-tile-is-not-built': ({ kind, material }) =>
      `The first tile of this turn stands in one of the player’s houses, but there is no ${tiles[kind][material].one}.`,
    'more-tiles-than-turns': ({ have, most }, format) =>
      `A turn brings two tiles at most, so ${format.number(most)} could stand here by now, not ${format.number(have)}.`,
    'card-was-not-won': ({ material }) =>
      `The card for a house of ${materials[material]} is won with a door, a window and a roof of it; they stand with the player who has the card, or the wolf has blown them away.`,
    'game-is-not-over': ({ stacks, need }, format) =>
      `The game ends when ${format.number(need)} stacks are empty and the last turn is done; empty here: ${format.number(stacks)}.`,
    'turns-do-not-go-round': () => 'Turns go round the table, so nobody can be a turn ahead.',
    'first-player-differs': ({ seat }, format) =>
      `${format.does(seat, 'You go', 'goes')} first at this table.`,
    'roof-stands-alone': () => 'A roof cannot stand alone: with nothing below it, it falls in.',
  },

  when: ({ players, seat }) => `round ${players[seat]?.turns ?? 1}`,
  prompt: promptFrom({
    rolling: ({ seat, rollsLeft, isFirstRoll, hasWolf }, format) => {
      const warning = hasWolf ? '; a second wolf ends the rolling' : '';
      const first = isFirstRoll && !hasWolf ? 'the dice are rolled; ' : '';
      const choice = `roll again (${format.count(rollsLeft, ROLL)} left) or stop${warning}.`;
      return format.player(seat, `Your turn: ${first}${choice}`, (name) => `${name} may ${choice}`);
    },
    'first-tile': ({ seat }, format) =>
      format.player(
        seat,
        'Your turn: take a tile and build it.',
        (name) => `${name} takes a tile and builds it.`,
      ),
    'second-tile': ({ seat }, format) =>
      format.player(
        seat,
        'Build a second tile, or leave it at one.',
        (name) => `${name} may build a second tile, or leave it at one.`,
      ),
    wolf: ({ seat }, format) =>
      `The wolf is here: ${format.does(seat, 'choose', 'chooses')} a house to blow at.`,
    over: ({ winners, points }, format) => {
      const score = format.count(points, POINT);
      return `The game is over: ${tableTexts.en.wins(winners, score, format)}.`;
    },
  }),

  picture: {
    isOver: 'The game is over',
    toMove: 'Turn:',
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

/** LP-10: a door goes under a house, everything else on top. */
function at(kind: Kind): string {
  return kind === 'door' ? 'under' : 'on';
}

function houseOf(seat: number, house: number, format: Format): string {
  const letter = houseLetter(house);
  return format.player(seat, `your house ${letter}`, (name) => `house ${letter} of ${name}`);
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
