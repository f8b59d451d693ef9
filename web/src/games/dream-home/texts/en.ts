import { ROOF_SIZE } from '@richtfest/dream-home';
import { type Plural, capitalize } from '@richtfest/engine';
import {
  type Describing,
  cardOf,
  describeColumn,
  describeHouse,
  describePlace,
} from './describe.ts';
import type { TableTexts } from './table-texts.ts';
import { warningTexts } from './warning-texts.ts';

const POINT: Plural = { one: 'point', other: 'points' };
const ROOF: Plural = { one: 'roof card', other: 'roof cards' };

const words: Describing = {
  column: 'Column',
  empty: 'empty',
  free: 'free',
  scaffold: 'scaffold',
  child: { one: 'child', other: 'children' },
  point: POINT,
  roofCard: ROOF,
  room: { one: 'room', other: 'rooms' },
  emptyRoom: { one: 'empty room', other: 'empty rooms' },
  startRight: 'the player who takes it begins the next round',
  heldBy: (seat, format) => format.player(seat, 'in your hand', (name) => `in ${name}’s hand`),
  sizes: (points, { format }) =>
    points
      .map((worth, at) =>
        at === 0
          ? format.count(worth, POINT)
          : `${format.number(at + 1)} cards wide ${format.number(worth)}`,
      )
      .join(', '),
  beside: (room, points) => `${points} beside a ${room}`,
  with: (decor) => `with ${decor}`,
  decorValue: (value, { format }) => format.count(value, POINT),
  layHere: (room) => `Lay the ${room} here`,
  layFaceDown: 'Lay it face down here, as an empty room',
  putHere: (what) => `${capitalize(what)} here`,
  choose: 'Choose',
  now: (points, { format }) => `${format.count(points, POINT)} now`,
  possible: (points, { format }) => `up to ${format.number(points)} later`,
};

export const en: TableTexts = {
  market: 'Market',
  actions: 'What to do',
  kit: 'Tools and helpers',
  startSign: 'Start player',
  startPlayer: 'begins this round',
  fromNextRound: 'new',
  outdoors: 'Into the garden',
  wordBreaks: [
    'bed|room',
    'bath|room',
    'chil|dren’s',
    'dress|ing',
    'work|shop',
    'store|room',
    'fire|place',
    'whirl|pool',
    'paint|ings',
    'sup|plier',
    'handy|man',
    'inte|rior',
    'desig|ner',
    'scaf|fold',
    'archi|tect',
    'jack|hammer',
  ],
  faceDownShort: 'face down',
  upTo: (points) => `up to ${points}`,
  roomPile: 'Discarded rooms',
  roofPile: 'Discarded roofs',

  take: 'Take',
  discard: 'Discard',
  declineJackhammer: 'Not now',
  declineDecor: 'Leave it',
  done: 'Done',
  cancel: 'Back',
  turnOver: 'Turn over',
  faceUp: 'Face up',
  scaffoldFirst: 'Scaffold first',
  roomFirst: 'Room first',

  chooseColumn: 'Tap a column of the shop window',
  remember: 'Remember',
  warning: warningTexts.en,
  chooseDiscard:
    'With two or three players, one column is discarded each round: tap the one nobody should get',
  discardHint: 'Both cards go to the discard piles',
  jackhammerHint: 'Tap a column: you get its room at once, and no turn',
  placeHint: 'Tap a glowing field. It shows the points now and what you can gain later',
  placeTurned: 'Tap a field: it becomes an empty room',
  placeFaceDown: 'It fits nowhere face up. Tap a grey field: there it becomes an empty room',
  besideBonus: (points, room) => `Right beside a ${room}: ${points}.`,
  roofUse: (isHidden) =>
    `${isHidden ? 'Waits face down under the tarpaulin. ' : ''}At the end, four roof cards of one colour give 8 points, mixed ones 3.`,
  tooLate: 'Too late: a tool works from the next round on, and this is the last one.',
  decorHint: 'Tap the room that gets it',
  outdoorsHint: 'It goes into the garden',
  scaffoldHint: 'Tap a field for the scaffold',
  drillColumn: 'Tap the room you want in the shop window',
  drillField: 'Tap the room in your house to give up for it',
  drillOther: 'Tap the room you want instead',
  mixFirst: 'Two rooms of the shop window change places. Tap the first',
  mixSecond: 'Now tap the room it changes places with',
  chooseHelper: 'Tap a helper at your fence, or finish',
  helpersAtWork: 'The shop is closed. The helpers are at work.',
  supplierCard: 'Tap a room in the discard pile',
  supplierField: 'Tap the room in your house to give up for it',
  handymanFirst: 'Tap one of the two rooms',
  handymanSecond: 'Tap the room to swap it with',
  rooferCard: (isHidden) =>
    isHidden
      ? 'Tap the roof card you want. Yours stay under the tarpaulin: nobody may look'
      : 'Tap the roof card you want',

  houseOf: (seat, format) => format.player(seat, 'Your house', (name) => `${name}’s house`),
  points: (points, format) => format.count(points, POINT),
  roofs: (count, format) =>
    count < ROOF_SIZE
      ? `${format.number(count)} of ${format.count(ROOF_SIZE, ROOF)}`
      : format.count(count, ROOF),
  tile: (what, value, where, format) =>
    `${capitalize(what)}: ${format.count(value, POINT)} in: ${where}.`,
  round: (round, rounds) => `Round ${round} of ${rounds}`,
  bonuses: { bathrooms: 'Bathroom on both floors', basics: 'Bathroom, kitchen and bedroom' },
  scored: (what, where, points) =>
    `${capitalize(what)}${where.length === 0 ? '' : ` (${where.join(', ')})`}: ${points}`,
  faceDownHere: (reason) => `${reason} Tap again to lay it face down, as an empty room.`,
  garden: 'Garden',
  putOutdoors: (decor) => `Put the ${decor} into the garden`,
  column: (label, wording) => describeColumn(label, wording, words),
  place: (label, wording) => describePlace(label, wording, words),
  pileRoom: (card, wording) =>
    `${capitalize(cardOf(card, wording, words))}${card.count > 1 ? `, ${wording.format.number(card.count)} of them` : ''}${card.may ? '' : ', fits nowhere'}`,
  pileRoof: (roof, { texts, format }) =>
    `${capitalize(texts.roof(roof))}${roof.count > 1 ? `, ${format.number(roof.count)} of them` : ''}`,
  tool: ({ tool, count, isUsable }, { texts, format }) =>
    `${capitalize(texts.tools[tool])}${count > 1 ? `, ${format.number(count)} of them` : ''}${isUsable ? '' : ', usable from the next round'}. ${texts.uses[tool]}`,
  helper: ({ helper, count }, { texts, format }) =>
    `${capitalize(texts.helpers[helper])}${count > 1 ? `, ${format.number(count)} of them` : ''}. ${texts.uses[helper]}`,
  about: (player, wording) => describeHouse(player, wording, words),
  keys: [
    { keys: ['1', '2', '3', '4', '5'], does: 'choose a column; twice: take it' },
    { keys: ['M'], does: 'go to the market' },
    { keys: ['H'], does: 'go to your house' },
    { keys: ['T'], does: 'go to tools and helpers' },
    { keys: ['F'], does: 'turn the card over, where that is allowed' },
    { keys: ['S'], does: 'scaffold or room first' },
    { keys: ['D'], does: 'decline, or done' },
    { keys: ['←', '→', '↑', '↓'], does: 'move between columns, fields and cards' },
    { keys: ['Enter'], does: 'choose the focused item' },
    { keys: ['Esc'], does: 'undo the choice' },
  ],
};
