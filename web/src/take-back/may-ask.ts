import type { GameTypes } from '@richtfest/engine';
import type { TableProps } from '../games/table-props.ts';

/** Whether this device can ask now to take its latest turn back. */
export function mayAsk<T extends GameTypes>({ client, snapshot }: TableProps<T>): boolean {
  const { askable, takeBack } = snapshot;
  return client.consent !== undefined && askable !== undefined && takeBack?.is !== 'open';
}
