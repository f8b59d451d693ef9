import {
  type Column,
  FIELDS,
  type Field,
  type Helper,
  type Move,
  type RoomCard,
} from '@richtfest/dream-home';
import { isListed, playOrAsk } from '../../../board/taps.ts';
import { columnMove, hasVerb } from './decide.ts';
import { onPlace } from './place-taps.ts';
import {
  type DreamMachine,
  type DreamResult,
  NOTHING,
  type Selection,
  type TapContext,
  type Tap,
  type TapTarget,
} from './selection.ts';
import type { UsableTool } from './types.ts';

/** The result of a tap. Knows neither DOM nor rules: the legal moves say what is allowed. */
export function onTap(selection: Selection, tap: Tap, context: TapContext): DreamResult {
  switch (tap.on) {
    case 'pick':
      return isHeld(selection, tap.target)
        ? { selection }
        : onTarget(selection, tap.target, context);
    case 'confirm':
      return onConfirm(selection, context);
    case 'decline':
      return onDecline(selection, context);
    case 'done':
      return playOrAsk(selection, { verb: 'done' }, context);
    case 'turn-over':
      return { selection: turnedOver(selection, context) };
    case 'cancel':
      return { selection: NOTHING };
    case 'card':
    case 'column':
    case 'helper':
    case 'place':
    case 'roof':
    case 'tool':
    default:
      return onTarget(selection, tap, context);
  }
}

/** Drops a selection that can no longer be played after the table has changed. */
export function settle(selection: Selection, context: TapContext): Selection {
  const { legal, view } = context;
  switch (selection.is) {
    case 'nothing':
      return selection;
    case 'column': {
      const move = columnMove(selection.column, context);
      return move !== undefined && isListed(move, legal) ? selection : NOTHING;
    }
    case 'held':
      return view.phase === 'room' ? selection : NOTHING;
    case 'drill':
    case 'cement-mixer':
    case 'supplier':
    case 'handyman':
    case 'roofer':
      return hasVerb(selection.is === 'cement-mixer' ? 'mixer' : selection.is, legal)
        ? selection
        : NOTHING;
  }
}

export const tapMachine: DreamMachine = { nothing: NOTHING, onTap, settle };

function onTarget(selection: Selection, target: TapTarget, context: TapContext): DreamResult {
  switch (target.on) {
    case 'column':
      return onColumn(selection, target.column, context);
    case 'place':
      return onPlace(selection, target.place, context);
    case 'tool':
      return onTool(selection, target.tool, context);
    case 'helper':
      return onHelper(selection, target.helper, context);
    case 'card':
      return {
        selection: {
          is: 'supplier',
          ...(!isCard(selection, target.card) && { card: target.card }),
        },
      };
    case 'roof':
      return playOrAsk(selection, { verb: 'roofer', ...target.roof }, context);
  }
}

/** True if this target is already selected, so that dragging it changes nothing. */
function isHeld(selection: Selection, target: TapTarget): boolean {
  switch (target.on) {
    case 'column':
      return (
        selection.is === 'held' ||
        ((selection.is === 'column' ||
          selection.is === 'drill' ||
          selection.is === 'cement-mixer') &&
          selection.column === target.column)
      );
    case 'place':
      return selection.is === 'handyman' && selection.field === target.place;
    case 'tool':
      return selection.is === target.tool;
    case 'helper':
      return selection.is === target.helper;
    case 'card':
      return isCard(selection, target.card);
    case 'roof':
      return false;
  }
}

export function isCard(selection: Selection, { room, children }: RoomCard): boolean {
  const card = selection.is === 'supplier' ? selection.card : undefined;
  return card?.room === room && card.children === children;
}

function onColumn(selection: Selection, column: Column, context: TapContext): DreamResult {
  const { legal, view } = context;
  if (selection.is === 'drill') return drillAt(column, selection.field, context);
  if (selection.is === 'cement-mixer') return mixAt(column, selection.column, context);
  if (view.held?.column === column) return { selection: otherPiece(selection, context) };
  const move = columnMove(column, context);
  if (move === undefined) return { selection };
  if (!isListed(move, legal)) return { selection: NOTHING, ask: move };
  const isChosen = selection.is === 'column' && selection.column === column;
  // A second tap confirms.
  return isChosen
    ? { selection: NOTHING, play: move }
    : { selection: { is: 'column', column, isTurned: false } };
}

