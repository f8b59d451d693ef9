import type { Material, Move, Size, View } from '@richtfest/ueberdachen';
import { type TapMachine, type TapResult, playOrAsk } from '../../../board/taps.ts';
import {
  type Counts,
  NO_COUNTS,
  changed,
  columnFor,
  firstColumnFor,
  listOf,
  recipeOf,
  totalOf,
} from './derive.ts';
import { type Draft, type Side, laid, wasTurnedDown } from './draft.ts';
import { onTrestle } from './trestle-taps.ts';

/** What the player has selected but not yet played. */
export type Selection =
  | { readonly is: 'nothing' }
  /** Taken from the player's pallets, to be built. */
  | { readonly is: 'material'; readonly material: Material }
  /** A selected room card. */
  | { readonly is: 'card'; readonly size: Size; readonly column: number }
  /** The load of the lorry (UD-4). */
  | { readonly is: 'load'; readonly load: Counts }
  /** A material the player lacks: the table shows the ways to it. */
  | { readonly is: 'missing'; readonly material: Material }
  /** A purchase at the merchant (UD-11). */
  | { readonly is: 'merchant' }
  | { readonly is: 'trestle'; readonly draft: Draft };

/** A tap that needs no parameters. */
type Bare<On extends string> = On extends string ? { readonly on: On } : never;

/** A tap by finger, mouse or key. */
export type Tap =
  | { readonly on: 'move'; readonly move: Move }
  | { readonly on: 'stack'; readonly size: Size }
  | { readonly on: 'column'; readonly column: number }
  | { readonly on: 'cell'; readonly column: number; readonly cell: number }
  | { readonly on: 'planned-cell'; readonly cell: number }
  | { readonly on: 'pile' | 'need'; readonly material: Material }
  | { readonly on: 'load'; readonly material: Material; readonly by: number }
  | Bare<'unload' | 'merchant' | 'trestle' | 'propose' | 'counter' | 'send' | 'cancel'>
  | { readonly on: 'to'; readonly to: Draft['to'] }
  | { readonly on: 'lay'; readonly side: Side; readonly material: Material; readonly by: number }
  | { readonly on: 'pillars'; readonly by: number };

/** UD-10 d: verbs of optional moves. */
export const OPTIONAL: ReadonlySet<Move['verb']> = new Set(['propose', 'withdraw-proposal']);

/** The view and the moves it allows. */
export interface TapContext {
  readonly view: View;
  /** Owed and optional moves together. */
  readonly legal: readonly Move[];
  /** The seat of the large site. */
  readonly seat: number;
  /** UD-10 i: the list doesn't contain every deal, so the rules are asked directly. */
  readonly isRefused: (move: Move) => boolean;
}

/** A note next to the tapped component, if there is nothing to decide. */
export type Notice = 'choose-a-card' | { readonly noPlaceFor: Material };

export type SiteResult = TapResult<Selection, Move, Notice>;

export const NOTHING: Selection = { is: 'nothing' };

function onTap(selection: Selection, tap: Tap, context: TapContext): SiteResult {
  switch (tap.on) {
    case 'move':
      return playOrAsk(selection, tap.move, context);
    case 'stack':
      return onStack(selection, tap.size, context);
    case 'column':
      return onColumn(selection, tap.column, context);
    case 'cell':
      return playOrAsk(NOTHING, { verb: 'build', room: tap.column, cell: tap.cell }, context);
    case 'planned-cell':
      return onPlannedCell(selection, tap.cell, context);
    case 'pile':
      return onPile(selection, tap.material, context);
    case 'need':
      return onNeed(selection, tap.material, context);
    case 'load':
    case 'unload':
      return onLorry(selection, tap, context);
    case 'merchant':
      return { selection: selection.is === 'merchant' ? NOTHING : { is: 'merchant' } };
    case 'cancel':
      return { selection: NOTHING };
    case 'counter':
    case 'lay':
    case 'pillars':
    case 'propose':
    case 'send':
    case 'to':
    case 'trestle':
    default:
      return onTrestle(selection, tap, context);
  }
}

