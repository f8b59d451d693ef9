import type { Examples } from '../../../testkit/test/examples.ts';
import type { Event } from '../src/events.ts';
import type { Move } from '../src/moves/index.ts';
import type { PlayReason, TableauReason } from '../src/reasons.ts';
import { cardNamed } from './support.ts';

const library = cardNamed('library');
const gym = cardNamed('gym');
const sauna = cardNamed('sauna');
const low = { level: 2, position: 0 };
const high = { level: 3, position: 1 };

/** At least one example of each, and one for each wording. */
export const moves: Examples<Move, 'verb'> = {
  choose: [
    { verb: 'choose', card: library },
    { verb: 'choose', card: gym },
  ],
  place: [{ verb: 'place', ...high }],
  discard: [{ verb: 'discard' }],
  'take-back': [{ verb: 'take-back' }],
  'take-bonus': [
    { verb: 'take-bonus', bonus: 0 },
    { verb: 'take-bonus', bonus: 2 },
  ],
  'put-bonus': [{ verb: 'put-bonus', colour: 'purple' }],
  'take-colour': [{ verb: 'take-colour', colour: 'green' }],
};

const built = { type: 'room-built', seat: 0, card: library, reveals: true } as const;

export const events: Examples<Event, 'type'> = {
  'first-chooser-drawn': [{ type: 'first-chooser-drawn', seat: 0 }],
  'round-began': [{ type: 'round-began', round: 2 }],
  'hand-dealt': [
    { type: 'hand-dealt', seat: 0, cards: [gym, library, sauna] },
    { type: 'hand-dealt', seat: 1 },
  ],
  'card-chosen': [
    { type: 'card-chosen', seat: 0, card: library },
    { type: 'card-chosen', seat: 1 },
  ],
  'choice-taken-back': [{ type: 'choice-taken-back', seat: 0 }],
  'cards-revealed': [
    { type: 'cards-revealed', cards: [library, gym], reveals: true },
    { type: 'cards-revealed', cards: [library, -1, sauna], reveals: true },
  ],
  'last-cards-put-away': [{ type: 'last-cards-put-away' }],
  'place-settled': [
    { type: 'place-settled', seat: 0, place: high },
    { type: 'place-settled', seat: 0, place: 'discard' },
    { type: 'place-settled', seat: 1 },
  ],
  'room-built': [
    { ...built, ...low, balance: 'left' },
    { ...built, ...high, balance: 'middle' },
    { ...built, level: 2, position: 1, balance: 'right' },
  ],
  'card-discarded': [{ type: 'card-discarded', seat: 1, reveals: true }],
  'hands-passed': [{ type: 'hands-passed' }],
  'scoring-began': [{ type: 'scoring-began', round: 1, firstChooser: 1 }],
  'bonus-taken': [{ type: 'bonus-taken', seat: 0, bonus: 2 }],
  'bonus-put': [{ type: 'bonus-put', seat: 0, bonus: 0, colour: 'red' }],
  'colour-taken': [{ type: 'colour-taken', seat: 1, colour: 'brown' }],
  'round-scored': [
    {
      type: 'round-scored',
      round: 1,
      points: [
        [1, 0, 0, 0, 0, 0],
        [2, 1, 0, 0, 0, 4],
      ],
      totals: [1, 7],
    },
    {
      type: 'round-scored',
      round: 2,
      points: [
        [1, 0, 0, 0, 0, 0],
        [2, 1, 0, 0, 0, 4],
      ],
      totals: [9, 12],
    },
  ],
  'majority-won': [{ type: 'majority-won', colour: 'blue', seat: 0, points: 5 }],
  'majority-tied': [{ type: 'majority-tied', colour: 'yellow', seats: [0, 1, 2] }],
  'game-ended': [{ type: 'game-ended' }],
};

