import { useLayoutEffect, useState } from 'react';

/** The visitor's focus and input on the static street, before any script ran. */
interface EarlyInput {
  /** Selects the element of the rendered street that had the focus. */
  readonly focused: string | undefined;
  readonly typed: string;
  /** The form was submitted; index.html records that. */
  readonly isSent: boolean;
}

function earlyInput(): EarlyInput {
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

/** Restores focus and typed code once the street is rendered. */
export function useEarlyInput(): EarlyInput {
  const [input] = useState(earlyInput);
  useLayoutEffect(() => {
    if (input.focused === undefined) return;
    document.querySelector<HTMLElement>(`.street ${input.focused}`)?.focus();
  }, [input]);
  return input;
}
