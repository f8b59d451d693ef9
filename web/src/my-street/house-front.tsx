import { findGame } from '@richtfest/catalog';
import { type ReactNode, memo } from 'react';
import { Link } from 'wouter';
import { useSettings } from '../settings/use-settings.ts';
import { friendlyDay } from './friendly-day.ts';
import { type MyHouse, addressOf } from './my-houses.ts';
import { Rosette } from './rosette.tsx';
import styles from './street-page.module.css';

interface Place {
  readonly row: number;
  readonly column: number;
  readonly columns: number;
  /** Of the row, in pixels. */
  readonly height: number;
}

interface HouseFrontProps {
  readonly house: MyHouse;
  /** Undefined until it has been drawn. */
  readonly image: string | undefined;
  /** It brought its owner a first. */
  readonly isSpecial: boolean;
  readonly place: Place;
  /** In the whole street, from 1. */
  readonly position: number;
  readonly count: number;
}

/** A house in the street with its sign, which leads to its story. */
export const HouseFront = memo(
  function HouseFront(props: HouseFrontProps): ReactNode {
    const { house, image, isSpecial, place, position, count } = props;
    const { match, owner } = house;
    const { language } = useSettings();
    const day = friendlyDay(language, match.at);
    const game = findGame(match.game)?.names[language] ?? match.game;
    const { row, column, columns, height } = place;
    return (
      <li
        className={styles['house']}
        aria-setsize={count}
        aria-posinset={position}
        style={{
          width: `${100 / columns}%`,
          height,
          transform: `translate(${column * 100}%, ${row * height}px)`,
        }}
      >
        <Link href={addressOf(house)} className={styles['link'] ?? ''}>
          {image === undefined ? (
            <span className={styles['plot']} />
          ) : (
            <img className={styles['art']} src={image} alt="" decoding="async" draggable={false} />
          )}
          {isSpecial && <Rosette className={styles['rosette']} />}
          <span className={styles['sign']} data-won={owner.place === 1 || undefined}>
            <span className={styles['name']}>{owner.name}</span>
            <span className="said">, {game}, </span>
            <span className={styles['day']}>{day}</span>
          </span>
        </Link>
      </li>
    );
  },
  (one, other) =>
    one.house === other.house &&
    one.image === other.image &&
    one.isSpecial === other.isSpecial &&
    one.count === other.count &&
    one.position === other.position &&
    one.place.columns === other.place.columns &&
    one.place.height === other.place.height,
);
