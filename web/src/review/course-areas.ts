import type { Seat } from '@richtfest/engine';
import type { CoursePoint, Moment, Review } from '@richtfest/review';

/** Everything is in percent of the chart's width and height, from the top left corner. */
export interface CourseArea {
  readonly seat: Seat;
  /** The outline as an SVG path. */
  readonly path: string;
  /** The middle of the place with the most room; undefined if a name has no room there. */
  readonly label: { readonly x: number; readonly y: number } | undefined;
}

/** A label needs this part of the height. */
const MIN_HEIGHT = 12;
/** Half a label needs this part of the width. */
const EDGE = 12;

/** The chances of all seats over time, one above the other. */
export function courseAreas(course: readonly CoursePoint[]): CourseArea[] {
  const players = course[0]?.seats.length ?? 0;
  const tops = course.map(({ seats }) => stacked(seats.map(({ shares }) => shares)));
  return Array.from({ length: players }, (_, seat) => {
    const bands = tops.map((top, at) => ({
      x: xOf(at, course.length),
      from: top[seat] ?? 0,
      to: top[seat + 1] ?? 100,
    }));
    return { seat, path: outline(bands), label: labelPlace(bands) };
  });
}

/** Where a position of the course is. */
export function xOf(at: number, length: number): number {
  return length < 2 ? 0 : (100 * at) / (length - 1);
}

/** The position of the course that a key moment belongs to. */
export function courseOf({ course, decisions }: Review, moment: Moment): number {
  if (moment.kind === 'luck') return moment.course;
  const before = (decisions[moment.decision]?.move ?? moment.move) - 1;
  return Math.max(
    0,
    course.findLastIndex(({ moves }) => moves <= before),
  );
}

/** Flags are this many pixels apart, so that a finger finds each of them. */
const FLAG_GAP = 40;

/**
 * Where the flag of a key moment is, as a CSS length: above its moment, but beside the flags before
 * it and with room for those after it.
 */
export function flagPlace(moments: readonly number[], at: number): string {
  const before = moments.slice(0, at + 1).map((x, each) => shifted(x, (at - each) * FLAG_GAP));
  const limit = shifted(100, (at + 1 - moments.length) * FLAG_GAP);
  return `min(max(${before.join(', ')}), ${limit})`;
}

function shifted(percent: number, pixels: number): string {
  return `${round(percent)}% ${pixels < 0 ? '-' : '+'} ${Math.abs(pixels)}px`;
}

interface Band {
  readonly x: number;
  readonly from: number;
  readonly to: number;
}

/** The borders between the seats, from 0 to 100; estimates may add up to slightly more or less. */
function stacked(shares: readonly number[]): number[] {
  const positive = shares.map((share) => Math.max(0, share));
  const total = positive.reduce((sum, share) => sum + share, 0) || 1;
  const borders = [0];
  for (const share of positive) borders.push((borders.at(-1) ?? 0) + (100 * share) / total);
  return borders;
}

function outline(bands: readonly Band[]): string {
  const point = (x: number, y: number) => `${round(x)} ${round(y)}`;
  const above = bands.map(({ x, from }) => point(x, from));
  const below = bands.map(({ x, to }) => point(x, to)).toReversed();
  return `M${[...above, ...below].join('L')}Z`;
}

function labelPlace(bands: readonly Band[]): CourseArea['label'] {
  const inside = bands.filter(({ x }) => x >= EDGE && x <= 100 - EDGE);
  const rooms = inside.map(({ x }) => roomAt(bands, x));
  const [widest] = rooms.toSorted((a, b) => b.to - b.from - (a.to - a.from));
  if (widest === undefined || widest.to - widest.from < MIN_HEIGHT) return undefined;
  return { x: round(widest.x), y: round((widest.from + widest.to) / 2) };
}

/** What belongs to the seat along the whole width of a label. */
function roomAt(bands: readonly Band[], x: number): Band {
  const near = bands.filter((band) => Math.abs(band.x - x) <= EDGE);
  const from = Math.max(...near.map((band) => band.from));
  return { x, from, to: Math.min(...near.map((band) => band.to)) };
}

function round(value: number): number {
  return Math.round(10 * value) / 10;
}
