// boardgame.io's own server, as its documentation starts it, with our rules in its game.
import type { AddressInfo, Server } from 'node:net';
import { findGame } from '@richtfest/catalog';
import { type JsonObject, FastChance, simulationKey } from '@richtfest/engine';
import { report } from './child.ts';
import { peer } from './peer.ts';

interface Theirs {
  Server(options: { games: object[]; origins: string[] }): {
    run(port: number): Promise<{ appServer: Server }>;
  };
}
interface Core {
  readonly ActivePlayers: { readonly ALL: object };
}

const theirs = peer('boardgame.io/server') as Theirs | undefined;
const core = peer('boardgame.io/core') as Core | undefined;
const [id = ''] = process.argv.slice(2);
const game = await findGame(id)?.load();
if (theirs === undefined || core === undefined || game === undefined)
  throw new Error('not installed');
const options: JsonObject = Object.fromEntries(
  Object.entries(game.options).map(([key, spec]) => [key, spec.default]),
);
const dealer = { chance: new FastChance(simulationKey('bench', 1)), report: undefined };
const wrapped = {
  name: game.id,
  disableUndo: true,
  setup: () => ({ state: game.setup({ players: 2, options }, dealer) }),
  turn: { activePlayers: core.ActivePlayers.ALL },
  moves: {
    play({ G, playerID }: { G: { state: object }; playerID: string }, move: { verb: string }) {
      const state = game.clone(G.state);
      game.play(state, Number(playerID), move, dealer);
      return { state };
    },
  },
};
console.log = () => undefined;
const { appServer } = await theirs.Server({ games: [wrapped], origins: ['*'] }).run(0);
report((appServer.address() as AddressInfo).port);
