import { type ReactNode, useState } from 'react';
import { useSettings } from '../settings/use-settings.ts';
import type { AssessedPad } from './assess-pad.ts';
import { PlaceChoices, PlaceField } from './component-picker.tsx';
import type { PadGame } from './pad-game.ts';
import { type Pad, putInHouse } from './pad.ts';
import { usePadTexts } from './pad-texts.ts';
import styles from './score-pad.module.css';

interface HouseStepProps {
  readonly padGame: PadGame;
  readonly pad: Pad;
  readonly seat: number;
  readonly assessed: AssessedPad;
  readonly onChange: (pad: Pad) => void;
}

/** A seat's house: tap a place, then the component that lies there. */
export function HouseStep({ padGame, pad, seat, assessed, onChange }: HouseStepProps): ReactNode {
  const texts = usePadTexts();
  const { language } = useSettings();
  const house = pad.players[seat]?.house ?? {};
  const [chosen, setChosen] = useState<string>();
  const free = padGame.housePlaces(house).find((place) => house[place] === undefined);
  const selected = chosen ?? free;
  const open = assessed.problems.filter(({ isAllowed }) => !isAllowed);
  const broken = new Set(
    open.flatMap(({ spots }) => spots.flatMap((spot) => (spot.seat === seat ? [spot.place] : []))),
  );
  const put = (place: string, component: string | undefined) => {
    const next = putInHouse(pad, { seat, place }, component);
    onChange(next);
    return next.players[seat]?.house ?? {};
  };
  const putSelected = (place: string, component: string | undefined) => {
    const after = put(place, component);
    // Straight on to the next place, so that a house takes one tap per component.
    if (place === selected && component !== undefined) setChosen(padGame.next(place, after));
  };
  const labelOf = (place: string) => {
    const component = house[place];
    const name = component === undefined ? '' : padGame.components.nameOf(component, language);
    return `${padGame.placeName(place, language)}: ${name === '' ? texts.nothing : name}`;
  };
  return (
    <>
      <padGame.House
        house={house}
        seat={seat}
        selected={selected}
        broken={broken}
        labelOf={labelOf}
        onPlace={setChosen}
      />
      <p className={styles['help']}>{texts.tapHelp}</p>
      {selected !== undefined && (
        <div className={styles['tray']} data-testid="tray">
          {padGame
            .placesAt(selected, house)
            .map((place, at) =>
              at === 0 ? (
                <div key={place.id}>
                  <h3>{padGame.placeName(place.id, language)}</h3>
                  <PlaceChoices padGame={padGame} place={place} entry={house} onPut={putSelected} />
                </div>
              ) : (
                <PlaceField
                  key={place.id}
                  padGame={padGame}
                  place={place}
                  entry={house}
                  onPut={put}
                />
              ),
            )
            .toReversed()}
        </div>
      )}
      {padGame.morePlaces(pad.table, house).map((place) => (
        <PlaceField
          key={place.id}
          padGame={padGame}
          place={place}
          entry={house}
          isBroken={broken.has(place.id)}
          onPut={put}
        />
      ))}
    </>
  );
}
