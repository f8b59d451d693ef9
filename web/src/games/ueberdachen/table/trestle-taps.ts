import { type Draft, counterTo, emptyDraft, laid, moveOf } from './draft.ts';
import type { Selection, SiteResult, Tap, TapContext } from './taps.ts';

type DraftTap = Extract<Tap, { on: 'to' | 'lay' | 'pillars' | 'send' }>;
type TrestleTap = DraftTap | Extract<Tap, { on: 'trestle' | 'propose' | 'counter' }>;

export function onTrestle(selection: Selection, tap: TrestleTap, context: TapContext): SiteResult {
  const { view } = context;
  switch (tap.on) {
    case 'trestle':
      return laidOut(emptyDraft('offer', 'all'));
    case 'propose':
      return laidOut(emptyDraft('propose', view.seat));
    case 'counter':
      return view.offer === undefined ? { selection } : laidOut(counterTo(view.offer, view.seat));
    case 'lay':
    case 'pillars':
    case 'send':
    case 'to':
    default:
      return selection.is === 'trestle' ? onDraft(selection.draft, tap, context) : { selection };
  }
}

function onDraft(draft: Draft, tap: DraftTap, { view, isRefused }: TapContext): SiteResult {
  switch (tap.on) {
    case 'to':
      return laidOut({ ...draft, to: tap.to, isSent: false });
    case 'lay':
      return laidOut(laid(draft, tap.side, tap.material, tap.by));
    case 'pillars': {
      const pillars = Math.max(0, Math.min(view.loosePillars, draft.pillars + tap.by));
      return laidOut({ ...draft, pillars, isSent: false });
    }
    case 'send': {
      const move = moveOf(draft);
      if (isRefused(move)) return { ...laidOut(draft), ask: move };
      return { ...laidOut({ ...draft, isSent: true }), play: move };
    }
  }
}

function laidOut(draft: Draft): SiteResult {
  return { selection: { is: 'trestle', draft } };
}
