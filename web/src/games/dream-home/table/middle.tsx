import type { Column } from '@richtfest/dream-home';
import { useCallback } from 'react';
import type { Asking } from './prompts.ts';
import styles from './dream-table.module.css';
import { Kit } from './parts/kit.tsx';
import { Market } from './parts/market.tsx';
import { Pile } from './parts/pile.tsx';
import { type Act, PromptCard } from './parts/prompt-card.tsx';
import type { TapTarget } from './selection.ts';
import type { Play } from './use-play.ts';

export interface MiddleProps {
  readonly play: Play;
  readonly asking: Asking | undefined;
  readonly onAct: (act: Act) => void;
}

/** The shared market and, at the bottom, the viewer's tools, helpers and buttons. */
export function Middle({ play, asking, onAct }: MiddleProps) {
  const { seen, context, selection, marks, causes, dragged, drag, tap } = play;
  const { view } = seen.scene;
  const onColumn = useCallback((column: Column) => tap({ on: 'column', column }), [tap]);
  const onTarget = useCallback((target: TapTarget) => tap(target), [tap]);
  const isEnd = view.phase === 'helpers' || view.phase === 'over';
  const player = view.players[seen.seat];
  return (
    <>
      <div className={styles['market']}>
        {isEnd ? (
          <Pile
            view={view}
            legal={context.legal}
            selection={selection}
            onTarget={onTarget}
            drag={drag}
          />
        ) : (
          <Market
            view={view}
            columns={marks.columns}
            chosen={'column' in selection ? selection.column : undefined}
            over={dragged?.over?.on === 'column' ? dragged.over.column : undefined}
            causes={causes.columns}
            onColumn={onColumn}
            drag={drag}
          />
        )}
      </div>
      <div className={styles['kit']}>
        {player !== undefined && (
          <Kit
            player={player}
            mayTools={marks.tools}
            mayHelpers={marks.helpers}
            chosen={selection.is}
            causes={causes.tools}
            onTarget={onTarget}
            drag={drag}
          />
        )}
      </div>
      <div className={styles['prompt']}>
        <PromptCard asking={asking} onAct={onAct} />
      </div>
    </>
  );
}
