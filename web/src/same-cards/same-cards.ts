import { findGame } from '@richtfest/catalog';
import {
  type MatchFile,
  type MatchHeader,
  type Seat,
  headerOf,
  isEqualJson,
  matchFileProblems,
  replay,
} from '@richtfest/engine';
import { compressed, decompressed } from '../files/compressed.ts';
import type { RivalGame, SavedMatch } from '../match/saved-match.ts';

/** A finished match whose random values are shared, with the player to beat. */
export interface SameCards {
  readonly file: MatchFile;
  /** The seat of the best person, which the next player gets. */
  readonly seat: Seat;
  readonly name: string;
  /** As the rules calculate them. */
  readonly points: number;
}

/** A link may expand to this many bytes; the longest matches have about a tenth. */
const MOST_BYTES = 256 * 1024;

/**
 * The fragment of a link to a finished match and its luck; undefined if the match has no luck of
 * its own, because it continues another one.
 */
export async function cardsFragment(file: MatchFile): Promise<string | undefined> {
  const cards = await cardsOf(file);
  return cards === undefined ? undefined : compressed(JSON.stringify(cards.file));
}

/** The content of a link; undefined if it is damaged. */
export async function readCards(fragment: string): Promise<SameCards | undefined> {
  const text = await decompressed(fragment, MOST_BYTES);
  if (text === undefined) return undefined;
  try {
    return await cardsOf(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** Replays a match; undefined unless the rules confirm that it is over and a person played. */
async function cardsOf(sent: unknown): Promise<SameCards | undefined> {
  if (matchFileProblems(sent).length > 0) return undefined;
  const { result: _, takeBacks: __, ...file } = sent as MatchFile;
  const game = await findGame(file.game)
    ?.load(file.rulesVersion)
    .catch(() => undefined);
  if (game === undefined || file.past !== undefined) return undefined;
  const { match, problems } = replay(game, file);
  if (match === undefined || problems.length > 0) return undefined;
  const result = game.result(match.state);
  const [best] = file.seats
    .flatMap(({ name, bot }, seat) => {
      const points = result?.seats[seat]?.score;
      return bot === undefined && points !== undefined ? [{ seat, name, points }] : [];
    })
    .toSorted((a, b) => b.points - a.points);
  return best === undefined ? undefined : { file, ...best };
}

/** The same table for another person, who gets the seat of the player to beat; bots have the others. */
export function tableWithCards({ file, seat }: SameCards, name: string): MatchHeader {
  const seats = file.seats.map((each, at) => {
    const { face: _, ...rest } = each;
    if (at === seat) return { ...rest, name };
    return { ...rest, bot: each.bot ?? 'family' };
  });
  return { ...headerOf(file), seats };
}

/** The game to compare with. */
export function rivalOf({ file, seat }: SameCards): RivalGame {
  return { seat, seats: file.seats, log: file.moves };
}

/** A finished game with these cards on this device, other than the shared one. */
export function playedHere(
  { file }: SameCards,
  matches: readonly SavedMatch[],
): SavedMatch | undefined {
  return matches.find(
    ({ header, log, isOver }) =>
      isOver &&
      header.game === file.game &&
      isEqualJson(header.generator, file.generator) &&
      isEqualJson(header.options, file.options) &&
      !isEqualJson(log, file.moves),
  );
}
