import { type Column, FIELDS, type Field } from '@richtfest/dream-home';
import { isListed, playOrAsk } from '../../../board/taps.ts';
import { columnMove } from './decide.ts';
import { type DreamResult, NOTHING, type Selection, type TapContext } from './selection.ts';
import type { Place } from './types.ts';

/** Handles a tap on a field of my house or on the garden. */
export function onPlace(selection: Selection, place: Place, context: TapContext): DreamResult {
  if (place === 'outdoors') return onGarden(selection, context);
  switch (selection.is) {
    case 'column':
      return layFromMarket(selection, place, context);
    case 'drill':
      return drillAt(selection.column, place, context);
    case 'supplier':
      return supply(selection, place, context);
    case 'handyman':
      return swap(selection.field, place, context);
    case 'nothing':
    case 'held':
    case 'cement-mixer':
    case 'roofer':
      return layWhatIsHeld(selection, place, context);
  }
}

function onGarden(selection: Selection, context: TapContext): DreamResult {
  if (context.view.phase !== 'decor') return { selection };
  return playOrAsk(selection, { verb: 'decorate', field: 'outdoors' }, context);
}

/** Takes the column, then places its room. */
function layFromMarket(
  selection: Extract<Selection, { is: 'column' }>,
  field: Field,
  context: TapContext,
): DreamResult {
  const { column, isTurned, sure } = selection;
  const move = columnMove(column, context);
  const card = context.view.market[column - 1]?.room;
  if (move === undefined || card === undefined) return { selection };
  if (move.verb === 'discard-column')
    return { selection, notice: { is: 'target', target: { on: 'place', place: field } } };
  const placing = context.placings(card).find((each) => each.field === field);
  if (placing === undefined) return { selection, notice: { is: 'why-not', taking: move, field } };
  if (!placing.faceUp && !isTurned && sure !== field) {
    return {
      selection: { ...selection, sure: field },
      notice: { is: 'face-down', field, because: placing.because },
    };
  }
  const faceUp = placing.faceUp && !isTurned;
  return {
    selection: NOTHING,
    play: move,
    followUp: { verb: 'place', field, faceUp },
  };
}

function layWhatIsHeld(selection: Selection, field: Field, context: TapContext): DreamResult {
  switch (context.view.phase) {
    case 'room':
      if (selection.is === 'held' && selection.piece === 'scaffold') {
        return playOrAsk(selection, { verb: 'scaffold', field }, context);
      }
      return layRoom(selection, field, context);
    case 'decor':
      return playOrAsk(selection, { verb: 'decorate', field }, context);
    case 'scaffold':
      return playOrAsk(selection, { verb: 'scaffold', field }, context);
    case 'discard':
    case 'helpers':
    case 'jackhammer':
    case 'over':
    case 'turn':
    default:
      return { selection, notice: { is: 'target', target: { on: 'place', place: field } } };
  }
}

function layRoom(selection: Selection, field: Field, context: TapContext): DreamResult {
  const { legal, view } = context;
  const isTurned = selection.is === 'held' && selection.isTurned;
  const sure = selection.is === 'held' ? selection.sure : undefined;
  const up = { verb: 'place', field, faceUp: true } as const;
  const down = { verb: 'place', field, faceUp: false } as const;
  if (isTurned) return playOrAsk(selection, down, context);
  if (isListed(up, legal)) return { selection: NOTHING, play: up };
  if (!isListed(down, legal)) return { selection, ask: up };
  if (sure === field) return { selection: NOTHING, play: down };
  const card = view.held?.room;
  const placing = card && context.placings(card).find((each) => each.field === field);
  return {
    selection: { is: 'held', piece: 'room', isTurned: false, sure: field },
    notice: { is: 'face-down', field, because: placing?.because },
  };
}

/** DH-22: the card to remove and the card to place, in either order. */
function drillAt(column: Column | undefined, field: Field, context: TapContext): DreamResult {
  const { legal, view } = context;
  if (column !== undefined) {
    return playOrAsk({ is: 'drill', column }, { verb: 'drill', column, field }, context);
  }
  const canBe = legal.some((move) => move.verb === 'drill' && move.field === field);
  if (canBe) return { selection: { is: 'drill', field } };
  const some = view.market.find(({ room }) => room !== undefined)?.column ?? 1;
  return { selection: { is: 'drill' }, ask: { verb: 'drill', column: some, field } };
}

function supply(
  selection: Extract<Selection, { is: 'supplier' }>,
  field: Field,
  context: TapContext,
): DreamResult {
  const { card } = selection;
  if (card === undefined) {
    return { selection, notice: { is: 'target', target: { on: 'helper', helper: 'supplier' } } };
  }
  return playOrAsk(selection, { verb: 'supplier', field, ...card }, context);
}

function swap(first: Field | undefined, field: Field, context: TapContext): DreamResult {
  if (first === field) return { selection: { is: 'handyman' } };
  const [a, b] = first === undefined ? [field, field] : inOrder(first, field);
  if (first !== undefined) {
    return playOrAsk({ is: 'handyman', field: first }, { verb: 'handyman', a, b }, context);
  }
  const canBe = context.legal.some(
    (move) => move.verb === 'handyman' && (move.a === field || move.b === field),
  );
  if (canBe) return { selection: { is: 'handyman', field } };
  const other = FIELDS.find((each) => each !== field) ?? field;
  const [one, two] = inOrder(field, other);
  return { selection: { is: 'handyman' }, ask: { verb: 'handyman', a: one, b: two } };
}

function inOrder(one: Field, other: Field): readonly [Field, Field] {
  return FIELDS.indexOf(one) < FIELDS.indexOf(other) ? [one, other] : [other, one];
}
