import type { Game } from '@richtfest/engine';
import type { ReactNode } from 'react';
import { hasTie } from '../end/score-lines.ts';
import { useSettings } from '../settings/use-settings.ts';
import type { AssessedPad } from './assess-pad.ts';
import { CountField } from './count-field.tsx';
import type { PadGame } from './pad-game.ts';
import { type Pad, allEntered, putInHouse } from './pad.ts';
import { usePadTexts } from './pad-texts.ts';

interface SumsStepProps {
  readonly game: Game;
  readonly padGame: PadGame;
  readonly pad: Pad;
  readonly seat: number;
  readonly assessed: AssessedPad;
  readonly onChange: (pad: Pad) => void;
}

/** A seat's points by category; tie-breaks are asked for only when there is a tie. */
export function SumsStep(props: SumsStepProps): ReactNode {
  const { game, padGame, pad, seat, assessed, onChange } = props;
  const texts = usePadTexts();
  const { language } = useSettings();
  const { parts, tieBreaks = [] } = game.texts[language];
  const sums = pad.players[seat]?.sums ?? {};
  const score = assessed.result.seats[seat]?.score;
  const isTied =
    allEntered(pad) &&
    hasTie(assessed.result) &&
    assessed.result.seats.filter((other) => other.score === score).length > 1;
  const field = (place: string, label: string) => (
    <CountField
      key={place}
      label={label}
      value={sums[place]}
      onChange={(value) => onChange(putInHouse(pad, { seat, place }, value))}
    />
  );
  return (
    <>
      {padGame.parts(pad.table).map((part) => field(`part/${part}`, parts[part] ?? part))}
      {isTied && tieBreaks.map((name, at) => field(`tie/${at}`, texts.tie(name)))}
    </>
  );
}
