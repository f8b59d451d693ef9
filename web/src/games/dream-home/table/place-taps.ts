import { type Column, FIELDS, type Field } from '@richtfest/dream-home';
import { isListed } from '../../../board/is-listed.ts';
import { columnMove, decide } from './decide.ts';
import { type DreamReaction, NOTHING, type Selection, type Situation } from './selection.ts';
import type { Place } from './types.ts';

/** A tap on a field of my house, or on the garden. */
export function onPlace(selection: Selection, place: Place, situation: Situation): DreamReaction {
  if (place === 'outdoors') return onGarden(selection, situation);
  switch (selection.is) {
    case 'column':
      return layFromMarket(selection, place, situation);
    case 'drill':
      return drillAt(selection.column, place, situation);
    case 'supplier':
      return supply(selection, place, situation);
    case 'handyman':
      return swap(selection.field, place, situation);
    case 'nothing':
    case 'held':
    case 'cement-mixer':
    case 'roofer':
      return layWhatIsHeld(selection, place, situation);
  }
}

function onGarden(selection: Selection, situation: Situation): DreamReaction {
  if (situation.view.phase !== 'decor') return { selection };
  return decide(selection, { verb: 'decorate', field: 'outdoors' }, situation);
}

/** Takes the column and, once that is done, lays its room. */
function layFromMarket(
  selection: Extract<Selection, { is: 'column' }>,
  field: Field,
  situation: Situation,
): DreamReaction {
  const { column, isTurned, sure } = selection;
  const move = columnMove(column, situation);
  const card = situation.view.market[column - 1]?.room;
  if (move === undefined || card === undefined) return { selection };
  if (move.verb === 'discard-column')
    return { selection, look: { is: 'thing', thing: { on: 'place', place: field } } };
  const placing = situation.placings(card).find((each) => each.field === field);
  if (placing === undefined) return { selection, look: { is: 'why-not', taking: move, field } };
  if (!placing.faceUp && !isTurned && sure !== field) {
    return {
      selection: { ...selection, sure: field },
      look: { is: 'face-down', field, because: placing.because },
    };
  }
  const faceUp = placing.faceUp && !isTurned;
  return {
    selection: NOTHING,
    look: { is: 'then', move: { verb: 'place', field, faceUp } },
    play: move,
  };
}

function layWhatIsHeld(selection: Selection, field: Field, situation: Situation): DreamReaction {
  switch (situation.view.phase) {
    case 'room':
      if (selection.is === 'held' && selection.piece === 'scaffold') {
        return decide(selection, { verb: 'scaffold', field }, situation);
      }
      return layRoom(selection, field, situation);
    case 'decor':
      return decide(selection, { verb: 'decorate', field }, situation);
    case 'scaffold':
      return decide(selection, { verb: 'scaffold', field }, situation);
    case 'discard':
    case 'helpers':
    case 'jackhammer':
    case 'over':
    case 'turn':
    default:
      return { selection, look: { is: 'thing', thing: { on: 'place', place: field } } };
  }
}

function layRoom(selection: Selection, field: Field, situation: Situation): DreamReaction {
  const { legal, view } = situation;
  const isTurned = selection.is === 'held' && selection.isTurned;
  const sure = selection.is === 'held' ? selection.sure : undefined;
  const up = { verb: 'place', field, faceUp: true } as const;
  const down = { verb: 'place', field, faceUp: false } as const;
  if (isTurned) return decide(selection, down, situation);
  if (isListed(up, legal)) return { selection: NOTHING, play: up };
  if (!isListed(down, legal)) return { selection, ask: up };
  if (sure === field) return { selection: NOTHING, play: down };
  const card = view.held?.room;
  const placing = card && situation.placings(card).find((each) => each.field === field);
  return {
    selection: { is: 'held', piece: 'room', isTurned: false, sure: field },
    look: { is: 'face-down', field, because: placing?.because },
  };
}

/** DH-22: the card to go and the card to come, in either order. */
function drillAt(column: Column | undefined, field: Field, situation: Situation): DreamReaction {
  const { legal, view } = situation;
  if (column !== undefined) {
    return decide({ is: 'drill', column }, { verb: 'drill', column, field }, situation);
  }
  const canBe = legal.some((move) => move.verb === 'drill' && move.field === field);
  if (canBe) return { selection: { is: 'drill', field } };
  const some = view.market.find(({ room }) => room !== undefined)?.column ?? 1;
  return { selection: { is: 'drill' }, ask: { verb: 'drill', column: some, field } };
}

function supply(
  selection: Extract<Selection, { is: 'supplier' }>,
  field: Field,
  situation: Situation,
): DreamReaction {
  const { card } = selection;
  if (card === undefined) {
    return { selection, look: { is: 'thing', thing: { on: 'helper', helper: 'supplier' } } };
  }
  return decide(selection, { verb: 'supplier', field, ...card }, situation);
}

function swap(first: Field | undefined, field: Field, situation: Situation): DreamReaction {
  if (first === field) return { selection: { is: 'handyman' } };
  const [a, b] = first === undefined ? [field, field] : inOrder(first, field);
  if (first !== undefined) {
    return decide({ is: 'handyman', field: first }, { verb: 'handyman', a, b }, situation);
  }
  const canBe = situation.legal.some(
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
