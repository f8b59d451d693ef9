import { type Format, type Plural, capitalize } from '@richtfest/engine';
import { columnLetter, writeCell } from '../notation/goods.ts';
import type { Deal, Materials } from '../words.ts';
import { goodsText, isGift, sidesOf } from './goods.ts';
import { enRules } from './rules.en.ts';
import { roomNames } from './recipe-list.ts';
import { promptFrom } from './prompt.ts';
import type { UeberdachenTexts } from './ueberdachen-texts.ts';

const trades: UeberdachenTexts['trades'] = {
  electrician: 'electrician',
  plumber: 'plumber',
  carpenter: 'carpenter',
  mason: 'mason',
};

const materials: UeberdachenTexts['materials'] = {
  lamp: { one: 'lamp', other: 'lamps' },
  socket: { one: 'socket', other: 'sockets' },
  radiator: { one: 'radiator', other: 'radiators' },
  tap: { one: 'tap', other: 'taps' },
  door: { one: 'door', other: 'doors' },
  shelf: { one: 'shelf', other: 'shelves' },
  plaster: { one: 'bag of plaster', other: 'bags of plaster' },
  tiles: { one: 'set of tiles', other: 'sets of tiles' },
};

const rooms = roomNames.en;
const sizes: UeberdachenTexts['sizes'] = { small: 'small', large: 'large' };
const pillar: Plural = { one: 'pillar', other: 'pillars' };
const MATERIAL: Plural = { one: 'material', other: 'materials' };
const ROLL: Plural = { one: 'roll', other: 'rolls' };
const POINT: Plural = { one: 'point', other: 'points' };
const THEFT: Plural = { one: 'material', other: 'materials, one after the other' };
const words = { materials, pillar, nothing: 'nothing' };

