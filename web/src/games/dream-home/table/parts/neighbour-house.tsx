import type { PlayerView } from '@richtfest/dream-home';
import { memo } from 'react';
import { NeighbourFrame } from '../../../../board/neighbour-frame.tsx';
import type { NeighbourMarks } from '../../../../board/neighbour-marks.ts';
import { KIT_ART } from '../../art/people.ts';
import { StartSign } from '../../art/start-sign.tsx';
import type { Scene } from '../scene.ts';
import type { Cue } from '../stage/cue.ts';
import { useSpeech } from '../speech.ts';
import { HousePicture } from './house-picture.tsx';
import styles from './neighbour-house.module.css';

export interface NeighbourHouseProps {
  readonly scene: Scene;
  readonly cue: Cue;
  readonly seat: number;
  readonly points: number;
  readonly marks: NeighbourMarks;
  readonly onCloseUp: (seat: number) => void;
}

/** A neighbour's house: small, but every room is recognizable. */
export const NeighbourHouse = memo(function NeighbourHouse(props: NeighbourHouseProps) {
  const { scene, cue, seat, points, marks, onCloseUp } = props;
  const { view, laid } = scene;
  const speech = useSpeech();
  const { say, format } = speech;
  const player = view.players[seat];
  if (player === undefined) return undefined;
  return (
    <NeighbourFrame
      seat={seat}
      points={points}
      marks={marks}
      about={say.about(player, speech)}
      format={format}
      onCloseUp={onCloseUp}
    >
      <span className={styles['lot']}>
        <span className={styles['house']} data-house={seat}>
          <HousePicture
            player={player}
            laid={laid[seat]}
            arriving={cue.arriving?.seat === seat ? cue.arriving.field : undefined}
          />
          {view.startSeat === seat && view.phase !== 'over' && (
            <StartSign className={styles['start']} />
          )}
        </span>
        <Kit player={player} />
      </span>
    </NeighbourFrame>
  );
});

/** The neighbour's tools and helpers as small pictures. */
function Kit({ player }: { readonly player: PlayerView }) {
  const items = [...player.tools.map(({ tool }) => tool), ...player.helpers];
  if (items.length === 0) return undefined;
  return (
    <span className={styles['kit']}>
      {items.map((item, at) => (
        // Cards of one kind are identical.
        // oxlint-disable-next-line react/no-array-index-key
        <svg key={`${item}-${at}`} viewBox="-1 -1 52 52" aria-hidden="true" focusable="false">
          {KIT_ART[item]}
        </svg>
      ))}
    </span>
  );
}
