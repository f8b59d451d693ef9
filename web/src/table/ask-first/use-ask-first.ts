import type { GameMove, GameTypes } from '@richtfest/engine';
import { useCallback, useState } from 'react';
import type { GivesUp } from '../../games/index.ts';
import type { TableProps } from '../../games/table-props.ts';

export interface AskFirst {
  /** Plays a move, or asks first if it would give something up. */
  readonly play: TableProps<GameTypes>['play'];
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
}

/** Asks before a move that gives up others, such as ending a turn early. */
export function useAskFirst(table: TableProps<GameTypes>, givesUp: GivesUp | undefined): AskFirst {
  const [misclick, setMisclick] = useState<Misclick>();
  const { client, settings, play: playAtOnce } = table;
  const lost = settings.asksFirst ? givesUp : undefined;
  const play = useCallback(
    (move: GameMove) => {
      const instead = lost === undefined ? [] : givenUp(move, client.getSnapshot().legal, lost);
      if (instead.length === 0 || client.refusal(move) !== undefined) return playAtOnce(move);
      setMisclick({ move, instead });
      return undefined;
    },
    [client, lost, playAtOnce],
  );
  return {
    play,
    misclick,
    goOn: () => {
      if (misclick !== undefined) playAtOnce(misclick.move);
      setMisclick(undefined);
    },
    goBack: () => setMisclick(undefined),
  };
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
