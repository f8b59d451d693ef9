import { type Tile, houseLetter } from '@richtfest/three-little-pigs';
import { memo } from 'react';
import { moveByArrows } from '../../../../board/arrow-keys.ts';
import { Garland } from '../../../../board/garland.tsx';
import { GoalButton } from '../../../../board/goal-card.tsx';
import { SeatMark } from '../../../../board/seat-mark.tsx';
import { Pig } from '../../art/pig.tsx';
import { isFinished } from '../derive.ts';
import type { HouseKeys } from '../scene.ts';
import type { Place } from '../taps.ts';
import { useSpeech } from '../speech.ts';
import type { HouseTiles } from '../types.ts';
import { House } from './house.tsx';
import styles from './meadow.module.css';
import { Plot } from './plot.tsx';
import { Street } from './street.tsx';

export interface MeadowProps {
  readonly seat: number;
  readonly name: string;
  readonly points: number;
  readonly houses: readonly HouseTiles[];
  readonly keys: readonly HouseKeys[];
  /** The selected tile, previewed on every legal place. */
  readonly inHand: Tile | undefined;
  readonly places: readonly Place[];
  /** The place under the pointer while a tile is dragged. */
  readonly over: Place | undefined;
  readonly causes: readonly number[];
  readonly target: number | undefined;
  readonly arriving: number | undefined;
  readonly isToMove: boolean;
  readonly isOver: boolean;
  readonly hasWon: boolean;
  /** LP-15: how close the end of the game is. */
  readonly emptyStacks: number;
  readonly stacksToEmpty: number;
  readonly onPlace: (place: Place) => void;
}

/** My houses, the largest part of the table. */
export const Meadow = memo(function Meadow(props: MeadowProps) {
  const { seat, name, points, houses, keys, inHand, places, over, causes, target, arriving } =
    props;
  const { isToMove, isOver, hasWon, emptyStacks, stacksToEmpty, onPlace } = props;
  const { say, format } = useSpeech();
  return (
    <section className={styles['meadow']} aria-label={say.meadowOf(seat, format)} data-seat={seat}>
      {hasWon && <Garland seat={seat} className={styles['garland']} />}
      <div className={styles['plate']} data-turn={isToMove || undefined}>
        <Pig seat={seat} className={styles['pig']} />
        <span className={styles['name']}>
          <SeatMark seat={seat} size={0.9} /> <span>{name}</span>
        </span>
        <span className={styles['points']} data-points data-won={hasWon || undefined}>
          {say.points(points, format)}
        </span>
        <GoalButton />
      </div>
      {emptyStacks > 0 && !isOver && (
        <p className={styles['status']}>{say.emptyStacks(emptyStacks, stacksToEmpty)}</p>
      )}
      <div className={styles['houses']} role="group" onKeyDown={moveByArrows}>
        <Street houses={houses} hasPlot={!isOver}>
          {houses.length === 0 && <Pig seat={seat} className={styles['waiting']} />}
          {houses.map((tiles, house) => {
            const isPlace = places.includes(house);
            return (
              <button
                type="button"
                key={keys[house]?.key ?? house}
                className={styles['place']}
                data-place={house}
                data-may={isPlace || undefined}
                data-over={over === house || undefined}
                data-cause={causes.includes(house) || undefined}
                data-target={target === house || undefined}
                data-lost={(isOver && !isFinished(tiles)) || undefined}
                aria-label={placeLabel(house, tiles, isPlace)}
                onClick={() => onPlace(house)}
              >
                <House
                  seat={seat}
                  tiles={tiles}
                  keys={keys[house]}
                  ghost={isPlace ? inHand : undefined}
                  arriving={arriving}
                  letter={houseLetter(house)}
                />
              </button>
            );
          })}
          {!isOver && (
            <button
              type="button"
              className={styles['place']}
              data-place="new"
              data-may={places.includes('new') || undefined}
              data-over={over === 'new' || undefined}
              aria-label={
                inHand === undefined ? say.newHouse : say.startWith(inHand.kind, inHand.material)
              }
              onClick={() => onPlace('new')}
            >
              <Plot seat={seat} ghost={places.includes('new') ? inHand : undefined} />
            </button>
          )}
        </Street>
      </div>
    </section>
  );

  function placeLabel(house: number, tiles: HouseTiles, isPlace: boolean): string {
    const description = say.house(house, tiles, format);
    if (!isPlace || inHand === undefined) return description;
    return `${say.placeAt(inHand.kind, inHand.material, house)}. ${description}`;
  }
});
