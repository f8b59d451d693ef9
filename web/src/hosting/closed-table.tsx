import type { TableSummary } from '@richtfest/protocol';
import { type ReactNode, useEffect } from 'react';
import { MessagePage } from '../app/page.tsx';
import { AgainButtons } from '../again/again-buttons.tsx';
import { heldTable, noteTable } from '../online/seat-keys.ts';
import { useTexts } from '../texts/use-texts.ts';
import { LinkButton } from '../ui/button.tsx';
import { useHostingTexts } from './hosting-texts.ts';

/** The host has closed this table: what was played can be looked at, and played anew. */
export function ClosedTable({ summary }: { readonly summary: TableSummary }): ReactNode {
  const { table, game, isStarted, next } = summary;
  const { online, home } = useTexts();
  const texts = useHostingTexts();
  useEffect(() => {
    if (heldTable(table)?.isFinished === false) noteTable(table, { isFinished: true });
  }, [table]);
  return (
    <MessagePage title={online.title(table)}>
      <h2>{texts.closed}</h2>
      {isStarted && <p>{texts.brokenOff}</p>}
      <AgainButtons table={table} game={game} next={next} />
      {isStarted && (
        <LinkButton to={`/t/${table}/review`} icon="eye">
          {texts.lookBack}
        </LinkButton>
      )}
      <LinkButton to="/" icon="home">
        {home}
      </LinkButton>
    </MessagePage>
  );
}
