import { findGame } from '@richtfest/catalog';
import { LOCALES, type Language, formatWith } from '@richtfest/engine';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Sheet } from '../app/page.tsx';
import { useSettings } from '../settings/use-settings.ts';
import { type PlayedGame, wasLesson } from './chronicle.ts';
import { whole } from './game-sheet.tsx';
import styles from './statistics-page.module.css';
import { useStatisticsTexts } from './statistics-texts.ts';

/** At most this many matches are listed. */
const SHOWN = 20;

interface LatestGamesProps {
  readonly games: readonly PlayedGame[];
  readonly name: string;
  /** The ids of matches stored on this device. */
  readonly here: ReadonlySet<string>;
}

/** The latest matches, with links to those that can be reviewed. */
export function LatestGames({ games, name, here }: LatestGamesProps): ReactNode {
  const texts = useStatisticsTexts();
  const mine = games.filter(({ seats }) => seats.some((seat) => isOf(seat, name)));
  return (
    <Sheet title={texts.latest}>
      <ul className={styles['latest']}>
        {mine.slice(0, SHOWN).map((game) => (
          <li key={game.id}>
            <LatestGame game={game} name={name} here={here} />
          </li>
        ))}
      </ul>
    </Sheet>
  );
}

function LatestGame({ game, name, here }: Omit<LatestGamesProps, 'games'> & { game: PlayedGame }) {
  const texts = useStatisticsTexts();
  const { language } = useSettings();
  const mine = game.seats.find((seat) => isOf(seat, name));
  const others = game.seats.filter((seat) => seat !== mine).map((seat) => seat.name);
  const address = addressOf(game, here);
  const place = mine?.place ?? game.seats.length;
  const words = (
    <>
      <span
        className={styles['medal']}
        data-won={(place === 1 && !wasLesson(game)) || undefined}
        aria-hidden="true"
      >
        {place}
      </span>
      <span className={styles['words']}>
        <strong>{findGame(game.game)?.names[language] ?? game.game}</strong>
        <span className={styles['small']}>
          {place === 1 ? texts.first : texts.place(place)},{' '}
          {texts.points(whole(language, mine?.points ?? 0))}
          {others.length > 0 && ` · ${formatWith(Intl, language, []).list(others)}`}
        </span>
        <span className={styles['small']}>
          {day(language, game.at)}
          {address === undefined && ` · ${texts.elsewhere}`}
          {wasLesson(game) && ` · ${texts.lesson}`}
        </span>
      </span>
    </>
  );
  return address === undefined ? (
    <span className={styles['row']}>{words}</span>
  ) : (
    <Link href={address} className={styles['row'] ?? ''}>
      {words}
    </Link>
  );
}

function isOf(seat: PlayedGame['seats'][number], name: string): boolean {
  return seat.isMine === true && seat.name === name;
}

/** Online matches can be reviewed everywhere, local ones on their own device. */
function addressOf({ id, where }: PlayedGame, here: ReadonlySet<string>): string | undefined {
  if (where === 'table') return `/t/${id}/review`;
  return here.has(id) ? `/play/${id}/review` : undefined;
}

function day(language: Language, time: number): string {
  return new Intl.DateTimeFormat(LOCALES[language], {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  }).format(time);
}
