import {
  type Column,
  FIELDS,
  type Field,
  type Helper,
  type Move,
  type RoomCard,
} from '@richtfest/dream-home';
import { isListed } from '../../../board/is-listed.ts';
import { columnMove, decide, hasVerb } from './decide.ts';
import { onPlace } from './place-taps.ts';
import {
  type DreamMachine,
  type DreamReaction,
  NOTHING,
  type Selection,
  type Situation,
  type Tap,
  type Thing,
} from './selection.ts';
import type { UsableTool } from './types.ts';

/** What a tap leads to. Knows no DOM and no rules: all that is allowed is in the legal moves. */
export function react(selection: Selection, tap: Tap, situation: Situation): DreamReaction {
  switch (tap.on) {
    case 'pick':
      return isHeld(selection, tap.thing)
        ? { selection }
        : onThing(selection, tap.thing, situation);
    case 'confirm':
      return onConfirm(selection, situation);
    case 'decline':
      return onDecline(selection, situation);
    case 'done':
      return decide(selection, { verb: 'done' }, situation);
    case 'turn-over':
      return { selection: turnedOver(selection, situation) };
    case 'cancel':
      return { selection: NOTHING };
    case 'card':
    case 'column':
    case 'helper':
    case 'place':
    case 'roof':
    case 'tool':
    default:
      return onThing(selection, tap, situation);
  }
}

