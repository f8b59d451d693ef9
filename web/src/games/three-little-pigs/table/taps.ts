import type { Kind, Material, Move, View } from '@richtfest/three-little-pigs';
import { type TapMachine, type TapResult, isListed, playOrAsk } from '../../../board/taps.ts';
import { stackName } from './stack-name.ts';

/** A house of the acting seat by number, or the free plot next to them. */
export type Place = number | 'new';

/** What the player has selected but not yet played. */
export type Selection =
  | { readonly is: 'nothing' }
  /** Dice to roll again: ascending, never empty. */
  | { readonly is: 'dice'; readonly dice: readonly number[] }
  | ({ readonly is: 'tile' } & StackOf)
  /** While rolling: a tile that the dice would pay for; a second tap stops and takes it. */
  | ({ readonly is: 'offer' } & StackOf);

export interface StackOf {
  readonly kind: Kind;
  readonly material: Material;
}

/** A tap by finger, mouse or key. */
export type Tap =
  | { readonly on: 'die'; readonly die: number }
  | { readonly on: 'roll' | 'stop' | 'done' | 'cancel' }
  | ({ readonly on: 'stack' } & StackOf)
  | { readonly on: 'place'; readonly place: Place }
  | { readonly on: 'neighbour-house'; readonly seat: number; readonly house: number };

/** The view and the moves it allows. */
export interface TapContext {
  readonly view: Pick<View, 'phase'>;
  readonly legal: readonly Move[];
  /** Stacks that the dice would pay for if rolling stopped now: `straw-door` … */
  readonly payable: ReadonlySet<string>;
  /** The seat that owns the houses. */
  readonly seat: number;
}

/** A close-up for a tap that decides nothing. */
export type Notice =
  | { readonly seat: number; readonly house: number }
  | 'choose-dice'
  | 'choose-a-tile'
  | 'choose-a-house';

type PigsResult = TapResult<Selection, Move, Notice>;

export const NOTHING: Selection = { is: 'nothing' };

/** The result of a tap. Knows neither DOM nor rules: the legal moves say what is allowed. */
export function onTap(selection: Selection, tap: Tap, context: TapContext): PigsResult {
  switch (tap.on) {
    case 'die':
      return onDie(selection, tap.die, context);
    case 'roll':
      return onRoll(selection, context);
    case 'stop':
      return selection.is === 'offer'
        ? takeOffer(selection)
        : playOrAsk(selection, { verb: 'stop' }, context);
    case 'done':
      return playOrAsk(selection, { verb: tap.on }, context);
    case 'stack':
      return onStack(selection, tap, context);
    case 'place':
      return onPlace(selection, tap.place, context);
    case 'neighbour-house':
      return onNeighbourHouse(selection, tap, context);
    case 'cancel':
      return { selection: NOTHING };
  }
}

/** Drops a selection that can no longer be played after the table has changed. */
export function settle(selection: Selection, context: TapContext): Selection {
  if (selection.is === 'tile') {
    return placesFor(selection, context.legal).length > 0 ? selection : NOTHING;
  }
  if (selection.is === 'dice') {
    const roll: Move = { verb: 'roll', dice: selection.dice };
    return isListed(roll, context.legal) ? selection : NOTHING;
  }
  if (selection.is === 'offer') return isOffered(selection, context) ? selection : NOTHING;
  return selection;
}

export const tapMachine: TapMachine<Selection, Tap, TapContext, Move, Notice> = {
  nothing: NOTHING,
  onTap,
  settle,
};

export function chosenDice(selection: Selection): readonly number[] {
  return selection.is === 'dice' ? selection.dice : [];
}

/** Where a tile of this stack can go now. */
export function placesFor(stack: StackOf, legal: readonly Move[]): Place[] {
  return legal.flatMap((move) =>
    move.verb === 'build' && move.kind === stack.kind && move.material === stack.material
      ? [move.house]
      : [],
  );
}

/** Without dice there is nothing to roll yet: a notice says which ones. */
function onRoll(selection: Selection, context: TapContext): PigsResult {
  const dice = chosenDice(selection);
  const mayRoll = context.legal.some(({ verb }) => verb === 'roll');
  if (dice.length === 0 && mayRoll) return { selection: NOTHING, notice: 'choose-dice' };
  return playOrAsk(selection, { verb: 'roll', dice }, context);
}

function isOffered({ kind, material }: StackOf, { legal, payable }: TapContext): boolean {
  return isListed(STOP, legal) && payable.has(stackName(kind, material));
}

/** The tile stays selected, to be placed once rolling has stopped. */
function takeOffer({ kind, material }: StackOf): PigsResult {
  return { selection: { is: 'tile', kind, material }, play: STOP };
}

const STOP: Move = { verb: 'stop' };

function onDie(selection: Selection, die: number, { legal }: TapContext): PigsResult {
  const alone: Move = { verb: 'roll', dice: [die] };
  if (!isListed(alone, legal)) return { selection, ask: alone };
  const dice = chosenDice(selection);
  const next = dice.includes(die)
    ? dice.filter((other) => other !== die)
    : [...dice, die].toSorted((a, b) => a - b);
  return { selection: next.length === 0 ? NOTHING : { is: 'dice', dice: next } };
}

function onStack(
  selection: Selection,
  { kind, material }: StackOf,
  context: TapContext,
): PigsResult {
  const places = placesFor({ kind, material }, context.legal);
  const [place] = places;
  if (isOffered({ kind, material }, context)) {
    const isSame =
      selection.is === 'offer' && selection.kind === kind && selection.material === material;
    return isSame ? takeOffer(selection) : { selection: { is: 'offer', kind, material } };
  }
  if (place === undefined) {
    return { selection: NOTHING, ask: { verb: 'build', kind, material, house: 'new' } };
  }
  const isChosen =
    selection.is === 'tile' && selection.kind === kind && selection.material === material;
  if (!isChosen) return { selection: { is: 'tile', kind, material } };
  // If there is only one place, a second tap confirms it.
  return places.length === 1
    ? { selection: NOTHING, play: { verb: 'build', kind, material, house: place } }
    : { selection: NOTHING };
}

function onPlace(selection: Selection, place: Place, context: TapContext): PigsResult {
  const { view, seat } = context;
  if (selection.is === 'tile') {
    const { kind, material } = selection;
    return playOrAsk(selection, { verb: 'build', kind, material, house: place }, context);
  }
  const isWolf = view.phase === 'wolf';
  if (place === 'new') return { selection, notice: isWolf ? 'choose-a-house' : 'choose-a-tile' };
  if (isWolf) return { selection, ask: { verb: 'blow', seat, house: place } };
  return { selection, notice: { seat, house: place } };
}

function onNeighbourHouse(
  selection: Selection,
  { seat, house }: { readonly seat: number; readonly house: number },
  context: TapContext,
): PigsResult {
  const blow: Move = { verb: 'blow', seat, house };
  if (isListed(blow, context.legal)) return { selection: NOTHING, play: blow };
  return { selection, notice: { seat, house } };
}
