import type { Game } from '@richtfest/engine';
import { browserStore } from '../match/browser-store.ts';
import { LocalMatch } from '../match/local-match.ts';
import { MemoryStore } from '../match/memory-store.ts';
import { NO_BOTS } from '../match/no-bots.ts';
import { Pace } from '../match/pace.ts';
import type { DeskQuestion } from './desk-question.ts';
import { liveQuestion } from './live-question.ts';

/**
 * The question about a match saved on this device, as the seat that acts knows it. Undefined if
 * none acts here now, or if a curtain hides what that seat knows.
 */
export async function savedQuestion(game: Game, id: string): Promise<DeskQuestion | undefined> {
  const saved = await (await browserStore()).read(id);
  if (saved === undefined || saved.header.rulesVersion !== game.rulesVersion) return undefined;
  const match = new LocalMatch(game, saved, {
    store: new MemoryStore(),
    bots: NO_BOTS,
    pace: new Pace(() => 'instant'),
    isStrict: true,
    now: () => 0,
  });
  try {
    return match.getSnapshot().curtain === undefined ? liveQuestion(match) : undefined;
  } finally {
    match.close();
  }
}
