import { type Format, type Plural, type Seat, capitalize, tableTexts } from '@richtfest/engine';
import { columnLetter, writeCell } from '../notation/goods.ts';
import { type Deal, type Materials, PILLARS } from '../words.ts';
import { goodsText, isGift, sidesOf } from './goods.ts';
import { enRules } from './rules.en.ts';
import { roomNames } from './recipe-list.ts';
import { type NextSteps, promptFrom } from './prompt.ts';
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
  plaster: { one: 'bucket of plaster', other: 'buckets of plaster' },
  tiles: { one: 'set of tiles', other: 'sets of tiles' },
};

const rooms = roomNames.en;
const inRoom: UeberdachenTexts['inRoom'] = {
  chamber: 'in the chamber',
  corridor: 'in the corridor',
  hall: 'in the hall',
  kitchen: 'in the kitchen',
  bathroom: 'in the bathroom',
  'living-room': 'in the living room',
};
const sizes: UeberdachenTexts['sizes'] = { small: 'small', large: 'large' };
const pillar: Plural = { one: 'pillar', other: 'pillars' };
const MATERIAL: Plural = { one: 'material', other: 'materials' };
const ROLL: Plural = { one: 'roll', other: 'rolls' };
const POINT: Plural = { one: 'point', other: 'points' };
const words = { materials, pillar, nothing: 'nothing' };

const NEXT_STEPS: NextSteps = {
  build: 'Build in what fits your room.',
  start: 'Start a room: choose a room card.',
  swap: 'Trade for what your room needs, or start another room.',
  another: 'Start another room, or end your turn.',
  trade: 'Nothing fits right now: trade, or end your turn.',
  end: 'Nothing fits right now: end your turn.',
};

