import type { Material, View } from '@richtfest/ueberdachen';
import { memo } from 'react';
import { moveByArrows } from '../../../../board/arrow-keys.ts';
import { Worker } from '../../art/worker.tsx';
import { pilesOf } from '../derive.ts';
import { useSpeech } from '../speech.ts';
import styles from './fence.module.css';
import { Pile } from './pile.tsx';

export interface FenceProps {
  readonly view: View;
  readonly seats: readonly number[];
  /** The kinds that the thief's next room lacks. */
  readonly needed: ReadonlySet<Material>;
  readonly onSteal: (seat: number, material: Material) => void;
}

/** UD-12: the materials to choose from the neighbours' storage. */
export const Fence = memo(function Fence({ view, seats, needed, onSteal }: FenceProps) {
  const { say, format, texts } = useSpeech();
  return (
    <section className={styles['fence']} aria-label={say.fence} onKeyDown={moveByArrows}>
      {seats.map((seat) => {
        const player = view.players[seat];
        const piles = player === undefined ? [] : pilesOf(player.storage);
        return (
          <div key={seat} className={styles['yard']} role="group" aria-label={format.seat(seat)}>
            <span className={styles['who']}>
              <Worker
                seat={seat}
                trade={player?.trade}
                mood={piles.length > 0 ? 'sorry' : 'calm'}
                className={styles['face']}
              />
              <span className={styles['name']}>{format.seat(seat)}</span>
            </span>
            <span className={styles['piles']}>
              {piles.map(({ material, count }) => (
                <Pile
                  key={material}
                  at={`theft:${seat}:${material}`}
                  material={material}
                  count={count}
                  label={say.steal(texts.materials[material].one, format.seat(seat))}
                  mayBeTouched
                  isNeeded={needed.has(material)}
                  onTap={() => onSteal(seat, material)}
                />
              ))}
              {piles.length === 0 && <span className={styles['none']}>{say.emptyYard}</span>}
            </span>
          </div>
        );
      })}
    </section>
  );
});
