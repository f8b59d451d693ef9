import { type GameMove, type GameTypes, say } from '@richtfest/engine';
import { useCallback, useContext, useState } from 'react';
import type { GameModule, GivesUp } from '../../games/index.ts';
import type { TableProps } from '../../games/table-props.ts';
import { GuidedContext } from '../../hint/guided.ts';
import type { MatchClient } from '../../match/match-client.ts';
import { endsGameByChoice } from '../../match/preview.ts';
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
  /** What the move is, in words. */
  readonly name: string;
  /** What the player could still do, each in words. */
  readonly instead: readonly string[];
  readonly endsGame: boolean;
}

type Losses = Pick<GameModule, 'givesUp' | 'nameLost'>;

type AskingTable = Pick<
  TableProps<GameTypes>,
  'client' | 'settings' | 'texts' | 'format' | 'language'
>;

/**
 * Hands the moves of a table to the client and shows refusals. Asks before a move that gives up
 * others, such as ending a turn early, or that ends the game.
 */
export function usePlayMove(table: AskingTable, losses: Losses): PlayMove {
  const { client, settings } = table;
  const [misclick, setMisclick] = useState<Misclick>();
  const showReason = useShowReason();
  const { asksFirst } = settings;
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
      const instead = namesOfLost(move, table, losses);
      const isEnd = !isGuided && isLastMove(client, move);
      if (instead.length === 0 && !isEnd) return playAtOnce(move);
      const name = say(table.texts.moves, 'verb', move, table.format);
      setMisclick({ move, name, instead, endsGame: isEnd });
      return undefined;
    },
    [client, asksFirst, losses, isGuided, playAtOnce, table],
  );
  return {
    play,
    playAtOnce,
    misclick,
    goOn: () => {
      if (misclick !== undefined) playAtOnce(misclick.move);
      setMisclick(undefined);
    },
    goBack: () => setMisclick(undefined),
  };
}

/** Where every move ends the game, there is nothing to ask. */
function isLastMove(client: MatchClient, move: GameMove): boolean {
  const { acting: seat, legal } = client.getSnapshot();
  const observation = client.observe();
  if (seat === undefined || observation === undefined) return false;
  return endsGameByChoice(client.game, observation, { seat, move, legal });
}

/** The moves that would be lost, each in words and once. */
function namesOfLost(
  move: GameMove,
  { client, texts, format, language }: AskingTable,
  { givesUp, nameLost }: Losses,
): readonly string[] {
  const { legal, view, acting: seat } = client.getSnapshot();
  const lost = examplesOf(givenUp(move, legal, givesUp ?? {}));
  const names = lost.map((each) => {
    const name = say(texts.moves, 'verb', each, format);
    if (nameLost === undefined || seat === undefined) return name;
    const preview = () => client.preview(each);
    return nameLost({ move: each, name, view, seat, language, preview });
  });
  return [...new Set(names.filter((name) => name !== undefined))];
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
