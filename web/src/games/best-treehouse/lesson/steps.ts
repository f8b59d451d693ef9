import type { Move, TreehouseTypes } from '@richtfest/best-treehouse';
import type { Step } from '../../../lessons/lesson.ts';

const isChoice = (move: Move) => move.verb === 'choose';
const isPlace = (move: Move) => move.verb === 'place';
/** A card that doesn't fit into the tree is discarded. */
const isPlaceOrDiscard = (move: Move) => move.verb === 'place' || move.verb === 'discard';

const HAND = ['[data-act="choose"]', '[data-fan]'];
const PLACES = ['[data-place][data-may]', '[data-act="discard"]'];

export const steps = [
  { id: 'welcome', rule: 'BT-2', point: ['[data-fan]'] },
  { id: 'choose', rule: 'BT-7', point: HAND, fits: isChoice },
  { id: 'place', rule: 'BT-3', point: PLACES, fits: isPlace },
  { id: 'passed', rule: 'BT-7', point: ['[data-fan]'] },
  { id: 'choose-two', rule: 'BT-7', point: HAND, fits: isChoice },
  { id: 'balance', rule: 'BT-5', point: ['[data-place][data-may]'], fits: isPlace },
  { id: 'colours', rule: 'BT-4', point: ['ul:has([data-pennant])'] },
  { id: 'choose-three', rule: 'BT-4', point: HAND, fits: isChoice },
  { id: 'higher', rule: 'BT-3', point: PLACES, fits: isPlaceOrDiscard },
  { id: 'choose-four', rule: 'BT-7', point: HAND, fits: isChoice },
  { id: 'place-four', rule: 'BT-8', point: PLACES, fits: isPlaceOrDiscard },
  { id: 'choose-five', rule: 'BT-7', point: HAND, fits: isChoice },
  { id: 'place-five', rule: 'BT-8', point: PLACES, fits: isPlaceOrDiscard },
  {
    id: 'take-bonus',
    rule: 'BT-10',
    point: ['[data-bonus="2"][data-may]'],
    fits: (move: Move) => move.verb === 'take-bonus' && move.bonus === 2,
  },
  {
    id: 'bonus',
    rule: 'BT-10',
    point: ['[data-act="confirm"]', 'ul:has([data-pennant])'],
    fits: (move: Move) => move.verb === 'put-bonus',
  },
  { id: 'scored', rule: 'BT-12', point: [] },
  { id: 'end', rule: 'BT-13', point: [] },
] as const satisfies readonly Step<TreehouseTypes>[];

export type TreehouseStep = (typeof steps)[number]['id'];