export const playReasons: Examples<PlayReason, 'code'> = {
  'no-such-slot': [{ rule: 'BT-2', code: 'no-such-slot', level: 2, position: 2 }],
  'slot-is-taken': [{ rule: 'BT-2', code: 'slot-is-taken', ...low, card: gym }],
  'no-support': [
    { rule: 'BT-3', code: 'no-support', ...high, missing: [low] },
    { rule: 'BT-3', code: 'no-support', ...high, missing: [low, { level: 2, position: 1 }] },
  ],
  'touches-no-room-of-its-colour': [
    {
      rule: 'BT-4',
      code: 'touches-no-room-of-its-colour',
      level: 3,
      position: 2,
      colour: 'red',
      rooms: [low],
    },
    {
      rule: 'BT-4',
      code: 'touches-no-room-of-its-colour',
      level: 4,
      position: 3,
      colour: 'purple',
      rooms: [low, high],
    },
  ],
  'side-is-barred': [
    { rule: 'BT-5', code: 'side-is-barred', ...low, side: 'left' },
    { rule: 'BT-5', code: 'side-is-barred', level: 2, position: 1, side: 'right' },
  ],
  'not-in-hand': [{ rule: 'BT-7', code: 'not-in-hand', card: sauna }],
  'still-choosing': [{ rule: 'BT-7', code: 'still-choosing' }],
  'already-chosen': [{ rule: 'BT-9', code: 'already-chosen', card: gym }],
  'already-settled': [{ rule: 'BT-9', code: 'already-settled' }],
  'cards-are-revealed': [{ rule: 'BT-9', code: 'cards-are-revealed' }],
  'nothing-to-take-back': [{ rule: 'BT-9', code: 'nothing-to-take-back' }],
  'not-scoring-yet': [{ rule: 'BT-10', code: 'not-scoring-yet' }],
  'scoring-now': [{ rule: 'BT-10', code: 'scoring-now' }],
  'bonus-is-gone': [{ rule: 'BT-10', code: 'bonus-is-gone', bonus: 2 }],
  'bonuses-are-still-taken': [{ rule: 'BT-10', code: 'bonuses-are-still-taken' }],
  'bonuses-are-taken': [{ rule: 'BT-10', code: 'bonuses-are-taken' }],
  'colour-has-a-bonus': [{ rule: 'BT-10', code: 'colour-has-a-bonus', colour: 'red' }],
  'no-choice-between-two': [{ rule: 'BT-11', code: 'no-choice-between-two' }],
  'no-bonus-cards': [{ rule: 'BT-15', code: 'no-bonus-cards' }],
  'only-with-young-players': [{ rule: 'BT-15', code: 'only-with-young-players' }],
  'colour-is-taken': [{ rule: 'BT-15', code: 'colour-is-taken', colour: 'blue', seat: 1 }],
};

export const tableauReasons: Examples<TableauReason, 'code'> = {
  'card-is-there-twice': [{ rule: 'BT-1', code: 'card-is-there-twice', card: gym }],
  'too-many-of-a-colour': [
    { rule: 'BT-1', code: 'too-many-of-a-colour', colour: 'green', have: 13 },
  ],
  'too-many-bonus-cards': [{ rule: 'BT-1', code: 'too-many-bonus-cards', bonus: 0, have: 3 }],
  'bonus-cards-miscounted': [{ rule: 'BT-10', code: 'bonus-cards-miscounted', have: 2, want: 3 }],
  'only-zeros-for-two': [{ rule: 'BT-11', code: 'only-zeros-for-two', bonus: 2 }],
  'colours-miscounted': [{ rule: 'BT-15', code: 'colours-miscounted', have: 1, want: 2 }],
  'room-hangs-in-the-air': [
    { rule: 'BT-3', code: 'room-hangs-in-the-air', ...high, missing: [low] },
  ],
  'colour-is-split': [{ rule: 'BT-4', code: 'colour-is-split', colour: 'red' }],
  'tree-topples': [{ rule: 'BT-5', code: 'tree-topples', left: 3, right: 1 }],
  'no-order-of-building': [{ rule: 'BT-4', code: 'no-order-of-building' }],
  'picks-are-not-done': [{ rule: 'BT-7', code: 'picks-are-not-done' }],
  'week-is-not-the-last': [{ rule: 'BT-12', code: 'week-is-not-the-last' }],
  'more-rooms-than-picks': [{ rule: 'BT-7', code: 'more-rooms-than-picks', have: 4, picks: 2 }],
  'too-many-sixth-cards': [{ rule: 'BT-7', code: 'too-many-sixth-cards', have: 2, weeks: 1 }],
  'points-come-later': [{ rule: 'BT-12', code: 'points-come-later', weeks: 1 }],
  'first-chooser-differs': [{ rule: 'BT-10', code: 'first-chooser-differs', seat: 0 }],
  'too-many-points': [{ rule: 'BT-12', code: 'too-many-points', week: 1, have: 12, most: 10 }],
  'hand-is-too-large': [{ rule: 'BT-7', code: 'hand-is-too-large', have: 6, size: 4 }],
  'nothing-chosen-now': [{ rule: 'BT-7', code: 'nothing-chosen-now' }],
  'nothing-settled-now': [{ rule: 'BT-9', code: 'nothing-settled-now' }],
  'nobody-decides': [{ rule: 'BT-9', code: 'nobody-decides' }],
  'no-such-scoring-step': [{ rule: 'BT-10', code: 'no-such-scoring-step' }],
  'everyone-has-chosen': [{ rule: 'BT-10', code: 'everyone-has-chosen' }],
  'chosen-out-of-order': [{ rule: 'BT-10', code: 'chosen-out-of-order' }],
  'no-bonus-now': [{ rule: 'BT-10', code: 'no-bonus-now' }],
  'no-colour-now': [{ rule: 'BT-10', code: 'no-colour-now' }],
  'two-colours-of-one-seat': [{ rule: 'BT-10', code: 'two-colours-of-one-seat' }],
};
