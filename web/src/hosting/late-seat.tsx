import { groupedCode } from '@richtfest/protocol';
import type { ReactNode } from 'react';
import { MessagePage } from '../app/page.tsx';
import { SitDownForm } from '../online/sit-down-form.tsx';
import { useTexts } from '../texts/use-texts.ts';
import { Button } from '../ui/button.tsx';
import { useHostingTexts } from './hosting-texts.ts';

interface LateSeatProps {
  readonly table: string;
  readonly onSeated: () => void;
  /** Undefined if watching is not allowed. */
  readonly onWatch: (() => void) | undefined;
}

/** Offers a free seat of a running match to a visitor. */
export function LateSeat({ table, onSeated, onWatch }: LateSeatProps): ReactNode {
  const { online } = useTexts();
  const texts = useHostingTexts();
  return (
    <MessagePage title={online.title(groupedCode(table))}>
      <h2>{texts.lateSeat}</h2>
      <p>{texts.lateSeatHelp}</p>
      <SitDownForm table={table} onSeated={onSeated} />
      {onWatch !== undefined && (
        <Button variant="quiet" icon="eye" onClick={onWatch}>
          {texts.watch}
        </Button>
      )}
    </MessagePage>
  );
}
