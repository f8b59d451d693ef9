import { type Material, STORAGE } from '@richtfest/ueberdachen';
import { memo } from 'react';
import { moveByArrows } from '../../../../board/arrow-keys.ts';
import type { PieceDrag } from '../../../../board/use-piece-drag.ts';
import { useCause } from '../causes.tsx';
import { type Counts, pilesOf, totalOf } from '../derive.ts';
import { useSpeech } from '../speech.ts';
import { type Goal, PalletArt, Pile } from './pile.tsx';
import styles from './yard.module.css';

export interface YardProps {
  readonly seat: number;
  readonly storage: Counts;
  /** Loose pillars (UD-8). */
  readonly pillars: number;
  /** Kinds that can be tapped now. */
  readonly mays: ReadonlySet<Material>;
  readonly chosen: Material | undefined;
  /** What is already on the trestle table. */
  readonly laid: Counts | undefined;
  readonly onPile: (material: Material) => void;
  readonly drag: PieceDrag<string, Goal>;
}

/** UD-13: the storage yard: five pallets, and next to them what exceeds the limit. */
export const Yard = memo(function Yard(props: YardProps) {
  const { seat, storage, pillars, mays, chosen, laid, onPile, drag } = props;
  const { say, format, texts } = useSpeech();
  const isCause = useCause(`storage:${seat}`);
  const isPillarCause = useCause(`loose-pillars:${seat}`);
  const shown = laid === undefined ? storage : minus(storage, laid);
  const piles = pilesOf(shown);
  const total = totalOf(storage);
  const empty = Math.max(0, STORAGE - piles.length);
  return (
    <section
      className={styles['yard']}
      aria-label={say.storage(total, format)}
      data-yard={seat}
      data-cause={isCause}
      data-goal="yard"
      data-over={total > STORAGE || undefined}
      onKeyDown={moveByArrows}
    >
      <span className={styles['sign']} aria-hidden="true" title={say.storage(total, format)}>
        <span className={styles['what']}>{say.stored}</span>
        {say.ofLimit(total, STORAGE, format)}
      </span>
      {piles.map(({ material, count }) => (
        <Pile
          key={material}
          at={`${seat}:${material}`}
          material={material}
          count={count}
          label={say.pile(material, count, format)}
          mayBeTouched={mays.has(material)}
          isChosen={chosen === material}
          onTap={onPile}
          drag={drag}
        />
      ))}
      {Array.from({ length: empty }, (_, place) => (
        <span key={place} className={styles['empty']}>
          <PalletArt />
        </span>
      ))}
      {pillars > 0 && (
        <span
          className={styles['loose']}
          data-loose={pillars}
          data-cause={isPillarCause}
          role="img"
          aria-label={format.count(pillars, texts.pillar)}
        >
          {Array.from({ length: pillars }, (_, pillar) => (
            <svg key={pillar} viewBox="0 0 20 100" aria-hidden="true">
              <use href="#ud-pillar" />
            </svg>
          ))}
        </span>
      )}
    </section>
  );
});

function minus(storage: Counts, laid: Counts): Counts {
  const entries = Object.entries(storage) as [Material, number][];
  return Object.fromEntries(
    entries.map(([material, count]) => [material, Math.max(0, count - laid[material])]),
  ) as Record<Material, number>;
}
