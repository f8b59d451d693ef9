import { PHASES } from '../src/state.ts';
import type { Examples } from '../../../testkit/test/examples.ts';
import type { Event } from '../src/events.ts';
import type { Move } from '../src/moves/index.ts';
import type { DreamHomeReason } from '../src/reasons.ts';
import type { Roof, RoomCard } from '../src/words.ts';

const kitchen: RoomCard = { room: 'kitchen', children: 1 };
const cellar: RoomCard = { room: 'wine-cellar', children: 0 };
const living: RoomCard = { room: 'living-room', children: 0 };
const laundry: RoomCard = { room: 'laundry', children: 0 };
const redRoof: Roof = { colour: 'red', window: true };
const greyRoof: Roof = { colour: 'grey', window: false };
const place = { field: 'G2' } as const;

/** At least one of each type, and one for each variant of its sentence. */
export const moves: Examples<Move, 'verb'> = {
  jackhammer: [{ verb: 'jackhammer', column: 3 }],
  'decline-jackhammer': [{ verb: 'decline-jackhammer' }],
  'discard-column': [{ verb: 'discard-column', column: 2 }],
  take: [
    { verb: 'take', column: 1 },
    { verb: 'take', column: 4 },
  ],
  mixer: [{ verb: 'mixer', a: 1, b: 5 }],
  drill: [{ verb: 'drill', column: 2, field: 'U3' }],
  place: [
    { verb: 'place', field: 'G1', faceUp: true },
    { verb: 'place', field: 'B4', faceUp: false },
  ],
  scaffold: [{ verb: 'scaffold', field: 'B5' }],
  decorate: [
    { verb: 'decorate', field: 'U1' },
    { verb: 'decorate', field: 'outdoors' },
  ],
  'decline-decor': [{ verb: 'decline-decor' }],
  supplier: [
    { verb: 'supplier', field: 'U1', ...kitchen },
    { verb: 'supplier', field: 'B4', ...cellar },
    { verb: 'supplier', field: 'U2', room: 'childrens-room', children: 2 },
  ],
  handyman: [{ verb: 'handyman', a: 'U1', b: 'G2' }],
  roofer: [
    { verb: 'roofer', ...redRoof },
    { verb: 'roofer', ...greyRoof },
  ],
  done: [{ verb: 'done' }],
};

