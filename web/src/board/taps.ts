import { type GameMove, type GameTypes, type Reason, isEqualJson } from '@richtfest/engine';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { TableProps } from '../games/table-props.ts';
import { useShowReason } from '../table/show-reason.ts';

/** What a tap leads to. */
export interface TapResult<Selection, Move, Notice> {
  readonly selection: Selection;
  /** A legal move the player has chosen. */
  readonly play?: Move;
  /** A move to play as soon as `play` has made it legal. */
  readonly followUp?: Move;
  /** An illegal move: the rules give the reason to show. */
  readonly ask?: Move;
  /** Something to explain on the table instead of a move. */
  readonly notice?: Notice;
}

/**
 * How a game's table handles taps, as pure functions that know neither the DOM nor the rules: the
 * context contains the legal moves. One object for all tables of a game.
 */
export interface TapMachine<Selection, Tap, Context, Move, Notice> {
  readonly nothing: Selection;
  onTap(selection: Selection, tap: Tap, context: Context): TapResult<Selection, Move, Notice>;
  /** Drops what can no longer be played after the table has changed. */
  settle(selection: Selection, context: Context): Selection;
}

export interface TapOptions<T extends GameTypes, Selection, Tap, Context, Notice> {
  readonly table: Pick<TableProps<T>, 'client' | 'play' | 'refused'>;
  readonly machine: TapMachine<Selection, Tap, Context, T['Move'], Notice>;
  readonly context: Context;
  /** Taps are ignored while the table is animated. */
  readonly isAnimating: boolean;
  readonly onNotice: (notice: Notice) => void;
  readonly onFollowUp?: (move: T['Move']) => void;
}

export interface Taps<Selection, Tap> {
  readonly selection: Selection;
  /** Why the latest tap was refused, until the next one. */
  readonly reason: Reason | undefined;
  readonly tap: (tap: Tap) => void;
}

/** Turns taps into selections, moves, and answers to “why not?”. */
export function useTaps<T extends GameTypes, Selection, Tap, Context, Notice>(
  options: TapOptions<T, Selection, Tap, Context, Notice>,
): Taps<Selection, Tap> {
  const { machine, context, isAnimating } = options;
  const { refused: given } = options.table;
  const [chosen, setChosen] = useState<Selection>(() => machine.nothing);
  const [reason, setReason] = useState<Reason>();
  const showReason = useShowReason();
  const selection = useMemo(
    () => (isAnimating ? machine.nothing : machine.settle(chosen, context)),
    [machine, chosen, context, isAnimating],
  );
  const latest = useRef({ ...options, selection, showReason });
  useLayoutEffect(() => {
    latest.current = { ...options, selection, showReason };
  });

  const tap = useCallback((tapped: Tap) => {
    const now = latest.current;
    if (now.isAnimating) return;
    const result = now.machine.onTap(now.selection, tapped, now.context);
    setChosen(() => result.selection);
    setReason(undefined);
    if (result.notice !== undefined) now.onNotice(result.notice);
    if (result.followUp !== undefined) now.onFollowUp?.(result.followUp);
    if (result.play !== undefined) setReason(now.table.play(result.play));
    if (result.ask === undefined) return;
    const refused = now.table.client.refusal(result.ask);
    setReason(refused);
    if (refused !== undefined) now.showReason(refused);
  }, []);
  useEffect(() => setReason(given), [given]);
  // The causes of a refusal are marked until the next touch anywhere.
  useEffect(() => {
    const clear = () => setReason(undefined);
    addEventListener('pointerdown', clear, { capture: true });
    return () => removeEventListener('pointerdown', clear, { capture: true });
  }, []);
  return { selection, reason: isAnimating ? undefined : reason, tap };
}

interface Nothing {
  readonly is: 'nothing';
}

/** Plays a legal move and clears the selection; asks the rules about any other move. */
export function playOrAsk<Selection, Move extends GameMove>(
  selection: Selection,
  move: Move,
  { legal }: { readonly legal: readonly Move[] },
): TapResult<Selection | Nothing, Move, never> {
  return isListed(move, legal)
    ? { selection: { is: 'nothing' }, play: move }
    : { selection, ask: move };
}

/** Whether a list contains a move, compared by value. */
export function isListed<Move extends GameMove>(move: Move, moves: readonly Move[]): boolean {
  return moves.some((other) => other.verb === move.verb && isEqualJson(other, move));
}
