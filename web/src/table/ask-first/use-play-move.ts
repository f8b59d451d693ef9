import type { GameMove, GameTypes } from '@richtfest/engine';
import { useCallback, useContext, useRef, useState } from 'react';
import type { GivesUp } from '../../games/index.ts';
import type { TableProps } from '../../games/table-props.ts';
import { GuidedContext } from '../../hint/guided.ts';
import type { MatchClient } from '../../match/match-client.ts';
import { endsGame } from '../../match/preview.ts';
import { useShowReason } from '../show-reason.ts';

type Play = TableProps<GameTypes>['play'];

export interface PlayMove {
  /** Plays a move, or asks first if it would give something up or end the game. */
  readonly play: Play;
  /** Plays a move that was chosen in words. */
  readonly playAtOnce: Play;
  /** The move to confirm, if any. */
  readonly misclick: Misclick | undefined;
  goOn(): void;
  goBack(): void;
}

/** A move that may have been chosen by mistake. */
export interface Misclick {
  readonly move: GameMove;
  /** What the player could still do. */
  readonly instead: readonly GameMove[];
  readonly endsGame: boolean;
}

/**
 * Hands the moves of a table to the client and shows refusals. Asks before a move that gives up
 * others, such as ending a turn early, or that ends the game.
 */
export function usePlayMove(
  { client, settings }: Pick<TableProps<GameTypes>, 'client' | 'settings'>,
  givesUp: GivesUp | undefined,
): PlayMove {
  const [misclick, setMisclick] = useState<Misclick>();
  const showReason = useShowReason();
  const { asksFirst } = settings;
  // The last moves of a game all end it: one question is enough.
  const mayEnd = useRef(false);
  const isGuided = useContext(GuidedContext);
  const playAtOnce = useCallback(
    (move: GameMove) => {
      const reason = client.play(move);
      if (reason !== undefined) showReason(reason);
      return reason;
    },
    [client, showReason],
  );
  const play = useCallback(
    (move: GameMove) => {
      if (!asksFirst || client.refusal(move) !== undefined) return playAtOnce(move);
      const instead = givenUp(move, client.getSnapshot().legal, givesUp ?? {});
      const isEnd = !isGuided && !mayEnd.current && isLastMove(client, move);
      if (instead.length === 0 && !isEnd) return playAtOnce(move);
      setMisclick({ move, instead, endsGame: isEnd });
      return undefined;
    },
    [client, asksFirst, givesUp, isGuided, playAtOnce],
  );
  return {
    play,
    playAtOnce,
    misclick,
    goOn: () => {
      if (misclick !== undefined) playAtOnce(misclick.move);
      mayEnd.current ||= misclick?.endsGame === true;
      setMisclick(undefined);
    },
    goBack: () => setMisclick(undefined),
  };
}

function isLastMove(client: MatchClient, move: GameMove): boolean {
  const { acting: seat } = client.getSnapshot();
  const observation = client.observe();
  if (seat === undefined || observation === undefined) return false;
  return endsGame(client.game, observation, { seat, move });
}

/** The same moves, but first one of each verb. */
export function examplesOf(moves: readonly GameMove[]): readonly GameMove[] {
  const firsts = moves.filter(
    ({ verb }, at) => moves.findIndex((each) => each.verb === verb) === at,
  );
  return [...firsts, ...moves.filter((move) => !firsts.includes(move))];
}

/** The legal moves that would be lost with this one. */
export function givenUp(
  { verb }: GameMove,
  legal: readonly GameMove[],
  givesUp: GivesUp,
): readonly GameMove[] {
  const lost = givesUp[verb] ?? [];
  return lost.length === 0 ? [] : legal.filter((move) => lost.includes(move.verb));
}
