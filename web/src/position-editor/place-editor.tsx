import { type PositionProblem, type SeatFormat, capitalize } from '@richtfest/engine';
import { type ReactNode, useId, useState } from 'react';
import { useSettings } from '../settings/use-settings.ts';
import { Choice, Switch } from '../ui/choice.tsx';
import field from '../ui/field.module.css';
import { Stepper } from '../ui/stepper.tsx';
import { BagDialog } from './bag-dialog.tsx';
import { ComponentDialog } from './component-dialog.tsx';
import type { CheckedDraft, Editing } from './draft.ts';
import { useEditorTexts } from './editor-texts.ts';
import { type KitPlace, NOBODY, bagOf, countsOf, readSeat } from './position-kit.ts';
import styles from './position-editor.module.css';
import { ProblemLine } from './problem-line.tsx';

export interface PlaceEditorProps {
  readonly editing: Editing;
  readonly draft: CheckedDraft;
  readonly names: readonly string[];
  readonly format: SeatFormat;
  /** Undefined: a place on the table. */
  readonly seat: number | undefined;
  readonly place: KitPlace;
  readonly problem: PositionProblem | undefined;
  readonly onPut: (value: string | undefined) => void;
}

/** A place outside the drawn house, with what is wrong with it. */
export function PlaceEditor(props: PlaceEditorProps): ReactNode {
  const { editing, place, problem, format } = props;
  const isTile = place.is === 'component' || place.is === 'face';
  return (
    <div
      className={styles[isTile ? 'tile' : 'row']}
      data-place={place.id}
      data-broken={problem !== undefined || undefined}
    >
      <Field {...props} />
      {problem !== undefined && <ProblemLine editing={editing} problem={problem} format={format} />}
    </div>
  );
}

function Field(props: PlaceEditorProps): ReactNode {
  const { editing, draft, seat, place, onPut } = props;
  const { kit } = editing;
  const { language } = useSettings();
  const name = capitalize(kit.placeName(place.id, language));
  const value = kit.entryOf(draft, seat)[place.id];
  switch (place.is) {
    case 'switch': {
      const [component = place.id] = kit.choicesAt(draft, spotOf(seat, place.id));
      return (
        <Switch
          name={name}
          isOn={value !== undefined}
          onChange={(isOn) => onPut(isOn ? component : undefined)}
        />
      );
    }
    case 'number':
      return <NumberPlace {...place} name={name} value={Number(value ?? 0)} onPut={onPut} />;
    case 'choice':
      return <ChoicePlace {...props} name={name} value={value} values={place.values} />;
    case 'bag':
    case 'component':
    case 'face':
      return <TilePlace {...props} name={name} value={value} />;
  }
}

interface NumberPlaceProps {
  readonly name: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  readonly onPut: (value: string) => void;
}

function NumberPlace({ name, onPut, ...limits }: NumberPlaceProps): ReactNode {
  const id = useId();
  return (
    <div className={styles['number']}>
      <label htmlFor={id}>{name}</label>
      <Stepper {...limits} id={id} name={name} onChange={(number) => onPut(String(number))} />
    </div>
  );
}

interface NamedPlaceProps extends PlaceEditorProps {
  readonly name: string;
  readonly value: string | undefined;
}

/** More values than this are a list to open. */
const MOST_RADIOS = 6;

function ChoicePlace(props: NamedPlaceProps & { readonly values: readonly string[] }): ReactNode {
  const { editing, names, place, name, value = '', values, onPut } = props;
  const texts = useEditorTexts();
  const { language } = useSettings();
  const id = useId();
  const nameOf = (each: string) => {
    const seat = readSeat(each);
    if (seat !== undefined) return names[seat] ?? '';
    return each === NOBODY
      ? texts.nobody
      : capitalize(editing.kit.valueName(place.id, each, language));
  };
  if (values.length <= MOST_RADIOS) {
    return <Choice label={name} values={values} value={value} nameOf={nameOf} onChange={onPut} />;
  }
  return (
    <div className={styles['select']}>
      <label htmlFor={id}>{name}</label>
      <select
        id={id}
        className={field['input']}
        value={value}
        onChange={({ target }) => onPut(target.value)}
      >
        {values.map((each) => (
          <option key={each} value={each}>
            {nameOf(each)}
          </option>
        ))}
      </select>
    </div>
  );
}

/** A picture of what lies there; tapping it opens the choices. */
function TilePlace(props: NamedPlaceProps): ReactNode {
  const { editing, draft, seat, place, name, value, onPut } = props;
  const { components, kindOf } = editing.kit;
  const texts = useEditorTexts();
  const { language } = useSettings();
  const [isOpen, setIsOpen] = useState(false);
  const spot = spotOf(seat, place.id);
  const lying = place.is === 'bag' ? bagOf(value) : value === undefined ? [] : [value];
  const shown = place.is === 'bag' ? lying.map((each) => kindOf?.(each) ?? each) : lying;
  const close = () => setIsOpen(false);
  const said = [...countsOf(shown)].map(([component, count]) => {
    const word = components.nameOf(component, language);
    return count === 1 ? word : `${count} × ${word}`;
  });
  return (
    <>
      <button
        type="button"
        className={`${styles['tap']} ${components.palette}`}
        onClick={() => setIsOpen(true)}
      >
        <span className={styles['label']}>
          {name}
          <span className="said">: {said.length === 0 ? texts.nothing : said.join(', ')}</span>
        </span>
        <span className={styles['lying']} aria-hidden="true">
          {[...countsOf(shown)].map(([component, count]) => (
            <span key={component} className={styles['piece']}>
              <span className={styles['art']}>
                <components.Art component={component} />
              </span>
              {place.is === 'bag' ? `${count} ×` : components.nameOf(component, language)}
            </span>
          ))}
          {shown.length === 0 && <span className={styles['free']}>+</span>}
        </span>
      </button>
      {isOpen && place.is === 'bag' && (
        <BagDialog
          editing={editing}
          draft={draft}
          spot={spot}
          title={name}
          onPut={onPut}
          onClose={close}
        />
      )}
      {isOpen && place.is !== 'bag' && (
        <ComponentDialog
          editing={editing}
          draft={draft}
          spot={spot}
          mayBeEmpty={place.is === 'component'}
          onPut={(component) => {
            onPut(component);
            close();
          }}
          onClose={close}
        />
      )}
    </>
  );
}

function spotOf(seat: number | undefined, place: string) {
  return seat === undefined ? { place } : { seat, place };
}
