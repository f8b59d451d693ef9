import { formatWith } from '@richtfest/engine';
import { type ReactNode, useId, useMemo } from 'react';
import { Sheet } from '../../app/page.tsx';
import { useRequest } from '../../online/use-request.ts';
import { useSettings } from '../../settings/use-settings.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import field from '../../ui/field.module.css';
import { ProblemNote } from '../../ui/problem-note.tsx';
import { assessPad } from '../assess-pad.ts';
import { HouseStep } from '../house-step.tsx';
import { namesOf } from '../names-of.ts';
import { PLAYER_NAME_LENGTH, type Pad, allow, changePlayer, emptyKey, isEntered } from '../pad.ts';
import { usePadTexts } from '../pad-texts.ts';
import { ProblemList } from '../problem-list.tsx';
import styles from '../score-pad.module.css';
import { SumsStep } from '../sums-step.tsx';
import { changesTo, padOf, seatOf } from './pad-of.ts';
import type { PhoneGameProps } from './phone-page.tsx';
import { usePhoneTexts } from './phone-texts.ts';
import own from './phones.module.css';
import { statusOf } from './player-status.ts';
import { readablePad } from './readable-pad.ts';

interface PhoneFormProps extends PhoneGameProps {
  readonly player: number;
}

/** A player's own house, until they say that it is complete. */
export function PhoneForm(props: PhoneFormProps): ReactNode {
  const { client, state, pad: shared, player, game, padGame } = props;
  const texts = usePhoneTexts();
  const padTexts = usePadTexts();
  const settings = useSettings();
  const { online } = useTexts();
  const { language } = settings;
  const seat = seatOf(shared, player) ?? 0;
  const { pad } = useMemo(() => {
    const details = { me: seat, notes: '', isDone: false, changedAt: 0 };
    return readablePad(game, padGame, padOf(shared, details));
  }, [game, padGame, shared, seat]);
  const assessed = useMemo(() => assessPad(game, padGame, pad), [game, padGame, pad]);
  const mine = shared.players[seat];
  if (mine === undefined) return undefined;
  const change = (next: Pad, isReady = false) => {
    const sheet = changesTo(shared, next, player).sheets.get(player) ?? mine.sheet;
    client.editSheet(player, { sheet, isReady });
  };
  const problems = assessed.problems.filter(({ spots }) =>
    spots.some((spot) => spot.seat === seat),
  );
  const format = formatWith(Intl, language, namesOf(pad, padTexts.player));
  const { Shapes } = padGame.components;
  const step = { game, padGame, pad, seat, assessed, onChange: change };
  return (
    <padGame.Speaking format={format} language={language} settings={settings}>
      {Shapes !== undefined && <Shapes />}
      {state.problem !== undefined && <ProblemNote>{online.problems[state.problem]}</ProblemNote>}
      {mine.isReady ? (
        <ReadySheet {...props} onBack={() => change(pad)} />
      ) : (
        <>
          <Sheet title={texts.yourHouse}>
            <div className={own['name']}>
              <NameField
                name={mine.sheet.name}
                placeholder={padTexts.player(seat + 1)}
                onName={(name) => change(changePlayer(pad, seat, (each) => ({ ...each, name })))}
              />
            </div>
            {pad.mode === 'houses' ? <HouseStep {...step} /> : <SumsStep {...step} />}
          </Sheet>
          <Sheet>
            <ProblemList
              game={game}
              problems={problems}
              format={format}
              onAllow={(key, isAllowed) => change(allow(pad, key, isAllowed))}
            />
            <ReadyButton
              isEntered={isEntered(pad, seat)}
              isBroken={problems.some(({ isAllowed }) => !isAllowed)}
              onReady={() => change(pad, true)}
              onEmpty={() => change(allow(pad, emptyKey(seat), true), true)}
            />
            <Leave {...props} />
          </Sheet>
        </>
      )}
    </padGame.Speaking>
  );
}

interface NameFieldProps {
  readonly name: string;
  readonly placeholder: string;
  readonly onName: (name: string) => void;
}

function NameField({ name, placeholder, onName }: NameFieldProps): ReactNode {
  const texts = usePhoneTexts();
  const id = useId();
  return (
    <div className={field['field']}>
      <label htmlFor={id}>{texts.yourName}</label>
      <input
        id={id}
        className={field['input']}
        value={name}
        maxLength={PLAYER_NAME_LENGTH}
        placeholder={placeholder}
        autoComplete="off"
        onChange={({ target }) => onName(target.value)}
      />
    </div>
  );
}

interface ReadyButtonProps {
  readonly isEntered: boolean;
  readonly isBroken: boolean;
  readonly onReady: () => void;
  /** Nothing stands in the house. */
  readonly onEmpty: () => void;
}

function ReadyButton({ isEntered, isBroken, onReady, onEmpty }: ReadyButtonProps): ReactNode {
  const texts = usePhoneTexts();
  const padTexts = usePadTexts();
  return (
    <>
      {!isEntered && <p className={styles['help']}>{texts.readyHelp}</p>}
      {isBroken && <p className={styles['help']}>{padTexts.fixFirst}</p>}
      <Button
        variant="main"
        isBig
        isWide
        icon="check"
        disabled={!isEntered || isBroken}
        onClick={onReady}
      >
        {texts.ready}
      </Button>
      {!isEntered && (
        <Button variant="quiet" icon="check" disabled={isBroken} onClick={onEmpty}>
          {texts.nothing}
        </Button>
      )}
    </>
  );
}

/** The wrong player was chosen. */
function Leave({ client, player }: PhoneFormProps): ReactNode {
  const texts = usePhoneTexts();
  const { problem, isPending, run } = useRequest();
  return (
    <>
      <Button
        variant="quiet"
        icon="undo"
        disabled={isPending}
        onClick={() => run(() => client.leave(player))}
      >
        {texts.someoneElse}
      </Button>
      <ProblemNote>{problem}</ProblemNote>
    </>
  );
}

interface ReadySheetProps extends PhoneFormProps {
  readonly onBack: () => void;
}

/** The house is complete: who else is ready, and the way back. */
function ReadySheet({ state, pad, onBack }: ReadySheetProps): ReactNode {
  const texts = usePhoneTexts();
  const padTexts = usePadTexts();
  return (
    <Sheet>
      <div className={styles['asks']}>
        <p className={own['done']} role="status">
          {state.isSent ? texts.youAreReady : texts.sending}
        </p>
        <Button icon="undo" onClick={onBack}>
          {texts.notYet}
        </Button>
        <h2 className={own['lead']}>{texts.everyone}</h2>
        <ul className={own['people']}>
          {pad.players.map((player, seat) => {
            const status = statusOf(pad, player);
            return (
              <li key={player.player} data-status={status}>
                {player.sheet.name || padTexts.player(seat + 1)}: {texts.statuses[status]}
              </li>
            );
          })}
        </ul>
      </div>
    </Sheet>
  );
}
