import type { GameTypes } from '@richtfest/engine';
import type { Consent, MatchSnapshot } from './match-client.ts';
import type { RemoteMatch } from './remote-match.ts';

/** People who share a device agree by talking; each seat's connection sends the answer for its seat. */
export function sharedConsent<T extends GameTypes>(matches: readonly RemoteMatch<T>[]): Consent {
  return {
    mustAsk: true,
    ask: () => latestOf(matches)?.consent.ask(),
    answer: (isAgreed) => {
      for (const match of matches) {
        const { takeBack } = match.getSnapshot();
        const isAsked = takeBack?.is === 'open' && takeBack.part !== 'onlooker';
        if (isAsked && (takeBack.part === 'awaited' || !isAgreed)) match.consent.answer(isAgreed);
      }
    },
  };
}

/** The latest mover: taking its turn back removes the fewest events. */
function latestOf<T extends GameTypes>(
  matches: readonly RemoteMatch<T>[],
): RemoteMatch<T> | undefined {
  const asking = matches.filter((match) => match.getSnapshot().askable !== undefined);
  return asking.toSorted((a, b) => askableOf(a) - askableOf(b))[0];
}

function askableOf<T extends GameTypes>(match: RemoteMatch<T>): number {
  return match.getSnapshot().askable ?? Number.POSITIVE_INFINITY;
}

/** The request from the point of view of all seats on this device. */
export function sharedQuestion<T extends GameTypes>(
  snapshots: readonly MatchSnapshot<T>[],
): Pick<MatchSnapshot<T>, 'askable' | 'takeBack'> {
  const askable = snapshots
    .flatMap((snapshot) => snapshot.askable ?? [])
    .toSorted((a, b) => a - b)[0];
  const questions = snapshots.flatMap(({ takeBack }) => takeBack ?? []);
  const parts = ['awaited', 'asker', 'onlooker'] as const;
  const mine = parts
    .map((part) => questions.find((each) => each.is === 'open' && each.part === part))
    .find((each) => each !== undefined);
  return { askable, takeBack: mine ?? questions[0] };
}
