import { type Game, type Json, isEqualJson } from '@richtfest/engine';
import type { ReactNode } from 'react';
import { DataForm } from '../editions/data-form.tsx';
import { EditionChoice } from '../editions/edition-choice.tsx';
import { editionTexts } from '../editions/edition-texts.ts';
import { namesFor } from '../editions/names.ts';
import { useSettings } from '../settings/use-settings.ts';
import { Choice, Switch } from '../ui/choice.tsx';
import { FirstSeat } from './first-seat.tsx';
import { NumberField } from './number-field.tsx';
import { FIRST_SEAT, optionKind } from './option-kind.ts';
import styles from './options.module.css';
import { type TablePlan, changeOption } from './table-plan.ts';

interface OptionFieldsProps {
  readonly game: Game;
  readonly plan: TablePlan;
  /** The players' names at the table, to choose who begins; absent where that is asked elsewhere. */
  readonly names?: readonly string[];
  readonly onChange: (plan: TablePlan) => void;
}

/** The options of a game; its component data is chosen as an edition. */
export function OptionFields(props: OptionFieldsProps): ReactNode {
  const { game, names } = props;
  const keys = Object.keys(game.options);
  const isData = (key: string) => game.options[key]?.role === 'data';
  return (
    <div className={styles['options']}>
      {keys.includes(FIRST_SEAT) && names !== undefined && <FirstSeat {...props} names={names} />}
      {keys
        .filter((key) => key !== FIRST_SEAT && !isData(key))
        .map((key) => (
          <OptionField key={key} option={key} {...props} />
        ))}
      {keys.some(isData) && <EditionChoice {...props} />}
    </div>
  );
}

/** For reading, not for looking up: `… without a roof (UD-16).` becomes `… without a roof.` */
function withoutRules(help: string): string {
  return help.replaceAll(/ \([A-Z]{2}-\d+(?:, [A-Z]{2}-\d+)*\)/g, '');
}

function wordOf(value: Json): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** One option, with the control its schema calls for. */
function OptionField(props: OptionFieldsProps & { readonly option: string }): ReactNode {
  const { game, plan, option, onChange } = props;
  const { language } = useSettings();
  const spec = game.options[option];
  if (spec === undefined) return undefined;
  const text = game.texts[language].options[option];
  const name = text?.name ?? option;
  const help = withoutRules(text?.help ?? '');
  const value = plan.options[option] ?? spec.default;
  const change = (next: Json) => {
    const isUsual = isEqualJson(next, spec.default);
    onChange(changeOption(plan, option, isUsual ? undefined : next));
  };
  const kind = optionKind(option, spec);
  switch (kind.is) {
    case 'first-seat':
      // It is not a field of its own.
      return undefined;
    case 'switch':
      return <Switch name={name} help={help} isOn={value === true} onChange={change} />;
    case 'one-of':
      return (
        <OneOf
          name={name}
          help={help}
          meaning={text?.meanings?.[wordOf(value)]}
          values={kind.values}
          value={value}
          onChange={change}
        >
          {(each) => text?.values?.[wordOf(each)] ?? wordOf(each)}
        </OneOf>
      );
    case 'number':
      return (
        <NumberField {...kind} name={name} help={help} value={Number(value)} onChange={change} />
      );
    case 'data':
      return (
        <section className={styles['options']}>
          <h3>{name}</h3>
          <p className={styles['note']}>{help}</p>
          <DataForm
            names={namesFor(game, option, { language, words: editionTexts[language] })}
            art={undefined}
            schema={spec.schema}
            value={value}
            standard={spec.default}
            onChange={change}
          />
        </section>
      );
  }
}

interface OneOfProps {
  readonly name: string;
  readonly help: string;
  /** The meaning of the chosen value. */
  readonly meaning: string | undefined;
  readonly values: readonly Json[];
  readonly value: Json;
  readonly onChange: (value: Json) => void;
  readonly children: (value: Json) => string;
}

function OneOf(props: OneOfProps): ReactNode {
  const { name, help, meaning, values, value, onChange, children } = props;
  return (
    <div>
      <Choice
        label={name}
        values={values.map((_, at) => String(at))}
        value={String(values.findIndex((each) => isEqualJson(each, value)))}
        nameOf={(at) => children(values[Number(at)] ?? '')}
        onChange={(at) => onChange(values[Number(at)] ?? value)}
      />
      {meaning !== undefined && (
        <p className={styles['meaning']} role="status">
          {meaning}
        </p>
      )}
      <p className={styles['note']}>{help}</p>
    </div>
  );
}
