import type { GameEvent } from '@richtfest/engine';
import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { MatchSnapshot } from '../match/match-client.ts';
import { useSettings } from '../settings/use-settings.ts';

/** How a table and its frame coordinate animations. */
interface TableAnimation {
  /** The player skips the animation of other players' moves. */
  readonly isFastForward: boolean;
  /** While the table is animated, the frame hides the outcome. */
  report(isAnimating: boolean): void;
  /** The table has shown this many events of the latest snapshot. */
  reportPerformed(events: number): void;
  /** A tap on other players' moves skips to the next decision of a person here. */
  skipOthers(): void;
  /** Bots wait while a player reads or prepares something. */
  readonly bots: { hold(isHolding: boolean): void };
}

export const AnimationContext = createContext<TableAnimation>({
  isFastForward: false,
  report: () => undefined,
  reportPerformed: () => undefined,
  skipOthers: () => undefined,
  bots: { hold: () => undefined },
});

/** For a game's table: reports its animations, and finishes them at once during fast-forward. */
export function useReportedAnimation(isAnimating: boolean, finish: () => void): void {
  const { isFastForward, report } = useContext(AnimationContext);
  useLayoutEffect(() => report(isAnimating), [isAnimating, report]);
  const latest = useRef(report);
  latest.current = report;
  // A table unmounted during an animation shows nothing any more.
  useEffect(() => () => latest.current(false), []);
  useEffect(() => {
    if (isFastForward && isAnimating) finish();
  }, [isFastForward, isAnimating, finish]);
}

export interface FrameAnimation {
  /** For the table. */
  readonly inTable: Omit<TableAnimation, 'skipOthers' | 'bots'>;
  readonly isAnimating: boolean;
  /** The latest snapshot the table has shown completely. */
  readonly shown: MatchSnapshot;
  /** The latest event the table has shown of a change that it is still animating. */
  readonly latestEvent: GameEvent | undefined;
  fastForward(): void;
}

/** For the frame: keeps the texts beside the table in step with its animations. */
export function useFrameAnimation(
  snapshot: MatchSnapshot,
  onAnimating: ((isAnimating: boolean) => void) | undefined,
): FrameAnimation {
  const [isAnimating, setIsAnimating] = useState(false);
  const [isFastForward, setIsFastForward] = useState(false);
  const [shown, setShown] = useState(snapshot);
  const [performed, setPerformed] = useState(0);
  const before = useRef(snapshot);
  // A player with optional moves only may fast-forward, too.
  const isOthersTurn = snapshot.legal.length === 0 && snapshot.result === undefined;
  const isInstant = useSettings().pace === 'instant';
  // The table's effects run first: when it reports, `before` is what it had shown.
  useLayoutEffect(() => {
    before.current = snapshot;
  }, [snapshot]);
  useEffect(() => {
    if (!isOthersTurn) setIsFastForward(false);
  }, [isOthersTurn]);
  // Must be stable: called again during an animation, it would take the end for the beginning.
  const report = useCallback(
    (isNowAnimating: boolean) => {
      if (isNowAnimating) {
        setShown(before.current);
        setPerformed(before.current.events.length);
      }
      setIsAnimating(isNowAnimating);
      onAnimating?.(isNowAnimating);
    },
    [onAnimating],
  );
  const inTable = useMemo(
    () => ({
      isFastForward: (isFastForward || isInstant) && isOthersTurn,
      report,
      reportPerformed: setPerformed,
    }),
    [isFastForward, isInstant, isOthersTurn, report],
  );
  const hasNews = isAnimating && performed > shown.events.length;
  return {
    inTable,
    isAnimating,
    shown: isAnimating ? shown : snapshot,
    latestEvent: hasNews ? snapshot.events[performed - 1] : undefined,
    fastForward: () => setIsFastForward(true),
  };
}

/**
 * The snapshot for the texts beside the table: while it is animated, the one it had shown before,
 * with nothing to press.
 */
export function withoutSpoilers(
  snapshot: MatchSnapshot,
  { isAnimating, shown }: Pick<FrameAnimation, 'isAnimating' | 'shown'>,
  { hasPrivateViews = false }: { readonly hasPrivateViews?: boolean } = {},
): MatchSnapshot {
  if (!isAnimating) return snapshot;
  // The previous watcher may have seen secrets.
  const maySee = !hasPrivateViews || shown.watcher === snapshot.watcher;
  const visible = maySee ? shown : snapshot;
  const nothing = { legal: [], optional: [], mayAct: [], undoable: 0, askable: undefined };
  return { ...visible, ...nothing, acting: undefined };
}
