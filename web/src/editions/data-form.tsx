import { type Json, type Schema, capitalize, isEqualJson } from '@richtfest/engine';
import type { ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import { Choice } from '../ui/choice.tsx';
import styles from './data-form.module.css';
import { useEditionTexts } from './edition-texts.ts';
import {
  type Total,
  alternativeOf,
  blankOf,
  controlOf,
  isSimple,
  partOf,
  schemaAt,
  stepOf,
  withPart,
} from './form.ts';
import { Art, FormContext, type FormSurroundings, useForm } from './form-context.tsx';
import { CountsBlock, Line, type PartProps, SeveralBlock } from './form-lines.tsx';

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
