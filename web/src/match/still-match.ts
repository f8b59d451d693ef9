import type { Game, GameTypes, MatchHeader, TableReason } from '@richtfest/engine';
import type { MatchClient, MatchSnapshot, SeatInfo } from './match-client.ts';
import type { ReplayMoment } from './replay.ts';
import type { TableEdition } from './table-edition.ts';

const OVER: TableReason = { rule: 'RF-1', code: 'game-over' };

/** A read-only match: taps have no effect. */
export class StillMatch<T extends GameTypes = GameTypes> implements MatchClient<T> {
  readonly game: Game<T>;
  readonly #listeners = new Set<() => void>();
  #snapshot: MatchSnapshot<T>;

  constructor(game: Game<T>, first: MatchSnapshot<T>) {
    this.game = game;
    this.#snapshot = first;
  }

  getSnapshot(): MatchSnapshot<T> {
    return this.#snapshot;
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  show(snapshot: MatchSnapshot<T>): void {
    this.#snapshot = snapshot;
    for (const listener of this.#listeners) listener();
  }

  play(): TableReason {
    return OVER;
  }

  refusal(): TableReason {
    return OVER;
  }

  undo(): void {}

  preview(): undefined {
    return undefined;
  }

  actAs(): void {}

  lift(): void {}

  setDoNotDisturb(): void {}

  hold(): void {}

  observe(): undefined {
    return undefined;
  }

  close(): void {
    this.#listeners.clear();
  }
}

export interface StillOptions {
  readonly id: string;
  readonly seats: readonly SeatInfo[];
  /** Whether the latest move is animated. */
  readonly isMoving: boolean;
  readonly edition?: TableEdition;
}

/** A moment as a snapshot in which nobody acts. */
export function stillSnapshot<T extends GameTypes>(
  { view, watcher, events, eventsBefore, owing, standing, result }: ReplayMoment<T>,
  { id, seats, isMoving, ...more }: StillOptions,
): MatchSnapshot<T> {
  return {
    id,
    seats,
    watcher,
    acting: undefined,
    view,
    owing,
    legal: [],
    optional: [],
    mayAct: [],
    curtain: undefined,
    deadlines: seats.map(() => undefined),
    undoable: 0,
    events,
    eventsSeen: isMoving ? eventsBefore : events.length,
    standing,
    result,
    connection: 'here',
    isStill: true,
    ...more,
  };
}

/** The seats of a finished match. All count as elsewhere, so that every move is animated. */
export function seatsOf({ seats }: MatchHeader): SeatInfo[] {
  return seats.map(({ name, bot, colour, face }) => ({
    name,
    bot,
    colour,
    face,
    who: 'person-elsewhere',
    isPresent: true,
    doNotDisturb: false,
  }));
}
