import type { Examples } from '../../../testkit/test/examples.ts';
import type { Event } from '../src/events.ts';
import type { Move } from '../src/moves/index.ts';
import type { PlayReason, TableauReason } from '../src/reasons.ts';
import type { Deal } from '../src/words.ts';

const swap: Deal = { give: ['lamp', 'lamp'], want: ['door'], pillars: 0 };
const gift: Deal = { give: [], want: [], pillars: 1 };
const sale: Deal = { give: ['tiles'], want: ['plaster', 'shelf'], pillars: 2 };
const place = { seat: 0, floor: 0, column: 1, room: 'kitchen' } as const;

/** At least one of each type, and one for each variant of its sentence. */
export const moves: Examples<Move, 'verb'> = {
  roll: [{ verb: 'roll' }],
  'roll-three': [{ verb: 'roll-three' }],
  'choose-trade': [{ verb: 'choose-trade', trade: 'mason' }],
  take: [{ verb: 'take', materials: ['lamp', 'lamp', 'socket'] }],
  steal: [{ verb: 'steal', seat: 1, material: 'tiles' }],
  'no-steal': [{ verb: 'no-steal' }],
  'open-room': [
    { verb: 'open-room', size: 'small', column: 0, cell: 1 },
    { verb: 'open-room', size: 'large', column: 2, cell: 6 },
  ],
  build: [{ verb: 'build', room: 2, cell: 6 }],
  offer: [
    { verb: 'offer', to: 1, ...swap },
    { verb: 'offer', to: 'all', ...sale },
    { verb: 'offer', to: 2, ...gift },
  ],
  bank: [
    { verb: 'bank', item: 'door' },
    { verb: 'bank', item: 'pillar' },
  ],
  pay: [{ verb: 'pay', material: 'plaster' }],
  'set-pillar': [{ verb: 'set-pillar' }],
  'keep-pillar': [{ verb: 'keep-pillar' }],
  'take-proposal': [{ verb: 'take-proposal', seat: 1 }],
  'refuse-proposal': [{ verb: 'refuse-proposal', seat: 1 }],
  'end-turn': [{ verb: 'end-turn' }],
  accept: [{ verb: 'accept' }],
  decline: [{ verb: 'decline' }],
  counter: [
    { verb: 'counter', ...swap },
    { verb: 'counter', ...gift },
  ],
  withdraw: [{ verb: 'withdraw' }],
  pick: [{ verb: 'pick', seat: 2 }],
  'pick-none': [{ verb: 'pick-none' }],
  propose: [
    { verb: 'propose', ...swap },
    { verb: 'propose', ...gift },
  ],
  'withdraw-proposal': [{ verb: 'withdraw-proposal' }],
  discard: [{ verb: 'discard', material: 'shelf' }],
};

