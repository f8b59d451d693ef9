import {
  MATCH_FORMAT,
  type MatchFile,
  type MatchHeader,
  chanceOf,
  headerOf,
  matchFileProblems,
} from '@richtfest/engine';
import { fromBase64url, toBase64url } from '../account/base64url.ts';

/** What a link shares: a table's luck and the points to beat. */
export interface SameCards {
  readonly header: MatchHeader;
  readonly secret: string;
  /** The best person at that table. */
  readonly name: string;
  readonly points: number;
}

/** The fragment of a link to the luck of a finished match; undefined if it can't be shared. */
export function cardsFragment(file: MatchFile): string | undefined {
  const { result, secret = '' } = file;
  const people = file.seats.flatMap(({ name, bot }, seat) =>
    bot === undefined ? [{ name, points: result?.seats[seat]?.score ?? 0 }] : [],
  );
  const best = people.toSorted((a, b) => b.points - a.points)[0];
  if (result === undefined || best === undefined || file.past !== undefined) return undefined;
  const cards: SameCards = { header: headerOf(file), secret, ...best };
  return toBase64url(new TextEncoder().encode(JSON.stringify(cards)));
}

/** The content of a link; undefined if it is damaged. */
export function readCards(fragment: string): SameCards | undefined {
  try {
    const text = new TextDecoder().decode(fromBase64url(fragment));
    const cards = JSON.parse(text) as SameCards;
    const { header, secret, name, points } = cards;
    const file = { format: MATCH_FORMAT, ...header, moves: [] };
    const isWhole =
      matchFileProblems(file).length === 0 &&
      chanceOf(header.generator, secret) !== undefined &&
      typeof name === 'string' &&
      typeof points === 'number';
    return isWhole ? cards : undefined;
  } catch {
    return undefined;
  }
}

/** The same table for another person: the first person's seat is theirs, bots take the others. */
export function tableWithCards({ header }: SameCards, name: string): MatchHeader {
  const own = header.seats.findIndex(({ bot }) => bot === undefined);
  const seats = header.seats.map((seat, at) => {
    const { face: _, ...rest } = seat;
    if (at === own) return { ...rest, name };
    return { ...rest, bot: seat.bot ?? 'family' };
  });
  return { ...header, seats };
}
