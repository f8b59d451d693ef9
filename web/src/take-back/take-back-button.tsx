import type { GameTypes } from '@richtfest/engine';
import { type ReactNode, useState } from 'react';
import type { TableProps } from '../games/table-props.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { ForgottenLines } from './forgotten-lines.tsx';
import { mayAsk } from './may-ask.ts';
import styles from './take-back.module.css';
import { useTakeBackTexts } from './take-back-texts.ts';

interface TakeBackButtonProps<T extends GameTypes> {
  readonly table: TableProps<T>;
  readonly isWordy: boolean;
}

/** Asks all players to take the whole turn back, if undo is no longer possible. */
export function TakeBackButton<T extends GameTypes>(props: TakeBackButtonProps<T>): ReactNode {
  const { table, isWordy } = props;
  const texts = useTakeBackTexts();
  const [isAsking, setIsAsking] = useState(false);
  const { snapshot, client } = table;
  const { askable, seats } = snapshot;
  const { consent } = client;
  if (consent === undefined || askable === undefined || !mayAsk(table)) return undefined;
  const close = () => setIsAsking(false);
  const others = seats.filter(({ who }) => who === 'person-elsewhere').length;
  const here = seats.filter(({ who }) => who === 'person-here').length;
  const help = others > 0 ? texts.mustAsk : here > 1 ? texts.byWord : texts.botsAgree;
  return (
    <>
      <Button
        icon="undo"
        {...(isWordy ? {} : { 'aria-label': texts.title })}
        onClick={() => setIsAsking(true)}
      >
        {isWordy ? texts.short : undefined}
      </Button>
      {isAsking && (
        <Dialog title={texts.title} closeLabel={texts.leaveIt} onClose={close}>
          <p>{help}</p>
          <ForgottenLines table={table} events={askable} />
          <div className={styles['todo']}>
            <Button
              variant="main"
              icon="undo"
              onClick={() => {
                consent.ask();
                close();
              }}
            >
              {others > 0 ? texts.ask : texts.doIt}
            </Button>
            <Button onClick={close} data-first>
              {texts.leaveIt}
            </Button>
          </div>
        </Dialog>
      )}
    </>
  );
}