export const en: UeberdachenTexts = {
  name: 'Topping Out',
  blurb:
    'Four trades, four houses, and nobody can build alone: roll for materials, swap them across the table, fill your rooms and be the first with a roof. (The German original is “Überdachen ohne einzukrachen”; the English and Dutch names are ours.)',
  trades,
  materials,
  rooms,
  sizes,
  pillar,
  opener: 'bottle opener',
  ...enRules,

  parts: {
    roof: 'Roof',
    kinds: 'All six kinds of rooms',
    large: 'Large rooms',
    small: 'Small rooms',
    floors: 'Full floors',
    majorities: 'Most rooms of a kind',
  },

  moves: {
    roll: () => 'Roll the die',
    'roll-three': () => 'Roll up to three times for a 6',
    'choose-trade': ({ trade }) => `Become the ${trades[trade]}`,
    take: ({ materials: taken }, format) => `Take ${goods(taken, format)}`,
    steal: ({ seat, material }, format) =>
      `Take a ${materials[material].one} from ${format.seat(seat)}`,
    'no-steal': () => 'Take nothing from anybody',
    'open-room': ({ size, column, cell }) =>
      `Open the ${sizes[size]} room at ${columnLetter(column)}, first material in ${writeCell(column, cell)}`,
    build: ({ room, cell }) => `Build in cell ${writeCell(room, cell)}`,
    offer: (move, format) => {
      const to = move.to === 'all' ? 'everybody' : format.seat(move.to);
      if (isGift(move)) return `Offer ${to} ${pillarsOf(move, format)} as a gift`;
      return `Offer ${to} ${swapped(move, true, format)}`;
    },
    bank: ({ item }) =>
      `Ask the bank for a ${item === 'pillar' ? pillar.one : materials[item].one}`,
    pay: ({ material }) => `Pay with a ${materials[material].one}`,
    'set-pillar': () => 'Set the pillar',
    'keep-pillar': () => 'Keep the pillar loose for now',
    'take-proposal': ({ seat }, format) => `Take the proposal of ${format.seat(seat)}`,
    'refuse-proposal': ({ seat }, format) => `Refuse the proposal of ${format.seat(seat)}`,
    'end-turn': () => 'End the turn',
    accept: () => 'Accept the offer',
    decline: () => 'Decline the offer',
    counter: (move, format) =>
      isGift(move)
        ? `Ask for ${pillarsOf(move, format)} as a gift instead`
        : `Offer ${swapped(move, false, format)} instead`,
    withdraw: () => 'Withdraw the offer',
    pick: ({ seat }, format) => `Trade with ${format.seat(seat)}`,
    'pick-none': () => 'Trade with nobody',
    propose: (move, format) =>
      isGift(move)
        ? `Ask for ${pillarsOf(move, format)} as a gift`
        : `Propose ${swapped(move, false, format)}`,
    'withdraw-proposal': () => 'Withdraw the proposal',
    discard: ({ material }) => `Throw a ${materials[material].one} away`,
  },

  events: {
    'first-seat-drawn': ({ seat }, format) => `By lot, ${format.seat(seat)} goes first.`,
    'trade-dealt': ({ seat, trade }, format) => `${format.seat(seat)} is the ${trades[trade]}.`,
    'turn-began': ({ seat, isDoubled }, format) =>
      isDoubled
        ? `It is ${format.seat(seat)}’s turn, and the opener doubles the roll.`
        : `It is ${format.seat(seat)}’s turn.`,
    'die-rolled': ({ seat, die }, format) => `${format.seat(seat)} rolls a ${die}.`,
    'no-plate': ({ seat }, format) => `No 6: ${format.seat(seat)} must wait for a foundation.`,
    'trade-chosen': ({ seat, trade }, format) =>
      `${format.seat(seat)} is now the ${trades[trade]} and gets a foundation plate.`,
    'trade-missing': ({ trade }) =>
      `The ${trades[trade]} is missing: everybody may take those materials as well.`,
    'opener-taken': ({ seat, from }, format) =>
      from === undefined
        ? `${format.seat(seat)} takes the bottle opener.`
        : `${format.seat(seat)} takes the bottle opener from ${format.seat(from)}.`,
    'opener-kept': ({ seat }, format) => `${format.seat(seat)} keeps the bottle opener.`,
    'materials-taken': ({ seat, materials: taken }, format) =>
      `${format.seat(seat)} takes ${goods(taken, format)}.`,
    'material-stolen': ({ seat, from, material }, format) =>
      `${format.seat(seat)} takes a ${materials[material].one} from the storage of ${format.seat(from)}.`,
    'theft-waived': ({ seat }, format) => `${format.seat(seat)} takes nothing from anybody.`,
    'nothing-to-steal': () => 'All other storages are empty: there is nothing to take.',
    'pillar-received': ({ seat, from }, format) =>
      from === 'bank'
        ? `${format.seat(seat)} gets a pillar from the bank.`
        : `${format.seat(seat)} gets a pillar.`,
    'pillar-set': ({ seat, floor, pillars }, format) =>
      `Pillar ${format.number(pillars)} of 4 stands on the ${floor === 0 ? 'lower' : 'upper'} floor of ${format.seat(seat)}.`,
    'pillar-kept': ({ seat }, format) => `${format.seat(seat)} keeps the pillar loose.`,
    'pillars-returned': ({ seat, pillars }, format) =>
      `${format.seat(seat)} has no place for ${format.count(pillars, pillar)}: back to the supply.`,
    'ceiling-set': ({ seat }, format) =>
      `The ceiling of ${format.seat(seat)} is on: from now on the upper floor is built.`,
    'roof-set': ({ seat }, format) => `${format.seat(seat)} has the roof on. Cheers!`,
    'room-opened': ({ seat, room, column }, format) =>
      `${format.seat(seat)} opens a ${rooms[room]} at ${columnLetter(column)}.`,
    'material-built': ({ seat, material, column, cell }, format) =>
      `${format.seat(seat)} builds a ${materials[material].one} in ${writeCell(column, cell)}.`,
    'room-completed': ({ seat, room }, format) =>
      `A ${rooms[room]} of ${format.seat(seat)} is complete.`,
    'floor-filled': ({ seat, floor }, format) =>
      `The ${floor === 0 ? 'lower' : 'upper'} floor of ${format.seat(seat)} is full.`,
    'card-turned': ({ size, room }) => `The next ${sizes[size]} room is a ${rooms[room]}.`,
    'stack-emptied': ({ size }) => `There are no ${sizes[size]} rooms left.`,
    'offer-made': (event, format) => {
      const to = event.to === 'all' ? 'everybody' : format.seat(event.to);
      if (isGift(event)) {
        return `${format.seat(event.seat)} offers ${to} ${pillarsOf(event, format)} as a gift.`;
      }
      return `${format.seat(event.seat)} offers ${to} ${swapped(event, true, format)}.`;
    },
    'offer-accepted': ({ seat }, format) => `${format.seat(seat)} accepts.`,
    'offer-declined': ({ seat }, format) => `${format.seat(seat)} declines.`,
    'offer-countered': (event, format) =>
      isGift(event)
        ? `${format.seat(event.seat)} would like ${pillarsOf(event, format)} as a gift.`
        : `${format.seat(event.seat)} would rather give ${swapped(event, false, format)}.`,
    'offer-withdrawn': ({ seat }, format) => `${format.seat(seat)} withdraws the offer.`,
    'offer-lapsed': () => 'The offer comes to nothing.',
    'goods-swapped': (event, format) => {
      const { give, want } = sidesOf(words, event, { isRolling: true, format });
      const names = `${format.seat(event.seat)} and ${format.seat(event.with)}`;
      return want === words.nothing
        ? `${format.seat(event.seat)} gives ${format.seat(event.with)} ${give} for nothing.`
        : `${names} swap ${give} for ${want}.`;
    },
    'proposal-made': (event, format) =>
      isGift(event)
        ? `${format.seat(event.seat)} asks for ${pillarsOf(event, format)} as a gift.`
        : `${format.seat(event.seat)} proposes ${swapped(event, false, format)}.`,
    'proposal-withdrawn': ({ seat }, format) => `${format.seat(seat)} withdraws the proposal.`,
    'proposal-refused': ({ seat, by }, format) =>
      `${format.seat(by)} refuses the proposal of ${format.seat(seat)}.`,
    'bank-asked': ({ seat, item }, format) =>
      `${format.seat(seat)} asks the bank for a ${item === 'pillar' ? pillar.one : materials[item].one}.`,
    'material-paid': ({ seat, material }, format) =>
      `${format.seat(seat)} pays with a ${materials[material].one}.`,
    'bank-delivered': ({ seat, item }, format) =>
      `The bank hands ${format.seat(seat)} a ${item === 'pillar' ? pillar.one : materials[item].one}.`,
    'turn-ended': ({ seat }, format) => `${format.seat(seat)} has finished the turn.`,
    'material-discarded': ({ seat, material }, format) =>
      `${format.seat(seat)} throws a ${materials[material].one} away.`,
    'game-ended': ({ by }) =>
      by === 'roof'
        ? 'The first roof is on: the game is over.'
        : 'The last round is over, and nobody has a roof.',
  },

  reasons: {
    'no-plate-yet': () => 'You have no foundation yet: roll for a 6.',
    'trade-is-taken': ({ trade, seat }, format) =>
      `${format.seat(seat)} is the ${trades[trade]} already.`,
    'choose-trade-first': () => 'You have rolled the 6: first choose your trade.',
    'no-trade-to-choose': () => 'You have your trade, and it stays yours.',
    'roll-first': () => 'Roll the die first; everything else comes after.',
    'already-rolled': () => 'You have rolled in this turn.',
    'take-first': () => 'First take the materials your roll brings.',
    'nothing-to-take': () => 'There is nothing to take now.',
    'wrong-number': ({ need, have }, format) =>
      `Your roll brings exactly ${format.count(need, MATERIAL)}, not ${format.number(have)}.`,
    'not-your-trade': ({ material }) =>
      `${capitalize(materials[material].other)} are not of your trade: swap for them.`,
    'pillar-first': () => 'First decide about the pillar: set it, or keep it loose.',
    'no-pillar': () => 'You have no loose pillar.',
    'no-free-place': () => 'All four pillars of your floor stand already.',
    'stack-is-empty': ({ size }) => `There are no ${sizes[size]} rooms left.`,
    'column-in-use': ({ column }) => `Column ${columnLetter(column)} is built on already.`,
    'no-such-cell': ({ room }) => `A ${rooms[room]} has only four cells.`,
    'no-room-there': ({ column }) =>
      `No room of your current floor begins at column ${columnLetter(column)}.`,
    'cell-is-filled': ({ column, cell }) =>
      `Cell ${writeCell(column, cell)} is filled, and what is built stays.`,
    'material-missing': ({ material, room }) =>
      `That cell of the ${rooms[room]} needs a ${materials[material].one}, and your storage has none.`,
    'beyond-the-wall': ({ column }) =>
      `A large room at column ${columnLetter(column)} would stick out through the wall.`,
    'offer-is-open': () => 'Your offer is open: wait for the answers, or withdraw it.',
    'no-open-offer': () => 'There is no open offer.',
    'not-your-offer': () => 'Only who made the offer can withdraw it.',
    'answer-first': () => 'There is an offer to answer first.',
    'pick-first': () => 'First choose with whom you trade, or nobody.',
    'nothing-to-pick': () => 'There are no answers to choose from.',
    'not-to-be-picked': ({ seat }, format) =>
      `${format.seat(seat)} has neither accepted nor made a counter-offer.`,
    'too-many-offers': () => 'That was your twelfth offer in this turn; there are no more.',
    'same-offer-again': () =>
      'You have made this very offer, and nothing has changed since. Try another one.',
    'offer-to-oneself': () => 'You cannot trade with yourself.',
    'no-plate-to-trade': ({ seat }, format) =>
      `${format.seat(seat)} has no foundation yet and takes no part in trading.`,
    'nobody-to-trade': () => 'Nobody else has a foundation yet.',
    'kind-on-both-sides': ({ material }) =>
      `${capitalize(materials[material].other)} cannot be on both sides of a swap.`,
    'nothing-for-something': () =>
      'Both sides must give something; only pillars may be given for nothing.',
    'not-in-storage': ({ seat, lacking }, format) =>
      `The storage of ${format.seat(seat)} lacks ${goods(lacking, format)} for this.`,
    'not-so-many-pillars': ({ have }, format) =>
      have === 0
        ? 'The rolling player has no loose pillar.'
        : `The rolling player has only ${format.count(have, pillar)} loose.`,
    'no-place-for-pillar': ({ seat }, format) =>
      `${format.seat(seat)} has no free place for it on the current floor.`,
    'nobody-could-accept': () => 'Nobody has what you want, or a place for the pillar.',
    'counter-is-the-offer': () => 'That is the offer itself: accept it.',
    'not-addressed': () => 'The offer is not for you.',
    'already-answered': () => 'You have answered this offer.',
    'proposal-is-open': () => 'Your last proposal is still open: withdraw it first.',
    'too-many-proposals': () => 'That was your third proposal in this turn; there are no more.',
    'not-the-time-to-propose': () =>
      'Proposals can be made while the rolling player chooses what to do.',
    'propose-to-oneself': () => 'It is your turn: make an offer instead.',
    'no-proposal': ({ seat }, format) => `${format.seat(seat)} has no open proposal.`,
    'bank-price': ({ need, have }, format) =>
      `The bank asks ${format.count(need, MATERIAL)} for this; you have ${format.number(have)}.`,
    'pay-first': () => 'First pay the bank what you owe.',
    'nothing-to-pay': () => 'You owe the bank nothing.',
    'cannot-pay-with': ({ material }) => `You have no ${materials[material].other} to pay with.`,
    'no-theft': () => 'Only a 5 lets you take something from others.',
    'theft-first': () => 'First decide whether you take something from the others.',
    'own-storage': () => 'That is your own storage.',
    'nothing-to-steal-there': ({ seat, material }, format) =>
      `${format.seat(seat)} has no ${materials[material].other} in storage.`,
    'no-surplus': () => 'Nobody has to throw anything away now.',
    'surplus-first': () => 'Storages hold five: first throw away what is too much.',
    'nothing-to-discard': ({ material }) => `You have no ${materials[material].other}.`,
    'no-three-rolls': ({ pillars, cells }, format) =>
      `Three rolls need four pillars and 28 filled cells on your floor; you have ${format.number(pillars)} and ${format.number(cells)}.`,
    'rolls-left': () => 'You said you roll for the 6: roll on.',
    'not-your-turn': () => 'Only who rolls may build; building in another’s turn is moonlighting.',
    'trade-twice': ({ trade }) => `There is only one ${trades[trade]}.`,
    'rooms-overlap': ({ column }) => `Two rooms overlap at column ${columnLetter(column)}.`,
    'room-beyond-the-wall': ({ column }) =>
      `A large room at column ${columnLetter(column)} sticks out through the wall.`,
    'too-many-cards': ({ room, have, exist }, format) =>
      `There are ${format.number(exist)} cards of the ${rooms[room]}; here are ${format.number(have)}.`,
    'no-ceiling-yet': () => 'Without a ceiling plate there is no upper floor.',
    'room-without-material': ({ room }) =>
      `A ${rooms[room]} has nothing in it: a room is opened with its first material.`,
    'two-roofs': () => 'Only one house gets the roof.',
    'nothing-without-plate': () => 'Without a foundation plate nobody owns anything.',
  },

  prompt: promptFrom({
    'rolling-for-plate': ({ seat, rollsLeft }, format) =>
      `${format.seat(seat)} rolls for a foundation: a 6 is needed (${format.count(rollsLeft, ROLL)} left).`,
    'choosing-trade': ({ seat }, format) => `${format.seat(seat)} chooses a trade.`,
    rolling: ({ seat, isDoubled }, format) =>
      isDoubled
        ? `${format.seat(seat)} rolls, and the opener doubles it.`
        : `${format.seat(seat)} rolls.`,
    'rolling-again': ({ seat, rollsLeft }, format) =>
      `${format.seat(seat)} rolls on for the 6 (${format.count(rollsLeft, ROLL)} left).`,
    taking: ({ seat, count }, format) =>
      `${format.seat(seat)} takes ${format.count(count, MATERIAL)}.`,
    stealing: ({ seat, count }, format) =>
      `${format.seat(seat)} may take ${format.count(count, THEFT)} from the others.`,
    'placing-pillar': ({ seat }, format) =>
      `${format.seat(seat)} sets the pillar or keeps it loose.`,
    acting: ({ seat }, format) => `${format.seat(seat)} builds, trades, or ends the turn.`,
    paying: ({ seat, count, item }, format) =>
      `${format.seat(seat)} pays ${format.count(count, MATERIAL)} for a ${item === 'pillar' ? pillar.one : materials[item].one}.`,
    answering: ({ seat, owing }, format) =>
      `The offer of ${format.seat(seat)} waits for ${format.list(owing.map((other) => format.seat(other)))}.`,
    picking: ({ seat }, format) => `${format.seat(seat)} chooses with whom to trade.`,
    discarding: ({ owing }, format) =>
      `Too much in storage: ${format.list(owing.map((other) => format.seat(other)))} must throw something away.`,
    over: ({ winners, points }, format) => {
      const names = format.list(winners.map((seat) => format.seat(seat)));
      const wins = winners.length === 1 ? 'wins' : 'share the win';
      const each = winners.length === 1 ? '' : ' each';
      return `The game is over: ${names} ${wins} with ${format.count(points, POINT)}${each}.`;
    },
  }),

  picture: {
    isOver: 'The game is over',
    toMove: 'Turn:',
    noPlate: 'no foundation yet',
    upper: 'upper floor',
    lower: 'lower floor',
    storage: 'storage:',
    loose: 'loose:',
    empty: 'empty',
    roof: 'roof',
    offer: 'offer:',
    proposes: 'proposes',
    round: (round, limit) => `round ${round} of ${limit} at most`,
    points: (points, format) => format.count(points, POINT),
  },
};

function goods(items: Materials, format: Format): string {
  return goodsText(words, { items }, format);
}

function swapped(deal: Deal, isRolling: boolean, format: Format): string {
  const { give, want } = sidesOf(words, deal, { isRolling, format });
  return `${give} for ${want}`;
}

function pillarsOf({ pillars }: Deal, format: Format): string {
  return format.count(pillars, pillar);
}