/** Drops a selection that can no longer be played after the table has changed. */
function settle(selection: Selection, context: TapContext): Selection {
  const { view, legal, seat } = context;
  const isActing = view.phase === 'act' && view.seat === seat;
  switch (selection.is) {
    case 'nothing':
      return selection;
    case 'material':
      return isActing && (view.players[seat]?.storage[selection.material] ?? 0) > 0
        ? selection
        : NOTHING;
    case 'card':
      return legal.some(
        ({ verb, ...move }) =>
          verb === 'open-room' &&
          'column' in move &&
          move.size === selection.size &&
          move.column === selection.column,
      )
        ? selection
        : NOTHING;
    case 'load':
      return view.phase === 'take' && view.seat === seat ? selection : NOTHING;
    case 'missing':
      return canPlan(context) && (view.players[seat]?.storage[selection.material] ?? 0) === 0
        ? selection
        : NOTHING;
    case 'merchant':
      return isActing ? selection : NOTHING;
    case 'trestle':
      return canLay(selection.draft, context) ? selection : NOTHING;
  }
}

export const tapMachine: TapMachine<Selection, Tap, TapContext, Move, Notice> = {
  nothing: NOTHING,
  onTap,
  settle,
};

export function loadOf(selection: Selection): Counts {
  return selection.is === 'load' ? selection.load : NO_COUNTS;
}

function canLay(draft: Draft, { view, legal, seat }: TapContext): boolean {
  const { as, to, isSent = false } = draft;
  const isTheirs = !isSent && view.seat !== seat && to === view.seat;
  if (as === 'offer') {
    // A refused offer stays there, to be improved.
    const isOpen = !isSent || wasTurnedDown(draft, view);
    return view.phase === 'act' && view.seat === seat && isOpen;
  }
  if (as === 'counter') return isTheirs && legal.some(({ verb }) => verb === 'decline');
  return isTheirs && view.proposals.every((proposal) => proposal.seat !== seat);
}

function onStack(selection: Selection, size: Size, context: TapContext): SiteResult {
  const { view, legal, seat } = context;
  if (selection.is === 'card' && selection.size === size) return { selection: NOTHING };
  const first = legal.find((move) => move.verb === 'open-room' && move.size === size);
  if (first?.verb === 'open-room') return { selection: { is: 'card', size, column: first.column } };
  const player = view.players[seat];
  const column = player === undefined ? undefined : firstColumnFor(size, player);
  return { selection: NOTHING, ask: { verb: 'open-room', size, column: column ?? 0, cell: 0 } };
}

function onColumn(selection: Selection, column: number, { view, seat }: TapContext): SiteResult {
  if (selection.is !== 'card') return { selection, notice: 'choose-a-card' };
  const { size } = selection;
  const player = view.players[seat];
  const there = player === undefined ? undefined : columnFor(size, column, player);
  if (there === undefined) return { selection, ask: { verb: 'open-room', size, column, cell: 0 } };
  return { selection: { is: 'card', size, column: there } };
}

function onPlannedCell(selection: Selection, cell: number, context: TapContext): SiteResult {
  if (selection.is !== 'card') return { selection };
  const { size, column } = selection;
  return playOrAsk(selection, { verb: 'open-room', size, column, cell }, context);
}

