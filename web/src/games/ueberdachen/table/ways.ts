import {
  MATERIALS,
  MATERIAL_PRICE,
  type Material,
  type Move,
  type View,
} from '@richtfest/ueberdachen';
import { isListed } from '../../../board/taps.ts';
import { materialsFor, partnersOf, totalOf } from './derive.ts';
import { spareOf } from './needs.ts';
import type { TapContext } from './taps.ts';

/** A swap that the rules allow now. */
export interface SwapWay {
  readonly partner: number;
  readonly give: readonly Material[];
  readonly move: Move;
}

/** The ways to a material. */
export interface Ways {
  /** UD-10: the most promising first. */
  readonly swaps: readonly SwapWay[];
  /** UD-11: the order at the merchant, if it can be placed now. */
  readonly bank: Move | undefined;
  /** UD-11: the materials missing to pay the merchant. */
  readonly short: number;
  /** UD-4 and UD-15: the seats whose rolls can bring it. */
  readonly rollers: readonly number[];
}

const MOST_PER_PARTNER = 2;
const MOST = 4;

export function waysTo(material: Material, context: TapContext): Ways {
  const { view, seat, legal } = context;
  const bank: Move = { verb: 'bank', item: material };
  const storage = view.players[seat]?.storage;
  return {
    swaps: swapsFor(material, context),
    bank: isListed(bank, legal) ? bank : undefined,
    short: Math.max(0, MATERIAL_PRICE - (storage === undefined ? 0 : totalOf(storage))),
    rollers: view.players.flatMap((_, other) =>
      materialsFor(view, other).includes(material) ? [other] : [],
    ),
  };
}

/** Whether a material can be had in this moment. */
export function canBeHad(material: Material, context: TapContext): boolean {
  const { swaps, bank } = waysTo(material, context);
  return swaps.length > 0 || bank !== undefined;
}

/** UD-10 a and d: offers of the rolling seat; in another seat's turn, proposals to that seat. */
function swapsFor(material: Material, context: TapContext): SwapWay[] {
  const { view, seat } = context;
  const partners = view.seat === seat ? partnersOf(view, seat) : [view.seat];
  return partners
    .filter((partner) => (view.players[partner]?.storage[material] ?? 0) > 0)
    .flatMap((partner) => swapsWith(partner, material, context))
    .toSorted((a, b) => b.score - a.score)
    .slice(0, MOST)
    .map(({ way }) => way);
}

interface Scored {
  readonly way: SwapWay;
  readonly score: number;
}

function swapsWith(partner: number, material: Material, context: TapContext): Scored[] {
  const { view, seat, isRefused } = context;
  return givesOf(view, seat, material)
    .map((give) => ({
      way: { partner, give, move: moveFor({ partner, give, material }, context) },
      score: scoreOf({ partner, give, material }, context),
    }))
    .filter(({ way }) => !isRefused(way.move))
    .toSorted((a, b) => b.score - a.score)
    .slice(0, MOST_PER_PARTNER);
}

/** One of each kind the seat holds, or two of it. */
function givesOf({ players }: View, seat: number, wanted: Material): Material[][] {
  const storage = players[seat]?.storage;
  if (storage === undefined) return [];
  return MATERIALS.filter((each) => each !== wanted && storage[each] > 0).flatMap((each) =>
    storage[each] > 1 ? [[each], [each, each]] : [[each]],
  );
}

interface Swap {
  readonly partner: number;
  readonly give: readonly Material[];
  readonly material: Material;
}

function moveFor({ partner, give, material }: Swap, { view, seat }: TapContext): Move {
  const deal = { give, want: [material], pillars: 0 };
  return view.seat === seat
    ? { verb: 'offer', to: partner, ...deal }
    : { verb: 'propose', ...deal };
}

/** Prefers gifts that the partner can use and the player can spare. */
function scoreOf({ partner, give, material }: Swap, { view, seat }: TapContext): number {
  const [kind] = give;
  if (kind === undefined) return 0;
  const [mine, theirs] = [spareOf(view, seat), spareOf(view, partner)];
  const welcome = Math.min(give.length, Math.max(0, -theirs[kind]));
  const isSpare = mine[kind] >= give.length;
  const isMissed = theirs[material] <= 0;
  return 2 * welcome + 0.5 * (give.length - 1) - (isSpare ? 0 : 3) - (isMissed ? 2 : 0);
}
