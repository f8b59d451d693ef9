import type { Game } from '@richtfest/engine';
import { determinize } from './determinize.ts';
import { type Edition, FIRST, NEWEST } from './edition.ts';
import { evaluate } from './evaluation.ts';
import { hiddenDraws } from './hidden-draws.ts';
import { legal, optional, owing, play, refusal, timeoutMove, verbs } from './moves/index.ts';
import { notation } from './notation/index.ts';
import { checkOptions, optionSpecs } from './options.ts';
import { picture } from './picture.ts';
import { rules } from './rules.ts';
import { scoreSheetUnder } from './score-sheet.ts';
import { resultUnder, standing } from './scoring.ts';
import { setup } from './setup.ts';
import { clone, streams } from './state.ts';
import { texts, textsUnder } from './texts/index.ts';
import type { TreehouseTypes } from './types.ts';
import { eventFor, memory, view } from './view.ts';
import { viewSchema } from './view-schema.ts';
import { MAX_PLAYERS, MIN_PLAYERS } from './words.ts';

export { treehouseBots } from './bots.ts';
export type { Event, Settled } from './events.ts';
export type { Move } from './moves/index.ts';
export type { Position } from './notation/position-schema.ts';
export type { Options } from './options.ts';
export type { PlacingReason, TreehouseReason } from './reasons.ts';
export type { TreehouseTypes } from './types.ts';
export type { Memory, PlayerView, ScoringCard, TreeRoom, View } from './view.ts';

/**
 * Exports for the table on the site: rooms, slots, placing reasons, and sums over open components.
 */
export { CARD_COUNT, ROOMS, type Room, type RoomId, colourOf, roomOf } from './data/rooms.ts';
export { readPlace, writeCard, writePlace } from './notation/cards.ts';
export { type Place, SLOTS, type Side, type Slot, slotNumber, slotOf } from './slots.ts';
export type { ColourText, RoomText, TreehouseTexts } from './texts/treehouse-texts.ts';
export { type ColourScore, scoreTree, tallyOfView } from './tree-score.ts';
export { type PlaceView, placesOf } from './view-places.ts';
export {
  BALANCES,
  BONUSES,
  type Balance,
  type Bonus,
  COLOURS,
  type Colour,
  HAND_SIZE,
  NONE,
  PHASES,
  PICKS,
  type Phase,
  ROUNDS,
} from './words.ts';
export { texts as treehouseTexts };

export const bestTreehouse: Game<TreehouseTypes> = gameUnder(NEWEST);

/** For matches recorded under version 1 of the rules (BT-14). */
export const bestTreehouseV1: Game<TreehouseTypes> = gameUnder(FIRST);

function gameUnder(edition: Edition): Game<TreehouseTypes> {
  return {
    id: 'best-treehouse',
    rulesVersion: edition.rulesVersion,
    players: { min: MIN_PLAYERS, max: MAX_PLAYERS },
    hasPrivateViews: true,
    // Only the choice from the hand is secret (BT-7).
    isOpenDecision: ({ phase }) => phase !== 'choose',
    options: optionSpecs,
    checkOptions,
    streams,
    rules,
    verbs,
    setup,
    clone,
    owing,
    legal,
    optional,
    refusal,
    play,
    viewSchema,
    view,
    memory,
    eventFor,
    determinize,
    hiddenDraws,
    standing,
    result: resultUnder(edition),
    evaluate,
    timeoutMove,
    notation,
    scoreSheet: scoreSheetUnder(edition),
    texts: textsUnder(edition),
    picture,
  };
}
