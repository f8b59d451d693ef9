import type { Reason } from '@richtfest/engine';

/** What the reasons of this game point at. */
type SiteCause =
  | { readonly component: 'storage' | 'house' | 'loose-pillars'; readonly seat: number }
  | { readonly component: 'floor'; readonly seat: number; readonly floor: number }
  | Column
  | (Omit<Column, 'component'> & { readonly component: 'cell'; readonly cell: number })
  | { readonly component: 'stack'; readonly size: string }
  | { readonly component: 'supply'; readonly material: string }
  | { readonly component: 'die' };

interface Column {
  readonly component: 'column';
  readonly seat: number;
  readonly floor: number;
  readonly column: number;
}

/** Where on the table the things are that a reason points at, as selectors. */
export function causesOf(reason: Reason | undefined): string[] {
  return ((reason?.causes ?? []) as readonly SiteCause[]).map(placeOf);
}

function placeOf(cause: SiteCause): string {
  switch (cause.component) {
    case 'storage':
      return `[data-yard="${cause.seat}"]`;
    case 'house':
      return `[data-house="${cause.seat}"]`;
    case 'loose-pillars':
      return `[data-yard="${cause.seat}"] [data-loose]`;
    case 'floor':
      return `[data-house="${cause.seat}"] [data-storey="${cause.floor}"]`;
    case 'column': {
      const { seat, floor, column } = cause;
      const room = `[data-room="${seat}:${floor}:${column}"]`;
      return `${room}, [data-mine="${seat}"] [data-column="${column}"]`;
    }
    case 'cell':
      return `[data-cell="${cause.seat}:${cause.floor}:${cause.column}:${cause.cell}"]`;
    case 'stack':
      return `[data-stack="${cause.size}"]`;
    case 'supply':
      return `[data-load="${cause.material}"]`;
    case 'die':
      return '[data-die]';
  }
}
