import type { Material, View } from '@richtfest/ueberdachen';
import type { Reason } from '@richtfest/engine';
import { memo } from 'react';
import { moveByArrows } from '../../../../board/arrow-keys.ts';
import type { PieceDrag } from '../../../../board/use-piece-drag.ts';
import { pilesOf, totalOf } from '../derive.ts';
import {
  type Draft,
  type Side,
  canDeal,
  canGive,
  isEmpty,
  isGivingNothing,
  offered,
} from '../draft.ts';
import { neededBy } from '../needs.ts';
import type { Tap } from '../taps.ts';
import { useSpeech } from '../speech.ts';
import type { TableTexts } from '../../texts/table-texts.ts';
import styles from './composer.module.css';
import { Laid } from './laid.tsx';
import { Partners } from './partners.tsx';
import { type Goal, Pile } from './pile.tsx';

export interface ComposerProps {
  readonly view: View;
  /** Who lays out the deal. */
  readonly seat: number;
  readonly draft: Draft;
  /** UD-10: possible trading partners. */
  readonly partners: readonly number[];
  readonly undisturbedSeats: ReadonlySet<number>;
  /** Why the rules refuse it as it is. */
  readonly reason: Reason | undefined;
  readonly reasonText: string;
  readonly drag: PieceDrag<string, Goal>;
  readonly tap: (tap: Tap) => void;
}

/** The trestle table: what I give on one half, what I want on the other (UD-10). */
export const Composer = memo(function Composer(props: ComposerProps) {
  const { view, seat, draft, partners, undisturbedSeats, reason, drag, tap } = props;
  const { say, format } = useSpeech();
  const isFixed = draft.as !== 'offer';
  const theirs = pilesOf(offered(view, draft, partners));
  const missing = neededBy(view, seat);
  const lay = (side: Side, by: number) => (material: Material) =>
    tap({ on: 'lay', side, material, by });
  return (
    <section
      className={styles['composer']}
      aria-label={say.trestle[draft.as]}
      data-trestle={draft.as}
    >
      <Partners
        view={view}
        seats={isFixed ? [view.seat] : partners}
        hasAll={!isFixed && partners.length > 1}
        to={draft.to}
        from={seat}
        undisturbedSeats={undisturbedSeats}
        onTo={(to) => tap({ on: 'to', to })}
      />
      <div
        className={styles['theirs']}
        role="group"
        aria-label={say.theirYard}
        onKeyDown={moveByArrows}
      >
        {theirs.map(({ material, count }) => (
          <Pile
            key={material}
            at={`want:${material}`}
            piece={`want:${material}`}
            material={material}
            count={count}
            label={say.wantMore(
              material,
              { laid: draft.want[material], isNeeded: missing.has(material) },
              format,
            )}
            mayBeTouched={draft.want[material] < count}
            isNeeded={missing.has(material)}
            onTap={lay('want', 1)}
            drag={drag}
          />
        ))}
        {theirs.length === 0 && <span className={styles['none']}>{say.emptyYard}</span>}
      </div>
      <div className={styles['table']}>
        <Laid
          side="want"
          title={say.iWant}
          draft={draft}
          view={view}
          onTake={lay('want', -1)}
          tap={tap}
        />
        <Laid
          side="give"
          title={say.iGive}
          draft={draft}
          view={view}
          onTake={lay('give', -1)}
          tap={tap}
        />
      </div>
      <p className={styles['reason']} data-ready={reason === undefined || undefined} role="status">
        {nextStep(props, say)}
      </p>
    </section>
  );
});

/** What is still to be done, or what the rules say to the deal. */
function nextStep(
  { view, draft, partners, reason, reasonText }: ComposerProps,
  say: TableTexts,
): string {
  if (!canDeal(view, draft, partners)) return say.nothingToWant;
  if (!canGive(view, draft)) return say.nothingToGive;
  if (isEmpty(draft)) return say.layOut;
  if (reason !== undefined && totalOf(draft.want) === 0) return say.alsoWant;
  if (reason !== undefined && isGivingNothing(draft)) return say.alsoGive;
  return reason === undefined ? say.ready : reasonText;
}
