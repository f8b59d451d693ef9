import type { View } from '@richtfest/ueberdachen';
import { memo } from 'react';
import { NeighbourFrame } from '../../../../board/neighbour-frame.tsx';
import { useSeatColour } from '../../../../board/seat-colours.tsx';
import type { NeighbourMarks } from '../../../../board/neighbour-marks.ts';
import { Worker } from '../../art/worker.tsx';
import { useCause } from '../causes.tsx';
import { pilesOf } from '../derive.ts';
import { useSpeech } from '../speech.ts';
import type { PlayerView } from '../types.ts';
import { House } from './house.tsx';
import { MaterialArt } from './material-art.tsx';
import styles from './neighbour-site.module.css';
import { PillarCount } from './pillar-count.tsx';
import { Sign } from './sign.tsx';

export interface NeighbourSiteProps {
  readonly seat: number;
  readonly player: PlayerView;
  readonly recipes: View['options']['recipes'];
  readonly points: number;
  readonly marks: NeighbourMarks;
  readonly hasRoof: boolean;
  readonly isCraned: boolean;
  /** The room that is being celebrated. */
  readonly finished: string | undefined;
  readonly hasOpener: boolean;
  readonly onCloseUp: (seat: number) => void;
}

/** A neighbour's site: small, but every room and stored piece is recognizable. */
export const NeighbourSite = memo(function NeighbourSite(props: NeighbourSiteProps) {
  const { seat, player, recipes, points, marks, hasRoof, isCraned, hasOpener, onCloseUp } = props;
  const { say, format, texts } = useSpeech();
  const isCause = useCause(`storage:${seat}`);
  const colour = useSeatColour(seat);
  const { trade } = player;
  return (
    <NeighbourFrame
      seat={seat}
      points={points}
      marks={marks}
      about={say.site(player, hasOpener, format)}
      format={format}
      face={<Worker seat={seat} trade={trade} className={styles['face']} />}
      backdrop={<span className={styles['ground']} />}
      onCloseUp={onCloseUp}
    >
      <span className={styles['site']} data-neighbour={seat}>
        {trade === undefined ? (
          <span className={styles['none']}>{say.noPlate}</span>
        ) : (
          <>
            <span className={styles['house']} aria-hidden="true">
              <House
                seat={seat}
                player={player}
                recipes={recipes}
                hasRoof={hasRoof}
                isCraned={isCraned}
                finished={props.finished}
              />
            </span>
            <span
              className={styles['yard']}
              data-yard={seat}
              data-cause={isCause}
              aria-hidden="true"
            >
              <span
                className={styles['trade']}
                style={{ background: `var(--${colour})`, color: `var(--on-${colour})` }}
                data-trade={trade}
                title={texts.trades[trade]}
              >
                <Sign of={trade} />
              </span>
              {pilesOf(player.storage).map(({ material, count }) => (
                <span
                  key={material}
                  className={styles['pile']}
                  data-pile={`${seat}:${material}`}
                  data-count={count}
                >
                  <MaterialArt material={material} />
                  {count > 1 && <span className={styles['count']}>{format.number(count)}</span>}
                </span>
              ))}
              <span className={styles['aside']}>
                <PillarCount player={player} />
              </span>
              {hasOpener && <Opener className={styles['opener']} />}
            </span>
          </>
        )}
      </span>
    </NeighbourFrame>
  );
});

/** UD-7: shown at its holder's site. */
export function Opener({ className }: { readonly className: string | undefined }) {
  return (
    <svg
      viewBox="-1 -1 62 27"
      className={className}
      data-opener=""
      aria-hidden="true"
      focusable="false"
    >
      <use href="#ud-opener" />
    </svg>
  );
}
