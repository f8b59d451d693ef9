import { useCallback, useEffect, useState } from 'react';

export interface Playback {
  readonly moment: number;
  readonly length: number;
  readonly isPlaying: boolean;
  /** The latest step was one move forward, which is animated. */
  readonly isMoving: boolean;
  /** Increases with every jump forward: the table is mounted again, or it would animate all skipped moves. */
  readonly jumps: number;
  /** The latest moment that has been shown. */
  readonly furthest: number;
  /** The latest change was a jump that Back undoes. */
  readonly isJump: boolean;
  go(moment: number): void;
  /** Like `go`, for a slider on its way. */
  slide(moment: number): void;
  /** Shows the moment that the address names. */
  arrive(moment: number): void;
  step(by: 1 | -1): void;
  toggle(): void;
}

interface Position {
  readonly moment: number;
  readonly isMoving: boolean;
  readonly isPlaying: boolean;
  readonly jumps: number;
  readonly furthest: number;
  readonly isJump: boolean;
}

/** The position in a replay. It opens at `first`, by default at the start, which spoils nothing. */
export function usePlayback(length: number, first = 0): Playback {
  const [position, setPosition] = useState<Position>(() => {
    const moment = Math.min(length, first);
    return {
      moment,
      isMoving: false,
      isPlaying: false,
      jumps: 0,
      furthest: moment,
      isJump: false,
    };
  });
  const go = useCallback(
    (moment: number) => setPosition((so) => ({ ...jumped(so, moment), isJump: true })),
    [],
  );
  const slide = useCallback((moment: number) => setPosition((so) => jumped(so, moment)), []);
  const arrive = useCallback(
    (moment: number) => setPosition((so) => jumped(so, Math.min(length, moment))),
    [length],
  );
  const step = useCallback(
    (by: 1 | -1) => setPosition((so) => stepped(so, so.moment + by, length)),
    [length],
  );
  const toggle = useCallback(
    () =>
      setPosition((so) => {
        const isPlaying = !so.isPlaying;
        // At the end, start over.
        const from = isPlaying && so.moment === length ? jumped(so, 0) : so;
        return { ...from, isPlaying };
      }),
    [length],
  );
  return { ...position, length, go, slide, arrive, step, toggle };
}

function jumped(so: Position, moment: number): Position {
  return {
    moment,
    isMoving: false,
    isPlaying: false,
    jumps: moment > so.moment ? so.jumps + 1 : so.jumps,
    furthest: Math.max(so.furthest, moment),
    isJump: false,
  };
}

function stepped(so: Position, moment: number, length: number): Position {
  if (moment < 0 || moment > length) return { ...so, isPlaying: false };
  if (moment < so.moment) return jumped(so, moment);
  const isPlaying = so.isPlaying && moment < length;
  const furthest = Math.max(so.furthest, moment);
  return { ...so, moment, isMoving: true, isPlaying, furthest, isJump: false };
}

/** The pause between two moves during playback. */
const BREATH = 650;

/** Plays the next move after the table has shown the previous one. */
export function useAutoStep({ isPlaying, moment, step }: Playback, isAnimating: boolean): void {
  useEffect(() => {
    if (!isPlaying || isAnimating) return;
    const timer = setTimeout(() => step(1), BREATH);
    return () => clearTimeout(timer);
  }, [isPlaying, isAnimating, moment, step]);
}

/** Arrows, Home, End and the space bar, unless the focused element uses them. */
export function useReplayKeys({ length, go, step, toggle }: Playback): void {
  useEffect(() => {
    const acts: Readonly<Record<string, () => void>> = {
      ArrowLeft: () => step(-1),
      ArrowRight: () => step(1),
      Home: () => go(0),
      End: () => go(length),
      ' ': toggle,
    };
    const onKey = (event: KeyboardEvent) => {
      const act = acts[event.key];
      if (act === undefined || event.defaultPrevented || isTaken(event)) return;
      event.preventDefault();
      act();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [length, go, step, toggle]);
}

/** Whether the focused element uses the key itself. */
function isTaken({ target, key, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean {
  if (altKey || ctrlKey || metaKey) return true;
  if (!(target instanceof Element)) return false;
  const others = 'input, select, textarea, dialog, [role="tab"], [contenteditable]';
  return target.closest(key === ' ' ? `${others}, button, a` : others) !== null;
}
