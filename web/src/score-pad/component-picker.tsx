import type { ReactNode } from 'react';
import type { Entry } from '../games/components.ts';
import { useSettings } from '../settings/use-settings.ts';
import { Switch } from '../ui/choice.tsx';
import type { PadGame, PadPlace } from './pad-game.ts';
import { NumberField } from './number-field.tsx';
import styles from './score-pad.module.css';

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
    return <NumberField label={name} value={value} onChange={(number) => onPut(id, number)} />;
  }
  if (is === 'switch') {
    const [component = id] = padGame.components.choicesAt(id);
    return (
      <Switch
        name={name}
        isOn={value !== undefined}
        onChange={(isOn) => onPut(id, isOn ? component : undefined)}
      />
    );
  }
  const chosen = value === undefined ? '' : `: ${padGame.components.nameOf(value, language)}`;
  return (
    <details className={styles['field']} data-broken={isBroken || undefined} data-place={id}>
      <summary>
        {name}
        {chosen}
      </summary>
      <Choices {...props} />
    </details>
  );
}

/** The components that may lie on a place; tapping the one that lies there removes it. */
export function Choices({ padGame, place, entry, onPut }: PlaceFieldProps): ReactNode {
  const { language } = useSettings();
  const { components } = padGame;
  return (
    <div className={`${styles['choices']} ${components.palette}`}>
      {components.choicesAt(place.id).map((component) => {
        const isChosen = entry[place.id] === component;
        return (
          <button
            key={component}
            type="button"
            className={styles['choice']}
            aria-pressed={isChosen}
            data-component={component}
            onClick={() => onPut(place.id, isChosen ? undefined : component)}
          >
            <span className={styles['art']} aria-hidden="true">
              <components.Art component={component} />
            </span>
            <span className={styles['name']}>{components.nameOf(component, language)}</span>
          </button>
        );
      })}
    </div>
  );
}