export const events: Examples<Event, 'type'> = {
  'start-seat-drawn': [{ type: 'start-seat-drawn', seat: 0 }],
  'round-began': [{ type: 'round-began', round: 3, startSeat: 1 }],
  'market-dealt': [
    {
      type: 'market-dealt',
      round: 1,
      columns: [
        { column: 1, room: kitchen },
        { column: 2, room: cellar, special: { type: 'roof', ...redRoof } },
        { column: 3, room: living, special: { type: 'hidden-roof' } },
        { column: 4, room: laundry, special: { type: 'decor', decor: 'cat-house' } },
        { column: 5, room: kitchen, special: { type: 'helper', helper: 'architect' } },
      ],
    },
  ],
  'jackhammer-used': [
    { type: 'jackhammer-used', seat: 0, column: 1, room: cellar },
    {
      type: 'jackhammer-used',
      seat: 0,
      column: 2,
      room: kitchen,
      special: { type: 'tool', tool: 'drill' },
    },
  ],
  'jackhammer-declined': [{ type: 'jackhammer-declined', seat: 1 }],
  'column-discarded': [
    {
      type: 'column-discarded',
      seat: 0,
      column: 3,
      room: living,
      special: { type: 'tool', tool: 'scaffold' },
    },
  ],
  'column-taken': [
    { type: 'column-taken', seat: 0, round: 1, column: 1, room: cellar },
    {
      type: 'column-taken',
      seat: 0,
      round: 1,
      column: 2,
      room: kitchen,
      special: { type: 'roof', ...greyRoof },
    },
    {
      type: 'column-taken',
      seat: 0,
      round: 1,
      column: 2,
      room: kitchen,
      special: { type: 'hidden-roof' },
    },
  ],
  'rooms-mixed': [{ type: 'rooms-mixed', seat: 0, columns: [1, 4], rooms: [cellar, laundry] }],
  'room-drilled': [
    { type: 'room-drilled', seat: 0, column: 2, field: 'U3', brought: living, removed: kitchen },
  ],
  'room-placed': [
    { type: 'room-placed', seat: 0, field: 'B4', card: cellar, faceUp: true },
    { type: 'room-placed', seat: 0, field: 'B4', card: kitchen, faceUp: false },
  ],
  'scaffold-laid': [{ type: 'scaffold-laid', seat: 0, field: 'B4' }],
  'scaffold-discarded': [
    { type: 'scaffold-discarded', seat: 0 },
    { type: 'scaffold-discarded', seat: 0, field: 'B4' },
  ],
  'roof-taken': [
    { type: 'roof-taken', seat: 0, size: 1 },
    { type: 'roof-taken', seat: 0, size: 2 },
  ],
  'helper-joined': [
    { type: 'helper-joined', seat: 0, helper: 'supplier' },
    { type: 'helper-joined', seat: 0, helper: 'interior-designer' },
  ],
  'tool-taken': [
    { type: 'tool-taken', seat: 0, tool: 'jackhammer' },
    { type: 'tool-taken', seat: 0, tool: 'drill' },
  ],
  'decor-placed': [
    { type: 'decor-placed', seat: 0, decor: 'grand-piano', field: 'U2' },
    { type: 'decor-placed', seat: 0, decor: 'ice-cream-machine', field: 'U2' },
    { type: 'decor-placed', seat: 0, decor: 'tree-house', field: 'outdoors' },
  ],
  'decor-impossible': [
    { type: 'decor-impossible', seat: 0, decor: 'canopy-bed' },
    { type: 'decor-impossible', seat: 0, decor: 'whirlpool' },
  ],
  'decor-declined': [{ type: 'decor-declined', seat: 0, decor: 'fireplace' }],
  'decor-moved': [{ type: 'decor-moved', seat: 0, decor: 'fireplace', from: 'G2', to: 'G1' }],
  'decor-lost': [{ type: 'decor-lost', seat: 0, decor: 'rocking-horse', field: 'G2' }],
  'round-ended': [
    { type: 'round-ended', round: 2, discarded: [], startSeat: 1 },
    {
      type: 'round-ended',
      round: 2,
      discarded: [
        { column: 1, room: living },
        { column: 4, room: kitchen, special: { type: 'decor', decor: 'paintings' } },
      ],
      startSeat: 0,
    },
  ],
  'helpers-began': [{ type: 'helpers-began', seat: 0 }],
  'supplier-used': [
    {
      type: 'supplier-used',
      seat: 0,
      field: 'U1',
      brought: kitchen,
      removed: living,
      wasEmpty: false,
    },
    {
      type: 'supplier-used',
      seat: 0,
      field: 'B4',
      brought: cellar,
      removed: living,
      wasEmpty: true,
    },
  ],
  'handyman-used': [{ type: 'handyman-used', seat: 0, fields: ['U1', 'G3'] }],
  'roofer-used': [
    { type: 'roofer-used', seat: 0, roof: redRoof, size: 4 },
    { type: 'roofer-used', seat: 0, size: 1 },
  ],
  'helpers-done': [{ type: 'helpers-done', seat: 0 }],
  'roof-revealed': [
    { type: 'roof-revealed', reveals: true, seat: 0, roofs: [redRoof], laid: [], points: 0 },
    {
      type: 'roof-revealed',
      reveals: true,
      seat: 0,
      roofs: [redRoof, greyRoof, greyRoof, greyRoof],
      laid: [redRoof, greyRoof, greyRoof, greyRoof],
      points: 4,
    },
  ],
  'game-ended': [{ type: 'game-ended' }],
};

