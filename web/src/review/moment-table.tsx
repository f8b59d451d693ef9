import type { GameMove, Seat } from '@richtfest/engine';
import { memo, startTransition, useEffect, useMemo, useRef, useState } from 'react';
import { PointsPlace } from '../board/hidden-points.tsx';
import type { GameModule } from '../games/index.ts';
import type { MatchSnapshot } from '../match/match-client.ts';
import { StillMatch } from '../match/still-match.ts';
import { SeatFacesContext } from '../people/seat-faces.ts';
import { useTableProps } from '../table/use-table-props.ts';
import type { OpenMatch } from './open-match.ts';
import styles from './moment-table.module.css';

interface MomentTableProps {
  readonly opened: Pick<OpenMatch, 'game' | 'module'>;
  readonly snapshot: MatchSnapshot;
  /** What the table is called, for screen readers. */
  readonly name: string;
  /** The better move, marked on the table. */
  readonly marked?: { readonly move: GameMove; readonly seat: Seat } | undefined;
}

/**
 * The game's real table at a moment, to look at. It is drawn when it comes into view, and again
 * only if the moment changes.
 */
export const MomentTable = memo(function MomentTable(props: MomentTableProps) {
  const { opened, snapshot, name, marked } = props;
  const frame = useRef<HTMLDivElement>(null);
  const isSeen = useIsSeen(frame);
  const { game, module } = opened;
  const client = useMemo(() => new StillMatch(game, snapshot), [game, snapshot]);
  const table = useTableProps({ client, snapshot });
  useMarks(frame, isSeen ? marked : undefined, module);
  const Table = module.table;
  return (
    <div ref={frame} className={styles['frame']} role="img" aria-label={name}>
      {isSeen && (
        <SeatFacesContext value={snapshot}>
          <PointsPlace isHidden={false}>
            <div className={styles['table']} inert>
              <Table {...table} />
            </div>
          </PointsPlace>
        </SeatFacesContext>
      )}
    </div>
  );
});

/** Whether an element has been in view or nearly so. */
function useIsSeen(element: { readonly current: HTMLElement | null }): boolean {
  const [isSeen, setIsSeen] = useState(false);
  useEffect(() => {
    if (isSeen || element.current === null) return;
    const observer = new IntersectionObserver(
      (entries) => {
        // A table takes long to draw: taps come first.
        if (entries.some(({ isIntersecting }) => isIntersecting)) {
          startTransition(() => setIsSeen(true));
        }
      },
      { rootMargin: '200px' },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, isSeen]);
  return isSeen;
}

const OUTLINE = {
  outline: '4px solid var(--lamplight)',
  outlineOffset: '1px',
  borderRadius: '6px',
  boxShadow: 'var(--glow)',
};

/** Outlines what a move touches. An animation, because the table's attributes are React's. */
function useMarks(
  root: { readonly current: HTMLElement | null },
  marked: MomentTableProps['marked'],
  { spotsOf }: GameModule,
): void {
  useEffect(() => {
    if (marked === undefined) return;
    const spots = spotsOf?.(marked.move, marked.seat) ?? [];
    if (spots.length === 0) return;
    const found = root.current?.querySelectorAll(spots.join(', ')) ?? [];
    const outlines = [...found].map((element) => element.animate(OUTLINE, { fill: 'both' }));
    return () => {
      for (const outline of outlines) outline.cancel();
    };
  }, [root, marked, spotsOf]);
}
