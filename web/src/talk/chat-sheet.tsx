import type { SeatStatus } from '@richtfest/protocol';
import type { ReactNode } from 'react';
import { Sheet } from '../app/page.tsx';
import { useTexts } from '../texts/use-texts.ts';
import { ChatPanel } from './chat-panel.tsx';
import { ReactionBubbles } from './reaction-bubbles.tsx';
import { useTalk } from './talk-context.ts';

/** The chat before the match, for seated players. */
export function ChatSheet({ seats }: { readonly seats: readonly SeatStatus[] }): ReactNode {
  const talk = useTalk();
  const { table } = useTexts();
  const hasOthers = seats.filter(({ kind, isTaken }) => kind === 'person' && isTaken).length > 1;
  if (talk?.heard.talk !== 'all' || !hasOthers) return undefined;
  const people = seats.flatMap(({ kind, isTaken }, seat) =>
    kind === 'person' && isTaken ? [seat] : [],
  );
  return (
    <Sheet title={table.chat}>
      <ChatPanel people={people} />
      <ReactionBubbles />
    </Sheet>
  );
}
