import type { UeberdachenTypes } from '@richtfest/ueberdachen';
import { useMemo, useRef } from 'react';
import { GoalPlace } from '../../../board/goal-card.tsx';
import { seatMarks } from '../../../board/neighbour-marks.ts';
import { Neighbours } from '../../../board/neighbours.tsx';
import { TableRoot } from '../../../board/table-root.tsx';
import { useCompany } from '../../../board/use-company.ts';
import type { TableProps } from '../../table-props.ts';
import { Above } from './above.tsx';
import { goalTexts } from '../texts/goal-texts.ts';
import { Landscape } from '../art/landscape.tsx';
import palette from '../art/palette.module.css';
import { Sprite } from '../art/sprite.tsx';
import { CauseArea } from './causes.tsx';
import { Middle, hasPart, middleOf } from './middle.tsx';
import { MyNeeds } from './my-needs.tsx';
import { MySite } from './my-site.tsx';
import { MyYard } from './my-yard.tsx';
import { Actions } from './parts/actions.tsx';
import { NeighbourSite } from './parts/neighbour-site.tsx';
import { Notes } from './parts/notes.tsx';
import { standingProposals } from './proposals.ts';
import styles from './site-table.module.css';
import { useSpeech } from './speech.ts';
import { useDoNotDisturbSwitch } from './use-do-not-disturb.ts';
import { useLastShown } from './use-last-shown.ts';
import { usePlay } from './use-play.ts';

/** Topping Out: the neighbours' sites, die and cards or the trestle table, my house and storage. */
export function SiteTable(props: TableProps<UeberdachenTypes>) {
  const { snapshot } = props;
  const root = useRef<HTMLDivElement>(null);
  const speech = useSpeech();
  const play = usePlay({ props, speech, root });
  const { seen, isAnimating, legal, tap } = play;
  const { scene: view, seat } = seen;
  const standing = useLastShown(snapshot.standing, !isAnimating);
  const points = useMemo(() => standing.map(({ score }) => score), [standing]);
  const { neighbours, winners } = useCompany(snapshot, seat, isAnimating);
  const undisturbedSeats = useMemo(
    () => new Set(snapshot.seats.flatMap(({ doNotDisturb }, each) => (doNotDisturb ? [each] : []))),
    [snapshot.seats],
  );
  const here = useMemo(
    () => new Set(snapshot.seats.flatMap(({ who }, each) => (who === 'person-here' ? [each] : []))),
    [snapshot.seats],
  );
  const doNotDisturb = useDoNotDisturbSwitch({ props, seat, say: speech.say });
  const kind = middleOf(play);
  return (
    <TableRoot
      root={root}
      className={`${palette['palette']} ${styles['root']}`}
      play={play}
      phase={view.phase}
      neighbours={neighbours.length}
      isStill={snapshot.isStill}
      data={{
        'data-noted':
          standingProposals(view).length === 0 ? undefined : view.seat === seat ? 'mine' : 'others',
        // A compact offer doesn't move the layout.
        'data-middle': kind === 'offer' && !hasPart(view, here) ? 'supply' : kind,
      }}
    >
      <GoalPlace
        game="ueberdachen"
        texts={goalTexts[props.language]}
        isStill={snapshot.isStill === true || view.phase === 'over'}
      >
        <Sprite />
        <Landscape />
        <CauseArea className={styles['grid']} causes={play.causes}>
          <div className={styles['neighbours']}>
            <Neighbours count={neighbours.length}>
              {neighbours.map((each) => {
                const player = view.players[each];
                return player === undefined ? undefined : (
                  <NeighbourSite
                    key={each}
                    seat={each}
                    player={player}
                    recipes={view.options.recipes}
                    points={points[each] ?? 0}
                    marks={{
                      ...seatMarks(snapshot, each),
                      isToMove: view.seat === each && view.phase !== 'over',
                      hasWon: winners.includes(each),
                    }}
                    hasRoof={view.roof === each}
                    isCraned={seen.cue.craned === each}
                    finished={
                      seen.cue.finished?.startsWith(`${each}:`) === true
                        ? seen.cue.finished
                        : undefined
                    }
                    hasOpener={view.opener === each}
                    onCloseUp={play.closeUp.open}
                  />
                );
              })}
            </Neighbours>
          </div>
          <div className={styles['middle']}>
            <Middle
              play={play}
              kind={kind}
              undisturbedSeats={undisturbedSeats}
              deadlines={snapshot.deadlines}
              here={here}
            />
          </div>
          <div className={styles['notes']}>
            <Notes
              view={view}
              seat={seat}
              legal={legal}
              onMove={(move) => tap({ on: 'move', move })}
            />
          </div>
          <div className={styles['needs']}>
            <MyNeeds play={play} />
          </div>
          <div className={styles['house']}>
            <MySite
              play={play}
              points={points[seat] ?? 0}
              hasWon={winners.includes(seat)}
              isDoNotDisturb={undisturbedSeats.has(seat)}
            />
          </div>
          <div className={styles['yard']}>
            <MyYard play={play} />
          </div>
          <div className={styles['actions']}>
            <Actions asked={play.asked} tap={tap} doNotDisturb={doNotDisturb} />
          </div>
        </CauseArea>
        <Above play={play} points={points} />
      </GoalPlace>
    </TableRoot>
  );
}
