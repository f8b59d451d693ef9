import type { Game } from '@richtfest/engine';
import type { ReactNode } from 'react';
import { useTexts } from '../texts/use-texts.ts';
import { Button } from '../ui/button.tsx';
import { Choice } from '../ui/choice.tsx';
import field from '../ui/field.module.css';
import { PAD_MODES, PLAYER_NAME_LENGTH, type Pad, changePlayer, newPlayer } from './pad.ts';
import { usePadTexts } from './pad-texts.ts';
import styles from './score-pad.module.css';

interface PlayersStepProps {
  readonly game: Game;
  readonly pad: Pad;
  readonly onChange: (pad: Pad) => void;
}

/** Who played. */
export function PlayersStep({ game, pad, onChange }: PlayersStepProps): ReactNode {
  const texts = usePadTexts();
  const { table } = useTexts();
  const { players } = pad;
  const nameOf = (seat: number) => players[seat]?.name || texts.player(seat + 1);
  const remove = (gone: number) =>
    onChange({ ...pad, me: undefined, players: players.filter((_, seat) => seat !== gone) });
  return (
    <fieldset className={styles['players']}>
      <legend>{texts.who}</legend>
      {players.map(({ name }, seat) => (
        // Players have no identity but their seat.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={seat} className={styles['player']}>
          <input
            className={field['input']}
            value={name}
            maxLength={PLAYER_NAME_LENGTH}
            placeholder={texts.player(seat + 1)}
            aria-label={`${table.player} ${seat + 1}`}
            autoComplete="off"
            onChange={({ target }) =>
              onChange(changePlayer(pad, seat, (player) => ({ ...player, name: target.value })))
            }
          />
          {players.length > game.players.min && (
            <Button
              variant="quiet"
              icon="close"
              aria-label={texts.removePlayer(nameOf(seat))}
              onClick={() => remove(seat)}
            />
          )}
        </div>
      ))}
      {players.length < game.players.max && (
        <Button
          icon="person"
          onClick={() => onChange({ ...pad, players: [...players, newPlayer('')] })}
        >
          {texts.addPlayer}
        </Button>
      )}
    </fieldset>
  );
}

/** Which player holds this device, and what they want to enter. */
export function PadChoices({ pad, onChange }: Omit<PlayersStepProps, 'game'>): ReactNode {
  const texts = usePadTexts();
  const { players } = pad;
  const nameOf = (seat: number) => players[seat]?.name || texts.player(seat + 1);
  return (
    <div className={styles['asks']}>
      <Choice
        label={texts.me}
        values={['', ...players.map((_, seat) => String(seat))]}
        value={pad.me === undefined ? '' : String(pad.me)}
        nameOf={(value) => (value === '' ? texts.nobody : nameOf(Number(value)))}
        onChange={(value) => onChange({ ...pad, me: value === '' ? undefined : Number(value) })}
      />
      <Choice
        label={texts.modes.mode}
        values={PAD_MODES}
        value={pad.mode}
        nameOf={(mode) => texts.modes[mode]}
        onChange={(mode) => onChange({ ...pad, mode })}
      />
    </div>
  );
}
