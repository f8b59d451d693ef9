import type { Event } from './events.ts';
import type { Move } from './moves/index.ts';
import type { Options } from './options.ts';
import type { DreamHomeReason } from './reasons.ts';
import type { State } from './state.ts';
import type { Memory, View } from './view.ts';

/** The types of this game for the engine's contract. */
export interface DreamHomeTypes {
  State: State;
  Move: Move;
  Event: Event;
  View: View;
  Memory: Memory;
  Reason: DreamHomeReason;
  Options: Options;
}
