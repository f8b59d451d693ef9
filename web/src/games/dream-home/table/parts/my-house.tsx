import type { Field } from '@richtfest/dream-home';
import { memo } from 'react';
import { moveByArrows } from '../../../../board/arrow-keys.ts';
import { Garland } from '../../../../board/garland.tsx';
import { GoalButton } from '../../../../board/goal-card.tsx';
import { SeatMark } from '../../../../board/seat-mark.tsx';
import { StartSign } from '../../art/start-sign.tsx';
import { DECOR_ART } from '../../art/decor.ts';
import type { Goal, TargetDrag } from '../drag.ts';
import type { PlaceMarks } from '../marks.ts';
import type { Scene } from '../scene.ts';
import type { Cue } from '../stage/cue.ts';
import { useSpeech } from '../speech.ts';
import type { Place } from '../types.ts';
import { Coordinates } from './coordinates.tsx';
import { FieldButton } from './field-button.tsx';
import { HousePicture } from './house-picture.tsx';
import styles from './my-house.module.css';

export interface MyHouseProps {
  readonly scene: Scene;
  readonly cue: Cue;
  readonly seat: number;
  readonly points: number;
  readonly places: PlaceMarks;
  readonly over: Goal | undefined;
  readonly causes: ReadonlySet<Place>;
  readonly sure: Field | undefined;
  readonly isToMove: boolean;
  readonly hasWon: boolean;
  readonly onPlace: (place: Place) => void;
  readonly drag: TargetDrag;
}

/** My house, the largest part of the table. */
export const MyHouse = memo(function MyHouse(props: MyHouseProps) {
  const { scene, cue, seat, points, places, over, causes, sure, isToMove, hasWon, onPlace, drag } =
    props;
  const { view, laid } = scene;
  const speech = useSpeech();
  const { say, format } = speech;
  const player = view.players[seat];
  if (player === undefined) return undefined;
  const name = format.seat(seat);
  const overPlace = over?.on === 'place' ? over.place : undefined;
  return (
    <section className={styles['lot']} aria-label={say.houseOf(seat, format)} data-seat={seat}>
      <div className={styles['house']} data-house={seat} onKeyDown={moveByArrows} role="group">
        <HousePicture
          player={player}
          laid={laid[seat]}
          arriving={cue.arriving?.seat === seat ? cue.arriving.field : undefined}
        />
        {hasWon && <Garland seat={seat} className={styles['garland']} />}
        {player.house.map((on) => {
          const { field } = on;
          const mark = places.get(field);
          return (
            <FieldButton
              key={field}
              field={field}
              mark={mark}
              isTaken={on.is === 'room' || on.is === 'empty-room'}
              label={say.place({ field, on, mark }, speech)}
              isCause={causes.has(field)}
              isSure={sure === field}
              isOver={overPlace === field}
              onTap={onPlace}
              drag={drag}
            />
          );
        })}
        {laid[seat] === undefined && <Coordinates />}
        <RoofTag count={player.roofCount} isHidden={laid[seat] !== undefined} />
        {places.has('outdoors') ? (
          <GardenButton
            places={places}
            isOver={overPlace === 'outdoors'}
            onTap={() => onPlace('outdoors')}
          />
        ) : (
          <div className={styles['plate']} data-turn={isToMove || undefined}>
            <SeatMark seat={seat} size={0.95} />
            <span className={styles['name']}>{name}</span>
            {view.startSeat === seat && view.phase !== 'over' && (
              <span className={styles['start']} title={say.startPlayer}>
                <StartSign />
                <span className="said">{say.startPlayer}</span>
              </span>
            )}
            <span className={styles['points']} data-points data-won={hasWon || undefined}>
              {say.points(points, format)}
            </span>
            <GoalButton />
          </div>
        )}
      </div>
    </section>
  );
});

function GardenButton({
  places,
  isOver,
  onTap,
}: {
  readonly places: PlaceMarks;
  readonly isOver: boolean;
  readonly onTap: () => void;
}) {
  const { say, texts } = useSpeech();
  const ghost = places.get('outdoors')?.ghost;
  if (ghost?.is !== 'decor') return undefined;
  return (
    <button
      type="button"
      className={styles['garden']}
      data-place="outdoors"
      data-may=""
      data-over={isOver || undefined}
      aria-label={say.putOutdoors(texts.decors[ghost.decor])}
      onClick={onTap}
    >
      <svg viewBox="-2 -2 54 54" aria-hidden="true" focusable="false">
        {DECOR_ART[ghost.decor]}
      </svg>
      <span>{say.outdoors}</span>
    </button>
  );
}

/** DH-18: the number of cards under the tarpaulin; the cards themselves are hidden. */
function RoofTag({ count, isHidden }: { readonly count: number; readonly isHidden: boolean }) {
  const { say, format } = useSpeech();
  if (isHidden) return undefined;
  return (
    <span className={styles['roofs']} data-roof-count="">
      {say.roofs(count, format)}
    </span>
  );
}
