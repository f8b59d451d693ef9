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

/** What a table and its frame tell each other about time. */
interface TablePace {
  /** Somebody does not want to watch the others move. */
  readonly isHurried: boolean;
  /** The table still shows what happened; the frame waits with telling the rest. */
  report(isAnimating: boolean): void;
}

export const PaceContext = createContext<TablePace>({ isHurried: false, report: () => undefined });

/**
 * For a game's table: says whether it still shows things moving, and finishes at once when
 * somebody is in a hurry.
 */
export function useTablePace(isAnimating: boolean, finish: () => void): void {
  const { isHurried, report } = useContext(PaceContext);
  useLayoutEffect(() => report(isAnimating), [isAnimating, report]);
  const latest = useRef(report);
  latest.current = report;
  // A table that is cleared away in the middle of something shows nothing any more.
  useEffect(() => () => latest.current(false), []);
  useEffect(() => {
    if (isHurried && isAnimating) finish();
  }, [isHurried, isAnimating, finish]);
}

export interface FramePace {
  readonly pace: TablePace;
  readonly isAnimating: boolean;
  /** The latest snapshot the table has shown completely: what is written beside it is no spoiler. */
  readonly shown: MatchSnapshot;
  hurry(): void;
}

/** For the frame: keeps what is told in step with what is shown. */
export function useFramePace(
  snapshot: MatchSnapshot,
  onAnimating: ((isAnimating: boolean) => void) | undefined,
): FramePace {
  const [isAnimating, setIsAnimating] = useState(false);
  const [isHurried, setIsHurried] = useState(false);
  const [shown, setShown] = useState(snapshot);
  const before = useRef(snapshot);
  // Who could do something all the same may be in a hurry, too.
  const isOthersTurn = snapshot.legal.length === 0 && snapshot.result === undefined;
  const isInstant = useSettings().pace === 'instant';
  // The table's own effects come first: when it reports, this still is what it had shown.
  useLayoutEffect(() => {
    before.current = snapshot;
  }, [snapshot]);
  useEffect(() => {
    if (!isOthersTurn) setIsHurried(false);
  }, [isOthersTurn]);
  // The same one all the time: asked once more in mid-show it would take the end for its beginning.
  const report = useCallback(
    (isNowAnimating: boolean) => {
      if (isNowAnimating) setShown(before.current);
      setIsAnimating(isNowAnimating);
      onAnimating?.(isNowAnimating);
    },
    [onAnimating],
  );
  const pace = useMemo(
    () => ({ isHurried: (isHurried || isInstant) && isOthersTurn, report }),
    [isHurried, isInstant, isOthersTurn, report],
  );
  return {
    pace,
    isAnimating,
    shown: isAnimating ? shown : snapshot,
    hurry: () => setIsHurried(true),
  };
}
