import { type RefObject, useEffect, useState } from 'react';
import { whenIdle } from '../ui/when-idle.ts';

interface Layout {
  readonly columns: number;
  /** Of a row, in pixels. */
  readonly height: number;
}

/** The first house that is rendered, and the one after the last. */
interface Range {
  readonly from: number;
  readonly to: number;
}

interface Rows extends Layout, Range {
  /** The houses in and around the visible part, when the street last stood still. */
  readonly near: Range;
  readonly isScrolling: boolean;
}

/** Houses are about this wide, with at least two beside each other. */
const HOUSE_WIDTH = 230;
const LEAST_COLUMNS = 2;

/** Rows above and below the visible ones that are rendered at once. */
const SPARE = 2;

/**
 * Rows above and below that are rendered while nothing moves. Adding a row takes a phone most of
 * a frame; so a swipe meets rows that are there already.
 */
const AHEAD = 24;

/** A scroll without new events for this long has ended, where the browser does not say so. */
const SCROLL_END_MS = 160;

/** The layout of a width: how many houses in a row, and how high it is with their signs. */
export function layoutOf(width: number): Layout {
  const columns = Math.max(LEAST_COLUMNS, Math.floor(width / HOUSE_WIDTH));
  return { columns, height: Math.round(Math.min(width / columns, 280) * 0.78) + 92 };
}

/** The houses of the visible rows and of some above and below. */
export function housesAt(top: number, visible: number, { columns, height }: Layout): Range {
  const from = Math.max(0, Math.floor(top / height) - SPARE);
  return { from: from * columns, to: (Math.ceil((top + visible) / height) + SPARE) * columns };
}

/** What to render while the street moves: no less than is needed, no change if that is there. */
export function whileMoving(shown: Range, needed: Range, columns: number): Range {
  const isFar = needed.from >= shown.to || needed.to <= shown.from;
  if (isFar) return needed;
  const most = 2 * AHEAD * columns;
  return {
    from: Math.min(needed.from, Math.max(shown.from, needed.from - most)),
    to: Math.max(needed.to, Math.min(shown.to, needed.to + most)),
  };
}

/** The next step at rest: one more row above and below, until enough are there. */
export function atRest(shown: Range, needed: Range, columns: number): Range {
  const most = AHEAD * columns;
  return {
    from: Math.max(0, needed.from - most, Math.min(shown.from, needed.from) - columns),
    to: Math.min(needed.to + most, Math.max(shown.to, needed.to) + columns),
  };
}

interface Shown extends Layout, Range {
  readonly near: Range;
}

const NOTHING: Shown = { ...layoutOf(0), from: 0, to: 0, near: { from: 0, to: 0 } };

/** Renders the houses near the visible ones, and reports when scrolling begins and ends. */
export function useRows(scroller: RefObject<HTMLElement | null>): Rows {
  const [rows, setRows] = useState(NOTHING);
  const [isScrolling, setIsScrolling] = useState(false);
  useEffect(() => {
    const element = scroller.current;
    if (element === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let cancelIdle = () => {};
    let shown = NOTHING;
    const needed = (layout: Layout) => housesAt(element.scrollTop, element.clientHeight, layout);
    const show = (next: Shown) => {
      if (isSame(shown, next)) return false;
      shown = next;
      setRows(next);
      return true;
    };
    const grow = () => {
      const near = needed(shown);
      const next = { ...shown, ...atRest(shown, near, shown.columns), near };
      if (show(next)) cancelIdle = whenIdle(grow);
    };
    const rest = () => {
      setIsScrolling(false);
      cancelIdle = whenIdle(grow);
    };
    const laidOut = () => {
      cancelIdle();
      const layout = layoutOf(element.clientWidth);
      const near = needed(layout);
      const isNew = layout.columns !== shown.columns || layout.height !== shown.height;
      show({ ...layout, ...(isNew ? near : whileMoving(shown, near, layout.columns)), near });
      cancelIdle = whenIdle(grow);
    };
    const scrolled = () => {
      cancelIdle();
      setIsScrolling(true);
      show({ ...shown, ...whileMoving(shown, needed(shown), shown.columns) });
      clearTimeout(timer);
      timer = setTimeout(rest, SCROLL_END_MS);
    };
    const observer = new ResizeObserver(laidOut);
    observer.observe(element);
    element.addEventListener('scroll', scrolled, { passive: true });
    return () => {
      clearTimeout(timer);
      cancelIdle();
      observer.disconnect();
      element.removeEventListener('scroll', scrolled);
    };
  }, [scroller]);
  return { ...rows, isScrolling };
}

function isSame(one: Shown, other: Shown): boolean {
  return (
    one.columns === other.columns &&
    one.height === other.height &&
    isSameRange(one, other) &&
    isSameRange(one.near, other.near)
  );
}

function isSameRange(one: Range, other: Range): boolean {
  return one.from === other.from && one.to === other.to;
}
