import type { Match, Tone } from '@richtfest/engine';
import {
  type Estimate,
  GRADES,
  type Moment,
  type Review,
  type ReviewTexts,
  chanceText,
  errorText,
  luckTitle,
  moveReasonsText,
  reviewSummary,
  reviewTexts,
  shareText,
  sign,
  stepBefore,
  swingText,
} from '@richtfest/review';
import { sentences } from '../replay/replay-lines.ts';
import { type GridRow, drawGrid } from '../terminal/grid.ts';
import { wrap } from '../terminal/text.ts';
import type { Voice } from '../voice.ts';

/** More sentences about one moment are not read. */
const MAX_SENTENCES = 8;
const NOTHING: Estimate = { shares: 0, points: 0, error: { shares: 0, points: 0 } };
/** The length of a bar for a whole win. */
const BAR = 20;
const PARTS = ['start', 'luck', 'own', 'others', 'result'] as const;
const TONES: Readonly<Record<(typeof PARTS)[number], Tone>> = {
  start: 'muted',
  luck: 'straw',
  own: 'leaf',
  others: 'sky',
  result: 'strong',
};

/** A review as text: a summary, the key moments, the balance of every seat and its grades. */
export function reviewLines(review: Review, voice: Voice, match: Match): string[] {
  const { screen, language } = voice;
  const texts = reviewTexts[language];
  const wrapped = (text: string) => wrap(text, screen.width);
  return [
    screen.paint(voice.gameTexts.name, 'strong'),
    ...wrapped(reviewSummary(review, { texts, format: voice.colouredFormat })),
    '',
    screen.paint(texts.momentsTitle, 'strong'),
    ...momentLines(review, { voice, texts, match }),
    '',
    screen.paint(texts.balanceTitle, 'strong'),
    ...review.seats.flatMap((_, seat) => balanceLines(review, seat, { voice, texts })),
    ...wrapped(`${texts.note} ${texts.certainty[review.method]}`),
    '',
    screen.paint(texts.gradesTitle, 'strong'),
    ...gradeLines(review, voice, texts),
  ];
}

function momentLines(review: Review, { voice, texts, match }: Words & MatchWords): string[] {
  const { width } = voice.screen;
  if (review.moments.length === 0) return wrap(texts.noMoments, width);
  const list = voice.screen.sign('• ', '- ');
  return review.moments.flatMap((moment) => {
    const swing = swingText(estimateOf(review, moment), { texts, format: voice.format });
    const text = `${momentText(review, moment, { voice, texts })} (${swing})`;
    const why =
      moment.kind === 'luck'
        ? happenedText(review, moment, { voice, match })
        : whyText(review, moment, voice);
    return [
      ...wrap(text, width, { first: list, next: '  ' }),
      ...(why === '' ? [] : wrap(why, width, { first: '  ', next: '  ' })),
    ];
  });
}

interface MatchWords {
  readonly voice: Voice;
  readonly match: Match;
}

interface Words {
  readonly voice: Voice;
  readonly texts: ReviewTexts;
}

function momentText({ decisions }: Review, moment: Moment, { voice, texts }: Words): string {
  const { move, seat } = moment;
  if (moment.kind === 'luck') {
    return `${luckTitle(moment, decisions, { texts, format: voice.colouredFormat })}.`;
  }
  const decision = decisions[moment.decision];
  if (decision === undefined) return '';
  const { played, best } = decision;
  return texts.choice({
    move,
    name: voice.name(seat),
    played: voice.move(played),
    best: voice.move(best),
  });
}

function whyText(
  { decisions }: Review,
  moment: Extract<Moment, { kind: 'choice' }>,
  voice: Voice,
): string {
  const { language, format } = voice;
  const reasons = decisions[moment.decision]?.reasons ?? [];
  return moveReasonsText(reasons, voice.game, { language, format, seat: moment.seat });
}

/** What chance did; the first sentences are enough, because a turn begins with the dice. */
function happenedText(
  review: Review,
  moment: Extract<Moment, { kind: 'luck' }>,
  { voice, match }: MatchWords,
): string {
  const steps = match.line.slice(stepBefore(review, moment), moment.move);
  const said = steps.flatMap(({ events }) =>
    sentences(events, { match, voice, watcher: 'public' }),
  );
  const shown = said.slice(0, MAX_SENTENCES).join(' ');
  return said.length > MAX_SENTENCES ? `${shown} …` : shown;
}

function estimateOf({ decisions, course }: Review, moment: Moment): Estimate {
  if (moment.kind === 'luck') return course[moment.course]?.luck[moment.seat] ?? NOTHING;
  const decision = decisions[moment.decision];
  if (decision === undefined) return NOTHING;
  const { loss, error } = decision;
  return { shares: -loss.shares, points: -loss.points, error };
}

function tenths(value: number): number {
  return Math.round(10 * value) / 10;
}

function balanceLines(review: Review, seat: number, { voice, texts }: Words): string[] {
  const { screen, format } = voice;
  const balance = review.seats[seat];
  if (balance === undefined) return [];
  const rows = PARTS.map((part): GridRow => {
    const { [part]: estimate } = balance;
    const isTotal = part === 'start' || part === 'result';
    const points = tenths(estimate.points);
    return [
      texts.balance[part],
      isTotal ? chanceText(estimate, format) : shareText(estimate, format),
      `${sign(points)}${format.number(Math.abs(points))}${errorText(estimate.error.points, format)}`,
      { text: bar(estimate.shares, voice), tone: TONES[part] },
    ];
  });
  const head = ['', texts.chance, texts.pointsAhead, ''].map((text) => ({
    text,
    tone: 'muted' as const,
  }));
  return [voice.name(seat), ...drawGrid([head, ...rows], screen, (column) => column % 3 === 0)];
}

function bar(share: number, { screen }: Voice): string {
  const length = Math.round(BAR * Math.min(1.5, Math.abs(share)));
  return screen.sign(share < 0 ? '▒' : '█', share < 0 ? '-' : '#').repeat(length);
}

function gradeLines({ decisions, seats }: Review, voice: Voice, texts: ReviewTexts): string[] {
  const { format } = voice;
  return seats.map((_, seat) => {
    const counts = GRADES.flatMap((grade) => {
      const count = decisions.filter((made) => made.seat === seat && made.grade === grade).length;
      return count === 0 ? [] : [`${texts.grades[grade]} ${format.number(count)}`];
    });
    return `${voice.name(seat)}: ${counts.join(', ')}`;
  });
}
