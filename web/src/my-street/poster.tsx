import { findGame } from '@richtfest/catalog';
import { SEAT_COLOURS, type Seat, playerFaces, seatColours } from '@richtfest/engine';
import type { ReactNode } from 'react';
import { Garland } from '../board/garland.tsx';
import { PlayerFace } from '../people/player-face.tsx';
import { useSettings } from '../settings/use-settings.ts';
import { friendlyDay } from './friendly-day.ts';
import { HouseArt } from './house-art.tsx';
import type { MyHouse } from './my-houses.ts';
import type { OpenedMatch } from './open-house.ts';
import styles from './poster.module.css';
import { useStreetTexts } from './street-texts.ts';

interface PosterProps {
  readonly house: MyHouse;
  readonly opened: OpenedMatch | undefined;
}

/** The house with its owner's name, as it is shared, saved and printed. */
export function Poster({ house, opened }: PosterProps): ReactNode {
  const texts = useStreetTexts();
  const { language } = useSettings();
  const { match, owner, seat } = house;
  const game = findGame(match.game)?.names[language] ?? match.game;
  return (
    <div className={styles['poster']} data-picture="" data-printed="">
      <div className={styles['box']} data-pinned="">
        <HouseArt game={match.game} opened={opened} seat={seat} />
        {owner.place === 1 && <Garland seat={seat} className={styles['garland']} />}
      </div>
      <p className={styles['name']}>
        {opened !== undefined && <OwnersFace opened={opened} seat={seat} />}
        {texts.houseOf(owner.name)}
      </p>
      <p className={styles['line']}>{game}</p>
      <p className={styles['line']}>
        {texts.points(String(owner.points))} · {friendlyDay(language, match.at)}
      </p>
    </div>
  );
}

interface OwnersFaceProps {
  readonly opened: OpenedMatch;
  readonly seat: Seat;
}

function OwnersFace({ opened, seat }: OwnersFaceProps): ReactNode {
  const { seats } = opened.record.header;
  const face = playerFaces(seats)[seat];
  if (face === undefined) return undefined;
  return <PlayerFace face={face} colour={seatColours(seats)[seat] ?? SEAT_COLOURS[0]} size={1.5} />;
}