export const events: Examples<Event, 'type'> = {
  'first-seat-drawn': [{ type: 'first-seat-drawn', seat: 0 }],
  'trade-dealt': [{ type: 'trade-dealt', seat: 0, trade: 'plumber' }],
  'turn-began': [
    { type: 'turn-began', seat: 0, round: 1, isDoubled: false },
    { type: 'turn-began', seat: 0, round: 2, isDoubled: true },
  ],
  'die-rolled': [{ type: 'die-rolled', seat: 0, die: 3, roll: 1 }],
  'no-plate': [{ type: 'no-plate', seat: 0 }],
  'trade-chosen': [{ type: 'trade-chosen', seat: 0, trade: 'carpenter' }],
  'trade-missing': [{ type: 'trade-missing', trade: 'electrician' }],
  'opener-taken': [
    { type: 'opener-taken', seat: 0 },
    { type: 'opener-taken', seat: 0, from: 1 },
  ],
  'opener-kept': [{ type: 'opener-kept', seat: 0 }],
  'materials-taken': [{ type: 'materials-taken', seat: 0, materials: ['door', 'door', 'shelf'] }],
  'material-stolen': [{ type: 'material-stolen', seat: 0, from: 1, material: 'tap' }],
  'theft-waived': [{ type: 'theft-waived', seat: 0 }],
  'nothing-to-steal': [{ type: 'nothing-to-steal', seat: 0 }],
  'pillar-received': [
    { type: 'pillar-received', seat: 0, from: 'die' },
    { type: 'pillar-received', seat: 0, from: 'bank' },
  ],
  'pillar-set': [
    { type: 'pillar-set', seat: 0, floor: 0, pillars: 2 },
    { type: 'pillar-set', seat: 0, floor: 1, pillars: 4 },
  ],
  'pillar-kept': [{ type: 'pillar-kept', seat: 0 }],
  'pillars-returned': [
    { type: 'pillars-returned', seat: 0, pillars: 1 },
    { type: 'pillars-returned', seat: 0, pillars: 2 },
  ],
  'ceiling-set': [{ type: 'ceiling-set', seat: 0 }],
  'roof-set': [{ type: 'roof-set', seat: 0 }],
  'room-opened': [{ type: 'room-opened', ...place }],
  'material-built': [{ type: 'material-built', ...place, cell: 5, material: 'socket' }],
  'room-completed': [{ type: 'room-completed', ...place }],
  'floor-filled': [
    { type: 'floor-filled', seat: 0, floor: 0 },
    { type: 'floor-filled', seat: 0, floor: 1 },
  ],
  'card-turned': [{ type: 'card-turned', size: 'small', room: 'hall' }],
  'stack-emptied': [{ type: 'stack-emptied', size: 'large' }],
  'offer-made': [
    { type: 'offer-made', seat: 0, to: 1, ...swap },
    { type: 'offer-made', seat: 0, to: 'all', ...sale },
    { type: 'offer-made', seat: 0, to: 'all', ...gift },
  ],
  'offer-accepted': [{ type: 'offer-accepted', seat: 1 }],
  'offer-declined': [{ type: 'offer-declined', seat: 1 }],
  'offer-countered': [
    { type: 'offer-countered', seat: 1, ...sale },
    { type: 'offer-countered', seat: 1, ...gift },
  ],
  'offer-withdrawn': [{ type: 'offer-withdrawn', seat: 0 }],
  'offer-lapsed': [{ type: 'offer-lapsed', seat: 0 }],
  'goods-swapped': [
    { type: 'goods-swapped', seat: 0, with: 1, ...swap },
    { type: 'goods-swapped', seat: 0, with: 1, ...sale },
    { type: 'goods-swapped', seat: 0, with: 1, ...gift },
  ],
  'proposal-made': [
    { type: 'proposal-made', seat: 1, ...sale },
    { type: 'proposal-made', seat: 1, ...gift },
  ],
  'proposal-withdrawn': [{ type: 'proposal-withdrawn', seat: 1 }],
  'proposal-refused': [{ type: 'proposal-refused', seat: 1, by: 0 }],
  'bank-asked': [
    { type: 'bank-asked', seat: 0, item: 'tap' },
    { type: 'bank-asked', seat: 0, item: 'pillar' },
  ],
  'material-paid': [{ type: 'material-paid', seat: 0, material: 'lamp' }],
  'bank-delivered': [
    { type: 'bank-delivered', seat: 0, item: 'tap' },
    { type: 'bank-delivered', seat: 0, item: 'pillar' },
  ],
  'turn-ended': [{ type: 'turn-ended', seat: 0 }],
  'material-discarded': [{ type: 'material-discarded', seat: 0, material: 'plaster' }],
  'game-ended': [
    { type: 'game-ended', by: 'roof' },
    { type: 'game-ended', by: 'rounds' },
  ],
};

