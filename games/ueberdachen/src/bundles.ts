import { countBits } from './bits.ts';
import { type Deal, MATERIALS, type Material, type Materials } from './words.ts';

/** Positions in `MATERIALS`. */
export const NUMBER_OF = Object.fromEntries(
  MATERIALS.map((material, number) => [material, number]),
) as Readonly<Record<Material, number>>;

export const KINDS = MATERIALS.length;

/** The materials of one side of a small deal, with precomputed values. */
export interface Bundle {
  readonly materials: Materials;
  readonly size: number;
  /** A bit set of its kinds. */
  readonly kinds: number;
  /** What a storage must hold, in the format of `holdings`. */
  readonly needs: number;
}

/** One digit per kind, so that codes are unique and exact. */
const RADIX = 32;

function codeOf(materials: Materials): number {
  let code = 0;
  for (const material of materials) code += RADIX ** NUMBER_OF[material];
  return code;
}

/** The bundles of zero, one or two materials, in lexicographic order. */
export const BUNDLES: readonly Bundle[] = smallBundles();

function smallBundles(): Bundle[] {
  const lists: Materials[] = [[]];
  MATERIALS.forEach((first, at) => {
    lists.push([first], ...MATERIALS.slice(at).map((second) => [first, second]));
  });
  return lists.map(bundleOf);
}

function bundleOf(materials: Materials): Bundle {
  let kinds = 0;
  let twice = 0;
  for (const material of materials) {
    const bit = 1 << NUMBER_OF[material];
    twice |= kinds & bit;
    kinds |= bit;
  }
  const needs = kinds | (twice << KINDS);
  return { materials, size: materials.length, kinds, needs };
}

const TRIPLES: readonly Bundle[] = BUNDLES.filter(({ size }) => size === 2).flatMap((pair) =>
  MATERIALS.slice(NUMBER_OF[pair.materials[1] as Material]).map((third) =>
    bundleOf([...pair.materials, third]),
  ),
);

/** The bundles of one, two or up to three materials that a storage holds. */
export function bundlesOf(storage: readonly number[], largest: number): Bundle[] {
  const own = holdings(storage);
  const fitting: Bundle[] = [];
  for (const bundle of BUNDLES) {
    if (bundle.size > 0 && (bundle.needs & ~own) === 0) fitting.push(bundle);
  }
  if (largest < 3) return fitting;
  for (const bundle of TRIPLES) {
    if ((bundle.needs & ~own) === 0 && hasAll(storage, bundle.materials)) fitting.push(bundle);
  }
  return fitting;
}

/** The position in `BUNDLES` of a single material. */
export function bundleOfOne(material: number): number {
  return 1 + material * (KINDS + 1) - (material * (material - 1)) / 2;
}

/** A unique number for each bundle; for small bundles the position in `BUNDLES`. */
export function bundleNumber(materials: Materials): number {
  if (materials.length === 0) return 0;
  const first = NUMBER_OF[materials[0] as Material];
  if (materials.length === 1) return bundleOfOne(first);
  if (materials.length > 2) return BUNDLES.length + codeOf(materials);
  return bundleOfOne(first) + 1 + NUMBER_OF[materials[1] as Material] - first;
}

/** The bundle with this number. */
export function bundleOfNumber(number: number): Materials {
  const small = BUNDLES[number];
  if (small !== undefined) return small.materials;
  let code = number - BUNDLES.length;
  return MATERIALS.flatMap((material) => {
    const count = code % RADIX;
    code = Math.floor(code / RADIX);
    return Array.from({ length: count }, () => material);
  });
}

/** The contents of a storage: lower bits for kinds it has, upper bits for kinds it has twice. */
export function holdings(storage: readonly number[]): number {
  let set = 0;
  for (let material = 0; material < KINDS; material++) {
    const count = storage[material] as number;
    if (count > 0) set |= (count > 1 ? 1 | (1 << KINDS) : 1) << material;
  }
  return set;
}

const ALL_KINDS = (1 << KINDS) - 1;

export function kindsIn(holding: number): number {
  return holding & ALL_KINDS;
}

export function twiceIn(holding: number): number {
  return holding >> KINDS;
}

/** The number of bundles of two materials that these holdings allow. */
export function countPairs(kinds: number, twice: number): number {
  const count = countBits(kinds);
  return (count * (count - 1)) / 2 + countBits(twice);
}

export function isSorted(materials: Materials): boolean {
  let before = 0;
  for (const material of materials) {
    const number = NUMBER_OF[material];
    if (number < before) return false;
    before = number;
  }
  return true;
}

/** The materials that a storage lacks for a bundle, each repeated by the number missing. */
export function lackingFor(storage: readonly number[], materials: Materials): Material[] {
  const left = storage.slice();
  return materials.filter((material) => {
    const number = NUMBER_OF[material];
    left[number] = (left[number] as number) - 1;
    return left[number] < 0;
  });
}

/** Whether a storage has all of these materials, which must be sorted. */
export function hasAll(storage: readonly number[], materials: Materials): boolean {
  for (let at = 0; at < materials.length; at++) {
    const material = materials[at] as Material;
    const before = at - materials.indexOf(material);
    if ((storage[NUMBER_OF[material]] as number) <= before) return false;
  }
  return true;
}

/** A deal stated from the other side. */
export function turned({ give, want, pillars }: Deal): Deal {
  return { give: want, want: give, pillars };
}
