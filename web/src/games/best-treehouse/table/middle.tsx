import { type Colour, PICKS } from '@richtfest/best-treehouse';
import { useCallback, useMemo } from 'react';
import { countsOf, mostOfOthers } from './derive.ts';
import { Pennants } from './parts/pennants.tsx';
import type { Cue } from './stage/cue.ts';
import { useSpeech } from './speech.ts';
import styles from './treehouse-table.module.css';
import type { Play } from './use-play.ts';

/** The shared middle: the week and the scoring cards. */
export function Middle({ play }: { readonly play: Play }) {
  const { seen, legal, selection, dragged, causes, tap } = play;
  const { scene, cue, seat } = seen;
  const { view } = scene;
  const { say } = useSpeech();
  const contest = useContest(cue);
  const counts = useMemo(() => countsOf(view.players[seat]?.tree ?? []), [view, seat]);
  const others = useMemo(() => mostOfOthers(view, seat), [view, seat]);
  const mayTake = useMemo(
    () => legal.flatMap((move) => ('colour' in move ? [move.colour] : [])),
    [legal],
  );
  const onPennant = useCallback((colour: Colour) => tap({ on: 'pennant', colour }), [tap]);
  const isPicking = view.phase === 'choose' || view.phase === 'build';
  return (
    <section className={styles['middle']} aria-label={say.pennants}>
      <p className={styles['moment']}>
        {say.moment(view.round, isPicking ? Math.min(view.pick, PICKS) : undefined)}
        {view.round === 1 && <span className={styles['legend']}>{say.pennantLegend}</span>}
      </p>
      <div className={styles['pennants']}>
        <Pennants
          cards={view.scoringCards}
          counts={counts}
          others={others}
          mayTake={mayTake}
          picked={selection.is === 'colour' ? selection.colour : undefined}
          over={dragged?.over?.on === 'pennant' ? dragged.over.colour : undefined}
          causes={causes.colours}
          isYoung={view.options.young}
          isScoring={!isPicking && view.phase !== 'over'}
          contest={contest}
          onPennant={onPennant}
        />
      </div>
    </section>
  );
}

/** BT-13 in words, next to its pennant. */
function useContest({
  contest,
}: Cue): { readonly colour: Colour; readonly text: string } | undefined {
  const { say, format } = useSpeech();
  return useMemo(() => {
    if (contest === undefined) return undefined;
    const { colour, seats, points } = contest;
    const [first = 0, ...others] = seats;
    const text =
      others.length === 0 ? say.majority(first, points, format) : say.majorityTied(seats, format);
    return { colour, text };
  }, [contest, say, format]);
}
