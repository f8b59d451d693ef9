import { type Colour, PICKS, type View } from '@richtfest/best-treehouse';
import { clockwiseFrom } from '@richtfest/engine';
import { weekWith } from './derive.ts';
import { roomText } from './room-text.ts';
import type { Selection } from './taps.ts';
import type { Speech } from './speech.ts';

/** The content of the strip above the hand. */
export interface Prompt {
  readonly title?: string;
  /** Flavour text, dropped first on small screens. */
  readonly line?: string;
  /** What the player may regret later. */
  readonly warning?: string;
  readonly text: string;
  /** The button next to it. */
  readonly act?: 'choose' | 'discard' | 'confirm' | 'take-back';
}

export interface PromptOptions {
  readonly view: View;
  readonly seat: number;
  /** The seat decides now. */
  readonly isAsked: boolean;
  readonly mayTakeBack: boolean;
  readonly selection: Selection;
  /** Places where the selected card could go. */
  readonly open: number;
  /** The colours that it would close for good at one of them. */
  readonly closes: readonly Colour[];
  /** No card of the hand fits into the tree (BT-8). */
  readonly isStuck: boolean;
}

/** One message at a time: the selection, the next step, or the seats still owing. */
export function promptOf(now: PromptOptions, speech: Speech): Prompt {
  const { view, isAsked } = now;
  if (view.phase === 'over') return { text: speech.say.isOver };
  if (!isAsked) return waiting(now, speech);
  switch (view.phase) {
    case 'choose':
      return choosing(now, speech);
    case 'build':
      return building(now, speech);
    case 'take-bonus':
      return { text: speech.say.takeBonus };
    case 'put-bonus':
    case 'take-colour':
      return pegging(now, speech);
  }
}

function choosing(now: PromptOptions, speech: Speech): Prompt {
  const { view, seat, selection, open, isStuck } = now;
  const { texts, say, format } = speech;
  if (selection.is !== 'card') {
    if (isStuck) return { text: say.noneFits };
    const next = clockwiseFrom(seat, view.players.length)[1] ?? seat;
    return { text: view.pick === PICKS ? say.chooseLast : say.chooseOne(format.seat(next)) };
  }
  const { name, line } = roomText(texts, selection.card);
  return {
    title: name,
    ...flavour(line, now, speech),
    text: say.places(open, format),
    act: 'choose',
  };
}

function building(now: PromptOptions, speech: Speech): Prompt {
  const { view, seat, open } = now;
  const { texts, say } = speech;
  const card = view.players[seat]?.revealed;
  if (card === undefined) return { text: say.placeIt };
  const { name, line } = roomText(texts, card);
  if (open === 0) return { title: name, text: say.noPlace, act: 'discard' };
  return { title: name, ...flavour(line, now, speech), text: say.placeIt, act: 'discard' };
}

/** The card's flavour text, or the warning that is more important. */
function flavour(
  line: string,
  { closes }: PromptOptions,
  { texts, say, format }: Speech,
): Pick<Prompt, 'line' | 'warning'> {
  if (closes.length === 0) return { line };
  return { warning: say.closes(format.list(closes.map((colour) => texts.colours[colour].name))) };
}

/** The points the selected scoring card would give each seat (BT-12). */
function pegging({ view, seat, selection }: PromptOptions, { texts, say, format }: Speech): Prompt {
  const isYoung = view.phase === 'take-colour';
  const bonus = view.players[seat]?.bonus ?? 0;
  if (selection.is !== 'colour') return { text: isYoung ? say.takeColour : say.putBonus(bonus) };
  const { colour } = selection;
  const card = isYoung ? { colour, seat } : { colour, seat, bonus };
  const points = weekWith(view, card).map(
    (sum, each) => `${format.seat(each)} ${format.number(sum)}`,
  );
  return {
    title: say.pegTitle(texts.colours[colour].name, isYoung ? 1 : bonus),
    text: say.pegPoints(points.join(' · ')),
    act: 'confirm',
  };
}

/** The table above names the seats still owing; this is about the viewer's own secret card. */
function waiting({ view, seat, mayTakeBack }: PromptOptions, { texts, say }: Speech): Prompt {
  const player = view.players[seat];
  const act = mayTakeBack ? ({ act: 'take-back' } as const) : {};
  if (player?.chosen !== undefined && view.phase === 'choose') {
    return { text: say.lies(roomText(texts, player.chosen).name), ...act };
  }
  if (player?.settled === undefined) return { text: '' };
  return { text: player.settled === 'discard' ? say.discardSettled : say.placeSettled, ...act };
}
