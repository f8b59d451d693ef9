import { type ReactNode, useId } from 'react';
import { breakable } from '../board/breakable.ts';
import type { Entry, GameComponents } from '../games/components.ts';
import { useSettings } from '../settings/use-settings.ts';
import { Switch } from '../ui/choice.tsx';
import type { PadGame, PadPlace } from './pad-game.ts';
import { CountField } from './count-field.tsx';
import styles from './score-pad.module.css';

/** Up to this number of choices are shown without opening a list. */
const FEW = 2;

interface PlaceFieldProps {
  readonly padGame: PadGame;
  readonly place: PadPlace;
  readonly entry: Entry;
  readonly isBroken?: boolean;
  readonly onPut: (place: string, component: string | undefined) => void;
}

/** A place outside the drawn house, filled with a component, a switch or a number. */
export function PlaceField(props: PlaceFieldProps): ReactNode {
  const { padGame, place, entry, isBroken = false, onPut } = props;
  const { language } = useSettings();
  const { id, is } = place;
  const name = padGame.placeName(id, language);
  const value = entry[id];
  if (is === 'number') {
    return (
      <div data-place={id}>
        <CountField label={name} value={value} onChange={(number) => onPut(id, number)} />
      </div>
    );
  }
  if (is === 'switch') {
    const [component = id] = padGame.components.choicesAt(id);
    return (
      <div data-place={id}>
        <Switch
          name={name}
          isOn={value !== undefined}
          onChange={(isOn) => onPut(id, isOn ? component : undefined)}
        />
      </div>
    );
  }
  if (padGame.components.choicesAt(id).length <= FEW) {
    return <FewChoices {...props} name={name} />;
  }
  const chosen = value === undefined ? '' : `: ${padGame.components.nameOf(value, language)}`;
  return (
    <details className={styles['field']} data-broken={isBroken || undefined} data-place={id}>
      <summary>
        {name}
        {chosen}
      </summary>
      <PlaceChoices {...props} />
    </details>
  );
}

/** A place with few choices: its name and a button for each. */
function FewChoices(props: PlaceFieldProps & { readonly name: string }): ReactNode {
  const { padGame, place, entry, isBroken = false, onPut, name } = props;
  const { language } = useSettings();
  const label = useId();
  const chosen = entry[place.id];
  return (
    <div
      className={styles['number']}
      role="group"
      aria-labelledby={label}
      data-broken={isBroken || undefined}
      data-place={place.id}
    >
      <span id={label}>{name}</span>
      <div className={styles['few']}>
        {padGame.components.choicesAt(place.id).map((component) => (
          <button
            key={component}
            type="button"
            aria-pressed={component === chosen}
            data-component={component}
            onClick={() => onPut(place.id, component === chosen ? undefined : component)}
          >
            {padGame.components.nameOf(component, language)}
          </button>
        ))}
      </div>
    </div>
  );
}

/** The components that may lie on a place; tapping the one that lies there removes it. */
export function PlaceChoices({ padGame, place, entry, onPut }: PlaceFieldProps): ReactNode {
  const { components } = padGame;
  const chosen = entry[place.id];
  return (
    <ComponentChoices
      components={components}
      choices={components.choicesAt(place.id).map((component) => ({ component }))}
      isChosen={(component) => component === chosen}
      onChoose={(component) => onPut(place.id, component === chosen ? undefined : component)}
    />
  );
}

interface ComponentChoicesProps {
  readonly components: GameComponents;
  /** Each with a note, such as how many are left. */
  readonly choices: readonly { readonly component: string; readonly note?: string | undefined }[];
  readonly isChosen: (component: string) => boolean;
  readonly onChoose: (component: string) => void;
}

/** Pictures of components to choose from. */
export function ComponentChoices(props: ComponentChoicesProps): ReactNode {
  const { components, choices, isChosen, onChoose } = props;
  const { language } = useSettings();
  const wordBreaks = components.wordBreaks?.[language] ?? [];
  return (
    <div className={`${styles['choices']} ${components.palette}`}>
      {choices.map(({ component, note }) => (
        <button
          key={component}
          type="button"
          className={styles['choice']}
          aria-pressed={isChosen(component)}
          data-component={component}
          onClick={() => onChoose(component)}
        >
          <span className={styles['art']} aria-hidden="true">
            <components.Art component={component} />
          </span>
          <span className={styles['name']}>
            {breakable(components.nameOf(component, language), wordBreaks)}
            {note !== undefined && <small className={styles['note']}> {note}</small>}
          </span>
        </button>
      ))}
    </div>
  );
}
