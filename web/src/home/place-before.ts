import { useLayoutEffect, useState } from 'react';

/** Where somebody was, and what was typed and sent, on the street as it stood before any script ran. */
interface PlaceBefore {
  /** Finds in the living street what had the focus. */
  readonly focused: string | undefined;
  readonly typed: string;
  /** The form with what was typed was sent; index.html notes that. */
  readonly isSent: boolean;
}

function placeBefore(): PlaceBefore {
  const before = document.querySelector('.street-before');
  const typed = before?.querySelector('input')?.value ?? '';
  const isSent = before !== null && 'sent' in document.documentElement.dataset;
  const at = document.activeElement;
  if (before === null || at === null || !before.contains(at)) {
    return { focused: undefined, typed, isSent };
  }
  const address = at.getAttribute('href');
  return { focused: address === null ? at.localName : `a[href="${address}"]`, typed, isSent };
}

/** Whoever stood at a door, or had begun to type a code, goes on there once the street is alive. */
export function usePlaceBefore(): PlaceBefore {
  const [place] = useState(placeBefore);
  useLayoutEffect(() => {
    if (place.focused === undefined) return;
    document.querySelector<HTMLElement>(`.street ${place.focused}`)?.focus();
  }, [place]);
  return place;
}
