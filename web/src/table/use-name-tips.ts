import { type RefObject, useCallback, useEffect, useState } from 'react';
import { spotOf } from '../board/arc.ts';
import type { Notice } from '../board/use-close-up.ts';

/** Components that have a name for screen readers, which everyone else can see here. */
const NAMED = ':is(button, [role="button"], [role="img"]):is([aria-label], :has(> .said))';

const LONG_PRESS_MS = 450;
/** A finger that moves farther than this drags or scrolls. */
const STILL_PX = 10;

interface NameTips {
  readonly notice: Notice | undefined;
  hideNotice(): void;
}

/** Shows the names of components on hover as the browser's tooltips, and on a long press. */
export function useNameTips(root: RefObject<HTMLElement | null>): NameTips {
  const [notice, setNotice] = useState<Notice>();
  const hideNotice = useCallback(() => setNotice(undefined), []);
  useEffect(() => {
    const element = root.current;
    if (element === null) return undefined;
    return listen(element, setNotice);
  }, [root]);
  return { notice, hideNotice };
}

function namedAt({ target }: Event): HTMLElement | undefined {
  return target instanceof Element ? (target.closest<HTMLElement>(NAMED) ?? undefined) : undefined;
}

function nameOf(named: HTMLElement): string {
  return named.ariaLabel ?? named.querySelector(':scope > .said')?.textContent ?? '';
}

function listen(root: HTMLElement, show: (notice: Notice) => void): () => void {
  const ends = new AbortController();
  const options = { signal: ends.signal, capture: true };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let start = { x: 0, y: 0 };
  let isShown = false;
  const stop = () => clearTimeout(timer);
  root.addEventListener(
    'pointerover',
    (event) => {
      const named = namedAt(event);
      // The name may have changed since the last time.
      if (named !== undefined && event.pointerType === 'mouse') named.title = nameOf(named);
    },
    options,
  );
  root.addEventListener(
    'pointerdown',
    (event) => {
      stop();
      isShown = false;
      const named = namedAt(event);
      if (named === undefined || event.pointerType === 'mouse') return;
      start = { x: event.clientX, y: event.clientY };
      timer = setTimeout(() => {
        isShown = true;
        show({ text: nameOf(named), anchor: spotOf(named) });
      }, LONG_PRESS_MS);
    },
    options,
  );
  root.addEventListener(
    'pointermove',
    ({ clientX, clientY }) => {
      if (Math.hypot(clientX - start.x, clientY - start.y) > STILL_PX) stop();
    },
    options,
  );
  root.addEventListener('pointerup', stop, options);
  root.addEventListener('pointercancel', stop, options);
  root.addEventListener(
    'click',
    (event) => {
      // A long press asks for the name; it is not a tap.
      if (!isShown) return;
      isShown = false;
      event.preventDefault();
      event.stopPropagation();
    },
    options,
  );
  return () => {
    stop();
    ends.abort();
  };
}
