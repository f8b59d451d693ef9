import { writePlace } from '@richtfest/best-treehouse';
import { type Plural, capitalize } from '@richtfest/engine';
import type { TableTexts } from './table-texts.ts';
import { wordBreaks } from './word-breaks.ts';

const CARD: Plural = { one: 'card', other: 'cards' };
const ROOM: Plural = { one: 'room', other: 'rooms' };
const POINT: Plural = { one: 'point', other: 'points' };
const PLACE: Plural = { one: 'place', other: 'places' };
const TOWARDS = {
  left: 'leans the tree to the left',
  middle: 'keeps the balance',
  right: 'leans the tree to the right',
} as const;

export const en: TableTexts = {
  hand: 'Your hand',
  wordBreaks: wordBreaks.en,
  hiddenHand: (count, format) => `${format.count(count, CARD)}, face down`,
  treeOf: (seat, format) => format.player(seat, 'Your tree', (name) => `${name}’s tree`),
  rooms: (count, format) => format.count(count, ROOM),
  noRooms: 'No room yet',
  points: (points, format) => format.count(points, POINT),
  weekPoints: 'Points by week, then for majorities',
  moment: (round, pick) =>
    pick === undefined
      ? `Week ${round} of 3`
      : `Week ${round} of 3 · card ${pick} of 5, then points`,
  pennantLegend: '“1:2” means: you have 1 room, another player has 2',
  counted: 'These points are for the week. Tap to go on.',
  majoritiesCounted:
    'Majorities: the player with the most of a colour scores it again. Tap to go on.',
  balance: (side) =>
    `Balance: ${side}. The acorn shows where your tree leans: at the edge, no more rooms fit on that side.`,
  place: (place) => `Place ${writePlace(place)}`,
  barred: {
    support: 'nothing to stand on',
    colour: 'no room of its colour beside it',
    balance: 'the tree would topple',
  },
  buildHere: (where, side) => `Build here: ${where}, ${TOWARDS[side]}`,
  couldGoHere: (where) => `${where}: it could go here`,
  closesHere: (colours) => `closes ${colours}`,
  settledHere: (where) => `${where}: your room, under the leaf. Take it back`,
  leaf: 'The leaf: lay your chosen card here',
  leafNote:
    'Tap a card in your hand twice to lay it here. Nobody sees it until everyone has chosen.',
  chooseFirst: 'It could go here. Choose it first; it is placed when all cards are shown.',
  underLeaf: (room) => `${room} lies under the leaf. Take it back`,
  somethingUnderLeaf: 'A card lies under the leaf',
  openCard: (room) => `Your card: ${room}`,
  pennants: 'Scoring cards',
  pennant: ({ colour, about, count, others, bonus, holder }, format) =>
    `${capitalize(colour)} ${format.number(count)}:${format.number(others)}, ${about}: ${format.count(count, ROOM)} in the tree, at most ${format.number(others)} in another${
      holder === undefined
        ? ''
        : bonus === undefined
          ? `; taken by ${holder}`
          : `; counts ${bonus} each, by ${holder}`
    }`,
  compare: (colour, counts) => `${capitalize(colour)}: ${counts}`,
  majority: (seat, points, format) => `${format.does(seat, 'You have', 'has')} most: +${points}`,
  majorityTied: (seats, format) => `${format.players(seats, 'You')} are tied: nobody`,
  bonusCards: 'Bonus cards',
  bonusCard: (bonus) =>
    bonus === 2
      ? 'Take a 2: a colour of your choice counts double'
      : 'Take a 0: a colour of your choice counts nothing',
  yourBonus: (bonus) => `Your bonus card: ${bonus}`,
  isOver: 'All trees are finished. Tap one to admire it.',
  chooseOne: (next) => `Choose a card for your tree. The rest goes on to ${next}.`,
  chooseLast: 'Choose one of the last two cards. The other one is put away.',
  places: (open, format) =>
    open === 0 ? 'No place for it in your tree.' : `${format.count(open, PLACE)} for it.`,
  stuck: 'no place for it in your tree',
  noneFits: 'None of these cards fits in your tree. Choose any one: it is discarded.',
  closes: (colours) => `After this you can’t build these colours any more: ${colours}.`,
  placeIt: 'Tap a glowing place.',
  noPlace: 'It fits nowhere in your tree: discard it.',
  lies: (room) => `${room} lies under the leaf.`,
  placeSettled: 'Your room waits under the leaf.',
  discardSettled: 'Your card is out of the game.',
  takeBonus: 'Take a card: a 2 doubles a colour, a 0 makes it worth nothing.',
  putBonus: (bonus) =>
    `Peg your ${bonus} onto a pennant: ${bonus === 2 ? 'its rooms count double' : 'its rooms count nothing'} for everybody.`,
  takeColour: 'Take a pennant: its rooms count for everybody.',
  pegTitle: (colour, worth) => `${capitalize(colour)} × ${worth}`,
  pegPoints: (points) => `This week: ${points}`,
  acts: {
    choose: 'Choose it',
    discard: 'Throw away',
    confirm: 'Peg it here',
    'take-back': 'Take back',
  },
  keys: [
    { keys: ['1', '…', '6'], does: 'lift a card in your hand; press again to choose it' },
    { keys: ['L'], does: 'lay the card under the leaf, or take it back' },
    { keys: ['D'], does: 'discard the open card' },
    { keys: ['T'], does: 'go to the tree' },
    { keys: ['H'], does: 'go to the hand' },
    { keys: ['P'], does: 'go to the pennants' },
    { keys: ['N'], does: 'go to the neighbours' },
    { keys: ['←', '→', '↑', '↓'], does: 'move between cards, places and pennants' },
    { keys: ['Enter'], does: 'choose the focused item' },
    { keys: ['Esc'], does: 'undo the choice' },
  ],
};
