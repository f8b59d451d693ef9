import type { GameTypes, Reason } from '@richtfest/engine';
import { delegatedClient } from '../match/delegated-client.ts';
import type { MatchClient } from '../match/match-client.ts';

/** The same match, with every refused move reported to the frame as well as to whoever played it. */
export function watchedClient<T extends GameTypes>(
  client: MatchClient<T>,
  onRefused: (reason: Reason) => void,
): MatchClient<T> {
  return {
    ...delegatedClient(client),
    play: (move) => {
      const reason = client.play(move);
      if (reason !== undefined) onRefused(reason);
      return reason;
    },
  };
}
