import { type Game, type Json, type Problem, isEqualJson } from '@richtfest/engine';
import type { ReactNode } from 'react';
import { useSettings } from '../settings/use-settings.ts';
import { useTexts } from '../texts/use-texts.ts';
import { Choice, Switch } from '../ui/choice.tsx';
import { DataField } from './data-field.tsx';
import { FirstSeat } from './first-seat.tsx';
import { NumberField } from './number-field.tsx';
import { FIRST_SEAT, optionKind } from './option-kind.ts';
import { problemsAt } from './option-problems.ts';
import styles from './options.module.css';
import { type TablePlan, changeOption } from './table-plan.ts';

interface OptionFieldsProps {
  readonly game: Game;
  readonly plan: TablePlan;
  /** The players' names at the table. */
  readonly names: readonly string[];
  readonly problems: readonly Problem[];
  readonly onChange: (plan: TablePlan) => void;
  /** The text of an option is invalid. */
  readonly onBroken: (option: string, isBroken: boolean) => void;
}

/** The options of a game; component data is in a collapsed section for hosts. */
export function OptionFields(props: OptionFieldsProps): ReactNode {
  const { game, problems } = props;
  const { setUp } = useTexts();
  const keys = Object.keys(game.options);
  const isData = (key: string) => game.options[key]?.role === 'data';
  const data = keys.filter(isData);
  const isWrong = data.some((key) => problemsAt(problems, key).length > 0);
  return (
    <div className={styles['options']}>
      {keys.includes(FIRST_SEAT) && <FirstSeat {...props} />}
      {keys
        .filter((key) => key !== FIRST_SEAT && !isData(key))
        .map((key) => (
          <OptionField key={key} option={key} {...props} />
        ))}
      {data.length > 0 && (
        <details className={styles['hosts']} open={isWrong || undefined}>
          <summary>{setUp.forHosts}</summary>
          <div>
            <p className={styles['note']}>{setUp.forHostsNote}</p>
            {data.map((key) => (
              <OptionField key={key} option={key} {...props} />
            ))}
          </div>
        </details>
      )}
    </div>
  );
}

function wordOf(value: Json): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** One option, with the control its schema calls for. */
function OptionField(props: OptionFieldsProps & { readonly option: string }): ReactNode {
  const { game, plan, problems, option, onChange, onBroken } = props;
  const { language } = useSettings();
  const spec = game.options[option];
  if (spec === undefined) return undefined;
  const text = game.texts[language].options[option];
  const name = text?.name ?? option;
  const help = text?.help ?? '';
  const value = plan.options[option] ?? spec.default;
  const change = (next: Json) => {
    const isUsual = isEqualJson(next, spec.default);
    onChange(changeOption(plan, option, isUsual ? undefined : next));
  };
  const kind = optionKind(option, spec);
  switch (kind.is) {
    case 'first-seat':
      return <FirstSeat {...props} />;
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
        <DataField
          name={name}
          help={help}
          fileName={`${game.id}-${option}.json`}
          value={value}
          usual={spec.default}
          problems={problemsAt(problems, option)}
          onChange={change}
          onBroken={(isBroken) => onBroken(option, isBroken)}
        />
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
