import { threeLittlePigs } from '@richtfest/three-little-pigs';
import type { Game, GameMove, JsonObject, MatchSeat } from '@richtfest/engine';
import type { BotPlayer, BotQuestion } from '../../src/match/bot-player.ts';
import { chooseMove, volunteerMove } from '../../src/match/choose-move.ts';
import { LocalMatch } from '../../src/match/local-match.ts';
import { MemoryStore } from '../../src/match/memory-store.ts';
import type { Waiter } from '../../src/match/pace.ts';
import type { MatchStore, SavedMatch } from '../../src/match/saved-match.ts';
import { startMatch } from '../../src/match/start-match.ts';

export const pigs: Game = threeLittlePigs;

/** Never waits. */
export const atOnce: Waiter = {
  afterEvents: () => Promise.resolve(),
  holdTimeout: () => new Promise(() => {}),
  setAnimating: () => undefined,
  fastForward: () => undefined,
  endFastForward: () => undefined,
};

/** Bots on this thread that record their questions. */
export class RecordingBots implements BotPlayer {
  readonly questions: BotQuestion[] = [];
  readonly volunteered: BotQuestion[] = [];

  choose(question: BotQuestion): Promise<GameMove> {
    this.questions.push(structuredClone(question));
    return chooseMove(question);
  }

  volunteer(question: BotQuestion): Promise<GameMove | undefined> {
    this.volunteered.push(structuredClone(question));
    return volunteerMove(question);
  }

  close(): void {
    this.questions.length = 0;
  }
}

export interface LocalTable {
  readonly store: MatchStore;
  readonly bots: RecordingBots;
  readonly saved: SavedMatch;
  open(store?: MatchStore): Promise<LocalMatch>;
}

export interface LocalTableOptions {
  readonly game?: Game;
  readonly seats?: readonly MatchSeat[];
  readonly options?: JsonObject;
  readonly bots?: RecordingBots;
}

/** A saved match, by default of the pigs: one person against one bot, the person first. */
export async function localTable(table: LocalTableOptions = {}): Promise<LocalTable> {
  const {
    game = pigs,
    seats = [{ name: 'Anna' }, { name: 'Ida', bot: 'greedy' }],
    options = { firstSeat: 0 },
    bots = new RecordingBots(),
  } = table;
  const store = new MemoryStore();
  const saved = startMatch(game, { seats, options }, 1000);
  await store.write(saved, undefined);
  return {
    store,
    bots,
    saved,
    open: async (other = store) => {
      const stored = await store.read(saved.id);
      if (stored === undefined) throw new Error('no match is saved');
      return new LocalMatch(game, stored, { store: other, bots, pace: atOnce, now: () => 2000 });
    },
  };
}

/** Waits until a person must decide, or the match is over. */
export async function untilAsked(match: LocalMatch): Promise<void> {
  for (;;) {
    await match.settled();
    const { acting, result } = match.getSnapshot();
    if (acting !== undefined || result !== undefined) return;
    await new Promise((resolve) => {
      const stop = match.subscribe(() => {
        stop();
        resolve(undefined);
      });
    });
  }
}
