import { type Json, type Schema, capitalize } from '@richtfest/engine';
import { type ReactNode, useId } from 'react';
import { Switch } from '../ui/choice.tsx';
import fieldStyles from '../ui/field.module.css';
import { Stepper } from '../ui/stepper.tsx';
import styles from './data-form.module.css';
import { useEditionTexts } from './edition-texts.ts';
import {
  type Control,
  type Path,
  type Total,
  controlOf,
  countOf,
  countedEntries,
  lengthProblem,
  stepOf,
  withCount,
  withWord,
} from './form.ts';
import { Art, useForm } from './form-context.tsx';

/** A part of the data: its schema, where it is, and its value now and in the standard. */
export interface PartProps {
  readonly schema: Schema;
  readonly path: Path;
  readonly value: Json;
  readonly standard: Json;
  readonly onChange: (value: Json) => void;
}

type Of<Kind extends Control['is']> = Extract<Control, { is: Kind }>;

/** A value in one line. */
export function Line(props: PartProps): ReactNode {
  const { schema, path, value, onChange } = props;
  const { names } = useForm();
  const id = useId();
  const name = capitalize(names.nameOf(path));
  const control = controlOf(schema);
  if (control.is === 'switch') {
    return <Switch name={name} isOn={value === true} onChange={onChange} />;
  }
  return (
    <div className={styles['line']}>
      <Art path={control.is === 'word' ? [...path, stepOf(value)] : path} value={value} />
      <label htmlFor={id}>{name}</label>
      {control.is === 'number' && (
        <Stepper {...control} id={id} name={name} value={Number(value)} onChange={onChange} />
      )}
      {control.is === 'word' && (
        <select
          id={id}
          className={fieldStyles['input']}
          value={stepOf(value)}
          onChange={({ target }) => onChange(control.words[target.selectedIndex] ?? value)}
        >
          {control.words.map((word) => (
            <option key={stepOf(word)} value={stepOf(word)}>
              {capitalize(names.nameOf([...path, stepOf(word)]))}
            </option>
          ))}
        </select>
      )}
    </div>
  );
}

/** How often each entry occurs. */
export function CountsBlock(props: PartProps & { readonly control: Of<'counts'> }): ReactNode {
  const { path, value, standard, control, onChange } = props;
  const { names } = useForm();
  const id = useId();
  const list = value as readonly Json[];
  const { entries, total } = control;
  return (
    <>
      {countedEntries(entries, list).map((entry) => {
        const name = capitalize(names.nameOf([...path, stepOf(entry)]));
        const at = `${id}-${stepOf(entry)}`;
        return (
          <div key={at} className={styles['line']}>
            <Art path={[...path, stepOf(entry)]} value={entry} />
            <label htmlFor={at}>{name}</label>
            <Stepper
              id={at}
              name={name}
              value={countOf(list, entry)}
              least={0}
              most={Math.min(total.most, countOf(list, entry) + total.most)}
              onChange={(count) =>
                onChange(withCount(list, { entry, count }, { entries, standard }))
              }
            />
          </div>
        );
      })}
      <LengthNote list={list} total={total} />
    </>
  );
}

/** Each word is chosen or not. */
export function SeveralBlock(props: PartProps & { readonly control: Of<'several'> }): ReactNode {
  const { path, value, standard, control, onChange } = props;
  const { names } = useForm();
  const chosen = value as readonly Json[];
  const { words, total } = control;
  return (
    <>
      <div className={styles['several']}>
        {words.map((word) => (
          <Switch
            key={stepOf(word)}
            name={capitalize(names.nameOf([...path, stepOf(word)]))}
            isOn={chosen.includes(word)}
            onChange={(isChosen) => onChange(withWord(words, chosen, { word, isChosen, standard }))}
          />
        ))}
      </div>
      <LengthNote list={chosen} total={total} />
    </>
  );
}

/** Says at once if a list is too long or too short. */
function LengthNote({
  list,
  total,
}: {
  readonly list: readonly Json[];
  readonly total: Total;
}): ReactNode {
  const texts = useEditionTexts();
  const problem = lengthProblem(list, total);
  return (
    <p className={styles['problem']} role="status">
      {problem !== undefined && texts.length[problem.is](problem.wanted, problem.actual)}
    </p>
  );
}
