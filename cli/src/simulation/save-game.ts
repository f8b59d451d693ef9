import { join } from 'node:path';
import { type SimulatedGame, type SimulationOptions, simulateGame } from '@richtfest/bots';
import { type Game, MATCH_FORMAT, type MatchFile, writeTurn } from '@richtfest/engine';
import { jsonText } from '../files/json-text.ts';
import { writeAtomically } from '../files/write-file.ts';
import { namesFor } from '../seating.ts';

interface SavedGame {
  readonly game: Game;
  readonly settings: SimulationOptions;
  readonly number: number;
  readonly folder: string;
  readonly editionName: string | undefined;
}

/** Plays a game of a simulation and writes its match file to a folder. */
export function saveGame(saved: SavedGame): SimulatedGame {
  const { game, settings, number, folder, editionName } = saved;
  const moves: string[] = [];
  const played = simulateGame(game, settings, number, (seat, move) =>
    moves.push(writeTurn(game, seat, move)),
  );
  const bots = settings.bots.map(({ name }) => name);
  const names = namesFor(bots.map((bot) => ({ bot })));
  const file: MatchFile = {
    format: MATCH_FORMAT,
    game: game.id,
    rulesVersion: game.rulesVersion,
    options: settings.options,
    ...(editionName === undefined ? {} : { editionName }),
    seats: bots.map((bot, seat) => ({ name: names[seat] ?? bot, bot })),
    generator: { name: 'fast', seed: settings.seed, game: number },
    moves,
    result: played.result,
  };
  writeAtomically(join(folder, fileName(game.id, settings.seed, number)), jsonText(file));
  return played;
}

function fileName(game: string, seed: string, number: number): string {
  const plainSeed = seed.replaceAll(/[^\w.-]+/g, '-').slice(0, 40);
  return `${game}-${plainSeed}-${String(number).padStart(6, '0')}.json`;
}
