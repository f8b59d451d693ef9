import { type Level, USUAL_LEVEL, freePersona } from '@richtfest/bots';
import type { SeatStatus } from '@richtfest/protocol';
import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from '../hosting/confirm-dialog.tsx';
import { LevelChoice } from '../people/level-choice.tsx';
import { usePeopleTexts } from '../people/people-texts.ts';
import { useSettings } from '../settings/use-settings.ts';
import { useTexts } from '../texts/use-texts.ts';
import { Button } from '../ui/button.tsx';
import { ProblemNote } from '../ui/problem-note.tsx';
import styles from './online-page.module.css';
import { useReadyTexts } from './ready-texts.ts';
import { unreadyGuests } from './readiness.ts';
import { startTable } from './server.ts';
import { useRequest } from './use-request.ts';

interface StartButtonProps {
  readonly table: string;
  readonly hostKey: string;
  readonly seats: readonly SeatStatus[];
}

/**
 * The host starts the match, with bots on the open seats. If a guest is not ready, the host sees
 * who and decides (PR-40); a full table of ready players starts by itself (PR-39).
 */
export function StartButton({ table, hostKey, seats }: StartButtonProps): ReactNode {
  const { online } = useTexts();
  const { language } = useSettings();
  const texts = useReadyTexts();
  const people = usePeopleTexts();
  const [level, setLevel] = useState<Level>(USUAL_LEVEL);
  const [isAsking, setIsAsking] = useState(false);
  const { isPending, problem, run } = useRequest();
  const start = (startAnyway: boolean) =>
    startTable(table, { hostKey, fillWithBots: true, bot: level, startAnyway });
  const hasOpen = seats.some(({ isTaken, isExpected }) => !isTaken || isExpected === true);
  const unready = unreadyGuests(seats);
  const names = new Intl.ListFormat(language).format(unready);
  const isReady = unready.length === 0;
  return (
    <>
      {hasOpen && (
        <LevelChoice
          label={people.openSeats}
          level={level}
          personaOf={(each) =>
            freePersona(
              each,
              seats.map(({ name }) => name),
            )
          }
          onChange={setLevel}
        />
      )}
      {!isReady && (
        <p className={styles['note']} role="status">
          {texts.waitingFor(names, unready.length)}
        </p>
      )}
      <Button
        // While a seat waits for its guest, sharing the link comes first.
        variant={isReady && !hasOpen ? 'main' : 'plain'}
        isBig={!hasOpen}
        icon="play"
        disabled={isPending}
        onClick={() => (isReady ? run(() => start(false)) : setIsAsking(true))}
      >
        {hasOpen ? online.startWithBots : texts.start}
      </Button>
      <ProblemNote>{problem}</ProblemNote>
      {isAsking && !isReady && (
        <ConfirmDialog
          question={texts.startAnywayQuestion(names, unready.length)}
          help={texts.startAnywayHelp}
          yes={texts.startAnyway}
          request={() => start(true)}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  );
}