/** A tap on the player's own pile gives, pays, discards or selects, depending on the decision. */
function onPile(selection: Selection, material: Material, context: TapContext): SiteResult {
  const { view, seat } = context;
  if (selection.is === 'trestle') {
    const { draft } = selection;
    const left = (view.players[seat]?.storage[material] ?? 0) - draft.give[material];
    if (left <= 0 && draft.want[material] === 0) return { selection };
    return { selection: { is: 'trestle', draft: laid(draft, 'give', material, 1) } };
  }
  if (view.phase === 'pay') return playOrAsk(NOTHING, { verb: 'pay', material }, context);
  if (view.phase === 'discard') return playOrAsk(NOTHING, { verb: 'discard', material }, context);
  if (selection.is === 'card') return firstOfCard(selection, material, context);
  const builds = buildsOf(material, context);
  const [only] = builds;
  if (selection.is === 'material' && selection.material === material) {
    // If there is only one place, a second tap confirms it.
    return builds.length === 1 && only !== undefined
      ? { selection: NOTHING, play: only }
      : { selection: NOTHING };
  }
  if (builds.length > 0) return { selection: { is: 'material', material } };
  if (view.phase !== 'act' || view.seat !== seat) {
    return { selection: NOTHING, ask: { verb: 'build', room: 0, cell: 0 } };
  }
  return { selection: NOTHING, notice: { noPlaceFor: material } };
}

/** Phases in which the player to move has nothing else on the table. */
const PLANNING: ReadonlySet<View['phase']> = new Set(['start', 'roll', 'roll-again', 'act']);

/** A player can plan before rolling, while acting, and in other turns unless an answer is owed. */
function canPlan({ view, legal, seat }: TapContext): boolean {
  if (view.seat === seat) return PLANNING.has(view.phase);
  return view.phase !== 'over' && legal.every(({ verb }) => OPTIONAL.has(verb));
}

/** A tap on something the nearest room needs: builds it, or shows the ways to it. */
function onNeed(selection: Selection, material: Material, context: TapContext): SiteResult {
  const { view, seat } = context;
  const [build] = buildsOf(material, context);
  if (build !== undefined) return { selection: NOTHING, play: build };
  if ((view.players[seat]?.storage[material] ?? 0) > 0) return onHeld(material, context);
  const isShown = selection.is === 'missing' && selection.material === material;
  if (isShown || !canPlan(context)) return { selection: isShown ? NOTHING : selection };
  return { selection: { is: 'missing', material } };
}

/** UD-9: a held material that a room card needs opens that room. */
function onHeld(material: Material, context: TapContext): SiteResult {
  const { view, legal } = context;
  const opening = legal.find((move) => {
    if (move.verb !== 'open-room') return false;
    const { top } = view.stacks[move.size];
    return top !== undefined && recipeOf(view, top)[move.cell] === material;
  });
  if (opening?.verb !== 'open-room') return onPile(NOTHING, material, context);
  return { selection: { is: 'card', size: opening.size, column: opening.column } };
}

/** UD-9: the selected material is the card's first. */
function firstOfCard(
  card: Extract<Selection, { is: 'card' }>,
  material: Material,
  context: TapContext,
): SiteResult {
  const { size, column } = card;
  const top = context.view.stacks[size].top;
  const cell = top === undefined ? -1 : recipeOf(context.view, top).indexOf(material);
  if (cell < 0) return { selection: card, notice: { noPlaceFor: material } };
  return playOrAsk(card, { verb: 'open-room', size, column, cell }, context);
}

/** Where one of the player's materials can be built now. */
export function buildsOf(material: Material, { view, legal, seat }: TapContext): Move[] {
  const rooms = view.players[seat]?.rooms.filter(
    ({ floor }) => floor === view.players[seat]?.floor,
  );
  return legal.filter((move) => {
    if (move.verb !== 'build') return false;
    const room = rooms?.find(({ column }) => column === move.room);
    return room !== undefined && recipeOf(view, room.room)[move.cell] === material;
  });
}

function onLorry(
  selection: Selection,
  tap: Extract<Tap, { on: 'load' | 'unload' }>,
  context: TapContext,
): SiteResult {
  const load = loadOf(selection);
  if (tap.on === 'unload')
    return playOrAsk(selection, { verb: 'take', materials: listOf(load) }, context);
  const isFull = tap.by > 0 && totalOf(load) >= context.view.toTake;
  if (isFull) {
    return { selection, ask: { verb: 'take', materials: listOf(changed(load, tap.material, 1)) } };
  }
  return { selection: { is: 'load', load: changed(load, tap.material, tap.by) } };
}
