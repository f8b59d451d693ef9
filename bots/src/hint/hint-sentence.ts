import {
  type SeatFormat,
  type GameTexts,
  type GameTypes,
  type Language,
  say,
} from '@richtfest/engine';
import type { Gain } from './gain.ts';
import { type HintTexts, hintTexts, ownMoveTexts } from './hint-texts.ts';
import type { Hint } from './hint.ts';

export interface HintWords<T extends GameTypes> {
  readonly language: Language;
  readonly texts: GameTexts<T>;
  readonly format: SeatFormat;
  /** The name of the bot that gives the hint. */
  readonly adviser: string;
  /** Why the move is better than others, as a clause. */
  readonly because?: string;
}

/** A smaller edge may be the error of the estimate. */
const NOTABLE_EDGE = 1;

/** One sentence: the move, and what it gains. */
export function hintSentence<T extends GameTypes>(
  hint: Hint<T['Move']> | undefined,
  { language, texts, format, adviser, because }: HintWords<T>,
): string {
  const said = hintTexts[language];
  if (hint === undefined) return said.waits(adviser);
  const move = say(texts.moves, 'verb', hint.move, format);
  return `${said.suggests(adviser, move)} – ${gainText(hint.gain, { said, format, texts, because })}.`;
}

/** Why a bot makes its own move, as a clause. */
export function announcedReason<T extends GameTypes>(
  { gain }: Hint<T['Move']>,
  { language, texts, format, because }: Omit<HintWords<T>, 'adviser'>,
): string {
  const said = { ...hintTexts[language], ...ownMoveTexts[language] };
  return gainText(gain, { said, format, texts, because });
}

interface GainWords {
  readonly said: HintTexts;
  readonly format: SeatFormat;
  readonly texts: Pick<GameTexts, 'parts'>;
  readonly because: string | undefined;
}

function gainText(gain: Gain, words: GainWords): string {
  const { said, format } = words;
  const points = (value: number) => format.count(Math.abs(value), said.point);
  const why = words.because === undefined || words.because === '' ? [] : [words.because];
  // Points that take further moves explain less than the reasons do.
  const isFact = gain.when === 'now' || why.length === 0;
  const facts = isFact ? [...ownPoints(gain, words), ...othersLosses(gain, words)] : [];
  if (facts.length > 0) return [...facts, ...why].join('; ');
  if (gain.isOnly) return said.only;
  if (gain.isLast) return said.last;
  if (why.length > 0) return why.join('; ');
  return gain.edge >= NOTABLE_EDGE ? said.edge(points(gain.edge)) : said.close;
}

function ownPoints(gain: Gain, words: GainWords): string[] {
  const { points, parts, when, isAverage } = gain;
  const { said, format, texts } = words;
  if (points === 0) return [];
  const amount = format.count(Math.abs(points), said.point);
  // Nothing makes up for it if there is no choice or nothing left to play.
  if (points < 0) return [gain.isOnly || gain.isLast ? said.loss(amount) : said.costs(amount)];
  const entries = Object.entries(parts);
  const [only] = entries;
  const named = (part: string) => texts.parts[part] ?? part;
  const where =
    entries.length === 1 && only !== undefined
      ? named(only[0])
      : entries.map(([part, value]) => `${named(part)} ${signed(value, format)}`).join(', ');
  const how = isAverage ? said.average : said[when];
  return [`${how(amount)} (${where})`];
}

function signed(value: number, format: SeatFormat): string {
  return value < 0 ? `−${format.number(-value)}` : `+${format.number(value)}`;
}

function othersLosses({ others, isAverage }: Gain, { said, format }: GainWords): string[] {
  const loses = isAverage ? said.losesOnAverage : said.loses;
  return others.flatMap(({ seat, points }) =>
    points < 0 ? [loses(format.seat(seat), format.count(-points, said.point))] : [],
  );
}
