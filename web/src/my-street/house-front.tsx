import { findGame } from '@richtfest/catalog';
import { type ReactNode, memo } from 'react';
import { Link } from 'wouter';
import { useSettings } from '../settings/use-settings.ts';
import { friendlyDay } from './friendly-day.ts';
import { type MyHouse, housePath } from './my-houses.ts';
import { Rosette } from './rosette.tsx';
import styles from './street-page.module.css';

interface Layout {
  readonly columns: number;
  /** Of a row, in pixels. */
  readonly height: number;
}

interface HouseFrontProps {
  readonly house: MyHouse;
  /** Undefined until it has been drawn. */
  readonly image: string | undefined;
  /** It wears a rosette. */
  readonly isSpecial: boolean;
  readonly layout: Layout;
  /** In the whole street, from 0. */
  readonly position: number;
  readonly count: number;
}

/** A house in the street with its sign, which leads to its story. */
export const HouseFront = memo(
  function HouseFront(props: HouseFrontProps): ReactNode {
    const { house, image, isSpecial, layout, position, count } = props;
    const { match, owner } = house;
    const { language } = useSettings();
    const day = friendlyDay(language, match.at);
    const game = findGame(match.game)?.names[language] ?? match.game;
    const { columns, height } = layout;
    const [row, column] = [Math.floor(position / columns), position % columns];
    return (
      <li
        className={styles['house']}
        aria-setsize={count}
        aria-posinset={position + 1}
        style={{
          width: `${100 / columns}%`,
          height,
          transform: `translate(${column * 100}%, ${row * height}px)`,
        }}
      >
        <Link href={housePath(house)} className={styles['link'] ?? ''}>
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
    one.layout.columns === other.layout.columns &&
    one.layout.height === other.layout.height,
);
