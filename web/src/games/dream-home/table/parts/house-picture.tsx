import type { Decor, Field, FieldView, PlayerView, Roof, Room } from '@richtfest/dream-home';
import { memo } from 'react';
import { DECOR_ART } from '../../art/decor.ts';
import { Garden } from '../../art/garden.tsx';
import { Ground } from '../../art/ground.tsx';
import { emptyRoom, frame, pit, scaffold } from '../../art/rooms/unfinished.ts';
import { scenesOf } from '../../art/scenes.ts';
import { BAY, STOREY } from '../../art/shell.ts';
import { Top } from '../../art/top.tsx';
import { GROUND, LEFT, PICTURE, TOP, below, cornerOf } from '../geometry.ts';
import { runsOf } from '../runs.ts';
import styles from './house-picture.module.css';

export interface HousePictureProps {
  readonly player: PlayerView;
  readonly laid: readonly Roof[] | undefined;
  /** A card flying to this field is not drawn yet. */
  readonly arriving?: Field | undefined;
}

/** An open doll's house, from the roof to the worms. */
export const HousePicture = memo(function HousePicture({
  player,
  laid,
  arriving,
}: HousePictureProps) {
  const { house, outdoors, roofCount, roofs } = player;
  const isThere = (on: FieldView) => on.field !== arriving;
  const built = house.filter(isThere);
  const isFree = (field: Field) => house.find((on) => on.field === field)?.is === 'free';
  return (
    <svg
      className={styles['picture']}
      viewBox={`0 0 ${PICTURE.width} ${PICTURE.height}`}
      aria-hidden="true"
      focusable="false"
    >
      <Ground />
      <Garden outdoors={outdoors} />
      <Walls />
      {house.map((on) => {
        const { x, y } = cornerOf(on.field);
        const under = below(on.field);
        const isOpen = under !== undefined && isFree(under);
        return (
          <g key={on.field} transform={`translate(${x} ${y})`}>
            {on.is === 'free' && (isOpen ? <OpenField /> : on.field.startsWith('B') ? pit : frame)}
            {isThere(on) && on.is === 'scaffold' && scaffold}
            {!isThere(on) && on.is !== 'free' && (on.field.startsWith('B') ? pit : frame)}
            {isThere(on) && on.is === 'empty-room' && (
              <EmptyRoom bay={Number(on.field.charAt(1))} />
            )}
          </g>
        );
      })}
      {runsOf(built).map(({ room, fields, cards }) => (
        <RoomScene
          key={`${fields[0]}-${room}`}
          room={room}
          field={fields[0] ?? 'U1'}
          kids={cards.map(({ children }) => children).join()}
        />
      ))}
      {built.map((on) =>
        on.is === 'room' && on.decor !== undefined ? (
          <DecorTile key={on.field} decor={on.decor} field={on.field} />
        ) : undefined,
      )}
      <Slabs house={house} />
      <Top count={roofCount} pile={roofs} laid={laid} />
    </svg>
  );
});

interface RoomSceneProps {
  readonly room: Room;
  readonly field: Field;
  /** `1,0`: a string, so that an equal room is not rendered again. */
  readonly kids: string;
}

const RoomScene = memo(function RoomScene({ room, field, kids }: RoomSceneProps) {
  const { x, y } = cornerOf(field);
  const counts = kids.split(',').map(Number);
  return (
    <g transform={`translate(${x} ${y})`} data-room={room} data-at={field}>
      {scenesOf(room, counts).map(({ at, cut }) => (
        <g key={at} transform={`translate(${at * BAY} 0)`}>
          {cut}
        </g>
      ))}
      <rect width={counts.length * BAY} height={STOREY} fill="var(--dusk)" />
    </g>
  );
});

/** DH-17: the object under the sheet differs from bay to bay. */
function EmptyRoom({ bay }: { readonly bay: number }) {
  return (
    <>
      {emptyRoom(bay)}
      <rect width={BAY} height={STOREY} fill="var(--dusk)" />
    </>
  );
}

/** The position of a tile in its room: on the wall, or on the floor at the right. */
function DecorTile({ decor, field }: { readonly decor: Decor; readonly field: Field }) {
  const { x, y } = cornerOf(field);
  const isHung = decor === 'paintings';
  return (
    <g
      className={styles['decor']}
      data-decor={decor}
      transform={
        isHung ? `translate(${x + 44} ${y + 6})` : `translate(${x + 42} ${y + 30}) scale(1.08)`
      }
    >
      {DECOR_ART[decor]}
    </g>
  );
}

/** Above a free field nothing can be built yet: pencil lines on the sky. */
function OpenField() {
  return (
    <path
      d={`M6 6h${BAY - 12}v${STOREY - 12}H6z`}
      fill="none"
      stroke="var(--pencil)"
      strokeWidth="2"
      strokeDasharray="7 7"
    />
  );
}

function Walls() {
  const right = LEFT + 5 * BAY;
  const d = `M${LEFT - 7} ${TOP}h7v${2 * STOREY}h-7zM${right} ${TOP}h7v${3 * STOREY + 6}h-7zM${LEFT + 3 * BAY - 7} ${GROUND + 2}h7v${STOREY + 4}h-7z`;
  return (
    <g>
      <path d={d} fill="var(--cut-shade)" transform="translate(2 2)" />
      <path d={d} fill="var(--outer)" />
    </g>
  );
}

/** Ceilings between floors, and walls between separate rooms. */
function Slabs({ house }: { readonly house: readonly FieldView[] }) {
  const wide = 5 * BAY + 14;
  const joined = new Set(runsOf(house).flatMap(({ fields }) => fields.slice(1)));
  const isBuilt = (field: string) => house.find((on) => on.field === field)?.is !== 'free';
  const walls = house.filter(({ field }) => {
    const bay = Number(field.charAt(1));
    const left = `${field.charAt(0)}${bay - 1}`;
    const isFirst = bay === (field.startsWith('B') ? 4 : 1);
    return !isFirst && !joined.has(field) && (isBuilt(field) || isBuilt(left));
  });
  return (
    <g>
      <path
        d={`M${LEFT - 7} ${TOP + STOREY - 2}h${wide}v6h${-wide}zM${LEFT - 7} ${GROUND - 2}h${wide}v6h${-wide}zM${LEFT + 3 * BAY - 7} ${GROUND + STOREY}h${2 * BAY + 14}v6h${-2 * BAY - 14}z`}
        fill="var(--slab)"
      />
      <path
        d={`M${LEFT - 7} ${TOP + STOREY + 4}h${wide}M${LEFT - 7} ${GROUND + 4}h${wide}`}
        stroke="var(--cut-shade)"
        strokeWidth="2"
      />
      {walls.map(({ field }) => {
        const { x, y } = cornerOf(field);
        return (
          <g key={field}>
            <path d={`M${x + 2} ${y}h3v${STOREY}h-3z`} fill="var(--cut-shade)" />
            <path d={`M${x - 3} ${y}h6v${STOREY}h-6z`} fill="var(--slab)" />
          </g>
        );
      })}
    </g>
  );
}
