import type { Examples } from '../../../testkit/test/examples.ts';
import type { Event } from '../src/events.ts';
import type { Move } from '../src/moves/index.ts';
import type { PlayReason, TableauReason } from '../src/reasons.ts';
import type { Tile } from '../src/words.ts';

const strawDoor: Tile = { kind: 'door', material: 'straw', pots: 0 };
const strawWindow: Tile = { kind: 'window', material: 'straw', pots: 2 };
const woodWindow: Tile = { kind: 'window', material: 'wood', pots: 1 };
const stoneRoof: Tile = { kind: 'roof', material: 'stone', pots: 0 };
const strawRoof: Tile = { kind: 'roof', material: 'straw', pots: 1 };

/** At least one example of each, and one for each wording. */
export const moves: Examples<Move, 'verb'> = {
  roll: [[1], [0, 2], [0, 1, 3, 4], [0, 1, 2, 3, 4], []].map((dice) => ({ verb: 'roll', dice })),
  stop: [{ verb: 'stop' }],
  build: [
    { verb: 'build', kind: 'door', material: 'straw', house: 1 },
    { verb: 'build', kind: 'window', material: 'wood', house: 0 },
    { verb: 'build', kind: 'roof', material: 'stone', house: 2 },
    { verb: 'build', kind: 'door', material: 'stone', house: 'new' },
    { verb: 'build', kind: 'window', material: 'straw', house: 'new' },
  ],
  done: [{ verb: 'done' }],
  blow: [{ verb: 'blow', seat: 1, house: 0 }],
};

const blown = { type: 'house-blown', seat: 0, target: 1, house: 0, material: 'straw' } as const;

export const events: Examples<Event, 'type'> = {
  'first-seat-drawn': [{ type: 'first-seat-drawn', seat: 0 }],
  'turn-began': [{ type: 'turn-began', seat: 0 }],
  'dice-rolled': [[0, 1, 2, 3, 4], [1], [0, 4], [0, 1, 2, 3, 4]].map((thrown, at) => ({
    type: 'dice-rolled',
    seat: 0,
    roll: at === 0 ? 1 : 2,
    thrown,
    dice: ['door', 'door', 'window', 'roof', 'wolf'],
  })),
  'rolling-stopped': [{ type: 'rolling-stopped', seat: 0 }],
  'nothing-to-build': [{ type: 'nothing-to-build', seat: 0 }],
  'tile-built': [
    { type: 'tile-built', seat: 0, tile: strawDoor, house: 0, isNew: true },
    { type: 'tile-built', seat: 0, tile: woodWindow, house: 1, isNew: true },
    { type: 'tile-built', seat: 0, tile: strawDoor, house: 1, isNew: false },
    { type: 'tile-built', seat: 0, tile: strawWindow, house: 1, isNew: false },
    { type: 'tile-built', seat: 0, tile: stoneRoof, house: 1, isNew: false },
  ],
  'house-finished': [{ type: 'house-finished', seat: 0, house: 1 }],
  'stack-turned': [
    { type: 'stack-turned', kind: 'door', material: 'wood', pots: 1 },
    { type: 'stack-turned', kind: 'window', material: 'stone', pots: 2 },
    { type: 'stack-turned', kind: 'roof', material: 'straw', pots: 0 },
  ],
  'stack-emptied': [
    { type: 'stack-emptied', kind: 'door', material: 'wood' },
    { type: 'stack-emptied', kind: 'window', material: 'stone' },
    { type: 'stack-emptied', kind: 'roof', material: 'straw' },
  ],
  'card-won': [{ type: 'card-won', seat: 0, material: 'stone' }],
  'wolf-came': [{ type: 'wolf-came', seat: 0 }],
  'wolf-left': [{ type: 'wolf-left', seat: 0 }],
  'house-blown': [
    { ...blown, lost: [], left: [woodWindow] },
    { ...blown, lost: [strawDoor], left: [woodWindow] },
    { ...blown, lost: [strawWindow, strawWindow, strawRoof], left: [woodWindow] },
    { ...blown, lost: [strawDoor, strawWindow, stoneRoof], left: [] },
    { ...blown, lost: [strawDoor, strawWindow, strawRoof], left: [] },
  ],
  'game-ended': [{ type: 'game-ended' }],
};

