import type { Cause, Seat } from '@richtfest/engine';
import { colourNumber, colourOf } from './data/rooms.ts';
import type { PlacingReason } from './reasons.ts';
import { type Place, SLOTS, type Slot, slotOf } from './slots.ts';
import { type Tree, builtSlots } from './state.ts';
import { COLOURS, type Colour } from './words.ts';

// Sets of slots are bits, used as indices of lookup tables: levels 2 to 4 are the lower nine
// bits, levels 5 and 6 the upper eleven.
const LOW_BITS = 9;
const HIGH_BITS = 11;
const LOW = (1 << LOW_BITS) - 1;

const LEFT = bitsOf(SLOTS.filter(({ side }) => side === 'left'));
const RIGHT = bitsOf(SLOTS.filter(({ side }) => side === 'right'));

/** BT-3: slots fully supported by these, by set of built slots. */
const RESTS_ON_LOW = tableOf(LOW_BITS, (built) => restingOn(built, isLow));
const RESTS_ON_HIGH = tableOf(HIGH_BITS, (built) => restingOn(built << LOW_BITS, isHigh));

/** BT-4 */
const TOUCHES_LOW = tableOf(LOW_BITS, touching);
const TOUCHES_HIGH = tableOf(HIGH_BITS, (slots) => touching(slots << LOW_BITS));

/** BT-5: by balance plus one, the slots that are not barred. */
const UNBARRED: readonly number[] = [~LEFT, ~0, ~RIGHT];

/** BT-3: all supported slots, built or not. */
export function supportedSlots(built: number): number {
  return (RESTS_ON_LOW[built & LOW] as number) | (RESTS_ON_HIGH[built >> LOW_BITS] as number);
}

/** BT-4: everything that touches one of these slots. */
export function touchedSlots(slots: number): number {
  return (TOUCHES_LOW[slots & LOW] as number) | (TOUCHES_HIGH[slots >> LOW_BITS] as number);
}

/** BT-5: the slots a balance does not bar. */
export function unbarredSlots(balance: number): number {
  return UNBARRED[balance + 1] as number;
}

/** The slots a card of this colour may go to, as bits (BT-2 to BT-5). */
export function openSlots(player: Tree, colour: number): number {
  const built = builtSlots(player);
  const group = player.groups[colour] as number;
  const open = supportedSlots(built) & ~built & unbarredSlots(player.balance);
  return group === 0 ? open : open & touchedSlots(group);
}

/** BT-4: the colours of a tree that no further room can touch. */
export function closedColours(player: Tree): Colour[] {
  const built = builtSlots(player);
  return COLOURS.filter((_, colour) => {
    const group = player.groups[colour] as number;
    return group !== 0 && (touchedSlots(group) & ~built) === 0;
  });
}

/** The effect of a slot on the balance (BT-5). */
export function leanOf(slot: number): number {
  return ((RIGHT >> slot) & 1) - ((LEFT >> slot) & 1);
}

export function bitsOf(slots: readonly { readonly number: number }[]): number {
  return slots.reduce((bits, { number }) => bits | (1 << number), 0);
}

export function slotsIn(bits: number): Slot[] {
  return SLOTS.filter(({ number }) => (bits & (1 << number)) !== 0);
}

/** Why a card can't go to a slot: the first rule that forbids it. */
export function barToPlacing(
  { player, seat }: { readonly player: Tree; readonly seat: Seat },
  card: number,
  number: number,
): PlacingReason | undefined {
  const slot = slotOf(number);
  const place = placeOf(slot);
  const tree = { component: 'slot', seat };
  const cause = (at: Place): Cause => ({ ...tree, level: at.level, position: at.position });
  const built = builtSlots(player);
  if ((built & (1 << number)) !== 0) {
    const there = player.tree[number] as number;
    return { rule: 'BT-2', code: 'slot-is-taken', ...place, card: there, causes: [cause(place)] };
  }
  const missing = slot.supports.filter((below) => (built & (1 << below)) === 0).map(placeAt);
  if (missing.length > 0) {
    return { rule: 'BT-3', code: 'no-support', ...place, missing, causes: missing.map(cause) };
  }
  const group = player.groups[colourNumber(card)] as number;
  if (group !== 0 && (touchedSlots(group) & (1 << number)) === 0) {
    const rooms = slotsIn(group).map(placeOf);
    const why = { colour: colourOf(card), rooms, causes: rooms.map(cause) };
    return { rule: 'BT-4', code: 'touches-no-room-of-its-colour', ...place, ...why };
  }
  if ((unbarredSlots(player.balance) & (1 << number)) === 0) {
    const causes = [{ component: 'balance', seat }];
    return { rule: 'BT-5', code: 'side-is-barred', ...place, side: slot.side, causes };
  }
  return undefined;
}

function placeOf({ level, position }: Place): Place {
  return { level, position };
}

export function placeAt(number: number): Place {
  return placeOf(slotOf(number));
}

/** A tree with these rooms and its derived data. */
export function planted(tree: readonly number[]): Tree {
  const groups = COLOURS.map(() => 0);
  let balance = 0;
  tree.forEach((card, slot) => {
    if (card < 0) return;
    const colour = colourNumber(card);
    groups[colour] = (groups[colour] as number) | (1 << slot);
    balance += leanOf(slot);
  });
  return { tree: [...tree], groups, balance };
}

function tableOf(bits: number, entry: (set: number) => number): Int32Array {
  return Int32Array.from({ length: 1 << bits }, (_, set) => entry(set));
}

function isLow(slot: number): boolean {
  return slot < LOW_BITS;
}

function isHigh(slot: number): boolean {
  return !isLow(slot);
}

/** Slots all of whose supports are in the set; those without supports rest on the tree. */
function restingOn(built: number, isOurs: (slot: number) => boolean): number {
  return bitsOf(
    SLOTS.filter(({ supports }) =>
      supports.every((below) => isOurs(below) && (built & (1 << below)) !== 0),
    ),
  );
}

function touching(slots: number): number {
  return slotsIn(slots).reduce(
    (bits, { touches }) => touches.reduce((sum, other) => sum | (1 << other), bits),
    0,
  );
}
