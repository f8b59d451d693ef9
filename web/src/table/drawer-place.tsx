import type { GameTypes } from '@richtfest/engine';
import type { ReactNode } from 'react';
import type { KeyHelp } from '../games/index.ts';
import type { TableProps } from '../games/table-props.ts';
import { useTexts } from '../texts/use-texts.ts';
import { Dialog } from '../ui/dialog.tsx';
import { Drawer } from './drawer.tsx';
import styles from './table-frame.module.css';
import type { DrawerControl } from './use-drawer.ts';

interface DrawerPlaceProps<T extends GameTypes> {
  readonly table: TableProps<T>;
  readonly keys: readonly KeyHelp[];
  readonly drawer: DrawerControl;
  readonly isColumn: boolean;
}

/** Shows the drawer as a column if there is room, otherwise as a dialog over the table. */
export function DrawerPlace<T extends GameTypes>(props: DrawerPlaceProps<T>): ReactNode {
  const { table, keys, drawer, isColumn } = props;
  const frame = useTexts();
  const content = (
    <Drawer
      table={table}
      tab={drawer.tab}
      onTab={drawer.turnTo}
      wantedRule={drawer.wantedRule}
      calls={drawer.calls}
      keys={keys}
      questions={drawer.questions}
      onOpenRule={drawer.openRule}
    />
  );
  if (isColumn) {
    return (
      <aside className={styles['side']} aria-label={frame.table.drawer}>
        {content}
      </aside>
    );
  }
  if (!drawer.isOpen) return undefined;
  return (
    <Dialog
      title={frame.table[drawer.tab]}
      closeLabel={frame.close}
      onClose={drawer.close}
      shape="side"
    >
      {content}
    </Dialog>
  );
}
