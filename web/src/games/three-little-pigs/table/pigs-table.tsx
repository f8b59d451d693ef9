import { type PigsTypes, stacksToEmpty, tallyOfView } from '@richtfest/three-little-pigs';
import { useCallback, useMemo, useRef } from 'react';
import { GoalPlace } from '../../../board/goal-card.tsx';
import { TableRoot } from '../../../board/table-root.tsx';
import { useCompany } from '../../../board/use-company.ts';
import type { TableProps } from '../../table-props.ts';
import { Above } from './above.tsx';
import { Landscape } from '../art/landscape.tsx';
import palette from '../art/palette.module.css';
import { Sprite } from '../art/sprite.tsx';
import { goalTexts } from '../texts/goal-texts.ts';
import { Middle } from './middle.tsx';
import { MyMeadow } from './my-meadow.tsx';
import { NeighbourMeadows } from './parts/neighbour-meadows.tsx';
import styles from './pigs-table.module.css';
import { useSpeech } from './speech.ts';
import { usePlay } from './use-play.ts';

/** The Three Little Pigs: the neighbours, dice and market, and my meadow. */
export function PigsTable(props: TableProps<PigsTypes>) {
  const { snapshot, settings } = props;
  const root = useRef<HTMLDivElement>(null);
  const speech = useSpeech();
  const play = usePlay({ props, speech, root });
  const { seen, isAnimating, legal, causes, closeUp, tap } = play;
  const { scene, cue, seat } = seen;
  const { view } = scene;
  const points = useMemo(() => tallyOfView(view).map(({ score }) => score), [view]);
  const { neighbours, away, winners } = useCompany(snapshot, seat, isAnimating);
  const { close } = closeUp;
  const onHouse = useCallback(
    (owner: number, house: number) => {
      close();
      tap({ on: 'neighbour-house', seat: owner, house });
    },
    [tap, close],
  );
  return (
    <TableRoot
      root={root}
      className={`${palette['palette']} ${styles['root']}`}
      play={play}
      phase={view.phase}
      neighbours={neighbours.length}
      isStill={snapshot.isStill}
      data={{ 'data-experienced': view.options.experienced || undefined }}
    >
      <GoalPlace
        game="three-little-pigs"
        texts={goalTexts[props.language]({
          isExperienced: view.options.experienced,
          stacks: stacksToEmpty(view.players.length),
        })}
        isStill={snapshot.isStill === true || view.phase === 'over'}
      >
        <Sprite />
        <Landscape />
        <div className={styles['grid']}>
          <div className={styles['neighbours']}>
            <NeighbourMeadows
              scene={scene}
              cue={cue}
              seats={neighbours}
              away={away}
              points={points}
              winners={winners}
              legal={legal}
              causes={causes}
              onHouse={onHouse}
              onCloseUp={closeUp.open}
            />
          </div>
          <Middle
            view={view}
            cue={cue}
            legal={legal}
            payable={play.payable}
            isMine={snapshot.acting !== undefined && !isAnimating}
            selection={play.selection}
            causes={causes}
            hasChances={settings.aids.chances}
            drag={play.drag}
            tap={tap}
            onNote={closeUp.showNotice}
          />
          <div className={styles['meadow']} data-own={seat}>
            <MyMeadow play={play} points={points} winners={winners} />
          </div>
        </div>
        <Above play={play} points={points} onHouse={onHouse} />
      </GoalPlace>
    </TableRoot>
  );
}
