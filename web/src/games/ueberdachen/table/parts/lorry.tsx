import { capitalize } from '@richtfest/engine';
import type { Material, Room, Trade } from '@richtfest/ueberdachen';
import { memo } from 'react';
import { moveByArrows } from '../../../../board/arrow-keys.ts';
import { useCauses } from '../causes.tsx';
import { type Counts, listOf, totalOf } from '../derive.ts';
import { useSpeech } from '../speech.ts';
import styles from './lorry.module.css';
import { MaterialArt } from './material-art.tsx';
import { Sign } from './sign.tsx';

export interface LorryProps {
  readonly trade: Trade;
  /** The number of pieces it delivers (UD-4, UD-7). */
  readonly size: number;
  /** What may be on it (UD-15). */
  readonly kinds: readonly Material[];
  readonly load: Counts;
  /** The player's nearest room, and the kinds it lacks. */
  readonly room: Room | undefined;
  readonly needed: ReadonlySet<Material>;
  readonly onLoad: (material: Material, by: number) => void;
}

/** The number of pieces in a row on its bed. */
const BED = 4;

/** The lorry that delivers the rolled number of pieces, one place for each. */
export const Lorry = memo(function Lorry(props: LorryProps) {
  const { trade, size, kinds, load, room, needed, onLoad } = props;
  const { say, format, texts } = useSpeech();
  const causes = useCauses();
  const goods = listOf(load);
  const isFull = totalOf(load) >= size;
  const style = { '--trade': `var(--${trade})`, '--trade-deep': `var(--${trade}-deep)` } as object;
  return (
    <section
      className={styles['road']}
      data-lorry-road=""
      aria-label={say.lorry(size, format)}
      style={style}
      onKeyDown={moveByArrows}
    >
      <div
        className={styles['lorry']}
        data-lorry=""
        data-rows={Math.ceil(size / BED)}
        aria-hidden="true"
      >
        <svg viewBox="0 0 120 58" className={styles['art']} focusable="false">
          <use href="#ud-lorry" />
        </svg>
        <div className={styles['bed']}>
          {Array.from({ length: size }, (_, place) => {
            const material = goods[place];
            return (
              <span
                key={place}
                className={styles['place']}
                data-filled={material !== undefined || undefined}
              >
                {material !== undefined && <MaterialArt material={material} isBare />}
              </span>
            );
          })}
        </div>
      </div>
      <div className={styles['kinds']} data-kinds={kinds.length}>
        {kinds.map((material) => (
          <div
            key={material}
            className={styles['kind']}
            role="group"
            aria-label={texts.materials[material].other}
          >
            <button
              type="button"
              className={styles['step']}
              disabled={load[material] === 0}
              aria-label={say.less(material)}
              onClick={() => onLoad(material, -1)}
            >
              −
            </button>
            <button
              type="button"
              className={styles['good']}
              data-load={material}
              data-cause={causes.has(`supply:${material}`) || undefined}
              data-loads={load[material]}
              data-may={!isFull || undefined}
              aria-label={say.more(
                material,
                { loaded: load[material], isNeeded: needed.has(material) },
                format,
              )}
              onClick={() => onLoad(material, 1)}
            >
              <MaterialArt material={material} />
              {load[material] > 0 && (
                <span className={styles['count']}>{format.number(load[material])}</span>
              )}
              {room !== undefined && needed.has(material) && (
                <span className={styles['needed']} title={say.isNeeded}>
                  <Sign of={room} />
                </span>
              )}
            </button>
            <span className={styles['name']} aria-hidden="true">
              {capitalize(texts.materials[material].one)}
            </span>
          </div>
        ))}
      </div>
    </section>
  );
});
