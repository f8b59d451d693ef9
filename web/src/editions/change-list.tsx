import type { Game, JsonObject } from '@richtfest/engine';
import type { ReactNode } from 'react';
import { useSettings } from '../settings/use-settings.ts';
import { changesOf } from './changes.ts';
import { useEditionTexts } from './edition-texts.ts';
import styles from './editions.module.css';
import { namesFor, pathText } from './names.ts';

interface ChangeListProps {
  readonly game: Game;
  readonly options: JsonObject;
}

/** What differs from the standard, line by line. */
export function ChangeList({ game, options }: ChangeListProps): ReactNode {
  const texts = useEditionTexts();
  const { language } = useSettings();
  const changes = changesOf(game, options);
  if (changes.length === 0) return <p className={styles['note']}>{texts.noDifferences}</p>;
  return (
    <ul className={styles['changes']}>
      {changes.map(({ option, path, schema, standard, value }) => {
        const names = namesFor(game, option, { language, words: texts });
        const title = game.texts[language].options[option]?.name ?? option;
        return (
          <li key={[option, ...path].join('.')}>
            <span>{pathText(names, title, path)}</span>
            <strong>{names.valueText(schema, path, value)}</strong>
            <span className={styles['note']}>
              {texts.was}: {names.valueText(schema, path, standard)}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
