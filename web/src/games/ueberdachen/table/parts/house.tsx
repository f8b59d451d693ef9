import { CELLS, FLOORS, PILLARS, type Room, type View } from '@richtfest/ueberdachen';
import type { SeatColour } from '@richtfest/engine';
import type { CSSProperties, ReactNode } from 'react';
import { Garland } from '../../../../board/garland.tsx';
import { useSeatColour } from '../../../../board/seat-colours.tsx';
import { useCause } from '../causes.tsx';
import { filledCells } from '../derive.ts';
import type { PlayerView } from '../types.ts';
import { Floor, type FloorHandlers } from './floor.tsx';
import styles from './house.module.css';
import { Pillar } from './pillar.tsx';

export interface PlannedRoom {
  readonly room: Room;
  /** Where it would stand; for a large room, the left column. */
  readonly column: number;
}

export interface HouseProps {
  readonly seat: number;
  readonly player: PlayerView;
  readonly recipes: View['options']['recipes'];
  readonly hasRoof: boolean;
  /** The crane carries a load above it. */
  readonly isCraned?: boolean;
  /** The room that is being celebrated, as `seat:floor:column`. */
  readonly finished?: string | undefined;
  /** Cells that can be tapped, as `column:cell`. */
  readonly mays?: ReadonlySet<string>;
  readonly planned?: PlannedRoom | undefined;
  /** A pillar can be placed now (UD-8). */
  readonly maySetPillar?: boolean;
  /** Only the player's own house is interactive. */
  readonly handlers?: FloorHandlers;
  /** Printed on the foundation. */
  readonly children?: ReactNode;
}

const ALL_FLOORS = Array.from({ length: FLOORS }, (_, floor) => floor);

/** A house from the front: plate, pillars and bays, the next floor above, finally the roof. */
export function House(props: HouseProps) {
  const { seat, player, hasRoof, isCraned = false, children } = props;
  const isCause = useCause(`house:${seat}`);
  const colour = useSeatColour(seat);
  // UD-5: without a plate there is only a hole in the ground.
  const floors =
    player.trade === undefined
      ? []
      : ALL_FLOORS.filter((floor) => floor <= player.floor).toReversed();
  return (
    <div className={styles['site']}>
      <div
        className={styles['house']}
        data-house={seat}
        data-cause={isCause}
        data-floors={floors.length}
        data-roof={hasRoof || undefined}
        data-trade={player.trade ?? 'none'}
        style={player.trade === undefined ? undefined : paintOf(colour)}
      >
        {isCraned && <Hook />}
        {hasRoof && <Roof />}
        {floors.map((floor) => (
          <Storey key={floor} {...props} floor={floor} />
        ))}
        <div className={styles['foundation']}>{children}</div>
      </div>
    </div>
  );
}

/** A house has the colour of its seat, like the name plate; the sign shows the trade. */
function paintOf(colour: SeatColour): CSSProperties {
  return {
    '--trade': `var(--${colour})`,
    '--trade-deep': `color-mix(in srgb, var(--${colour}) 70%, #241a14)`,
    '--on-trade': `var(--on-${colour})`,
  } as CSSProperties;
}

function Storey(props: HouseProps & { readonly floor: number }) {
  const { seat, player, floor, maySetPillar = false, handlers } = props;
  const isCause = useCause(`floor:${seat}:${floor}`);
  const isClosed = floor < player.floor;
  const standing = player.pillars[floor] ?? 0;
  const pillars = Array.from({ length: PILLARS }, (_, place) => (
    <Pillar
      key={place}
      at={`${seat}:${floor}:${place}`}
      isStanding={place < standing}
      mayBeSet={maySetPillar && !isClosed && place === standing}
      {...(handlers === undefined ? {} : { onSet: handlers.onPillar })}
    />
  ));
  return (
    <>
      <div
        className={styles['storey']}
        data-storey={floor}
        data-closed={isClosed || undefined}
        data-cause={isCause}
      >
        <div className={styles['side']}>
          {pillars[0]}
          {pillars[2]}
        </div>
        <Floor {...props} floor={floor} isClosed={isClosed} />
        {filledCells(player, floor) === CELLS && (
          <Garland seat={seat} className={styles['bunting']} />
        )}
        <div className={styles['side']}>
          {pillars[3]}
          {pillars[1]}
        </div>
      </div>
      {floor > 0 && <div className={styles['ceiling']} data-ceiling={seat} />}
    </>
  );
}

function Hook() {
  return (
    <svg viewBox="0 0 24 40" className={styles['hook']} data-hook="" aria-hidden="true">
      <use href="#ud-hook" />
    </svg>
  );
}

function Roof() {
  return (
    <svg viewBox="-6 -34 212 104" className={styles['roof']} data-roof-art="" aria-hidden="true">
      <use href="#ud-wreath" x="80" y="-34" width="40" height="60" />
      <use href="#ud-roof" />
    </svg>
  );
}