/** After the table has changed: what can no longer be played is let go. */
export function settle(selection: Selection, situation: Situation): Selection {
  const { legal, view } = situation;
  switch (selection.is) {
    case 'nothing':
      return selection;
    case 'column': {
      const move = columnMove(selection.column, situation);
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

export const tapMachine: DreamMachine = { nothing: NOTHING, react, settle };

function onThing(selection: Selection, thing: Thing, situation: Situation): DreamReaction {
  switch (thing.on) {
    case 'column':
      return onColumn(selection, thing.column, situation);
    case 'place':
      return onPlace(selection, thing.place, situation);
    case 'tool':
      return onTool(selection, thing.tool, situation);
    case 'helper':
      return onHelper(selection, thing.helper, situation);
    case 'card':
      return {
        selection: { is: 'supplier', ...(!isCard(selection, thing.card) && { card: thing.card }) },
      };
    case 'roof':
      return decide(selection, { verb: 'roofer', ...thing.roof }, situation);
  }
}

/** Whether exactly this is in hand: then dragging it changes nothing. */
function isHeld(selection: Selection, thing: Thing): boolean {
  switch (thing.on) {
    case 'column':
      return (
        selection.is === 'held' ||
        ((selection.is === 'column' ||
          selection.is === 'drill' ||
          selection.is === 'cement-mixer') &&
          selection.column === thing.column)
      );
    case 'place':
      return selection.is === 'handyman' && selection.field === thing.place;
    case 'tool':
      return selection.is === thing.tool;
    case 'helper':
      return selection.is === thing.helper;
    case 'card':
      return isCard(selection, thing.card);
    case 'roof':
      return false;
  }
}

export function isCard(selection: Selection, { room, children }: RoomCard): boolean {
  const card = selection.is === 'supplier' ? selection.card : undefined;
  return card?.room === room && card.children === children;
}

function onColumn(selection: Selection, column: Column, situation: Situation): DreamReaction {
  const { legal, view } = situation;
  if (selection.is === 'drill') return drillAt(column, selection.field, situation);
  if (selection.is === 'cement-mixer') return mixAt(column, selection.column, situation);
  if (view.held?.column === column) return { selection: otherPiece(selection, situation) };
  const move = columnMove(column, situation);
  if (move === undefined) return { selection };
  if (!isListed(move, legal)) return { selection: NOTHING, ask: move };
  const isChosen = selection.is === 'column' && selection.column === column;
  // The second tap says that it was meant.
  return isChosen
    ? { selection: NOTHING, play: move }
    : { selection: { is: 'column', column, isTurned: false } };
}

/** DH-12: with a scaffold in hand, either of the two can be put down first. */
function otherPiece(selection: Selection, { legal }: Situation): Selection {
  const isScaffold = selection.is === 'held' && selection.piece === 'scaffold';
  if (isScaffold || !hasVerb('scaffold', legal)) return NOTHING;
  return { is: 'held', piece: 'scaffold', isTurned: false };
}

function drillAt(column: Column, field: Field | undefined, situation: Situation): DreamReaction {
  const { legal } = situation;
  if (field !== undefined) {
    return decide({ is: 'drill', field }, { verb: 'drill', column, field }, situation);
  }
  const canBe = legal.some((move) => move.verb === 'drill' && move.column === column);
  if (canBe) return { selection: { is: 'drill', column } };
  const some = someField(situation);
  return { selection: { is: 'drill' }, ask: { verb: 'drill', column, field: some } };
}

function mixAt(column: Column, first: Column | undefined, situation: Situation): DreamReaction {
  if (first === undefined) {
    const canBe = situation.legal.some(
      (move) => move.verb === 'mixer' && (move.a === column || move.b === column),
    );
    const selection: Selection = { is: 'cement-mixer', ...(canBe && { column }) };
    if (canBe) return { selection };
    return { selection, ask: { verb: 'mixer', ...inOrder(column, column === 5 ? 4 : 5) } };
  }
  if (first === column) return { selection: { is: 'cement-mixer' } };
  return decide({ is: 'cement-mixer' }, { verb: 'mixer', ...inOrder(first, column) }, situation);
}

function inOrder(one: Column, other: Column): { readonly a: Column; readonly b: Column } {
  return one < other ? { a: one, b: other } : { a: other, b: one };
}

const TOOL_VERBS = { drill: 'drill', 'cement-mixer': 'mixer', jackhammer: 'jackhammer' } as const;

function onTool(selection: Selection, tool: UsableTool, situation: Situation): DreamReaction {
  const canBe = hasVerb(TOOL_VERBS[tool], situation.legal);
  if (tool === 'jackhammer') {
    if (canBe) return { selection, look: { is: 'thing', thing: { on: 'tool', tool } } };
    return { selection: NOTHING, ask: { verb: 'jackhammer', column: someColumn(situation) } };
  }
  if (canBe) return { selection: selection.is === tool ? NOTHING : { is: tool } };
  const ask: Move =
    tool === 'drill'
      ? { verb: 'drill', column: someColumn(situation), field: someField(situation) }
      : { verb: 'mixer', a: 1, b: 2 };
  return { selection: NOTHING, ask };
}

function onHelper(selection: Selection, helper: Helper, { legal }: Situation): DreamReaction {
  const isOfTheEnd = helper === 'supplier' || helper === 'handyman' || helper === 'roofer';
  if (!isOfTheEnd || !hasVerb(helper, legal)) {
    return { selection, look: { is: 'thing', thing: { on: 'helper', helper } } };
  }
  return { selection: selection.is === helper ? NOTHING : { is: helper } };
}

function onConfirm(selection: Selection, situation: Situation): DreamReaction {
  if (selection.is !== 'column') return { selection };
  const move = columnMove(selection.column, situation);
  return move === undefined ? { selection } : decide(selection, move, situation);
}

function onDecline(selection: Selection, situation: Situation): DreamReaction {
  const verb = situation.view.phase === 'jackhammer' ? 'decline-jackhammer' : 'decline-decor';
  return decide(selection, { verb }, situation);
}

/** DH-17 */
function turnedOver(selection: Selection, { view }: Situation): Selection {
  if (selection.is === 'column')
    return { ...withoutSure(selection), isTurned: !selection.isTurned };
  if (view.phase !== 'room') return selection;
  const isTurned = selection.is === 'held' && selection.isTurned;
  return { is: 'held', piece: 'room', isTurned: !isTurned };
}

function withoutSure({ is, column, isTurned }: Extract<Selection, { is: 'column' }>) {
  return { is, column, isTurned };
}

function someColumn({ view }: Situation): Column {
  return view.market.find(({ room }) => room !== undefined)?.column ?? 1;
}

function someField({ view, seat }: Situation): Field {
  const house = view.players[seat]?.house ?? [];
  return house.find(({ is }) => is === 'room')?.field ?? FIELDS[0];
}
