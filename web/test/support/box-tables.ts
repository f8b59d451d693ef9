import { greedy } from '@richtfest/bots';
import { catalog } from '@richtfest/catalog';
import {
  type Game,
  type JsonObject,
  type PlayableGame,
  type Random,
  checkedOptions,
  randomFromText,
} from '@richtfest/engine';
import { expect } from 'vitest';
import type { BoxKit } from '../../src/box-bot/box-kit.ts';
import type { BoxBots } from '../../src/box-bot/bots-at-box.ts';
import { BoxTable } from '../../src/box-bot/box-table.ts';
import type { SavedBox } from '../../src/box-bot/saved-box.ts';
import { siteGame } from '../../src/games/index.ts';
import type { BotQuestion } from '../../src/match/bot-player.ts';

export const GAMES = await Promise.all(
  catalog.map(async (entry) => {
    const game = await entry.load();
    const kit = await siteGame(entry.id).loadBoxKit!();
    return [game.id, game, kit] as const;
  }),
);

export function savedBox(game: Game, options: JsonObject = {}): SavedBox {
  const seats = [{ name: 'Anna' }, { name: 'Ben' }, { name: 'Rosa', bot: 'greedy' }];
  return {
    header: {
      game: game.id,
      rulesVersion: game.rulesVersion,
      options: checkedOptions(game, { players: seats.length, options }),
      seats,
      generator: { name: 'fast', seed: 'box', game: 0 },
    },
    entries: [],
    announced: [],
  };
}

/** Bots that answer at once and note what they are asked. */
function botsOf(game: PlayableGame, asked: BotQuestion[] = []): BoxBots {
  return {
    hint: () => Promise.resolve(undefined),
    choose(question) {
      asked.push(question);
      const { seat, observation, legal, seed } = question;
      const random = randomFromText(seed);
      return Promise.resolve(greedy.choose({ game, seat, observation, legal, random }));
    },
    close: () => undefined,
  };
}

interface Opened {
  readonly table: BoxTable;
  readonly saves: SavedBox[];
  readonly asked: BotQuestion[];
}

export function open(game: PlayableGame, kit: BoxKit, saved = savedBox(game)): Opened {
  const saves: SavedBox[] = [];
  const asked: BotQuestion[] = [];
  const table = new BoxTable(game, saved, {
    bots: botsOf(game, asked),
    rules: kit.rules ?? {},
    save: (box) => saves.push(box),
  });
  table.begin();
  return { table, saves, asked };
}

export async function untilDecided(table: BoxTable): Promise<void> {
  while (table.isThinking) await Promise.resolve();
}

function anyOf<T>(values: readonly T[], random: Random): T {
  return values[random.below(values.length)]!;
}

/** Enters what a person enters next; false when the game is over. */
export async function enterNext(table: BoxTable, random: Random): Promise<boolean> {
  await untilDecided(table);
  const [draw] = table.draws;
  if (draw !== undefined) {
    table.enter(anyOf(draw.outcomes, random));
    return true;
  }
  if (table.revealing !== undefined) {
    const { seat, moves } = table.revealing;
    table.reveal(seat, anyOf(moves, random));
    return true;
  }
  const { legal, result } = table.getSnapshot();
  if (result !== undefined) return false;
  expect(table.play(anyOf(legal, random))).toBeUndefined();
  return true;
}

export function gameNamed(id: string): { game: PlayableGame; kit: BoxKit } {
  const [, game, kit] = GAMES.find(([each]) => each === id)!;
  return { game, kit };
}
