import { findGame } from '@richtfest/catalog';
import { houseOfRecord } from '../daily/record-id.ts';
import { type GameModule, loadTable } from '../games/index.ts';
import { useSettingsStore } from '../settings/settings.ts';
import { browserStore } from './browser-store.ts';
import { LocalMatch } from './local-match.ts';
import { Pace } from './pace.ts';
import { claimMatch } from './tab-watch.ts';
import { WorkerBots } from './worker-bots.ts';

export type OpenedLocalMatch =
  | { readonly is: 'open'; readonly match: LocalMatch; readonly module: GameModule; close(): void }
  | { readonly is: 'elsewhere' | 'not-found' | 'unreadable' };

export interface OpenLocalOptions {
  readonly id: string;
  readonly isInsisting: boolean;
  readonly onLost: () => void;
}

/** Opens a match saved on this device. */
export async function openLocalMatch(options: OpenLocalOptions): Promise<OpenedLocalMatch> {
  const store = await browserStore();
  const isKnown = (await store.read(options.id)) !== undefined;
  if (!isKnown) return { is: 'not-found' };
  const claim = await claimMatch(options);
  if (claim === undefined) return { is: 'elsewhere' };
  // Read again: the tab that gave the match up may just have saved another move.
  const saved = await store.read(options.id);
  const entry = findGame(saved?.header.game ?? '');
  if (saved === undefined || entry === undefined) return { is: 'not-found' };
  try {
    const game = await entry.load(saved.header.rulesVersion);
    const module = await loadTable(game.id);
    const match = new LocalMatch(game, saved, {
      store,
      bots: new WorkerBots(),
      pace: new Pace(() => useSettingsStore.getState().chosen.pace),
      // Results that are compared need a game without turns taken back.
      isStrict: houseOfRecord(saved.id) !== undefined || saved.rival !== undefined,
      now: Date.now,
    });
    match.begin();
    const close = () => {
      match.close();
      claim.release();
    };
    return { is: 'open', match, module, close };
  } catch (error) {
    console.error(error);
    claim.release();
    return { is: 'unreadable' };
  }
}