export const en: UeberdachenTexts = {
  name: 'Topping Out',
  blurb:
    'Four trades, four houses, and nobody can build alone: roll for materials, swap them across the table, fill your rooms and be the first with a roof. (The German original is “Überdachen ohne einzukrachen”; the English and Dutch names are ours.)',
  trades,
  materials,
  rooms,
  inRoom,
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
      `Take a ${materials[material].one} from ${format.player(seat, 'you')}`,
    'no-steal': () => 'Take nothing from anybody',
    'open-room': ({ size, column, cell }) =>
      `Start the ${sizes[size]} room in column ${columnLetter(column)}, beginning with ${writeCell(column, cell)}`,
    build: ({ room, cell }) => `Build on square ${writeCell(room, cell)}`,
    offer: (move, format) => {
      const to = move.to === 'all' ? 'everybody' : format.player(move.to, 'you');
      if (isGift(move)) return `Offer ${to} ${pillarsOf(move, format)} as a gift`;
      return `Offer ${to} ${swapped(move, true, format)}`;
    },
    bank: ({ item }) =>
      `Ask the bank for a ${item === 'pillar' ? pillar.one : materials[item].one}`,
    pay: ({ material }) => `Pay with a ${materials[material].one}`,
    'set-pillar': () => 'Set the pillar',
    'keep-pillar': () => 'Keep the pillar loose for now',
    'take-proposal': ({ seat }, format) => `Take ${proposalOf(seat, format)}`,
    'refuse-proposal': ({ seat }, format) => `Refuse ${proposalOf(seat, format)}`,
    'end-turn': () => 'End the turn',
    accept: () => 'Accept the offer',
    decline: () => 'Decline the offer',
    counter: (move, format) =>
      isGift(move)
        ? `Ask for ${pillarsOf(move, format)} as a gift instead`
        : `Offer ${swapped(move, false, format)} instead`,
    withdraw: () => 'Withdraw the offer',
    pick: ({ seat }, format) => `Trade with ${format.player(seat, 'you')}`,
    'pick-none': () => 'Trade with nobody',
    propose: (move, format) =>
      isGift(move)
        ? `Ask for ${pillarsOf(move, format)} as a gift`
        : `Propose ${swapped(move, false, format)}`,
    'withdraw-proposal': () => 'Withdraw the proposal',
    discard: ({ material }) => `Throw a ${materials[material].one} away`,
  },

  events: {
    'first-seat-drawn': ({ seat }, format) =>
      `By lot, ${format.does(seat, 'you go', 'goes')} first.`,
    'trade-dealt': ({ seat, trade }, format) =>
      `${format.does(seat, 'You are', 'is')} the ${trades[trade]}.`,
    'turn-began': ({ seat, isDoubled }, format) =>
      isDoubled
        ? `It is ${turnOf(seat, format)}, and the opener doubles the roll.`
        : `It is ${turnOf(seat, format)}.`,
    'die-rolled': ({ seat, die }, format) => `${format.does(seat, 'You roll', 'rolls')} a ${die}.`,
    'no-plate': ({ seat }, format) =>
      `No 6: ${format.does(seat, 'you must', 'must')} wait for a foundation.`,
    'trade-chosen': ({ seat, trade }, format) =>
      `${format.does(seat, 'You are', 'is')} now the ${trades[trade]} and ${format.player(seat, 'get', () => 'gets')} a foundation plate.`,
    'trade-missing': ({ trade }) =>
      `The ${trades[trade]} is missing: everybody may take those materials as well.`,
    'opener-taken': ({ seat, from }, format) =>
      from === undefined
        ? `${format.does(seat, 'You take', 'takes')} the bottle opener.`
        : `${format.does(seat, 'You take', 'takes')} the bottle opener from ${format.player(from, 'you')}.`,
    'opener-kept': ({ seat }, format) =>
      `${format.does(seat, 'You keep', 'keeps')} the bottle opener.`,
    'materials-taken': ({ seat, materials: taken }, format) =>
      `${format.does(seat, 'You take', 'takes')} ${goods(taken, format)}.`,
    'material-stolen': ({ seat, from, material }, format) =>
      `${format.does(seat, 'You take', 'takes')} a ${materials[material].one} from ${format.player(from, 'your storage', (name) => `the storage of ${name}`)}.`,
    'theft-waived': ({ seat }, format) =>
      `${format.does(seat, 'You take', 'takes')} nothing from anybody.`,
    'nothing-to-steal': () => 'All other storages are empty: there is nothing to take.',
    'pillar-received': ({ seat, from }, format) =>
      from === 'bank'
        ? `${format.does(seat, 'You get', 'gets')} a pillar from the bank.`
        : `${format.does(seat, 'You get', 'gets')} a pillar.`,
    'pillar-set': ({ seat, floor, pillars }, format) =>
      `Pillar ${format.number(pillars)} of 4 stands on ${floorOf(seat, floor, format)}${afterPillar(floor, pillars)}.`,
    'pillar-kept': ({ seat }, format) =>
      `${format.does(seat, 'You keep', 'keeps')} the pillar loose.`,
    'pillars-returned': ({ seat, pillars }, format) =>
      `${format.does(seat, 'You have', 'has')} no place for ${format.count(pillars, pillar)}: back to the supply.`,
    'ceiling-set': ({ seat }, format) =>
      `${format.player(seat, 'Your ceiling', (name) => `The ceiling of ${name}`)} is on: from now on the upper floor is built.`,
    'roof-set': ({ seat }, format) =>
      `${format.does(seat, 'You have', 'has')} the roof on. Cheers!`,
    'room-opened': ({ seat, room }, format) =>
      `${format.does(seat, 'You start', 'starts')} a ${rooms[room]}.`,
    'material-built': ({ seat, material, room }, format) =>
      `${format.does(seat, 'You build', 'builds')} a ${materials[material].one} ${inRoom[room]}.`,
    'room-completed': ({ seat, room }, format) =>
      `${format.player(seat, `Your ${rooms[room]}`, (name) => `A ${rooms[room]} of ${name}`)} is complete.`,
    'floor-filled': ({ seat, floor }, format) =>
      `${capitalize(floorOf(seat, floor, format))} is full.`,
    'card-turned': ({ size, room }) => `The next ${sizes[size]} room is a ${rooms[room]}.`,
    'stack-emptied': ({ size }) => `There are no ${sizes[size]} rooms left.`,
    'offer-made': (event, format) => {
      const to = event.to === 'all' ? 'everybody' : format.player(event.to, 'you');
      if (isGift(event)) {
        return `${format.does(event.seat, 'You offer', 'offers')} ${to} ${pillarsOf(event, format)} as a gift.`;
      }
      return `${format.does(event.seat, 'You offer', 'offers')} ${to} ${swapped(event, true, format)}.`;
    },
    'offer-accepted': ({ seat }, format) => `${format.does(seat, 'You accept', 'accepts')}.`,
    'offer-declined': ({ seat }, format) => `${format.does(seat, 'You decline', 'declines')}.`,
    'offer-countered': (event, format) =>
      isGift(event)
        ? `${format.does(event.seat, 'You would', 'would')} like ${pillarsOf(event, format)} as a gift.`
        : `${format.does(event.seat, 'You would', 'would')} rather give ${swapped(event, false, format)}.`,
    'offer-withdrawn': ({ seat }, format) =>
      `${format.does(seat, 'You withdraw', 'withdraws')} the offer.`,
    'offer-lapsed': () => 'The offer comes to nothing.',
    'goods-swapped': (event, format) => {
      const { give, want } = sidesOf(words, event, { isRolling: true, format });
      const names = format.players([event.seat, event.with], 'You');
      return want === words.nothing
        ? `${format.does(event.seat, 'You give', 'gives')} ${format.player(event.with, 'you')} ${give} for nothing.`
        : `${names} swap ${give} for ${want}.`;
    },
    'proposal-made': (event, format) =>
      isGift(event)
        ? `${format.does(event.seat, 'You ask', 'asks')} for ${pillarsOf(event, format)} as a gift.`
        : `${format.does(event.seat, 'You propose', 'proposes')} ${swapped(event, false, format)}.`,
    'proposal-withdrawn': ({ seat }, format) =>
      `${format.does(seat, 'You withdraw', 'withdraws')} the proposal.`,
    'proposal-refused': ({ seat, by }, format) =>
      `${format.does(by, 'You refuse', 'refuses')} ${proposalOf(seat, format)}.`,
    'bank-asked': ({ seat, item }, format) =>
      `${format.does(seat, 'You ask', 'asks')} the bank for a ${item === 'pillar' ? pillar.one : materials[item].one}.`,
    'material-paid': ({ seat, material }, format) =>
      `${format.does(seat, 'You pay', 'pays')} with a ${materials[material].one}.`,
    'bank-delivered': ({ seat, item }, format) =>
      `The bank hands ${format.player(seat, 'you')} a ${item === 'pillar' ? pillar.one : materials[item].one}.`,
    'turn-ended': ({ seat }, format) =>
      format.does(seat, 'You have finished your turn.', 'has finished the turn.'),
    'material-discarded': ({ seat, material }, format) =>
      `${format.does(seat, 'You throw', 'throws')} a ${materials[material].one} away.`,
    'game-ended': ({ by }) =>
      by === 'roof'
        ? 'The first roof is on: the game is over.'
        : 'The last round is over, and nobody has a roof.',
  },

  reasons: {
    'no-plate-yet': () => 'You have no foundation yet: roll for a 6.',
    'trade-is-taken': ({ trade, seat }, format) =>
      `${format.does(seat, 'You are', 'is')} the ${trades[trade]} already.`,
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
    'no-such-cell': ({ room }) => `A ${rooms[room]} has only four squares.`,
    'no-room-there': ({ column }) =>
      `No room of your current floor begins at column ${columnLetter(column)}.`,
    'cell-is-filled': ({ column, cell }) =>
      `Square ${writeCell(column, cell)} is filled, and what is built stays.`,
    'material-missing': ({ material, room }) =>
      `That square of the ${rooms[room]} needs a ${materials[material].one}, and your storage has none.`,
    'beyond-the-wall': ({ column }) =>
      `A large room at column ${columnLetter(column)} would stick out through the wall.`,
    'offer-is-open': () => 'Your offer is open: wait for the answers, or withdraw it.',
    'no-open-offer': () => 'There is no open offer.',
    'not-your-offer': () => 'Only who made the offer can withdraw it.',
    'answer-first': () => 'There is an offer to answer first.',
    'pick-first': () => 'First choose with whom you trade, or nobody.',
    'nothing-to-pick': () => 'There are no answers to choose from.',
    'not-to-be-picked': ({ seat }, format) =>
      `${format.does(seat, 'You have', 'has')} neither accepted nor made a counter-offer.`,
    'too-many-offers': () => 'That was your twelfth offer in this turn; there are no more.',
    'same-offer-again': () =>
      'You have made this very offer, and nothing has changed since. Try another one.',
    'offer-to-oneself': () => 'You cannot trade with yourself.',
    'no-plate-to-trade': ({ seat }, format) =>
      format.does(
        seat,
        'You have no foundation yet and take no part in trading.',
        'has no foundation yet and takes no part in trading.',
      ),
    'nobody-to-trade': () => 'Nobody else has a foundation yet.',
    'kind-on-both-sides': ({ material }) =>
      `${capitalize(materials[material].other)} cannot be on both sides of a swap.`,
    'nothing-for-something': () =>
      'Both sides must give something; only pillars may be given for nothing.',
    'not-in-storage': ({ seat, lacking }, format) =>
      `${format.player(seat, 'Your storage', (name) => `The storage of ${name}`)} lacks ${goods(lacking, format)} for this.`,
    'not-so-many-pillars': ({ have }, format) =>
      have === 0
        ? 'The rolling player has no loose pillar.'
        : `The rolling player has only ${format.count(have, pillar)} loose.`,
    'no-place-for-pillar': ({ seat }, format) =>
      `${format.does(seat, 'You have', 'has')} no free place for it on the current floor.`,
    'nobody-could-accept': () => 'Nobody has what you want, or a place for the pillar.',
    'counter-is-the-offer': () => 'That is the offer itself: accept it.',
    'not-addressed': () => 'The offer is not for you.',
    'already-answered': () => 'You have answered this offer.',
    'proposal-is-open': () => 'Your last proposal is still open: withdraw it first.',
    'too-many-proposals': () => 'That was your third proposal in this turn; there are no more.',
    'not-the-time-to-propose': () =>
      'Proposals can be made while the rolling player chooses what to do.',
    'propose-to-oneself': () => 'It is your turn: make an offer instead.',
    'no-proposal': ({ seat }, format) =>
      `${format.does(seat, 'You have', 'has')} no open proposal.`,
    'bank-price': ({ need, have }, format) =>
      `The bank asks ${format.count(need, MATERIAL)} for this; you have ${format.number(have)}.`,
    'pay-first': () => 'First pay the bank what you owe.',
    'nothing-to-pay': () => 'You owe the bank nothing.',
    'cannot-pay-with': ({ material }) => `You have no ${materials[material].other} to pay with.`,
    'no-theft': () => 'Only a 5 lets you take something from others.',
    'theft-first': () => 'First decide whether you take something from the others.',
    'own-storage': () => 'That is your own storage.',
    'nothing-to-steal-there': ({ seat, material }, format) =>
      `${format.does(seat, 'You have', 'has')} no ${materials[material].other} in storage.`,
    'no-surplus': () => 'Nobody has to throw anything away now.',
    'surplus-first': () => 'Storages hold five: first throw away what is too much.',
    'nothing-to-discard': ({ material }) => `You have no ${materials[material].other}.`,
    'no-three-rolls': ({ pillars, cells }, format) =>
      `Three rolls need four pillars and 28 filled squares on your floor; you have ${format.number(pillars)} and ${format.number(cells)}.`,
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
    'phase-and-plate': ({ hasPlate }) =>
      hasPlate
        ? 'A player with a foundation plate no longer rolls for one or chooses a trade.'
        : 'A player without a foundation plate can only roll for one.',
    'phase-is-impossible': ({ phase }) =>
      ({
        start: 'This can’t be the next step.',
        'choose-trade': 'This can’t be the next step.',
        roll: 'This can’t be the next step.',
        'roll-again': 'Rolling for the 6 needs four pillars and a full floor.',
        take: 'This roll brings no materials to take.',
        steal: 'Stealing needs a 5 and another player with something in storage.',
        pillar: 'Setting a pillar needs a free place for it.',
        act: 'This can’t be the next step.',
        pay: 'Paying needs a purchase at the bank, and enough materials for its price.',
        answer: 'An answer needs an offer, and a player who has not answered yet.',
        pick: 'Picking needs an offer that all have answered, and an answer other than no.',
        discard: 'Materials are returned only by a player with more than 5 in storage.',
        over: 'This can’t be the next step.',
      })[phase],
    'offer-is-left-open': () => 'While an offer is open, nothing else happens.',
    'bank-is-left-open': () => 'While the bank waits for its price, nothing else happens.',
    'storage-is-too-full': () => 'Before a roll nobody has more than 5 materials in storage.',
    'roof-ends-the-game': () => 'The roof ends the game.',
    'game-is-not-over': ({ rounds }, format) =>
      `The game ends with a roof, or after the last turn of round ${format.number(rounds)}.`,
    'roof-needs-pillars': () =>
      'The roof belongs to the player whose turn it is and needs four pillars on the upper floor.',
    'rolls-do-not-fit': ({ least, most, have }, format) =>
      least === most
        ? `By now the die has been rolled ${format.number(least)} times in this turn, not ${format.number(have)}.`
        : `By now the die has been rolled ${format.number(least)} to ${format.number(most)} times in this turn, not ${format.number(have)}.`,
    'die-and-rolls-differ': () => 'The die shows something exactly if it was rolled in this turn.',
    'trade-needs-a-six': () => 'You choose a trade only after rolling a 6.',
    'six-ends-the-rolling': () => 'A 6 ends the rolling.',
    'rolls-for-six-are-left': () => 'Rolling for the 6 goes on until a 6 or the third roll.',
    'no-rolling-for-six-now': () => 'Nobody is rolling for the 6 at this step.',
    'opener-needs-a-plate': () =>
      'Only a player with a foundation plate can have the bottle opener.',
    'opener-counts': ({ isDoubled }) =>
      isDoubled
        ? 'The roll is doubled only for the player who has the bottle opener.'
        : 'The roll counts double for a player who had the bottle opener before it.',
    'roll-brings-other': () => 'This is not what the roll brings.',
    'no-loose-pillars-now': () =>
      'Loose pillars come after the roll, and at the end of the turn none are left.',
    'price-is-lower': ({ price }, format) => `The bank’s price is ${format.number(price)}.`,
    'no-trade-now': () => 'Trading comes after the roll and ends with the turn.',
    'offers-miscounted': () => 'There can’t be more offers than were made in this turn.',
    'answer-of-a-stranger': () => 'Only players whom the offer speaks to answer it.',
    'proposal-of-a-stranger': () => 'Only other players with a foundation plate propose a trade.',
    'turn-has-not-begun': () => 'The player whose turn it is must have begun a turn.',
    'other-stack': ({ room }) => `This card belongs in the other stack: ${rooms[room]}.`,
    'stack-has-a-top': () => 'A stack with cards has one on top.',
    'first-seat-differs': ({ seat }, format) =>
      `${format.does(seat, 'You go', 'goes')} first at this table.`,
    'roller-takes-the-opener': () => 'With a 5 or 6, the player who rolled it takes the opener.',
    'roof-needs-a-six': () => 'The roof comes with a 6.',
    'rounds-are-over': ({ rounds }, format) =>
      `The game ends after round ${format.number(rounds)} at the latest.`,
    'turns-do-not-go-round': () => 'Turns go round the table, so nobody can be a turn ahead.',
    'nothing-without-plate': () => 'Without a foundation plate nobody owns anything.',
  },

  when: ({ round }) => `round ${round}`,
  prompt: promptFrom({
    'rolling-for-plate': ({ seat, rollsLeft }, format) =>
      `${format.does(seat, 'Roll', 'rolls')} for a foundation: a 6 is needed (${format.count(rollsLeft, ROLL)} left).`,
    'choosing-trade': ({ seat }, format) =>
      format.does(seat, 'A 6! Choose your trade.', 'chooses a trade.'),
    rolling: ({ seat, isDoubled }, format) =>
      isDoubled
        ? `${format.does(seat, 'Your turn: roll', 'rolls')}, and the opener doubles it.`
        : `${format.does(seat, 'Your turn: roll the die', 'rolls')}.`,
    'rolling-again': ({ seat, rollsLeft }, format) =>
      `${format.does(seat, 'Roll', 'rolls')} on for the 6 (${format.count(rollsLeft, ROLL)} left).`,
    taking: ({ seat, count }, format) => {
      const goods = format.count(count, MATERIAL);
      return format.does(
        seat,
        `Your lorry brings ${goods}: choose ${count === 1 ? 'it' : 'them'}.`,
        `takes ${goods}.`,
      );
    },
    stealing: ({ seat, count }, format) =>
      `${format.does(seat, 'You may', 'may')} take ${format.count(count, MATERIAL)} from the others${count > 1 ? ', one at a time' : ''}.`,
    'placing-pillar': ({ seat, carries }, format) =>
      format.does(
        seat,
        `A pillar! Four of them carry the ${carries === 'roof' ? 'roof' : 'upper floor'}: set it, or keep it to trade.`,
        'sets the pillar or keeps it loose.',
      ),
    acting: ({ seat, next }, format) =>
      format.does(
        seat,
        NEXT_STEPS[next],
        next === 'end' ? 'ends the turn.' : 'builds, trades, or ends the turn.',
      ),
    paying: ({ seat, count, item }, format) =>
      `${format.does(seat, 'Pay', 'pays')} ${format.count(count, MATERIAL)} for a ${item === 'pillar' ? pillar.one : materials[item].one}.`,
    answering: ({ seat, owing, isReaderAsked }, format) => {
      if (isReaderAsked) return `${format.player(seat, 'you')} offers you a swap. Deal?`;
      const offer = format.player(seat, 'Your offer', (name) => `${name}’s offer`);
      return `${offer} waits for ${format.players(owing, 'you')}.`;
    },
    picking: ({ seat }, format) =>
      format.does(seat, 'Choose with whom you trade.', 'chooses with whom to trade.'),
    discarding: ({ owing, isReaderAsked }, format) =>
      isReaderAsked
        ? 'You have too much in storage: throw something away.'
        : `Too much in storage: ${format.players(owing, 'you')} must throw something away.`,
    over: ({ winners, points }, format) => {
      const score = format.count(points, POINT);
      return `The game is over: ${tableTexts.en.wins(winners, score, format)}.`;
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

function proposalOf(seat: Seat, format: Format): string {
  return format.player(seat, 'your proposal', (name) => `the proposal of ${name}`);
}

function floorOf(seat: Seat, floor: number, format: Format): string {
  const which = floor === 0 ? 'lower' : 'upper';
  return format.player(seat, `your ${which} floor`, (name) => `the ${which} floor of ${name}`);
}

/** UD-8: what the next 6 of that seat does. */
function afterPillar(floor: number, pillars: number): string {
  if (pillars < PILLARS) return '';
  return floor === 0 ? ': the next 6 brings the ceiling' : ': the next 6 ends the game';
}

function turnOf(seat: Seat, format: Format): string {
  return format.player(seat, 'your turn', (name) => `${name}’s turn`);
}

function pillarsOf({ pillars }: Deal, format: Format): string {
  return format.count(pillars, pillar);
}
