import type { GameTypes } from '@richtfest/engine';
import type { MatchSnapshot } from './match-client.ts';
import type { Past } from './past.ts';
import { stillSnapshot } from './still-match.ts';

type Seen<T extends GameTypes> = Pick<
  MatchSnapshot<T>,
  'view' | 'watcher' | 'events' | 'owing' | 'standing' | 'result'
>;

/** So many moments of a table by link are remembered, the latest. */
const REMEMBERED = 400;

/** What this device has seen of a table by link since it was opened, moment by moment. */
export class RemotePast<T extends GameTypes> {
  #seen: Seen<T>[] = [];

  note(seen: Seen<T>): void {
    const { length } = seen.events;
    // Something was taken back: what came of it has not happened.
    this.#seen = this.#seen.filter(({ events }) => events.length < length);
    this.#seen = [...this.#seen, seen].slice(-REMEMBERED);
  }

  open({ id, seats }: Pick<MatchSnapshot<T>, 'id' | 'seats'>): Past<T> {
    const moments = this.#seen;
    const now = moments.length - 1;
    return {
      now,
      // All that happened before the table was opened ends in the first moment.
      momentOf: (event) => {
        const moment = moments.findIndex(({ events }) => events.length > event);
        return moment < 0 ? now : moment;
      },
      at: (moment) => {
        const seen = moments[Math.max(0, Math.min(now, moment))];
        if (seen === undefined) throw new RangeError('nothing has been seen yet');
        const look = { ...seen, eventsBefore: seen.events.length };
        return stillSnapshot(look, { id, seats, isMoving: false });
      },
    };
  }
}
