import type { Place } from '@richtfest/best-treehouse';
import { useCallback } from 'react';
import { Garland } from '../../../board/garland.tsx';
import { pointsOf, weeksOf } from './derive.ts';
import { MyTree } from './parts/my-tree.tsx';
import { Plate } from './parts/plate.tsx';
import { useSpeech } from './speech.ts';
import styles from './treehouse-table.module.css';
import type { Play } from './use-play.ts';

export interface MyGardenProps {
  readonly play: Play;
  readonly winners: readonly number[];
}

/** The large tree with its nameplate. */
export function MyGarden({ play, winners }: MyGardenProps) {
  const { seen, inHand, places, dragged, causes, legal, tap } = play;
  const { scene, cue, seat } = seen;
  const { view } = scene;
  const { say, format } = useSpeech();
  const onPlace = useCallback((place: Place) => tap({ on: 'place', place }), [tap]);
  const player = view.players[seat];
  if (player === undefined) return null;
  const hasWon = winners.includes(seat);
  return (
    <section
      className={styles['garden']}
      aria-label={say.treeOf(seat, format)}
      data-seat={seat}
      data-own={seat}
    >
      {hasWon && <Garland seat={seat} className={styles['garland']} />}
      <MyTree
        player={player}
        inHand={inHand}
        places={places}
        isBuilding={view.phase === 'build'}
        over={dragged?.over?.on === 'place' ? dragged.over.place : undefined}
        causes={causes}
        arriving={cue.arriving}
        onPlace={onPlace}
      />
      <div className={styles['plate']}>
        <Plate
          seat={seat}
          points={pointsOf(view)[seat] ?? 0}
          weeks={weeksOf(view, seat)}
          isAsked={legal.length > 0}
          hasWon={hasWon}
          gain={cue.gains?.[seat]}
        />
      </div>
    </section>
  );
}
