import type { Move } from '@richtfest/ueberdachen';
import { useMemo } from 'react';
import { GoalButton } from '../../../board/goal-card.tsx';
import { SeatMark } from '../../../board/seat-mark.tsx';
import { Garland } from '../../../board/garland.tsx';
import { Worker } from '../art/worker.tsx';
import type { FloorHandlers } from './parts/floor.tsx';
import { House, type PlannedRoom } from './parts/house.tsx';
import { Opener } from './parts/neighbour-site.tsx';
import { PillarCount } from './parts/pillar-count.tsx';
import { Sign } from './parts/sign.tsx';
import { buildsOf } from './taps.ts';
import styles from './my-site.module.css';
import { useSpeech } from './speech.ts';
import type { Play } from './use-play.ts';

export interface MySiteProps {
  readonly play: Play;
  readonly points: number;
  readonly hasWon: boolean;
  readonly isDoNotDisturb: boolean;
}

/** The large house. */
export function MySite({ play, points, hasWon, isDoNotDisturb }: MySiteProps) {
  const { seen, legal, tap } = play;
  const { scene: view, seat } = seen;
  const { say, format, texts } = useSpeech();
  const handlers = useMemo(
    (): FloorHandlers => ({
      onCell: (column, cell) => tap({ on: 'cell', column, cell }),
      onPlannedCell: (cell) => tap({ on: 'planned-cell', cell }),
      onColumn: (column) => tap({ on: 'column', column }),
      onPillar: () => tap({ on: 'move', move: { verb: 'set-pillar' } }),
    }),
    [tap],
  );
  const mays = useMays(play);
  const planned = usePlanned(play);
  const player = view.players[seat];
  if (player === undefined) return undefined;
  const { trade } = player;
  return (
    <section
      className={styles['site']}
      aria-label={say.siteOf(seat, format)}
      data-mine={seat}
      data-own={seat}
    >
      {hasWon && <Garland seat={seat} className={styles['garland']} />}
      <House
        seat={seat}
        player={player}
        recipes={view.options.recipes}
        hasRoof={view.roof === seat}
        isCraned={seen.cue.craned === seat}
        finished={seen.cue.finished}
        mays={mays}
        planned={planned}
        maySetPillar={legal.some(({ verb }) => verb === 'set-pillar')}
        handlers={handlers}
      >
        <span className={styles['plate']}>
          <Worker seat={seat} trade={trade} className={styles['face']} />
          <SeatMark seat={seat} size={0.95} />
          <span className={styles['name']}>{format.seat(seat)}</span>
          <PillarCount player={player} />
          {trade !== undefined && (
            <span className={styles['trade']} title={texts.trades[trade]}>
              <Sign of={trade} />
              <span>{texts.trades[trade]}</span>
            </span>
          )}
          {isDoNotDisturb && <Sign of="unasked" />}
          {view.opener === seat && <Opener className={styles['opener']} />}
          <span className={styles['points']} data-points>
            {say.points(points, format)}
          </span>
          <GoalButton />
        </span>
      </House>
    </section>
  );
}

/** Cells that can be tapped: for the selected card or material, else all that can be built. */
function useMays({ selection, legal, context }: Play): ReadonlySet<string> {
  return useMemo(() => {
    if (selection.is === 'card') {
      return new Set(
        legal.flatMap((move) =>
          move.verb === 'open-room' &&
          move.size === selection.size &&
          move.column === selection.column
            ? [`planned:${move.cell}`]
            : [],
        ),
      );
    }
    if (selection.is === 'trestle' || selection.is === 'merchant') return NO_CELLS;
    const builds = selection.is === 'material' ? buildsOf(selection.material, context) : legal;
    return new Set(builds.flatMap(nameOf));
  }, [selection, legal, context]);
}

function nameOf(move: Move): string[] {
  return move.verb === 'build' ? [`${move.room}:${move.cell}`] : [];
}

function usePlanned({ selection, seen }: Play): PlannedRoom | undefined {
  const { stacks } = seen.scene;
  return useMemo(() => {
    if (selection.is !== 'card') return undefined;
    const room = stacks[selection.size].top;
    return room === undefined ? undefined : { room, column: selection.column };
  }, [selection, stacks]);
}

const NO_CELLS: ReadonlySet<string> = new Set();