export const reasons: Examples<DreamHomeReason, 'code'> = {
  'jackhammer-window': [{ rule: 'DH-6', code: 'jackhammer-window' }],
  'jackhammer-is-too-late': [{ rule: 'DH-6', code: 'jackhammer-is-too-late' }],
  'column-is-discarded-first': [{ rule: 'DH-7', code: 'column-is-discarded-first' }],
  'column-is-taken-first': [{ rule: 'DH-11', code: 'column-is-taken-first' }],
  'room-is-placed-first': [{ rule: 'DH-12', code: 'room-is-placed-first' }],
  'tile-is-placed-first': [{ rule: 'DH-19', code: 'tile-is-placed-first' }],
  'scaffold-is-laid-first': [{ rule: 'DH-21', code: 'scaffold-is-laid-first' }],
  'helpers-come-at-the-end': [{ rule: 'DH-25', code: 'helpers-come-at-the-end' }],
  'helpers-are-used-now': [{ rule: 'DH-25', code: 'helpers-are-used-now' }],
  'start-column-stays': [{ rule: 'DH-7', code: 'start-column-stays' }],
  'no-such-tool': [
    { rule: 'DH-10', code: 'no-such-tool', tool: 'drill' },
    { rule: 'DH-10', code: 'no-such-tool', tool: 'cement-mixer' },
  ],
  'tool-is-new': [{ rule: 'DH-10', code: 'tool-is-new', tool: 'cement-mixer' }],
  'column-is-empty': [{ rule: 'DH-11', code: 'column-is-empty', column: 3 }],
  'field-is-taken': [{ rule: 'DH-13', code: 'field-is-taken', ...place }],
  'field-below-is-free': [{ rule: 'DH-13', code: 'field-below-is-free', field: 'U2', below: 'G2' }],
  'belongs-in-the-basement': [
    { rule: 'DH-14', code: 'belongs-in-the-basement', room: 'wine-cellar', ...place },
    { rule: 'DH-14', code: 'belongs-in-the-basement', room: 'laundry', ...place },
  ],
  'belongs-above-the-basement': [
    { rule: 'DH-14', code: 'belongs-above-the-basement', room: 'bathroom', field: 'B4' },
  ],
  'room-is-full': [
    { rule: 'DH-15', code: 'room-is-full', room: 'bathroom', ...place, size: 2, max: 1 },
    { rule: 'DH-15', code: 'room-is-full', room: 'kitchen', ...place, size: 3, max: 2 },
  ],
  'room-is-finished': [
    {
      rule: 'DH-16',
      code: 'room-is-finished',
      room: 'living-room',
      ...place,
      decor: 'grand-piano',
    },
    {
      rule: 'DH-16',
      code: 'room-is-finished',
      room: 'kitchen',
      ...place,
      decor: 'ice-cream-machine',
    },
  ],
  'two-tiles-in-one-room': [
    {
      rule: 'DH-16',
      code: 'two-tiles-in-one-room',
      room: 'living-room',
      ...place,
      decors: ['grand-piano', 'fireplace'],
    },
  ],
  'lies-face-up-here': [{ rule: 'DH-17', code: 'lies-face-up-here', room: 'kitchen', ...place }],
  'tile-must-be-placed': [{ rule: 'DH-19', code: 'tile-must-be-placed', decor: 'whirlpool' }],
  'no-face-up-room': [{ rule: 'DH-19', code: 'no-face-up-room', decor: 'whirlpool', ...place }],
  'tile-does-not-fit': [
    { rule: 'DH-19', code: 'tile-does-not-fit', decor: 'whirlpool', room: 'kitchen', ...place },
  ],
  'room-has-a-tile': [
    { rule: 'DH-19', code: 'room-has-a-tile', room: 'bedroom', ...place, decor: 'cat-house' },
  ],
  'tile-goes-outdoors': [{ rule: 'DH-19', code: 'tile-goes-outdoors', decor: 'bird-house' }],
  'tile-goes-indoors': [{ rule: 'DH-19', code: 'tile-goes-indoors', decor: 'whirlpool' }],
  'no-scaffold-in-hand': [{ rule: 'DH-21', code: 'no-scaffold-in-hand' }],
  'scaffold-is-there': [{ rule: 'DH-21', code: 'scaffold-is-there', ...place }],
  'no-face-up-card': [{ rule: 'DH-22', code: 'no-face-up-card', ...place }],
  'no-such-helper': [
    { rule: 'DH-25', code: 'no-such-helper', helper: 'supplier' },
    { rule: 'DH-25', code: 'no-such-helper', helper: 'roofer' },
  ],
  'no-card-there': [{ rule: 'DH-25', code: 'no-card-there', ...place }],
  'card-is-not-in-the-pile': [{ rule: 'DH-25', code: 'card-is-not-in-the-pile', ...kitchen }],
  'roof-is-not-in-the-pile': [{ rule: 'DH-25', code: 'roof-is-not-in-the-pile', ...redRoof }],
  'too-many-rooms': [{ rule: 'DH-2', code: 'too-many-rooms', room: 'study', have: 3, exist: 2 }],
  'no-such-card': [
    { rule: 'DH-2', code: 'no-such-card', ...kitchen, have: 1, exist: 0 },
    { rule: 'DH-2', code: 'no-such-card', ...cellar, have: 3, exist: 2 },
  ],
  'too-many-specials': [
    {
      rule: 'DH-3',
      code: 'too-many-specials',
      card: { type: 'roof', ...redRoof },
      have: 2,
      exist: 1,
    },
  ],
  'tile-lies-twice': [{ rule: 'DH-4', code: 'tile-lies-twice', decor: 'cat-house' }],
  'scaffold-is-left': [{ rule: 'DH-21', code: 'scaffold-is-left', ...place }],
  'phase-is-impossible': PHASES.map((phase) => ({
    rule: 'DH-12',
    code: 'phase-is-impossible',
    phase,
  })),
  'held-cards-do-not-fit': [{ rule: 'DH-12', code: 'held-cards-do-not-fit' }],
  'too-few-columns': [{ rule: 'DH-11', code: 'too-few-columns', have: 1, need: 3 }],
  'column-1-not-taken': [{ rule: 'DH-9', code: 'column-1-not-taken' }],
  'too-few-fields': [{ rule: 'DH-9', code: 'too-few-fields', have: 1, need: 3 }],
  'decks-run-out': [{ rule: 'DH-5', code: 'decks-run-out', have: 4, need: 10 }],
  'deck-differs': [{ rule: 'DH-5', code: 'deck-differs' }],
  'column-is-incomplete': [
    { rule: 'DH-5', code: 'column-is-incomplete', column: 1 },
    { rule: 'DH-5', code: 'column-is-incomplete', column: 3 },
  ],
  'more-cards-than-turns': [{ rule: 'DH-8', code: 'more-cards-than-turns', have: 3, most: 2 }],
  'start-player-differs': [{ rule: 'DH-9', code: 'start-player-differs', seat: 0 }],
  'tool-is-not-new': [{ rule: 'DH-10', code: 'tool-is-not-new' }],
  'no-tools-now': [{ rule: 'DH-10', code: 'no-tools-now' }],
  'used-card-is-not-discarded': [
    {
      rule: 'DH-6',
      code: 'used-card-is-not-discarded',
      card: { type: 'tool', tool: 'jackhammer' },
    },
    {
      rule: 'DH-19',
      code: 'used-card-is-not-discarded',
      card: { type: 'decor', decor: 'grand-piano' },
    },
  ],
  'two-new-tools': [{ rule: 'DH-8', code: 'two-new-tools' }],
  'too-many-empty-rooms': [{ rule: 'DH-17', code: 'too-many-empty-rooms' }],
  'lost-tile-is-there': [{ rule: 'DH-19', code: 'lost-tile-is-there', decor: 'grand-piano' }],
};
