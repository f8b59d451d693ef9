import type { GameTypes, Reason } from '@richtfest/engine';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { TableProps } from '../games/table-props.ts';
import { useShowReason } from '../table/show-reason.ts';

/** What a tap leads to. */
export interface Reaction<Selection, Move, Look> {
  readonly selection: Selection;
  /** A legal move, now decided. */
  readonly play?: Move;
  /** A move the rules refuse: whoever asks them why gets the reason to show. */
  readonly ask?: Move;
  /** Nothing to decide here: show the thing itself. */
  readonly look?: Look;
}

/**
 * How a game's table answers to taps, as pure functions: they know no DOM and no rules, all that
 * is allowed is in the situation's legal moves. One object for all its tables.
 */
export interface TapMachine<Selection, Tap, Situation, Move, Look> {
  readonly nothing: Selection;
  react(selection: Selection, tap: Tap, situation: Situation): Reaction<Selection, Move, Look>;
  /** After the table has changed: what can no longer be played is let go. */
  settle(selection: Selection, situation: Situation): Selection;
}

export interface TapOptions<T extends GameTypes, Selection, Tap, Situation, Look> {
  readonly table: Pick<TableProps<T>, 'client' | 'play'>;
  readonly machine: TapMachine<Selection, Tap, Situation, T['Move'], Look>;
  readonly situation: Situation;
  /** A tap while things still move only ends that. */
  readonly isAnimating: boolean;
  readonly onLook: (look: Look) => void;
}

export interface Taps<Selection, Tap> {
  readonly selection: Selection;
  /** Why the latest tap was refused, until the next one. */
  readonly reason: Reason | undefined;
  readonly tap: (tap: Tap) => void;
}

/** Turns taps into selections, moves, and answers to “why not?”. */
export function useTaps<T extends GameTypes, Selection, Tap, Situation, Look>(
  options: TapOptions<T, Selection, Tap, Situation, Look>,
): Taps<Selection, Tap> {
  const { machine, situation, isAnimating } = options;
  const [held, setHeld] = useState<Selection>(() => machine.nothing);
  const [reason, setReason] = useState<Reason>();
  const showReason = useShowReason();
  const selection = useMemo(
    () => (isAnimating ? machine.nothing : machine.settle(held, situation)),
    [machine, held, situation, isAnimating],
  );
  const latest = useRef({ ...options, selection, showReason });
  useLayoutEffect(() => {
    latest.current = { ...options, selection, showReason };
  });

  const tap = useCallback((touched: Tap) => {
    const now = latest.current;
    if (now.isAnimating) return;
    const reaction = now.machine.react(now.selection, touched, now.situation);
    setHeld(() => reaction.selection);
    setReason(undefined);
    if (reaction.look !== undefined) now.onLook(reaction.look);
    if (reaction.play !== undefined) setReason(now.table.play(reaction.play));
    if (reaction.ask === undefined) return;
    const refused = now.table.client.refusal(reaction.ask);
    setReason(refused);
    if (refused !== undefined) now.showReason(refused);
  }, []);
  // Whatever is touched next, the causes of the last refusal need no pointing at any more.
  useEffect(() => {
    const forget = () => setReason(undefined);
    addEventListener('pointerdown', forget, { capture: true });
    return () => removeEventListener('pointerdown', forget, { capture: true });
  }, []);
  return { selection, reason: isAnimating ? undefined : reason, tap };
}
