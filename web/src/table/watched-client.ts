import type { GameTypes, Reason } from '@richtfest/engine';
import type { MatchClient } from '../match/match-client.ts';

/** The same match, with every refused move reported to the frame as well as to whoever played it. */
export function watchedClient<T extends GameTypes>(
  client: MatchClient<T>,
  onRefused: (reason: Reason) => void,
): MatchClient<T> {
  return {
    game: client.game,
    getSnapshot: () => client.getSnapshot(),
    subscribe: (listener) => client.subscribe(listener),
    refusal: (move) => client.refusal(move),
    undo: (moves) => client.undo(moves),
    preview: (move) => client.preview(move),
    actAs: (seat) => client.actAs(seat),
    lift: () => client.lift(),
    setBusy: (isBusy, seat) => client.setBusy(isBusy, seat),
    hold: (isHolding) => client.hold(isHolding),
    observe: () => client.observe(),
    close: () => client.close(),
    play: (move) => {
      const reason = client.play(move);
      if (reason !== undefined) onRefused(reason);
      return reason;
    },
  };
}
