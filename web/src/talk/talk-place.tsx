import type { SeatStatus } from '@richtfest/protocol';
import { type ReactNode, useMemo } from 'react';
import type { TalkClient } from './talk-client.ts';
import { TalkContext } from './talk-context.ts';

interface TalkPlaceProps {
  readonly table: string;
  readonly client: TalkClient;
  readonly seats: readonly SeatStatus[];
  readonly children: ReactNode;
}

/** Gives the table access to chat and reactions. */
export function TalkPlace({ table, client, seats, children }: TalkPlaceProps): ReactNode {
  const place = useMemo(
    () => ({ table, client, names: seats.map(({ name }) => name) }),
    [table, client, seats],
  );
  return <TalkContext value={place}>{children}</TalkContext>;
}
