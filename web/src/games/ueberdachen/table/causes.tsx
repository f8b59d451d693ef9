import type { Reason } from '@richtfest/engine';
import { type ReactNode, createContext, useContext } from 'react';

/** The causes of this game's reasons. */
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

/** The components a refusal points at, by name: `storage:2`, `cell:0:1:3:5`. */
export type Causes = ReadonlySet<string>;

export function causesOf(reason: Reason | undefined): Causes {
  const causes = (reason?.causes ?? []) as readonly SiteCause[];
  return causes.length === 0 ? NO_CAUSES : new Set(causes.map(nameOf));
}

function nameOf(cause: SiteCause): string {
  switch (cause.component) {
    case 'storage':
    case 'house':
    case 'loose-pillars':
      return `${cause.component}:${cause.seat}`;
    case 'floor':
      return `floor:${cause.seat}:${cause.floor}`;
    case 'column':
      return `column:${cause.seat}:${cause.floor}:${cause.column}`;
    case 'cell':
      return `cell:${cause.seat}:${cause.floor}:${cause.column}:${cause.cell}`;
    case 'stack':
      return `stack:${cause.size}`;
    case 'supply':
      return `supply:${cause.material}`;
    case 'die':
      return 'die';
  }
}

const NO_CAUSES: Causes = new Set();
const CausesContext = createContext(NO_CAUSES);

interface CauseAreaProps {
  readonly causes: Causes;
  readonly className: string | undefined;
  readonly children: ReactNode;
}

/** The part of the table in which components mark themselves as causes. */
export function CauseArea({ causes, className, children }: CauseAreaProps): ReactNode {
  return (
    <CausesContext value={causes}>
      <div className={className}>{children}</div>
    </CausesContext>
  );
}

export function useCauses(): Causes {
  return useContext(CausesContext);
}

/** The value of a component's `data-cause`: true if the latest refusal points at it. */
export function useCause(name: string): true | undefined {
  return useCauses().has(name) || undefined;
}
