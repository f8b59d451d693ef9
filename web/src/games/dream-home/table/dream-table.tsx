import { type DreamHomeTypes, warningsFor } from '@richtfest/dream-home';
import { useCallback, useMemo, useRef } from 'react';
import { GoalPlace } from '../../../board/goal-card.tsx';
import { Neighbours } from '../../../board/neighbours.tsx';
import { type NeighbourMarks, seatMarks } from '../../../board/neighbour-marks.ts';
import { TableRoot } from '../../../board/table-root.tsx';
import { useCompany } from '../../../board/use-company.ts';
import type { TableProps } from '../../table-props.ts';
import { Above } from './above.tsx';
import palette from '../art/palette.module.css';
import { Sky } from '../art/sky.tsx';
import { type Asking, askingOf, withWarning } from './prompts.ts';
import styles from './dream-table.module.css';
import { goalTexts } from '../texts/goal-texts.ts';
import { Middle } from './middle.tsx';
import { MyHouse } from './parts/my-house.tsx';
import { NeighbourHouse } from './parts/neighbour-house.tsx';
import type { Act } from './parts/prompt-card.tsx';
import { pointsOf } from './points.ts';
import { useSpeech } from './speech.ts';
import { type Play, usePlay } from './use-play.ts';
import type { Place } from './types.ts';

/** Dream Home: the neighbours, the market and my house. */
export function DreamTable(props: TableProps<DreamHomeTypes>) {
  const { snapshot } = props;
  const root = useRef<HTMLDivElement>(null);
  const speech = useSpeech();
  const play = usePlay({ props, speech, root });
  const { seen, isAnimating, context, selection, marks, tap } = play;
  const { scene, cue, seat } = seen;
  const { view } = scene;
  const points = useMemo(() => view.players.map((_, each) => pointsOf(view, each)), [view]);
  const { neighbours, winners } = useCompany(snapshot, seat, isAnimating);
  const { warnings } = props.settings.aids;
  const asking = useMemo(() => {
    const [warning] = warnings ? warningsFor(context.view, seat) : [];
    return withWarning(askingOf(selection, context, speech), warning, speech);
  }, [selection, context, speech, seat, warnings]);
  const onAct = useCallback((act: Act) => onActOf(act, play), [play]);
  const marksOfSeat = (each: number): NeighbourMarks => ({
    ...seatMarks(snapshot, each),
    isToMove: view.seat === each && view.phase !== 'over',
    hasWon: winners.includes(each),
  });
  return (
    <TableRoot
      root={root}
      className={`${palette['palette']} ${styles['root']}`}
      play={play}
      phase={view.phase}
      neighbours={neighbours.length}
      isStill={snapshot.isStill}
    >
      <GoalPlace
        game="dream-home"
        texts={goalTexts[props.language]}
        isStill={snapshot.isStill === true || view.phase === 'over'}
      >
        <Sky />
        <div className={styles['grid']}>
          <div className={styles['house']} data-own={seat}>
            <MyHouse
              scene={scene}
              cue={cue}
              seat={seat}
              points={points[seat] ?? 0}
              places={marks.places}
              over={play.dragged?.over}
              causes={play.causes.places}
              sure={'sure' in selection ? selection.sure : undefined}
              isToMove={view.seat === seat && view.phase !== 'over'}
              hasWon={winners.includes(seat)}
              onPlace={useCallback((place: Place) => tap({ on: 'place', place }), [tap])}
              drag={play.drag}
            />
          </div>
          <div className={styles['neighbours']}>
            <Neighbours count={neighbours.length}>
              {neighbours.map((each) => (
                <NeighbourHouse
                  key={each}
                  scene={scene}
                  cue={cue}
                  seat={each}
                  points={points[each] ?? 0}
                  marks={marksOfSeat(each)}
                  onCloseUp={play.closeUp.open}
                />
              ))}
            </Neighbours>
          </div>
          <Middle play={play} asking={asking} onAct={onAct} />
        </div>
        <Above play={play} points={points} said={saidOf(asking)} />
      </GoalPlace>
    </TableRoot>
  );
}

function onActOf(act: Act, { context, tap }: Play): void {
  const { held } = context.view;
  if (act !== 'other-piece') tap({ on: act });
  else if (held !== undefined) tap({ on: 'column', column: held.column });
}

/** Read out after a selection. */
function saidOf(asking: Asking | undefined): string {
  return asking?.title === undefined ? '' : `${asking.title}. ${asking.hint}`;
}
