import type { ReactNode, RefObject } from 'react';
import type { MatchSnapshot } from '../match/match-client.ts';
import styles from './table-root.module.css';
import { useSwallowedTap } from './use-swallowed-tap.ts';

interface TableRootProps {
  readonly root: RefObject<HTMLDivElement | null>;
  readonly className: string;
  readonly play: { readonly isAnimating: boolean; readonly finish: () => void };
  readonly phase: string;
  /** The number of neighbours. */
  readonly neighbours: number;
  /** Without moves to choose from, it is not the turn of anyone here; a still moment has none. */
  readonly snapshot: Pick<MatchSnapshot, 'legal' | 'isStill'>;
  /** More attributes for style sheets. */
  readonly data?: Readonly<Record<`data-${string}`, string | true | undefined>>;
  readonly children: ReactNode;
}

/**
 * The element around a game's table. During an animation, a tap only ends it. When a turn begins,
 * the house marked `data-own` steps forward.
 */
export function TableRoot(props: TableRootProps): ReactNode {
  const { root, className, play, phase, neighbours, snapshot, data, children } = props;
  const swallow = useSwallowedTap(play.isAnimating, play.finish);
  return (
    <div
      ref={root}
      className={`${styles['root']} ${className}`}
      data-phase={phase}
      data-neighbours={neighbours}
      data-still={snapshot.isStill}
      data-asked={(snapshot.legal.length > 0 && !play.isAnimating) || undefined}
      aria-busy={play.isAnimating}
      {...data}
      {...swallow}
    >
      {children}
    </div>
  );
}
