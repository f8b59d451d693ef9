import { catalog } from '@richtfest/catalog';
import { browserStore } from '../match/browser-store.ts';
import type { SavedMatch } from '../match/saved-match.ts';
import type { Chronicle, MatchRecord, PlayedGame } from '../statistics/chronicle.ts';
import { storedChronicle } from '../statistics/stored-chronicle.ts';
import { recordId } from './record-id.ts';

/** A house for the record. */
export type RecordHouse =
  | { readonly saved: SavedMatch }
  /** Finished on another device of the account, and too long for its moves to be here. */
  | { readonly played: PlayedGame };

export function isFinished(house: RecordHouse | undefined): boolean {
  return house !== undefined && ('played' in house || house.saved.isOver);
}

/**
 * The house of a day and game: of this device, or of another device of the account. One that was
 * finished elsewhere, or deleted here to save space, is stored here again, so that it can be
 * reviewed.
 */
export async function recordHouse(
  day: string,
  game: string,
  { games }: Pick<Chronicle, 'games'> = storedChronicle(),
): Promise<RecordHouse | undefined> {
  const id = recordId(day, game);
  const store = await browserStore();
  const here = await store.read(id);
  if (here?.isOver === true) return { saved: here };
  const played = games.find((each) => each.id === id);
  if (played === undefined) return here && { saved: here };
  if (played.record === undefined) return { played };
  const saved = finishedMatch(played, played.record);
  // An unfinished one no longer counts.
  await store.write(saved, here?.log.length);
  return { saved };
}

/** All houses of a day, by game. */
export async function recordHouses(day: string): Promise<ReadonlyMap<string, RecordHouse>> {
  const chronicle = storedChronicle();
  const found = await Promise.all(
    catalog.map(async ({ id }) => ({ id, house: await recordHouse(day, id, chronicle) })),
  );
  return new Map(found.flatMap(({ id, house }) => (house === undefined ? [] : [[id, house]])));
}

function finishedMatch({ id, at }: PlayedGame, { header, secret, log }: MatchRecord): SavedMatch {
  return { id, header, secret, log, isOver: true, owing: [], startedAt: at, changedAt: at };
}
