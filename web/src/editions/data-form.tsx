import { type Json, type Schema, capitalize, isEqualJson } from '@richtfest/engine';
import { type ReactNode, useId } from 'react';
import { Button } from '../ui/button.tsx';
import { Choice, Switch } from '../ui/choice.tsx';
import fieldStyles from '../ui/field.module.css';
import { Stepper } from '../ui/stepper.tsx';
import styles from './data-form.module.css';
import { useEditionTexts } from './edition-texts.ts';
import {
  type Control,
  type Path,
  type Total,
  alternativeOf,
  blankOf,
  controlOf,
  countOf,
  countedEntries,
  isSimple,
  lengthProblem,
  partOf,
  schemaAt,
  stepOf,
  withCount,
  withPart,
  withWord,
} from './form.ts';
import { Art, FormContext, type FormSurroundings, useForm } from './form-context.tsx';

interface PartProps {
  readonly schema: Schema;
  readonly path: Path;
  readonly value: Json;
  readonly standard: Json;
  readonly onChange: (value: Json) => void;
}

type Of<Kind extends Control['is']> = Extract<Control, { is: Kind }>;

interface DataFormProps extends FormSurroundings, Omit<PartProps, 'path'> {}

/** A form for component data, which follows from its schema alone. */
export function DataForm({ names, art, ...part }: DataFormProps): ReactNode {
  return (
    <FormContext value={{ names, art }}>
      <div className={styles['form']}>
        <Body {...part} path={[]} />
      </div>
    </FormContext>
  );
}

/** The control of a value, without its name. */
function Body(props: PartProps): ReactNode {
  const control = controlOf(props.schema);
  switch (control.is) {
    case 'group':
      return control.keys.map((key) => <Part key={key} of={props} at={key} />);
    case 'list':
      return <ListBlock {...props} total={control.total} />;
    case 'counts':
      return <CountsBlock {...props} control={control} />;
    case 'several':
      return <SeveralBlock {...props} control={control} />;
    case 'either':
      return <EitherBlock {...props} schemas={control.schemas} />;
    case 'number':
    case 'switch':
    case 'word':
      return <Line {...props} />;
  }
}

/** One part of a group or list: a line, a section or a fold, depending on how much is in it. */
function Part({ of, at }: { readonly of: PartProps; readonly at: string | number }): ReactNode {
  const { names } = useForm();
  const schema = schemaAt(of.schema, at);
  const path = [...of.path, at];
  const value = partOf(of.value, at);
  // A list may be longer than that of the standard.
  const standard = (of.standard as Readonly<Record<string | number, Json>>)[at] ?? value;
  const part: PartProps = {
    schema,
    path,
    value,
    standard,
    onChange: (next) => of.onChange(withPart(of.value, at, next)),
  };
  const control = controlOf(schema);
  if (isSimple(control)) return <Line {...part} />;
  if (path.length === 1 && typeof at === 'string' && control.is === 'group') {
    return (
      <section className={styles['section']} data-part={path.join('.')}>
        <h3>{capitalize(names.nameOf(path))}</h3>
        <Body {...part} />
      </section>
    );
  }
  return path.length <= 2 ? <Fold {...part} /> : <Block {...part} />;
}

/** A component that can be folded away; its values stay visible. */
function Fold(props: PartProps): ReactNode {
  const { schema, path, value, standard, onChange } = props;
  const { names } = useForm();
  const texts = useEditionTexts();
  const isChanged = !isEqualJson(value, standard);
  return (
    <details className={styles['fold']} data-part={path.join('.')}>
      <summary>
        <Art path={path} value={value} />
        <span className={styles['title']}>
          <strong>{capitalize(names.nameOf(path))}</strong>
          {isChanged && <em className={styles['changed']}>{texts.changed}</em>}
          <span className={styles['values']}>{names.valueText(schema, path, value)}</span>
        </span>
      </summary>
      <div className={styles['inside']}>
        <Body {...props} />
        {isChanged && (
          <Button variant="quiet" icon="undo" onClick={() => onChange(standard)}>
            {texts.reset}
          </Button>
        )}
      </div>
    </details>
  );
}

function Block(props: PartProps): ReactNode {
  const { names } = useForm();
  return (
    <fieldset className={styles['block']}>
      <legend>{capitalize(names.nameOf(props.path))}</legend>
      <Body {...props} />
    </fieldset>
  );
}

/** A value in one line. */
function Line(props: PartProps): ReactNode {
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
function CountsBlock(props: PartProps & { readonly control: Of<'counts'> }): ReactNode {
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
function SeveralBlock(props: PartProps & { readonly control: Of<'several'> }): ReactNode {
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

/** Entries one after the other; a list of variable length can grow and shrink at its end. */
function ListBlock(props: PartProps & { readonly total: Total }): ReactNode {
  const { schema, value, total, onChange } = props;
  const texts = useEditionTexts();
  const list = value as readonly Json[];
  return (
    <>
      {list.map((_, at) => (
        // Entries have no identity but their place.
        // oxlint-disable-next-line react/no-array-index-key
        <Part key={at} of={props} at={at} />
      ))}
      {total.least !== total.most && (
        <div className={styles['row']}>
          <Button disabled={list.length <= total.least} onClick={() => onChange(list.slice(0, -1))}>
            {texts.fewer}
          </Button>
          <Button
            disabled={list.length >= total.most}
            onClick={() => onChange([...list, blankOf(schemaAt(schema, list.length))])}
          >
            {texts.more}
          </Button>
        </div>
      )}
    </>
  );
}

/** One of several forms. */
function EitherBlock(props: PartProps & { readonly schemas: readonly Schema[] }): ReactNode {
  const { path, value, standard, schemas, onChange } = props;
  const { names } = useForm();
  const texts = useEditionTexts();
  const chosen = alternativeOf(schemas, value);
  const nameOf = (at: number) => {
    const control = controlOf(schemas[at] ?? {});
    if (control.is !== 'word') return capitalize(texts.severalOf);
    return capitalize(names.nameOf([...path, stepOf(control.words[0] ?? '')]));
  };
  const choose = (at: number) => {
    const isStandard = alternativeOf(schemas, standard) === at;
    onChange(isStandard ? standard : blankOf(schemas[at] ?? {}));
  };
  const schema = schemas[chosen] ?? {};
  return (
    <>
      <Choice
        label={texts.kind}
        isLabelHidden
        values={schemas.map((_, at) => String(at))}
        value={String(chosen)}
        nameOf={(at) => nameOf(Number(at))}
        onChange={(at) => choose(Number(at))}
      />
      {controlOf(schema).is !== 'word' && <Body {...props} schema={schema} />}
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
