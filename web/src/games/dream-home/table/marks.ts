import type {
  Column,
  Decor,
  FaceUpReason,
  Field,
  Helper,
  Move,
  RoomCard,
} from '@richtfest/dream-home';
import { columnMove } from './decide.ts';
import type { Selection, TapContext } from './selection.ts';
import type { Place, UsableTool } from './types.ts';

/** The preview of a place if the selection were played. */
export type Ghost =
  | { readonly is: 'room'; readonly card: RoomCard }
  | { readonly is: 'empty-room' }
  | { readonly is: 'scaffold' }
  | { readonly is: 'decor'; readonly decor: Decor }
  /** A card there would be removed. */
  | { readonly is: 'nothing' };

/** A place that can be chosen now, and the result. */
export interface PlaceMark {
  readonly ghost: Ghost;
  /** The immediate change in points. */
  readonly now?: number | undefined;
  /** The points it can still reach. */
  readonly possible?: number | undefined;
  readonly because?: FaceUpReason | undefined;
  /** Already chosen, as the first of two. */
  readonly isChosen?: boolean;
}

export type PlaceMarks = ReadonlyMap<Place, PlaceMark>;

/** The points a move would add to its seat's score. */
export type Gain = (move: Move) => number | undefined;

/** The components that can be tapped now. */
export interface Marks {
  readonly places: PlaceMarks;
  readonly columns: ReadonlySet<Column>;
  readonly tools: ReadonlySet<UsableTool>;
  readonly helpers: ReadonlySet<Helper>;
}

export function marksOf(selection: Selection, context: TapContext, gain: Gain): Marks {
  return {
    places: new Map(placesOf(selection, context, gain)),
    columns: columnsOf(selection, context),
    tools: new Set(context.legal.flatMap(toolOf)),
    helpers: new Set(context.legal.flatMap(helperOf)),
  };
}

function toolOf(move: Move): UsableTool[] {
  if (move.verb === 'mixer') return ['cement-mixer'];
  return move.verb === 'drill' || move.verb === 'jackhammer' ? [move.verb] : [];
}

function helperOf({ verb }: Move): Helper[] {
  return verb === 'supplier' || verb === 'handyman' || verb === 'roofer' ? [verb] : [];
}

function columnsOf(selection: Selection, { legal }: TapContext): ReadonlySet<Column> {
  const columns = legal.flatMap((move): Column[] => {
    if (selection.is === 'drill') {
      const isWanted =
        selection.field === undefined || (move.verb === 'drill' && move.field === selection.field);
      return move.verb === 'drill' && isWanted ? [move.column] : [];
    }
    if (selection.is === 'cement-mixer') return move.verb === 'mixer' ? [move.a, move.b] : [];
    const isColumn =
      move.verb === 'take' || move.verb === 'jackhammer' || move.verb === 'discard-column';
    return isColumn ? [move.column] : [];
  });
  return new Set(columns);
}

type MarkedPlace = readonly [Place, PlaceMark];

function placesOf(selection: Selection, context: TapContext, gain: Gain): MarkedPlace[] {
  switch (selection.is) {
    case 'column':
      return beforeTaking(selection, context);
    case 'drill':
      return forDrill(selection, context, gain);
    case 'supplier':
      return forSupplier(selection, context, gain);
    case 'handyman':
      return forHandyman(selection, context, gain);
    case 'cement-mixer':
    case 'roofer':
      return [];
    case 'nothing':
    case 'held':
      return forHeld(selection, context, gain);
  }
}

function beforeTaking(
  { column, isTurned }: Extract<Selection, { is: 'column' }>,
  context: TapContext,
): MarkedPlace[] {
  const card = context.view.market[column - 1]?.room;
  const verb = columnMove(column, context)?.verb;
  if (card === undefined || (verb !== 'take' && verb !== 'jackhammer')) return [];
  return laid(card, isTurned, context);
}

function laid(card: RoomCard, isTurned: boolean, { placings }: TapContext): MarkedPlace[] {
  return placings(card).map(({ field, faceUp, because, now, asEmpty, possible }) =>
    faceUp && !isTurned
      ? [field, { ghost: { is: 'room', card }, now, possible }]
      : [field, { ghost: { is: 'empty-room' }, now: asEmpty, because }],
  );
}

function forHeld(selection: Selection, context: TapContext, gain: Gain): MarkedPlace[] {
  const { view, legal } = context;
  const isScaffold =
    view.phase === 'scaffold' || (selection.is === 'held' && selection.piece === 'scaffold');
  if (isScaffold) {
    return legal.flatMap((move): MarkedPlace[] =>
      move.verb === 'scaffold' ? [[move.field, { ghost: { is: 'scaffold' } }]] : [],
    );
  }
  const card = view.held?.room;
  if (view.phase === 'room' && card !== undefined && legal.length > 0) {
    return laid(card, selection.is === 'held' && selection.isTurned, context);
  }
  const special = view.held?.special;
  if (special?.type !== 'decor') return [];
  return legal.flatMap((move): MarkedPlace[] =>
    move.verb === 'decorate'
      ? [[move.field, { ghost: { is: 'decor', decor: special.decor }, now: gain(move) }]]
      : [],
  );
}

function forDrill(
  { column, field }: Extract<Selection, { is: 'drill' }>,
  { view, legal }: TapContext,
  gain: Gain,
): MarkedPlace[] {
  const card = column === undefined ? undefined : view.market[column - 1]?.room;
  const moves = legal.filter(
    (move) => move.verb === 'drill' && (column === undefined || move.column === column),
  );
  return moves.flatMap((move): MarkedPlace[] => {
    if (move.verb !== 'drill') return [];
    if (card === undefined) {
      return [[move.field, { ghost: { is: 'nothing' }, isChosen: move.field === field }]];
    }
    return [[move.field, { ghost: { is: 'room', card }, now: gain(move) }]];
  });
}

function forSupplier(
  { card }: Extract<Selection, { is: 'supplier' }>,
  { legal }: TapContext,
  gain: Gain,
): MarkedPlace[] {
  if (card === undefined) return [];
  return legal.flatMap((move): MarkedPlace[] =>
    move.verb === 'supplier' && move.room === card.room && move.children === card.children
      ? [[move.field, { ghost: { is: 'room', card }, now: gain(move) }]]
      : [],
  );
}

function forHandyman(
  { field }: Extract<Selection, { is: 'handyman' }>,
  { legal }: TapContext,
  gain: Gain,
): MarkedPlace[] {
  return legal.flatMap((move): MarkedPlace[] => {
    if (move.verb !== 'handyman') return [];
    if (field === undefined)
      return [move.a, move.b].map((each) => [each, { ghost: { is: 'nothing' } }]);
    const other = partnerOf(field, move);
    return other === undefined
      ? []
      : [
          [field, { ghost: { is: 'nothing' }, isChosen: true }],
          [other, { ghost: { is: 'nothing' }, now: gain(move) }],
        ];
  });
}

function partnerOf(
  field: Field,
  { a, b }: { readonly a: Field; readonly b: Field },
): Field | undefined {
  if (a === field) return b;
  return b === field ? a : undefined;
}
