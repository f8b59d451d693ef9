import { LEVELS, type Level, personaTexts } from '@richtfest/bots';
import type { MatchFile, Seat } from '@richtfest/engine';
import { type ReactNode, useId, useState } from 'react';
import { useLocation } from 'wouter';
import { SeatMark } from '../board/seat-mark.tsx';
import { forkMatch, proposedBots } from '../match/fork-match.ts';
import { saveLocal } from '../match/start-local.ts';
import { useSettings } from '../settings/use-settings.ts';
import { useTexts } from '../texts/use-texts.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import field from '../ui/field.module.css';
import styles from './fork-dialog.module.css';
import { useReplayTexts } from './replay-texts.ts';

interface ForkDialogProps {
  readonly file: MatchFile;
  readonly moment: number;
  /** The proposed seat. */
  readonly seat: Seat;
  readonly onClose: () => void;
}

/** Asks who plays each seat, people of this device or bots, and starts the fork. */
export function ForkDialog({ file, moment, seat, onClose }: ForkDialogProps): ReactNode {
  const { close } = useTexts();
  const texts = useReplayTexts();
  const [, navigate] = useLocation();
  const [bots, setBots] = useState(() => proposedBots(file, seat));
  const [isPending, setIsPending] = useState(false);
  const start = () => {
    setIsPending(true);
    const fork = forkMatch(file, { at: moment, bots }, Date.now());
    void saveLocal(fork).then((id) => navigate(`/play/${id}`));
  };
  const isWatching = bots.every((bot) => bot !== undefined);
  return (
    <Dialog title={texts.fork} closeLabel={close} onClose={onClose}>
      <div className={styles['fork']}>
        <p>{texts.forkHelp}</p>
        <fieldset className={styles['seats']}>
          <legend>{texts.forkAs}</legend>
          {file.seats.map(({ name, bot }, at) => (
            <PlayerChoice
              key={at}
              seat={at}
              name={name}
              played={bot}
              value={bots[at]}
              onChange={(chosen) => setBots(bots.with(at, chosen))}
            />
          ))}
        </fieldset>
        <Button
          variant="main"
          isBig
          isWide
          icon={isWatching ? 'eye' : 'play'}
          disabled={isPending}
          onClick={start}
          data-first
        >
          {isWatching ? texts.forkWatch : texts.forkGo}
        </Button>
      </div>
    </Dialog>
  );
}

interface PlayerChoiceProps {
  readonly seat: Seat;
  readonly name: string;
  /** The bot that played the seat in the match. */
  readonly played: string | undefined;
  readonly value: string | undefined;
  readonly onChange: (bot: string | undefined) => void;
}

const PERSON = '';

function levelNamed(bot: string): Level | undefined {
  return LEVELS.find((level) => level === bot);
}

function PlayerChoice({ seat, name, played, value, onChange }: PlayerChoiceProps): ReactNode {
  const { setUp } = useTexts();
  const { language } = useSettings();
  const id = useId();
  const others = played === undefined || levelNamed(played) !== undefined ? [] : [played];
  const nameOf = (bot: string) => {
    const level = levelNamed(bot);
    return level === undefined ? bot : personaTexts[language][level].level;
  };
  return (
    <div className={styles['seat']}>
      <SeatMark seat={seat} size={1.3} />
      <label htmlFor={id}>{name}</label>
      <select
        id={id}
        className={field['input']}
        value={value ?? PERSON}
        onChange={({ target }) => onChange(target.value === PERSON ? undefined : target.value)}
      >
        <option value={PERSON}>{setUp.personHere}</option>
        {[...LEVELS, ...others].map((bot) => (
          <option key={bot} value={bot}>
            {setUp.bot}: {nameOf(bot)}
          </option>
        ))}
      </select>
    </div>
  );
}
