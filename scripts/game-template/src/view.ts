import { type Seat, type Watcher, seatsIn } from '@richtfest/engine';
import type { Event } from './events.ts';
import type { Options } from './options.ts';
import { owing } from './owing.ts';
import type { State } from './state.ts';
import { NONE, type Phase } from './words.ts';

/** What one watcher sees. */
export interface View {
  readonly options: Options;
  readonly phase: Phase;
  readonly owing: readonly Seat[];
  readonly players: readonly PlayerView[];
}

interface PlayerView {
  readonly handSize: number;
  /** Only your own. */
  readonly hand?: readonly number[];
  readonly hasChosen: boolean;
  /** Only your own, until all are laid. */
  readonly chosen?: number;
  readonly laid: readonly number[];
  readonly walls: number;
  readonly best: number;
}

/** Built up from nothing: a field that is not mentioned here can't leak. */
export function view(state: State, watcher: Watcher): View {
  return {
    options: state.options,
    phase: state.phase,
    owing: seatsIn(owing(state)),
    players: state.players.map(({ hand, chosen, laid, walls, best }, seat) => ({
      handSize: hand.length,
      ...(seat === watcher ? { hand: [...hand] } : {}),
      hasChosen: chosen !== NONE,
      ...(seat === watcher && chosen !== NONE ? { chosen } : {}),
      laid: [...laid],
      walls,
      best,
    })),
  };
}

/** Secrets stay with their seat. */
export function eventFor(event: Event, watcher: Watcher): Event | undefined {
  switch (event.type) {
    case 'hand-dealt':
    case 'plank-chosen':
      return event.seat === watcher ? event : { type: event.type, seat: event.seat };
    case 'choice-taken-back':
    case 'planks-laid':
    case 'game-ended':
      return event;
  }
}
