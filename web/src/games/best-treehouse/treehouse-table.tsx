import { useRef } from 'react';
import { useCompany } from '../../board/use-company.ts';
import { useSwallowedTap } from '../../board/use-swallowed-tap.ts';
import type { TableProps } from '../table-props.ts';
import { Above } from './above.tsx';
import { Backdrop } from './art/backdrop.tsx';
import palette from './art/palette.module.css';
import { Middle } from './middle.tsx';
import { MyGarden } from './my-garden.tsx';
import { NeighbourTrees } from './neighbour-trees.tsx';
import { SpeechContext } from './table-context.ts';
import { Thumb } from './thumb.tsx';
import styles from './treehouse-table.module.css';
import { usePlay } from './use-play.ts';
import { useSpeechOf } from './use-speech-of.ts';
import type { TreehouseTypes } from './words.ts';

/** Best Treehouse Ever: the neighbours' trees, the pennants, my tree, and the hand. */
export function TreehouseTable(props: TableProps<TreehouseTypes>) {
  const { snapshot } = props;
  const root = useRef<HTMLDivElement>(null);
  const speech = useSpeechOf(props);
  const play = usePlay({ props, speech, root });
  const { seen, isAnimating, finish } = play;
  const { scene, seat } = seen;
  const { view } = scene;
  const { neighbours, away, winners } = useCompany(snapshot, seat, isAnimating);
  const swallow = useSwallowedTap(isAnimating, finish);
  return (
    <SpeechContext value={speech}>
      <div
        ref={root}
        className={`${palette['palette']} ${styles['root']}`}
        data-phase={view.phase}
        data-neighbours={neighbours.length}
        data-hidden={hasNoHand(snapshot.isStill === true, view.players[seat]?.hand) || undefined}
        aria-busy={isAnimating}
        {...swallow}
      >
        <Backdrop />
        <div className={styles['grid']}>
          <div className={styles['neighbours']}>
            <NeighbourTrees play={play} seats={neighbours} away={away} winners={winners} />
          </div>
          <Middle play={play} />
          <MyGarden play={play} winners={winners} />
          <Thumb play={play} />
        </div>
        <Above play={play} />
      </div>
    </SpeechContext>
  );
}

/** Where nobody may see it; in looking back also where it is empty, so that the tree has its room. */
function hasNoHand(isStill: boolean, hand: readonly unknown[] | undefined): boolean {
  return hand === undefined || (isStill && hand.length === 0);
}
