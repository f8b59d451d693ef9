import { type Level, personaTexts } from '@richtfest/bots';
import { findGame } from '@richtfest/catalog';
import { LOCALES, type Language } from '@richtfest/engine';
import type { ReactNode } from 'react';
import { Sheet } from '../app/page.tsx';
import { Face } from '../people/face.tsx';
import { useSettings } from '../settings/use-settings.ts';
import { Icon } from '../ui/icon.tsx';
import type { GameStatistics, Opponent, Tally } from './statistics.ts';
import styles from './statistics-page.module.css';
import { useStatisticsTexts } from './statistics-texts.ts';
import { WindowHouse } from './window-house.tsx';

/** A player's results in one game. */
export function GameSheet({ statistics }: { readonly statistics: GameStatistics }): ReactNode {
  const { game, best, average, latest, opponents, ...tally } = statistics;
  const { language } = useSettings();
  const texts = useStatisticsTexts();
  return (
    <Sheet title={findGame(game)?.names[language] ?? game}>
      <div className={styles['game']}>
        <WindowHouse places={latest} />
        <Figures
          figures={[
            [texts.played, whole(language, tally.played)],
            [texts.won, whole(language, tally.won)],
            [texts.best, whole(language, best)],
            [texts.average, oneDecimal(language, average)],
          ]}
        />
      </div>
      {opponents.length > 0 && (
        <>
          <h3 className={styles['against']}>{texts.against}</h3>
          <ul className={styles['opponents']}>
            {opponents.map(({ opponent, ...met }) => (
              <OpponentRow key={opponent} opponent={opponent} tally={met} />
            ))}
          </ul>
        </>
      )}
    </Sheet>
  );
}

interface FiguresProps {
  readonly figures: readonly (readonly [name: string, figure: string])[];
}

export function Figures({ figures }: FiguresProps): ReactNode {
  return (
    <dl className={styles['figures']}>
      {figures.map(([name, figure]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  );
}

function OpponentRow(props: { readonly opponent: Opponent; readonly tally: Tally }): ReactNode {
  const { opponent, tally } = props;
  const texts = useStatisticsTexts();
  const { language } = useSettings();
  const name =
    opponent === 'people'
      ? texts.people
      : opponent === 'other-bots'
        ? texts.otherBots
        : personaTexts[language][opponent].level;
  return (
    <li>
      <OpponentSign opponent={opponent} />
      <span className={styles['kind']}>{name}</span>
      <span className={styles['score']}>{texts.wonOf(tally.won, tally.played)}</span>
      <span className={styles['bar']} aria-hidden="true">
        <span style={{ inlineSize: `${(100 * tally.won) / tally.played}%` }} />
      </span>
    </li>
  );
}

function OpponentSign({ opponent }: { readonly opponent: Opponent }): ReactNode {
  const isLevel = (kind: Opponent): kind is Level => kind !== 'people' && kind !== 'other-bots';
  if (isLevel(opponent)) return <Face persona={{ level: opponent, appearance: 0 }} size={1.9} />;
  return (
    <span className={styles['sign']}>
      <Icon name={opponent === 'people' ? 'person' : 'bot'} />
    </span>
  );
}

export function whole(language: Language, value: number): string {
  return new Intl.NumberFormat(LOCALES[language]).format(value);
}

function oneDecimal(language: Language, value: number): string {
  return new Intl.NumberFormat(LOCALES[language], { maximumFractionDigits: 1 }).format(value);
}

export function percent(language: Language, { played, won }: Tally): string {
  return new Intl.NumberFormat(LOCALES[language], { style: 'percent' }).format(won / played);
}
