import type { GameTypes } from '@richtfest/engine';
import type { Consent, MatchSnapshot } from './match-client.ts';
import type { RemoteMatch } from './remote-match.ts';

/** People who share a device answer together, by word; each seat's line says it for that seat. */
export function sharedConsent<T extends GameTypes>(lines: readonly RemoteMatch<T>[]): Consent {
  return {
    mustAsk: true,
    ask: () => latestOf(lines)?.consent.ask(),
    answer: (isAgreed) => {
      for (const line of lines) {
        const { takeBack } = line.getSnapshot();
        const isAsked = takeBack?.is === 'open' && takeBack.part !== 'onlooker';
        if (isAsked && (takeBack.part === 'awaited' || !isAgreed)) line.consent.answer(isAgreed);
      }
    },
  };
}

/** Whoever of them moved last: the fewest events would go. */
function latestOf<T extends GameTypes>(
  lines: readonly RemoteMatch<T>[],
): RemoteMatch<T> | undefined {
  const asking = lines.filter((line) => line.getSnapshot().askable !== undefined);
  return asking.toSorted((a, b) => askableOf(a) - askableOf(b))[0];
}

function askableOf<T extends GameTypes>(line: RemoteMatch<T>): number {
  return line.getSnapshot().askable ?? Number.POSITIVE_INFINITY;
}

/** The question as the whole device has to do with it. */
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
