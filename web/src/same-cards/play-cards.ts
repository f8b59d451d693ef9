import { browserStore } from '../match/browser-store.ts';
import type { SavedMatch } from '../match/saved-match.ts';
import { saveLocal } from '../match/start-local.ts';
import { randomHex } from '../match/start-match.ts';
import { type SameCards, rivalOf, tableWithCards } from './same-cards.ts';

/** Starts a match with the cards of another one and returns its id. */
export function playCards(cards: SameCards, name: string): Promise<string> {
  const { secret = '' } = cards.file;
  const header = tableWithCards(cards, name);
  return startCards({ header, secret, rival: rivalOf(cards) });
}

/** Starts a match with the same luck again, against the same game. */
export function playCardsAgain({ header, secret, rival }: SavedMatch): Promise<string> {
  return startCards({ header, secret, rival });
}

function startCards({
  header,
  secret,
  rival,
}: Pick<SavedMatch, 'header' | 'secret'> & {
  readonly rival: SavedMatch['rival'] | undefined;
}): Promise<string> {
  const now = Date.now();
  const times = { startedAt: now, changedAt: now };
  const compared = rival === undefined ? {} : { rival };
  const id = randomHex(8);
  return saveLocal({ id, header, secret, log: [], isOver: false, ...times, ...compared });
}

/** Compares a finished match of this device with a shared one from now on. */
export async function compareFrom(played: SavedMatch, cards: SameCards): Promise<void> {
  const store = await browserStore();
  await store.write({ ...played, rival: rivalOf(cards) }, played.log.length);
}
