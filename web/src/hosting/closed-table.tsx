import { formatWith } from '@richtfest/engine';
import { type TableSummary, groupedCode } from '@richtfest/protocol';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useEndTexts } from '../end/end-texts.ts';
import { MessagePage } from '../app/page.tsx';
import { RematchButtons } from '../rematch/rematch-buttons.tsx';
import { CheckDialog } from '../end/check-dialog.tsx';
import { heldTable, noteTable } from '../online/seat-keys.ts';
import { matchFileOf } from '../online/server.ts';
import { useSettings } from '../settings/use-settings.ts';
import { useTexts } from '../texts/use-texts.ts';
import { Button, LinkButton } from '../ui/button.tsx';
import { useHostingTexts } from './hosting-texts.ts';

/** A table closed by the host: the match can be reviewed and played again. */
export function ClosedTable({ summary }: { readonly summary: TableSummary }): ReactNode {
  const { table, game, isStarted, next, seats } = summary;
  const names = seats.map(({ name }) => name);
  const file = useCallback(() => matchFileOf(table), [table]);
  const { online, home } = useTexts();
  const { end } = useEndTexts();
  const { language } = useSettings();
  const [isChecking, setIsChecking] = useState(false);
  const texts = useHostingTexts();
  useEffect(() => {
    if (heldTable(table) !== undefined) noteTable(table, { isFinished: true });
  }, [table]);
  return (
    <MessagePage title={online.title(groupedCode(table))}>
      <h2>{texts.closed}</h2>
      {isStarted && <p>{texts.brokenOff}</p>}
      <RematchButtons table={table} game={game} next={next} />
      {isStarted && (
        <>
          <LinkButton to={`/t/${table}/replay`} icon="eye">
            {texts.lookBack}
          </LinkButton>
          <Button variant="quiet" icon="shield" onClick={() => setIsChecking(true)}>
            {end.check}
          </Button>
        </>
      )}
      <LinkButton to="/" icon="home">
        {home}
      </LinkButton>
      {isChecking && (
        <CheckDialog
          table={{ language, format: formatWith(Intl, language, names) }}
          file={file}
          onClose={() => setIsChecking(false)}
        />
      )}
    </MessagePage>
  );
}
