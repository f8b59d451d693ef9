import { type Plural, capitalize } from '@richtfest/engine';
import { PILLAR_PRICE, ueberdachenTexts } from '@richtfest/ueberdachen';
import { filledCells, totalOf } from '../table/derive.ts';
import { goodsIn, letterOf } from './goods.ts';
import type { TableTexts } from './table-texts.ts';

const { materials, rooms, inRoom, trades, pillar } = ueberdachenTexts.en;
const MATERIAL: Plural = { one: 'material', other: 'materials' };
const POINT: Plural = { one: 'point', other: 'points' };
const ROOM: Plural = { one: 'room', other: 'rooms' };
const goods = goodsIn({ materials, pillar, nothing: 'nothing' });

export const en: TableTexts = {
  supply: 'Die and room cards',
  roll: 'Roll',
  rollOf: (roll, of, format) => `roll ${format.number(roll)} of ${format.number(of)}`,
  doubled: 'your bottle opener doubles it',
  sixBrings: {
    ceiling: 'a 6 closes this floor',
    roof: 'a 6 brings the roof and ends the game',
  },
  surplusAfter: (surplus, format) => `then ${format.number(surplus)} must go`,
  rollThree: 'Up to three rolls for the 6',
  die: (face, format) =>
    face === undefined ? 'The die. Roll it' : `The die shows ${format.number(face)}`,
  chooseTrade: 'Choose your trade',
  noPlate: 'still rolling for a 6',

  lorry: (size, format) => `Lorry with ${format.count(size, MATERIAL)}: choose which`,
  more: (material, { loaded, isNeeded }, format) =>
    `One more: ${materials[material].one}${isNeeded ? ', which your next room lacks' : ''} (${format.number(loaded)} loaded)`,
  less: (material) => `One less: ${materials[material].one}`,
  unload: 'Unload',
  unloadNow: 'into my storage',
  loaded: (loaded, of, format) => `${format.number(loaded)} of ${format.number(of)} chosen`,

  fence: 'Over the fence: the others’ storages',
  chooseLoot: (thefts, format) =>
    thefts > 1 ? `Tap what you take, ${format.number(thefts)} in all` : 'Tap what you take',
  noSteal: 'Take nothing',
  steal: (material, name) => `Take a ${material} from ${name}`,
  emptyYard: 'nothing in store',

  openerDoubles:
    'Lemonade for the crew, and they work twice as hard: from the next turn on, rolls count double.',
  setPillar: 'Set the pillar',
  keepPillar: 'Keep it to trade',

  card: ({ size, room, left, recipe }, format) => {
    if (room === undefined || recipe === undefined) return `No ${size} rooms left`;
    return `${capitalize(size)} room: ${rooms[room]}, needs ${goods(recipe, 0, format)}. ${format.number(left)} cards left`;
  },
  cardsLeft: (left, format) => `${format.number(left)} left`,
  manyUnfinished: (count, format) =>
    `${format.number(count)} rooms begun already. Half-built ones don’t count: finish one first?`,
  bay: (column) => `Free column ${letterOf(column - 1)}`,
  room: ({ room, column, built, isComplete, isPlanned, floor }, format) => {
    const where = `${floor === undefined ? '' : floor === 0 ? 'below, ' : 'above, '}at ${letterOf(column)}`;
    if (isPlanned) return `Plan: ${rooms[room]} ${where}`;
    return `${capitalize(rooms[room])} ${where}: ${isComplete ? 'complete' : `${format.number(built)} built`}`;
  },
  cell: (material, row, mayBeBuilt) =>
    mayBeBuilt
      ? `Build the ${materials[material].one} in row ${row}`
      : `Row ${row} wants a ${materials[material].one}`,
  chooseACard: 'Tap a blueprint first; then a room can be laid out here.',
  chooseCell: 'Tap a glowing square to begin. Another column? Tap it.',
  choosePlace: 'Tap a glowing square',
  noPlaceFor: (material) =>
    `No open room has a place for a ${materials[material].one}. Open a room, or trade it.`,
  wrongCell: 'This square needs something else; its card shows what.',
  noRooms: 'no room yet',
  cancel: 'Back',
  endTurn: 'End turn',
  buildLeft: (material, room) => `Build the ${materials[material].one} ${inRoom[room]}`,
  openLeft: (room) => `Start a room: ${rooms[room]}`,

  storage: (total, format) => `My storage: ${format.count(total, MATERIAL)}, 5 may stay`,
  stored: 'Stored',
  ofLimit: (total, limit, format) => `${format.number(total)} of ${format.number(limit)}`,
  pile: (material, count, format) => format.count(count, materials[material]),
  discardMore: (count, format) => `Too full: tap ${format.count(count, MATERIAL)} to throw away`,

  needs: 'Your next room',
  nextRoom: (room) => `${room} needs`,
  notBegun: 'only a plan',
  needHeld: (material) => `${material}: you have it`,
  needMissing: (material, missing, format) =>
    `${material}: ${format.number(missing)} missing. Tap to see how you can get it.`,
  progress: (filled, cells, format) => `${format.number(filled)} of ${format.number(cells)} built`,
  floorFull: {
    pillar: (pillars, format) =>
      `No room fits here any more. For pillar ${format.number(pillars + 1)} of 4, roll a 6 or pay the bank ${format.number(PILLAR_PRICE)} materials.`,
    ceiling: () => 'No room fits here any more. A 6 brings the ceiling; then you build upstairs.',
    roof: () => 'No room fits here any more. A 6 brings the roof and ends the game.',
  },
  pillarsOf: (standing, of, format) =>
    `${format.number(standing)} of ${format.count(of, pillar)} on this floor`,
  aSixBrings: { ceiling: 'A 6 brings the ceiling', roof: 'A 6 brings the roof and ends the game' },
  ways: (material) => `${material}: how you can get it`,
  howToGet: 'How to get it',
  offerWay: (name, given) => `Offer ${name} ${given} for it`,
  proposeWay: (name, given) => `Propose to ${name}: ${given} for it`,
  bankWay: (price, format) => `Bank: any ${format.number(price)} for it`,
  bankShort: (price, short, format) =>
    `The bank takes any ${format.number(price)} materials for one: you need ${format.number(short)} more.`,
  ownRolls: 'Your own lorry brings it when you roll 1 to 4.',
  rollsOf: (names, count) => `${names} ${count === 1 ? 'gets' : 'get'} it on a roll of 1 to 4.`,
  noSwap: 'No swap for it is possible right now.',

  merchant: 'Bank',
  bankRate: (price, format) => `any ${format.number(price)} for 1`,
  price: (material, price, format) =>
    `Any ${format.number(material)} materials for one of your choice, any ${format.number(price)} for a pillar`,
  order: (item, price, format) => `Order a ${item} for ${format.number(price)} materials`,
  chooseGoods: 'Tap what you want',
  payMore: (count, format) => `Pay: tap ${format.count(count, MATERIAL)} more`,

  trade: 'Trade',
  propose: 'Propose a swap',
  meanwhile: 'Meanwhile: tap what your room needs to see how you can get it.',
  inAMoment: 'in a moment',
  trestle: {
    offer: 'Trestle table: my offer',
    counter: 'Trestle table: my counter-offer',
    propose: 'Trestle table: my proposal',
  },
  send: { offer: 'Offer', counter: 'Send', propose: 'Propose' },
  toWhom: 'To whom',
  looksFor: (list, format) => `looks for: ${goods(list, 0, format)}`,
  bubblesShow: 'To whom? The bubbles show what they need.',
  all: 'All',
  theirYard: 'What they have',
  iGive: 'I give',
  iWant: 'I want',
  layOut: 'Tap what you want above, what you give below.',
  alsoWant: 'Now tap what you want for it, above.',
  alsoGive: 'Now tap what you give for it, below.',
  nothingToGive: 'Your storage is empty: you have nothing to give yet.',
  nothingToWant: 'Nobody else has goods yet. Go back and trade in a later turn.',
  ready: 'A fair deal? Call it out!',
  wantMore: (material, { laid, isNeeded }, format) =>
    `Want a ${materials[material].one}${isNeeded ? ', which your next room lacks' : ''} (${format.number(laid)} on the table)`,
  takeBack: (material, count, format) =>
    `${format.count(count, materials[material])}: take one back`,
  pillarsLaid: (count, format) => format.count(count, pillar),
  morePillars: 'One more pillar',
  lessPillars: 'One pillar less',
  goods,
  nothing: 'nothing',
  isNeeded: 'Your next room needs it',

  offerOf: (name) => `${name}’s offer`,
  gives: (name) => `${name} gives`,
  wants: 'for',
  youGive: 'you give',
  answers: {
    owed: 'is thinking it over',
    accepted: 'says yes',
    declined: 'says no',
    countered: 'wants something else',
  },
  swapWith: (name) => `Swap with ${name}`,
  takeCounter: (name) => `Take ${name}’s counter-offer`,
  accept: 'Deal!',
  decline: 'No',
  counter: 'Counter…',
  waiting: 'They are thinking it over',
  withdraw: 'Withdraw',
  pickOne: 'Tap the answer you accept',
  pickNone: 'No deal',

  proposals: 'Proposals',
  proposalOf: (name) => `${name} proposes`,
  takeProposal: (name) => `Accept ${name}’s proposal`,
  refuseProposal: (name) => `Decline ${name}’s proposal`,
  withdrawProposal: 'Take my proposal back',

  doNotDisturb: 'says no to every swap',
  dontAsk: 'Don’t ask me',
  dontAskStates: { on: 'you say no to swaps', off: 'to swap' },
  siteOf: (seat, format) => format.player(seat, 'Your site', (name) => `${name}’s site`),
  site: ({ trade, floor, pillars, rooms: built, storage, ...player }, hasOpener, format) => {
    if (trade === undefined) return 'no plate yet';
    const complete = built.filter(({ isComplete }) => isComplete).length;
    const facts = [
      trades[trade],
      `${floor === 0 ? 'lower' : 'upper'} floor with ${format.count(pillars[floor] ?? 0, pillar)}`,
      `${format.number(filledCells({ trade, floor, pillars, rooms: built, storage, ...player }, floor))} of 28 squares`,
      `${format.count(complete, ROOM)} complete`,
      `${format.number(totalOf(storage))} in store`,
      ...(hasOpener ? ['has the bottle opener'] : []),
    ];
    return facts.join(', ');
  },
  points: (points, format) => format.count(points, POINT),
  keys: [
    { keys: ['R'], does: 'roll; 3: up to three rolls for the 6' },
    { keys: ['U'], does: 'unload the lorry' },
    { keys: ['T'], does: 'trade, propose a swap, or answer with something else' },
    { keys: ['B'], does: 'go to the bank' },
    { keys: ['P', 'K'], does: 'set the pillar, keep it to trade' },
    { keys: ['O'], does: 'call out what lies on the trestle table' },
    { keys: ['Y', 'N'], does: 'say yes or no to an offer; N withdraws your own' },
    { keys: ['E'], does: 'end the turn, or take nothing' },
    {
      keys: ['M', 'H', 'L', 'G'],
      does: 'go to the room cards, the house, the storage, the next room',
    },
    { keys: ['←', '→', '↑', '↓'], does: 'move between squares and piles' },
    { keys: ['Enter'], does: 'choose the focused item' },
    { keys: ['Esc'], does: 'undo the choice' },
  ],
};
