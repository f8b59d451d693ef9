import type { GameTypes } from '@richtfest/engine';
import { type ReactNode, useLayoutEffect } from 'react';
import type { GameModule } from '../games/index.ts';
import type { TableProps } from '../games/table-props.ts';
import type { MatchSnapshot } from '../match/match-client.ts';
import type { StillMatch } from '../match/still-match.ts';
import { FivePlaces } from '../table/five-places.tsx';
import { type FrameAnimation, useFrameAnimation } from '../table/animation.ts';
import { useDrawer } from '../table/use-drawer.ts';
import { useTableProps } from '../table/use-table-props.ts';

interface StillTableProps {
  readonly client: StillMatch;
  readonly module: GameModule;
  readonly snapshot: MatchSnapshot;
  /** A new key mounts a new table without animations. */
  readonly tableKey: string | number;
  readonly onShowScore?: (() => void) | undefined;
  /** Below the table. */
  readonly foot: (table: TableProps<GameTypes>, animation: FrameAnimation) => ReactNode;
}

/** A read-only table. */
export function StillTable(props: StillTableProps): ReactNode {
  const { client, module, snapshot, tableKey, onShowScore, foot } = props;
  const drawer = useDrawer();
  const animation = useFrameAnimation(snapshot, undefined);
  const table = useTableProps({ client, snapshot });
  useLayoutEffect(() => client.show(snapshot), [client, snapshot]);
  return (
    <FivePlaces
      table={table}
      module={module}
      animation={animation}
      drawer={drawer}
      notice={undefined}
      nextUp={undefined}
      isUnveiled={false}
      onFastForward={undefined}
      onShowScore={onShowScore}
      tableKey={tableKey}
      foot={foot(table, animation)}
    />
  );
}
