import type { Material, View } from '@richtfest/ueberdachen';
import { pilesOf } from '../derive.ts';
import type { Draft, Side } from '../draft.ts';
import type { Tap } from '../taps.ts';
import { useSpeech } from '../speech.ts';
import { PillarIcon } from './deal-side.tsx';
import styles from './laid.module.css';
import { MaterialArt } from './material-art.tsx';

export interface LaidProps {
  readonly side: Side;
  readonly title: string;
  readonly draft: Draft;
  readonly view: View;
  readonly onTake: (material: Material) => void;
  readonly tap: (tap: Tap) => void;
}

/** One half of the trestle table; a tap removes a piece from it. */
export function Laid({ side, title, draft, view, onTake, tap }: LaidProps) {
  const { say, format } = useSpeech();
  const piles = pilesOf(draft[side]);
  // Pillars come from the rolling seat: it gives them; the others ask for them.
  const hasPillars = side === (draft.as === 'offer' ? 'give' : 'want') && view.loosePillars > 0;
  return (
    <div
      className={styles['half']}
      role="group"
      aria-label={title}
      data-goal={side}
      data-half={side}
    >
      <span className={styles['title']}>{title}</span>
      <div className={styles['goods']}>
        {piles.map(({ material, count }) => (
          <button
            key={material}
            type="button"
            className={styles['good']}
            data-laid={`${side}:${material}`}
            data-count={count}
            aria-label={say.takeBack(material, count, format)}
            onClick={() => onTake(material)}
          >
            <MaterialArt material={material} />
            <span className={styles['count']}>{format.number(count)}</span>
          </button>
        ))}
        {hasPillars && (
          <span
            className={styles['pillars']}
            data-laid="pillars"
            data-count={draft.pillars}
            role="group"
            aria-label={say.pillarsLaid(draft.pillars, format)}
          >
            <button
              type="button"
              className={styles['step']}
              aria-label={say.lessPillars}
              disabled={draft.pillars === 0}
              onClick={() => tap({ on: 'pillars', by: -1 })}
            >
              −
            </button>
            <span className={styles['icon']}>
              <PillarIcon />
              <span className={styles['count']}>{format.number(draft.pillars)}</span>
            </span>
            <button
              type="button"
              className={styles['step']}
              data-more="pillars"
              aria-label={say.morePillars}
              disabled={draft.pillars >= view.loosePillars}
              onClick={() => tap({ on: 'pillars', by: 1 })}
            >
              +
            </button>
          </span>
        )}
      </div>
    </div>
  );
}
