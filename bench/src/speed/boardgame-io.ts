import { blindMove, random as randomBot } from '@richtfest/bots';
import {
  FastChance,
  type Game,
  NO_SEATS,
  type Random,
  type TableSetup,
  botRandom,
  firstSeatOf,
  simulationKey,
} from '@richtfest/engine';
import { ActivePlayers } from 'boardgame.io/dist/cjs/core.js';
import { CreateGameReducer, InitializeGame } from 'boardgame.io/dist/cjs/internal.js';

/** The boardgame.io state with our state inside. */
interface Wrapped {
  readonly G: { readonly state: object };
}

/**
 * Plays a random game on boardgame.io: the same rules, called from its reducer. Its states are
 * immutable, so every move is played on a copy. Returns the number of decisions.
 */
export function playThroughBoardgameIo(game: Game, table: TableSetup, number: number): number {
  const key = simulationKey('bench', number);
  const dealer = { chance: new FastChance(key), report: undefined };
  const theirs = {
    name: game.id,
    disableUndo: true,
    setup: () => ({ state: game.setup(table, dealer) }),
    turn: { activePlayers: ActivePlayers.ALL },
    moves: {
      play({ G, playerID }: Wrapped & { readonly playerID: string }, move: { verb: string }) {
        const state = game.clone(G.state);
        game.play(state, Number(playerID), move, dealer);
        return { state };
      },
    },
  };
  const reducer = CreateGameReducer({ game: theirs });
  const randoms = Array.from({ length: table.players }, (_, seat) => botRandom(key, seat));
  let wrapped = InitializeGame({ game: theirs, numPlayers: table.players });
  for (let decisions = 0; ; decisions++) {
    const { state } = (wrapped as Wrapped).G;
    const owing = game.owing(state);
    if (owing === NO_SEATS) return decisions;
    const seat = firstSeatOf(owing);
    const move = blindMove(game, state, { seat, bot: randomBot, random: randoms[seat] as Random });
    wrapped = reducer(wrapped, {
      type: 'MAKE_MOVE',
      payload: { type: 'play', args: [move], playerID: String(seat) },
    });
  }
}
