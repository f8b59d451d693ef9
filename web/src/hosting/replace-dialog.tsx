import { type Level, USUAL_LEVEL, freePersona } from '@richtfest/bots';
import type { SeatStatus } from '@richtfest/protocol';
import { type ReactNode, useState } from 'react';
import { LevelChoice } from '../people/level-choice.tsx';
import { usePeopleTexts } from '../people/people-texts.ts';
import { Choice } from '../ui/choice.tsx';
import { replaceSeat } from './ask-host.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { useHostingTexts } from './hosting-texts.ts';

interface ReplaceDialogProps {
  readonly table: string;
  readonly hostKey: string;
  readonly seats: readonly SeatStatus[];
  readonly seat: number;
  readonly isRunning: boolean;
  readonly onClose: () => void;
}

const SUCCESSORS = ['bot', 'open'] as const;

/** Asks who replaces a guest. */
export function ReplaceDialog(props: ReplaceDialogProps): ReactNode {
  const { table, hostKey, seats, seat, isRunning, onClose } = props;
  const texts = useHostingTexts();
  const people = usePeopleTexts();
  const [successor, setSuccessor] = useState<'bot' | 'open'>(isRunning ? 'bot' : 'open');
  const [level, setLevel] = useState<Level>(USUAL_LEVEL);
  const name = seats[seat]?.name ?? '';
  const names = {
    bot: texts.nowBot,
    open: isRunning ? texts.nowOpenRunning : texts.nowOpen,
  };
  return (
    <ConfirmDialog
      question={texts.replaceQuestion(name)}
      help={texts.replaceHelp}
      yes={texts.yesReplace}
      isDanger
      request={() =>
        replaceSeat(table, { hostKey, seat, ...(successor === 'bot' ? { bot: level } : {}) })
      }
      onClose={onClose}
    >
      <Choice
        label={texts.replaceQuestion(name)}
        isLabelHidden
        values={SUCCESSORS}
        value={successor}
        nameOf={(each) => names[each]}
        onChange={setSuccessor}
      />
      {successor === 'bot' && (
        <LevelChoice
          label={people.level(seat + 1)}
          isLabelHidden
          level={level}
          personaOf={(each) =>
            freePersona(
              each,
              seats.map((other) => other.name),
            )
          }
          onChange={setLevel}
        />
      )}
    </ConfirmDialog>
  );
}
