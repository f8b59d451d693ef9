import type { Event } from './events.ts';
import type { Move } from './moves/index.ts';
import type { Options } from './options.ts';
import type { XyzGameReason } from './reasons.ts';
import type { State } from './state.ts';
import type { View } from './view.ts';

/** The types this game is made of, for the engine's contract. */
export interface XyzGameTypes {
  State: State;
  Move: Move;
  Event: Event;
  View: View;
  Memory: object;
  Reason: XyzGameReason;
  Options: Options;
}
