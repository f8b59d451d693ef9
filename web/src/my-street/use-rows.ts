import { type RefObject, useEffect, useState } from 'react';

interface Rows {
  readonly columns: number;
  /** In pixels. */
  readonly height: number;
  /** The first row that is rendered, and the one after the last. */
  readonly from: number;
  readonly to: number;
  readonly isScrolling: boolean;
}

/** Houses are about this wide, with at least two beside each other. */
const HOUSE_WIDTH = 230;
const LEAST_COLUMNS = 2;

/** Rows rendered above and below the visible ones. */
const SPARE = 2;

/** A scroll without new events for this long has ended, where the browser does not say so. */
const SCROLL_END_MS = 160;

/** The layout of a width: how many houses in a row, and how high it is with their signs. */
export function layoutOf(width: number): Pick<Rows, 'columns' | 'height'> {
  const columns = Math.max(LEAST_COLUMNS, Math.floor(width / HOUSE_WIDTH));
  return { columns, height: Math.round(Math.min(width / columns, 280) * 0.78) + 92 };
}

/** The rows to render for a scroll position. */
export function rowsAt(top: number, visible: number, height: number): Pick<Rows, 'from' | 'to'> {
  const from = Math.max(0, Math.floor(top / height) - SPARE);
  return { from, to: Math.ceil((top + visible) / height) + SPARE };
}

/** Renders only the rows near the visible ones, and reports when scrolling begins and ends. */
export function useRows(scroller: RefObject<HTMLElement | null>): Rows {
  const [rows, setRows] = useState<Omit<Rows, 'isScrolling'>>({ ...layoutOf(0), from: 0, to: 0 });
  const [isScrolling, setIsScrolling] = useState(false);
  useEffect(() => {
    const element = scroller.current;
    if (element === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const update = () => {
      const layout = layoutOf(element.clientWidth);
      const next = { ...layout, ...rowsAt(element.scrollTop, element.clientHeight, layout.height) };
      setRows((before) => (isSame(before, next) ? before : next));
    };
    const rest = () => setIsScrolling(false);
    const scrolled = () => {
      setIsScrolling(true);
      update();
      clearTimeout(timer);
      timer = setTimeout(rest, SCROLL_END_MS);
    };
    const observer = new ResizeObserver(update);
    observer.observe(element);
    element.addEventListener('scroll', scrolled, { passive: true });
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      element.removeEventListener('scroll', scrolled);
    };
  }, [scroller]);
  return { ...rows, isScrolling };
}

function isSame(one: Omit<Rows, 'isScrolling'>, other: Omit<Rows, 'isScrolling'>): boolean {
  return (
    one.columns === other.columns &&
    one.height === other.height &&
    one.from === other.from &&
    one.to === other.to
  );
}
