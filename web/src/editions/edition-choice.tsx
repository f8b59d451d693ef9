import {
  type Game,
  type JsonObject,
  changedData,
  dataOptions,
  dataProblems,
} from '@richtfest/engine';
import { type ReactNode, useId } from 'react';
import type { TablePlan } from '../set-up/table-plan.ts';
import { LinkButton } from '../ui/button.tsx';
import fieldStyles from '../ui/field.module.css';
import { ChangeList } from './change-list.tsx';
import { changesOf } from './changes.ts';
import { editionWith, isPlayable, shownName } from './edition.ts';
import { useEditions } from './edition-store.ts';
import { useEditionTexts } from './edition-texts.ts';
import styles from './editions.module.css';

interface EditionChoiceProps {
  readonly game: Game;
  readonly plan: TablePlan;
  readonly onChange: (plan: TablePlan) => void;
}

const STANDARD = 'standard';
/** Data of a table, such as that of a rematch, which is not saved here. */
const OF_TABLE = 'table';

/** The edition of a planned table. */
export function EditionChoice({ game, plan, onChange }: EditionChoiceProps): ReactNode {
  const texts = useEditionTexts();
  const id = useId();
  const editions = useEditions(game.id).filter((each) => isPlayable(game, each));
  const data = changedData(game.options, plan.options);
  const isStandard = Object.keys(data).length === 0;
  const saved = editionWith(editions, game, data);
  const chosen = isStandard ? STANDARD : (saved?.id ?? OF_TABLE);
  const choose = (value: string) => {
    const edition = editions.find((each) => each.id === value);
    onChange(
      planWithEdition(plan, game, edition && { ...edition, name: shownName(edition) ?? '' }),
    );
  };
  const nameOf = (name: string, options: JsonObject) =>
    `${name}, ${texts.changes(changesOf(game, options).length)}`;
  return (
    <div className={styles['stack']}>
      <div className={fieldStyles['field']}>
        <label htmlFor={id}>{texts.edition}</label>
        <select
          id={id}
          className={fieldStyles['input']}
          value={chosen}
          onChange={({ target }) => choose(target.value)}
        >
          <option value={STANDARD}>{texts.standard}</option>
          {editions.map((each) => (
            <option key={each.id} value={each.id}>
              {nameOf(each.name, each.options)}
            </option>
          ))}
          {chosen === OF_TABLE && (
            <option value={OF_TABLE}>{nameOf(plan.editionName ?? texts.unnamed, data)}</option>
          )}
        </select>
      </div>
      {!isStandard && dataProblems(game, data).length === 0 && (
        <details>
          <summary>{texts.differences}</summary>
          <ChangeList game={game} options={data} />
        </details>
      )}
      <div className={styles['row']}>
        <LinkButton to={`/games/${game.id}/editions`} icon="log">
          {texts.toEditions}
        </LinkButton>
      </div>
    </div>
  );
}

/** The plan with the component data of an edition; undefined: the standard. */
export function planWithEdition(
  plan: TablePlan,
  { options: specs }: Game,
  edition: { readonly name: string; readonly options: JsonObject } | undefined,
): TablePlan {
  const { editionName: _, ...rest } = plan;
  const data = dataOptions(specs);
  const others = Object.entries(plan.options).filter(([key]) => !data.includes(key));
  return {
    ...rest,
    options: { ...Object.fromEntries(others), ...edition?.options },
    ...(edition === undefined ? {} : { editionName: edition.name }),
  };
}