export const playReasons: Examples<PlayReason, 'code'> = {
  'rolling-is-over': [{ rule: 'LP-6', code: 'rolling-is-over' }],
  'no-dice-chosen': [{ rule: 'LP-6', code: 'no-dice-chosen' }],
  'wolf-is-locked': [
    { rule: 'LP-6', code: 'wolf-is-locked', dice: [2] },
    { rule: 'LP-6', code: 'wolf-is-locked', dice: [2, 4] },
  ],
  'wolf-has-come': [{ rule: 'LP-7', code: 'wolf-has-come' }],
  'still-rolling': [{ rule: 'LP-8', code: 'still-rolling' }],
  'stack-is-empty': [
    { rule: 'LP-8', code: 'stack-is-empty', kind: 'door', material: 'straw' },
    { rule: 'LP-8', code: 'stack-is-empty', kind: 'roof', material: 'wood' },
  ],
  'same-stack': [
    { rule: 'LP-8', code: 'same-stack', kind: 'door', material: 'straw' },
    { rule: 'LP-8', code: 'same-stack', kind: 'window', material: 'stone' },
  ],
  'too-few-symbols': [
    { rule: 'LP-8', code: 'too-few-symbols', kind: 'door', material: 'wood', need: 3, have: 2 },
    { rule: 'LP-8', code: 'too-few-symbols', kind: 'door', material: 'straw', need: 2, have: 1 },
    { rule: 'LP-8', code: 'too-few-symbols', kind: 'window', material: 'stone', need: 4, have: 1 },
    { rule: 'LP-8', code: 'too-few-symbols', kind: 'roof', material: 'straw', need: 2, have: 0 },
    { rule: 'LP-8', code: 'too-few-symbols', kind: 'door', material: 'straw', need: 2, have: 0 },
  ],
  'one-tile-is-owed': [{ rule: 'LP-9', code: 'one-tile-is-owed' }],
  'nothing-to-finish': [{ rule: 'LP-9', code: 'nothing-to-finish' }],
  'no-such-house': [{ rule: 'LP-10', code: 'no-such-house', house: 2 }],
  'roof-needs-a-house': [{ rule: 'LP-10', code: 'roof-needs-a-house' }],
  'house-is-finished': [{ rule: 'LP-11', code: 'house-is-finished', house: 1 }],
  'house-has-a-door': [{ rule: 'LP-11', code: 'house-has-a-door', house: 1 }],
  'no-wolf': [{ rule: 'LP-14', code: 'no-wolf' }],
  'own-house': [{ rule: 'LP-14', code: 'own-house' }],
  'nothing-to-blow-there': [{ rule: 'LP-14', code: 'nothing-to-blow-there', seat: 1, house: 2 }],
};

export const tableauReasons: Examples<Exclude<TableauReason, PlayReason>, 'code'> = {
  'too-many-tiles': [
    { rule: 'LP-1', code: 'too-many-tiles', kind: 'door', material: 'wood', have: 5, exist: 4 },
  ],
  'no-such-pots': [
    { rule: 'LP-2', code: 'no-such-pots', kind: 'door', material: 'wood', pots: 2, exist: 0 },
    { rule: 'LP-2', code: 'no-such-pots', kind: 'roof', material: 'wood', pots: 2, exist: 0 },
    { rule: 'LP-2', code: 'no-such-pots', kind: 'window', material: 'straw', pots: 2, exist: 1 },
    { rule: 'LP-2', code: 'no-such-pots', kind: 'door', material: 'stone', pots: 0, exist: 2 },
  ],
  'no-cards-in-base-game': [{ rule: 'LP-5', code: 'no-cards-in-base-game' }],
  'door-is-not-at-the-bottom': [{ rule: 'LP-10', code: 'door-is-not-at-the-bottom' }],
  'two-doors': [{ rule: 'LP-11', code: 'two-doors' }],
  'roof-is-not-on-top': [{ rule: 'LP-11', code: 'roof-is-not-on-top' }],
  'card-held-twice': [{ rule: 'LP-13', code: 'card-held-twice', material: 'straw' }],
  'roof-stands-alone': [{ rule: 'LP-14', code: 'roof-stands-alone' }],
  'face-is-not-on-die': [{ rule: 'LP-3', code: 'face-is-not-on-die', die: 0, face: 'wolf' }],
  'no-roll-left': [{ rule: 'LP-6', code: 'no-roll-left' }],
  'turn-has-not-begun': [{ rule: 'LP-6', code: 'turn-has-not-begun' }],
  'wolves-end-the-rolling': [{ rule: 'LP-7', code: 'wolves-end-the-rolling', wolves: 2 }],
  'nothing-to-build': [{ rule: 'LP-9', code: 'nothing-to-build' }],
  'no-tile-before-building': [{ rule: 'LP-8', code: 'no-tile-before-building' }],
  'nothing-to-blow-at': [{ rule: 'LP-14', code: 'nothing-to-blow-at' }],
  'stacks-end-the-game': [{ rule: 'LP-15', code: 'stacks-end-the-game', stacks: 4 }],
  'tiles-are-missing': [
    { rule: 'LP-1', code: 'tiles-are-missing', kind: 'door', material: 'wood', missing: 2 },
  ],
  'first-tile-is-not-built': [
    { rule: 'LP-9', code: 'first-tile-is-not-built', kind: 'door', material: 'straw' },
  ],
  'more-tiles-than-turns': [{ rule: 'LP-8', code: 'more-tiles-than-turns', have: 5, most: 4 }],
  'card-was-not-won': [{ rule: 'LP-13', code: 'card-was-not-won', material: 'stone' }],
  'game-is-not-over': [{ rule: 'LP-15', code: 'game-is-not-over', stacks: 2, need: 3 }],
  'turns-do-not-go-round': [{ rule: 'LP-19', code: 'turns-do-not-go-round', seat: 1 }],
  'first-player-differs': [{ rule: 'LP-19', code: 'first-player-differs', seat: 0 }],
};
