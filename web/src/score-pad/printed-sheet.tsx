import { LOCALES, formatWith } from '@richtfest/engine';
import type { ReactNode } from 'react';
import { scoreLines } from '../end/score-lines.ts';
import { useSettings } from '../settings/use-settings.ts';
import { useTexts } from '../texts/use-texts.ts';
import { namesOf } from './names-of.ts';
import type { ScoredPad } from './pad-file.ts';
import { usePadTexts } from './pad-texts.ts';
import styles from './score-pad.module.css';

/** A score sheet that only shows on paper. */
export function PrintedSheet({ pad, game, assessed }: ScoredPad): ReactNode {
  const texts = usePadTexts();
  const frame = useTexts();
  const { language } = useSettings();
  const names = namesOf(pad, texts.player);
  const speech = { texts: game.texts[language], format: formatWith(Intl, language, names) };
  const lines = scoreLines(speech, assessed.result, frame);
  const day = new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long' });
  return (
    <table className={styles['sheet']}>
      <caption>
        {[speech.texts.name, day.format(new Date(`${pad.day}T12:00`)), pad.place]
          .filter(Boolean)
          .join(' · ')}
      </caption>
      <thead>
        <tr>
          <td />
          {names.map((player, seat) => (
            // Players have no identity but their seat.
            // oxlint-disable-next-line react/no-array-index-key
            <th key={seat} scope="col">
              {player}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map(({ key, name, values, isTotal }) => (
          <tr key={key} data-total={isTotal || undefined}>
            <th scope="row">{name}</th>
            {values.map((value, seat) => (
              // oxlint-disable-next-line react/no-array-index-key
              <td key={seat}>{value}</td>
            ))}
          </tr>
        ))}
        {pad.notes !== '' && (
          <tr>
            <td colSpan={names.length + 1}>{pad.notes}</td>
          </tr>
        )}
      </tbody>
    </table>
  );
}
