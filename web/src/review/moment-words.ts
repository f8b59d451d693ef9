import { capitalize, say } from '@richtfest/engine';
import {
  type Moment,
  type Review,
  moveReasonsText,
  otherMover,
  stepBefore,
  swingText,
} from '@richtfest/review';
import type { Replay } from '../match/replay.ts';
import { type ReviewWords, moveText } from './review-words.ts';

interface MomentLine {
  readonly name: string;
  readonly text: string;
}

/** More sentences about one moment are not read. */
const MAX_SENTENCES = 8;

/** A key moment in words. */
export interface MomentWords {
  /** The moment of the replay that shows it: before a choice, after luck. */
  readonly moment: number;
  readonly title: string;
  readonly lines: readonly MomentLine[];
  /** What it cost or brought the seat. */
  readonly swing: string;
  readonly tableName: string;
}

/** What a key moment was about, and what would have been better. */
export function momentWords(
  review: Review,
  moment: Moment,
  { words, replay }: { readonly words: ReviewWords; readonly replay: Replay },
): MomentWords {
  return moment.kind === 'luck'
    ? luckWords(review, moment, { words, replay })
    : choiceWords(review, moment, words);
}

function choiceWords(
  { decisions }: Review,
  { decision: at, move, seat }: Extract<Moment, { kind: 'choice' }>,
  words: ReviewWords,
): MomentWords {
  const { page, format, game } = words;
  const decision = decisions[at];
  if (decision === undefined) throw new RangeError(`the review has no decision ${at}`);
  const { played, best, loss, error, reasons } = decision;
  const why = moveReasonsText(reasons, game, { ...words, seat });
  return {
    moment: move - 1,
    title: capitalize(page.choice(seat, words.when(move), format)),
    lines: [
      { name: page.played(seat, format), text: moveText(played, words) },
      { name: page.better, text: moveText(best, words) },
      ...(why === '' ? [] : [{ name: page.why, text: why }]),
    ],
    swing: swingText({ shares: -loss.shares, points: -loss.points, error }, words),
    tableName: page.tableBefore(words.moveName(move)),
  };
}

function luckWords(
  review: Review,
  moment: Extract<Moment, { kind: 'luck' }>,
  { words, replay }: { readonly words: ReviewWords; readonly replay: Replay },
): MomentWords {
  const { course: at, move, seat } = moment;
  const { page, format, gameTexts } = words;
  const mover = otherMover(moment, review.decisions);
  const luck = review.course[at]?.luck[seat];
  const before = stepBefore(review, moment);
  const events = replay.lines(move, 'everyone').filter(({ moment }) => moment > before);
  const happened = events
    .map(({ event }) => say(gameTexts.events, 'type', event, format))
    .filter((sentence) => sentence !== '');
  return {
    moment: move,
    title: capitalize(
      page.luck({ seat, mover, when: words.when(move), isGood: moment.swing > 0 }, format),
    ),
    lines: [
      {
        name: mover === undefined ? page.happened : page.happenedTogether,
        text: firstSentences(happened),
      },
    ],
    swing: luck === undefined ? '' : swingText(luck, words),
    tableName: page.tableAfter(words.moveName(move)),
  };
}

/** The first sentences tell of the dice; a turn with much trade has many more. */
function firstSentences(sentences: readonly string[]): string {
  const shown = sentences.slice(0, MAX_SENTENCES).join(' ');
  return sentences.length > MAX_SENTENCES ? `${shown} …` : shown;
}
