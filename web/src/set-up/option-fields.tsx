import { type Game, type Json, isEqualJson } from '@richtfest/engine';
import { type ReactNode, useId, useState } from 'react';
import { useSettings } from '../settings/use-settings.ts';
import { useTexts } from '../texts/use-texts.ts';
import { Button } from '../ui/button.tsx';
import { Choice, Switch } from '../ui/choice.tsx';
import fieldStyles from '../ui/field.module.css';
import styles from './set-up-page.module.css';
import { type TablePlan, changeOption } from './table-plan.ts';

interface OptionFieldsProps {
  readonly game: Game;
  readonly plan: TablePlan;
  /** As they will be called at the table. */
  readonly names: readonly string[];
  readonly onChange: (plan: TablePlan) => void;
}

/** By this name every game lets the table say who begins. */
const FIRST_SEAT = 'firstSeat';

/** The options of a game in plain words; component data is tucked away for hosts. */
export function OptionFields(props: OptionFieldsProps): ReactNode {
  const { game, plan, onChange } = props;
  const { setUp } = useTexts();
  const { language } = useSettings();
  const texts = game.texts[language].options;
  const keys = Object.keys(game.options);
  const switches = keys.filter((key) => game.options[key]?.schema.type === 'boolean');
  const data = keys.filter((key) => key !== FIRST_SEAT && !switches.includes(key));
  const valueOf = (key: string) => plan.options[key] ?? game.options[key]?.default;
  const change = (key: string, value: Json) => {
    const isUsual = isEqualJson(value, game.options[key]?.default);
    onChange(changeOption(plan, key, isUsual ? undefined : value));
  };
  return (
    <div className={styles['options']}>
      {keys.includes(FIRST_SEAT) && <FirstSeat {...props} />}
      {switches.map((key) => (
        <Switch
          key={key}
          name={texts[key]?.name ?? key}
          {...(texts[key] === undefined ? {} : { help: texts[key].help })}
          isOn={valueOf(key) === true}
          onChange={(isOn) => change(key, isOn)}
        />
      ))}
      {data.length > 0 && (
        <details className={styles['hosts']}>
          <summary>{setUp.forHosts}</summary>
          <div>
            <p className={styles['note']}>{setUp.forHostsNote}</p>
            {data.map((key) => (
              <DataField
                key={key}
                name={texts[key]?.name ?? key}
                help={texts[key]?.help ?? ''}
                value={valueOf(key) ?? ''}
                onChange={(value) => change(key, value)}
                onReset={() => onChange(changeOption(plan, key, undefined))}
              />
            ))}
          </div>
        </details>
      )}
    </div>
  );
}

function FirstSeat({ plan, names, onChange }: OptionFieldsProps): ReactNode {
  const { setUp } = useTexts();
  const value = plan.options[FIRST_SEAT];
  return (
    <Choice
      label={setUp.first}
      values={['lot', ...names.map((_, seat) => String(seat))]}
      value={typeof value === 'number' ? String(value) : 'lot'}
      nameOf={(seat) => (seat === 'lot' ? setUp.byLot : names[Number(seat)])}
      onChange={(seat) =>
        onChange(changeOption(plan, FIRST_SEAT, seat === 'lot' ? undefined : Number(seat)))
      }
    />
  );
}

interface DataFieldProps {
  readonly name: string;
  readonly help: string;
  readonly value: Json;
  readonly onChange: (value: Json) => void;
  readonly onReset: () => void;
}

function DataField({ name, help, value, onChange, onReset }: DataFieldProps): ReactNode {
  const { setUp } = useTexts();
  const id = useId();
  const [draft, setDraft] = useState<string>();
  const isBroken = draft !== undefined;
  return (
    <div className={fieldStyles['field']}>
      <label htmlFor={id}>{name}</label>
      <p id={`${id}-help`} className={styles['note']}>
        {help}
      </p>
      <textarea
        id={id}
        className={fieldStyles['input']}
        spellCheck={false}
        aria-describedby={`${id}-help`}
        aria-invalid={isBroken}
        value={draft ?? JSON.stringify(value)}
        onChange={({ target }) => {
          try {
            onChange(JSON.parse(target.value) as Json);
            setDraft(undefined);
          } catch {
            setDraft(target.value);
          }
        }}
      />
      {isBroken && <p className={styles['problem']}>{setUp.dataProblem} JSON</p>}
      <div>
        <Button
          look="quiet"
          icon="undo"
          onClick={() => {
            setDraft(undefined);
            onReset();
          }}
        >
          {setUp.reset}
        </Button>
      </div>
    </div>
  );
}
