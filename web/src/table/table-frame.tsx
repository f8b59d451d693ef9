import type { Reason } from '@richtfest/engine';
import { type ReactNode, useSyncExternalStore } from 'react';
import type { GameModule } from '../games/index.ts';
import type { MatchClient } from '../match/match-client.ts';
import { useTexts } from '../texts/use-texts.ts';
import { useMedia } from '../ui/use-media.ts';
import { Announcer } from './announcer.tsx';
import { DrawerPlace } from './drawer-place.tsx';
import { PromptBar } from './prompt-bar.tsx';
import { Refusal } from './refusal.tsx';
import { ScoreSheet } from './score-sheet.tsx';
import { ReasonContext } from './show-reason.ts';
import styles from './table-frame.module.css';
import { PaceContext, useFramePace } from './table-pace.ts';
import { useDrawer } from './use-drawer.ts';
import { useRefusals } from './use-refusals.ts';
import { useShownEnd } from './use-shown-end.ts';
import { useTableProps } from './use-table-props.ts';
import { useTitle } from './use-title.ts';

interface TableFrameProps {
  readonly client: MatchClient;
  readonly module: GameModule;
  readonly notice?: string | undefined;
  /** What somebody else refused though it looked legal here. */
  readonly refused?: Reason | undefined;
  readonly hurry?: () => void;
  readonly onBusy?: (isBusy: boolean) => void;
  readonly onSave?: (() => void) | undefined;
  readonly onAgain?: (() => void) | undefined;
}

/** The five places of every table; what lies on it is drawn by the game. */
export function TableFrame(props: TableFrameProps): ReactNode {
  const { client, module, notice, refused, hurry, onBusy, onSave, onAgain } = props;
  const snapshot = useSyncExternalStore(
    (listener) => client.subscribe(listener),
    () => client.getSnapshot(),
  );
  const frame = useTexts();
  const isWide = useMedia('(min-width: 1100px)');
  const drawer = useDrawer();
  const refusals = useRefusals(snapshot, refused);
  const pace = useFramePace(snapshot, onBusy);
  const end = useShownEnd(snapshot.result !== undefined, pace.isBusy);
  const table = useTableProps({ client, snapshot, onRefused: refusals.show });
  // Told beside the table: no further than the table has shown, and nothing to press before.
  const told = {
    ...table,
    snapshot: pace.isBusy ? { ...pace.shown, legal: [], undoable: 0, acting: undefined } : snapshot,
  };
  useTitle(table.texts.name, snapshot.acting !== undefined);
  const skip = () => {
    pace.hurry();
    hurry?.();
  };
  const openRule = (number: string) => {
    refusals.hide();
    drawer.openRule(number);
  };
  const Table = module.table;
  return (
    <ReasonContext value={refusals.show}>
      <div className={styles['frame']}>
        <button type="button" className={styles['skip']} onClick={drawer.callMoves}>
          {frame.table.toMoves}
        </button>
        <PromptBar
          table={told}
          isWordy={isWide}
          onHurry={skip}
          onWhy={drawer.askWhy}
          onOpenDrawer={isWide ? undefined : drawer.open}
          onShowScore={snapshot.result === undefined ? undefined : end.show}
        />
        <main className={styles['board']} aria-label={frame.table.board}>
          <PaceContext value={pace.pace}>
            <Table {...table} />
          </PaceContext>
        </main>
        <DrawerPlace
          table={told}
          keys={module.keys?.[table.language] ?? []}
          drawer={{ ...drawer, openRule }}
          isColumn={isWide}
        />
        <Announcer {...table} />
        {notice !== undefined && (
          <p className={styles['notice']} role="status">
            {notice}
          </p>
        )}
      </div>
      {refusals.shown !== undefined && (
        <Refusal
          table={table}
          shown={refusals.shown}
          onOpenRule={openRule}
          onClose={refusals.hide}
        />
      )}
      {end.isShown && snapshot.result !== undefined && (
        <ScoreSheet
          table={table}
          result={snapshot.result}
          onClose={end.hide}
          onSave={onSave}
          onAgain={onAgain}
        />
      )}
    </ReasonContext>
  );
}