export const playReasons: Examples<PlayReason, 'code'> = {
  'no-plate-yet': [{ rule: 'UD-5', code: 'no-plate-yet' }],
  'trade-is-taken': [{ rule: 'UD-5', code: 'trade-is-taken', trade: 'mason', seat: 1 }],
  'choose-trade-first': [{ rule: 'UD-5', code: 'choose-trade-first' }],
  'no-trade-to-choose': [{ rule: 'UD-5', code: 'no-trade-to-choose' }],
  'roll-first': [{ rule: 'UD-6', code: 'roll-first' }],
  'already-rolled': [{ rule: 'UD-6', code: 'already-rolled' }],
  'take-first': [{ rule: 'UD-6', code: 'take-first' }],
  'nothing-to-take': [{ rule: 'UD-6', code: 'nothing-to-take' }],
  'wrong-number': [{ rule: 'UD-4', code: 'wrong-number', need: 3, have: 2 }],
  'not-your-trade': [
    { rule: 'UD-4', code: 'not-your-trade', material: 'door' },
    { rule: 'UD-4', code: 'not-your-trade', material: 'plaster' },
  ],
  'pillar-first': [{ rule: 'UD-8', code: 'pillar-first' }],
  'no-pillar': [{ rule: 'UD-8', code: 'no-pillar' }],
  'no-free-place': [{ rule: 'UD-8', code: 'no-free-place' }],
  'stack-is-empty': [{ rule: 'UD-3', code: 'stack-is-empty', size: 'small' }],
  'column-in-use': [{ rule: 'UD-9', code: 'column-in-use', column: 2 }],
  'no-such-cell': [{ rule: 'UD-9', code: 'no-such-cell', cell: 5, room: 'chamber' }],
  'no-room-there': [{ rule: 'UD-9', code: 'no-room-there', column: 2 }],
  'cell-is-filled': [{ rule: 'UD-9', code: 'cell-is-filled', cell: 5, column: 2 }],
  'material-missing': [
    { rule: 'UD-9', code: 'material-missing', material: 'tap', room: 'hall' },
    { rule: 'UD-9', code: 'material-missing', material: 'tiles', room: 'kitchen' },
  ],
  'beyond-the-wall': [{ rule: 'UD-2', code: 'beyond-the-wall', column: 6 }],
  'offer-is-open': [{ rule: 'UD-10', code: 'offer-is-open' }],
  'no-open-offer': [{ rule: 'UD-10', code: 'no-open-offer' }],
  'not-your-offer': [{ rule: 'UD-10', code: 'not-your-offer' }],
  'answer-first': [{ rule: 'UD-10', code: 'answer-first' }],
  'pick-first': [{ rule: 'UD-10', code: 'pick-first' }],
  'nothing-to-pick': [{ rule: 'UD-10', code: 'nothing-to-pick' }],
  'not-to-be-picked': [{ rule: 'UD-10', code: 'not-to-be-picked', seat: 1 }],
  'too-many-offers': [{ rule: 'UD-10', code: 'too-many-offers' }],
  'same-offer-again': [{ rule: 'UD-10', code: 'same-offer-again' }],
  'offer-to-oneself': [{ rule: 'UD-10', code: 'offer-to-oneself' }],
  'no-plate-to-trade': [{ rule: 'UD-10', code: 'no-plate-to-trade', seat: 1 }],
  'nobody-to-trade': [{ rule: 'UD-10', code: 'nobody-to-trade' }],
  'kind-on-both-sides': [{ rule: 'UD-10', code: 'kind-on-both-sides', material: 'socket' }],
  'nothing-for-something': [{ rule: 'UD-10', code: 'nothing-for-something' }],
  'not-in-storage': [
    { rule: 'UD-10', code: 'not-in-storage', seat: 1, lacking: ['door'] },
    { rule: 'UD-10', code: 'not-in-storage', seat: 0, lacking: ['lamp', 'lamp', 'tiles'] },
  ],
  'not-so-many-pillars': [
    { rule: 'UD-10', code: 'not-so-many-pillars', have: 0, need: 1 },
    { rule: 'UD-10', code: 'not-so-many-pillars', have: 1, need: 2 },
  ],
  'no-place-for-pillar': [{ rule: 'UD-10', code: 'no-place-for-pillar', seat: 1 }],
  'nobody-could-accept': [{ rule: 'UD-10', code: 'nobody-could-accept' }],
  'counter-is-the-offer': [{ rule: 'UD-10', code: 'counter-is-the-offer' }],
  'not-addressed': [{ rule: 'UD-10', code: 'not-addressed' }],
  'already-answered': [{ rule: 'UD-10', code: 'already-answered' }],
  'proposal-is-open': [{ rule: 'UD-10', code: 'proposal-is-open' }],
  'too-many-proposals': [{ rule: 'UD-10', code: 'too-many-proposals' }],
  'not-the-time-to-propose': [{ rule: 'UD-10', code: 'not-the-time-to-propose' }],
  'propose-to-oneself': [{ rule: 'UD-10', code: 'propose-to-oneself' }],
  'no-proposal': [{ rule: 'UD-10', code: 'no-proposal', seat: 1 }],
  'bank-price': [{ rule: 'UD-11', code: 'bank-price', need: 4, have: 3 }],
  'pay-first': [{ rule: 'UD-11', code: 'pay-first' }],
  'nothing-to-pay': [{ rule: 'UD-11', code: 'nothing-to-pay' }],
  'cannot-pay-with': [{ rule: 'UD-11', code: 'cannot-pay-with', material: 'tap' }],
  'no-theft': [{ rule: 'UD-12', code: 'no-theft' }],
  'theft-first': [{ rule: 'UD-12', code: 'theft-first' }],
  'own-storage': [{ rule: 'UD-12', code: 'own-storage' }],
  'nothing-to-steal-there': [
    { rule: 'UD-12', code: 'nothing-to-steal-there', seat: 1, material: 'tap' },
  ],
  'no-surplus': [{ rule: 'UD-13', code: 'no-surplus' }],
  'surplus-first': [{ rule: 'UD-13', code: 'surplus-first' }],
  'nothing-to-discard': [{ rule: 'UD-13', code: 'nothing-to-discard', material: 'tap' }],
  'no-three-rolls': [{ rule: 'UD-14', code: 'no-three-rolls', pillars: 3, cells: 27 }],
  'rolls-left': [{ rule: 'UD-14', code: 'rolls-left' }],
  'not-your-turn': [{ rule: 'UD-19', code: 'not-your-turn' }],
};

export const tableauReasons: Examples<TableauReason, 'code'> = {
  'trade-twice': [{ rule: 'UD-1', code: 'trade-twice', trade: 'mason' }],
  'rooms-overlap': [{ rule: 'UD-2', code: 'rooms-overlap', column: 1 }],
  'room-beyond-the-wall': [{ rule: 'UD-2', code: 'room-beyond-the-wall', column: 6 }],
  'too-many-cards': [{ rule: 'UD-3', code: 'too-many-cards', room: 'hall', have: 13, exist: 12 }],
  'no-ceiling-yet': [{ rule: 'UD-8', code: 'no-ceiling-yet' }],
  'room-without-material': [{ rule: 'UD-9', code: 'room-without-material', room: 'hall' }],
  'two-roofs': [{ rule: 'UD-16', code: 'two-roofs' }],
  'nothing-without-plate': [{ rule: 'UD-16', code: 'nothing-without-plate' }],
};
