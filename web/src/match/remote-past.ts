import type { GameTypes } from '@richtfest/engine';
import type { MatchSnapshot } from './match-client.ts';
import type { Past } from './past.ts';
import { stillSnapshot } from './still-match.ts';

type Seen<T extends GameTypes> = Pick<
  MatchSnapshot<T>,
  'view' | 'watcher' | 'events' | 'owing' | 'standing' | 'result'
>;

const MOST_MOMENTS = 400;

/** The latest moments this device has seen of an online match since it was opened. */
export class RemotePast<T extends GameTypes> {
  #seen: Seen<T>[] = [];

  add(seen: Seen<T>): void {
    const { length } = seen.events;
    // After an undo, forget the moments that were undone.
    this.#seen = this.#seen.filter(({ events }) => events.length < length);
    this.#seen = [...this.#seen, seen].slice(-MOST_MOMENTS);
  }

  open({ id, seats }: Pick<MatchSnapshot<T>, 'id' | 'seats'>): Past<T> {
    const moments = this.#seen;
    const now = moments.length - 1;
    return {
      now,
      // Events from before the table was opened belong to the first moment.
      momentOf: (event) => {
        const moment = moments.findIndex(({ events }) => events.length > event);
        return moment < 0 ? now : moment;
      },
      at: (moment) => {
        const seen = moments[Math.max(0, Math.min(now, moment))];
        if (seen === undefined) throw new RangeError('no moment has been added yet');
        return stillSnapshot(
          { ...seen, eventsBefore: seen.events.length },
          { id, seats, isMoving: false },
        );
      },
    };
  }
}
