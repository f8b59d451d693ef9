import { useLayoutEffect, useState } from 'react';

/** What a visitor did on the static street, before the app had replaced it. */
interface EarlyInput {
  readonly typed: string;
  /** The form was submitted; index.html records that. */
  readonly isSent: boolean;
}

/** index.html records what last got the focus. */
type StaticStreet = HTMLElement & { readonly focused?: Element };

const NOTHING: EarlyInput = { typed: '', isSent: false };

/**
 * Returns what was typed on the static street, and restores its focus. Rendering takes several
 * steps, between which the visitor goes on typing: so this is read when the street has been
 * replaced, from the street that was.
 */
export function useEarlyInput(): EarlyInput {
  const [before] = useState(() => document.querySelector<StaticStreet>('.street-before'));
  const [input, setInput] = useState(NOTHING);
  useLayoutEffect(() => {
    const early = before === null ? NOTHING : inputOn(before);
    if (early.typed !== '' || early.isSent) setInput(early);
  }, [before]);
  useLayoutEffect(() => {
    const focused = before?.focused;
    if (focused === undefined) return;
    const address = focused.getAttribute('href');
    const selector = address === null ? focused.localName : `a[href="${address}"]`;
    document.querySelector<HTMLElement>(`.street ${selector}`)?.focus();
  }, [before, input]);
  return input;
}

function inputOn(before: StaticStreet): EarlyInput {
  const typed = before.querySelector('input')?.value ?? '';
  return { typed, isSent: 'sent' in document.documentElement.dataset };
}
