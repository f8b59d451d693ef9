import type { TreehouseTypes } from '@richtfest/best-treehouse';
import { useRef } from 'react';
import { GoalPlace } from '../../../board/goal-card.tsx';
import { TableRoot } from '../../../board/table-root.tsx';
import { useCompany } from '../../../board/use-company.ts';
import type { TableProps } from '../../table-props.ts';
import { Above } from './above.tsx';
import { Backdrop } from '../art/backdrop.tsx';
import palette from '../art/palette.module.css';
import { goalTexts } from '../texts/goal-texts.ts';
import { Middle } from './middle.tsx';
import { MyGarden } from './my-garden.tsx';
import { NeighbourTrees } from './neighbour-trees.tsx';
import { useSpeech } from './speech.ts';
import { Thumb } from './thumb.tsx';
import styles from './treehouse-table.module.css';
import { usePlay } from './use-play.ts';

/** Best Treehouse Ever: the neighbours' trees, the pennants, my tree and the hand. */
export function TreehouseTable(props: TableProps<TreehouseTypes>) {
  const { snapshot } = props;
  const root = useRef<HTMLDivElement>(null);
  const speech = useSpeech();
  const play = usePlay({ props, speech, root });
  const { seen, isAnimating } = play;
  const { scene, seat } = seen;
  const { view } = scene;
  const { neighbours, away, winners } = useCompany(snapshot, seat, isAnimating);
  return (
    <TableRoot
      root={root}
      className={`${palette['palette']} ${styles['root']}`}
      play={play}
      phase={view.phase}
      neighbours={neighbours.length}
      isStill={snapshot.isStill}
      data={{
        'data-hidden': hasNoHand(snapshot.isStill === true, view.players[seat]?.hand) || undefined,
      }}
    >
      <GoalPlace
        game="best-treehouse"
        texts={goalTexts[props.language](view.options.young)}
        isStill={snapshot.isStill === true || view.phase === 'over'}
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
      </GoalPlace>
    </TableRoot>
  );
}

/** True if nobody may see it or, in a replay, if it is empty: that leaves space for the tree. */
function hasNoHand(isStill: boolean, hand: readonly unknown[] | undefined): boolean {
  return hand === undefined || (isStill && hand.length === 0);
}
