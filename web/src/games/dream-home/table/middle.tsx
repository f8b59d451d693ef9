import type { Column } from '@richtfest/dream-home';
import { useCallback } from 'react';
import type { Asking } from './prompts.ts';
import styles from './dream-table.module.css';
import { Kit } from './parts/kit.tsx';
import { Market } from './parts/market.tsx';
import { Pile } from './parts/pile.tsx';
import { type Act, PromptCard } from './parts/prompt-card.tsx';
import type { Thing } from './selection.ts';
import type { Play } from './use-play.ts';

export interface MiddleProps {
  readonly play: Play;
  readonly asking: Asking | undefined;
  readonly onAct: (act: Act) => void;
}

/** What all share, the shop window; and at the thumb what is mine: tools, helpers, buttons. */
export function Middle({ play, asking, onAct }: MiddleProps) {
  const { seen, context, selection, marks, causes, dragged, drag, tap } = play;
  const { view } = seen.scene;
  const onColumn = useCallback((column: Column) => tap({ on: 'column', column }), [tap]);
  const onThing = useCallback((thing: Thing) => tap(thing), [tap]);
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
            onThing={onThing}
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
            onThing={onThing}
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
