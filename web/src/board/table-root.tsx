import type { ReactNode, RefObject } from 'react';
import styles from './table-root.module.css';
import { useSwallowedTap } from './use-swallowed-tap.ts';

interface TableRootProps {
  readonly root: RefObject<HTMLDivElement | null>;
  readonly className: string;
  readonly play: { readonly isAnimating: boolean; readonly finish: () => void };
  readonly phase: string;
  /** The number of neighbours. */
  readonly neighbours: number;
  /** A moment of the past, shown without anything to decide. */
  readonly isStill: boolean | undefined;
  /** More attributes for style sheets. */
  readonly data?: Readonly<Record<`data-${string}`, string | true | undefined>>;
  readonly children: ReactNode;
}

/** The element around a game's table. During an animation, a tap only ends it. */
export function TableRoot(props: TableRootProps): ReactNode {
  const { root, className, play, phase, neighbours, isStill, data, children } = props;
  const swallow = useSwallowedTap(play.isAnimating, play.finish);
  return (
    <div
      ref={root}
      className={`${styles['root']} ${className}`}
      data-phase={phase}
      data-neighbours={neighbours}
      data-still={isStill}
      aria-busy={play.isAnimating}
      {...data}
      {...swallow}
    >
      {children}
    </div>
  );
}
