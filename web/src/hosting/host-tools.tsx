import { USUAL_LEVEL } from '@richtfest/bots';
import type { SeatStatus } from '@richtfest/protocol';
import { type ReactNode, useState } from 'react';
import styles from '../online/online-page.module.css';
import { Button } from '../ui/button.tsx';
import { Switch } from '../ui/choice.tsx';
import { ProblemNote } from '../ui/problem-note.tsx';
import { closeTable, handOver, replaceSeat } from './ask-host.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { useHostingTexts } from './hosting-texts.ts';
import { ReplaceDialog } from './replace-dialog.tsx';
import { useRequest } from '../online/use-request.ts';
import { WatchingSwitch } from './watching-switch.tsx';

interface HostToolsProps {
  readonly table: string;
  readonly hostKey: string;
  readonly seats: readonly SeatStatus[];
  /** The seats of this device. */
  readonly mine: readonly number[];
  readonly isRunning: boolean;
}

type Asking = { readonly what: 'replace' | 'hand-over'; readonly seat: number } | { what: 'close' };

/** The host's tools for guests, bots and the table. */
export function HostTools(props: HostToolsProps): ReactNode {
  const { table, hostKey, seats, mine, isRunning } = props;
  const texts = useHostingTexts();
  const [asking, setAsking] = useState<Asking>();
  const done = () => setAsking(undefined);
  const guests = seats.flatMap(({ kind, name, isTaken }, seat) =>
    kind === 'person' && isTaken && !mine.includes(seat) ? [{ seat, name }] : [],
  );
  return (
    <details className={styles['another']}>
      <summary>{texts.tools}</summary>
      <div className={styles['stack']}>
        {guests.map(({ seat, name }) => (
          <div key={seat} className={styles['row']}>
            <Button icon="door" onClick={() => setAsking({ what: 'replace', seat })}>
              {texts.replace(name)}
            </Button>
            <Button
              variant="quiet"
              icon="person"
              onClick={() => setAsking({ what: 'hand-over', seat })}
            >
              {texts.handOver(name)}
            </Button>
          </div>
        ))}
        {isRunning && <Offers {...props} />}
        <WatchingSwitch table={table} hostKey={hostKey} />
        <div>
          <Button variant="danger" icon="close" onClick={() => setAsking({ what: 'close' })}>
            {texts.close}
          </Button>
        </div>
      </div>
      {asking?.what === 'replace' && <ReplaceDialog {...props} seat={asking.seat} onClose={done} />}
      {asking?.what === 'hand-over' && (
        <ConfirmDialog
          question={texts.handOverQuestion(seats[asking.seat]?.name ?? '')}
          help={texts.handOverHelp}
          yes={texts.yesHandOver}
          request={() => handOver(table, { hostKey, seat: asking.seat })}
          onClose={done}
        />
      )}
      {asking?.what === 'close' && (
        <ConfirmDialog
          question={texts.closeQuestion}
          help={isRunning ? texts.closeRunningHelp : texts.closeHelp}
          yes={texts.yesClose}
          isDanger
          request={() => closeTable(table, { hostKey })}
          onClose={done}
        />
      )}
    </details>
  );
}

/** Offers bots' seats to people, and lists the offered seats. */
function Offers({ table, hostKey, seats }: HostToolsProps): ReactNode {
  const texts = useHostingTexts();
  const { isPending, problem, run } = useRequest();
  return (
    <>
      {seats.map(({ kind, name, bot = USUAL_LEVEL, isTaken, isOffered = false }, seat) => {
        if (kind === 'bot') {
          return (
            <Switch
              key={seat}
              name={texts.offer(name)}
              help={texts.offerHelp}
              isOn={isOffered}
              onChange={(wanted) =>
                run(() => replaceSeat(table, { hostKey, seat, bot, isOffered: wanted }))
              }
            />
          );
        }
        return isTaken ? undefined : (
          <Button
            key={seat}
            icon="bot"
            disabled={isPending}
            onClick={() => run(() => replaceSeat(table, { hostKey, seat, bot }))}
          >
            {texts.putBot(seat + 1)}
          </Button>
        );
      })}
      <ProblemNote>{problem}</ProblemNote>
    </>
  );
}