/** DH-12: with a scaffold in hand, either card can be placed first. */
function otherPiece(selection: Selection, { legal }: TapContext): Selection {
  const isScaffold = selection.is === 'held' && selection.piece === 'scaffold';
  if (isScaffold || !hasVerb('scaffold', legal)) return NOTHING;
  return { is: 'held', piece: 'scaffold', isTurned: false };
}

function drillAt(column: Column, field: Field | undefined, context: TapContext): DreamResult {
  const { legal } = context;
  if (field !== undefined) {
    return playOrAsk({ is: 'drill', field }, { verb: 'drill', column, field }, context);
  }
  const canBe = legal.some((move) => move.verb === 'drill' && move.column === column);
  if (canBe) return { selection: { is: 'drill', column } };
  const some = someField(context);
  return { selection: { is: 'drill' }, ask: { verb: 'drill', column, field: some } };
}

function mixAt(column: Column, first: Column | undefined, context: TapContext): DreamResult {
  if (first === undefined) {
    const canBe = context.legal.some(
      (move) => move.verb === 'mixer' && (move.a === column || move.b === column),
    );
    const selection: Selection = { is: 'cement-mixer', ...(canBe && { column }) };
    if (canBe) return { selection };
    return { selection, ask: { verb: 'mixer', ...inOrder(column, column === 5 ? 4 : 5) } };
  }
  if (first === column) return { selection: { is: 'cement-mixer' } };
  return playOrAsk({ is: 'cement-mixer' }, { verb: 'mixer', ...inOrder(first, column) }, context);
}

function inOrder(one: Column, other: Column): { readonly a: Column; readonly b: Column } {
  return one < other ? { a: one, b: other } : { a: other, b: one };
}

const TOOL_VERBS = { drill: 'drill', 'cement-mixer': 'mixer', jackhammer: 'jackhammer' } as const;

function onTool(selection: Selection, tool: UsableTool, context: TapContext): DreamResult {
  const canBe = hasVerb(TOOL_VERBS[tool], context.legal);
  if (tool === 'jackhammer') {
    if (canBe) return { selection, notice: { is: 'target', target: { on: 'tool', tool } } };
    return { selection: NOTHING, ask: { verb: 'jackhammer', column: someColumn(context) } };
  }
  if (canBe) return { selection: selection.is === tool ? NOTHING : { is: tool } };
  const ask: Move =
    tool === 'drill'
      ? { verb: 'drill', column: someColumn(context), field: someField(context) }
      : { verb: 'mixer', a: 1, b: 2 };
  return { selection: NOTHING, ask };
}

function onHelper(selection: Selection, helper: Helper, { legal }: TapContext): DreamResult {
  const isOfTheEnd = helper === 'supplier' || helper === 'handyman' || helper === 'roofer';
  if (!isOfTheEnd || !hasVerb(helper, legal)) {
    return { selection, notice: { is: 'target', target: { on: 'helper', helper } } };
  }
  return { selection: selection.is === helper ? NOTHING : { is: helper } };
}

function onConfirm(selection: Selection, context: TapContext): DreamResult {
  if (selection.is !== 'column') return { selection };
  const move = columnMove(selection.column, context);
  return move === undefined ? { selection } : playOrAsk(selection, move, context);
}

function onDecline(selection: Selection, context: TapContext): DreamResult {
  const verb = context.view.phase === 'jackhammer' ? 'decline-jackhammer' : 'decline-decor';
  return playOrAsk(selection, { verb }, context);
}

/** DH-17 */
function turnedOver(selection: Selection, { view }: TapContext): Selection {
  if (selection.is === 'column')
    return { ...withoutSure(selection), isTurned: !selection.isTurned };
  if (view.phase !== 'room') return selection;
  const isTurned = selection.is === 'held' && selection.isTurned;
  return { is: 'held', piece: 'room', isTurned: !isTurned };
}

function withoutSure({ is, column, isTurned }: Extract<Selection, { is: 'column' }>) {
  return { is, column, isTurned };
}

function someColumn({ view }: TapContext): Column {
  return view.market.find(({ room }) => room !== undefined)?.column ?? 1;
}

function someField({ view, seat }: TapContext): Field {
  const house = view.players[seat]?.house ?? [];
  return house.find(({ is }) => is === 'room')?.field ?? FIELDS[0];
}
