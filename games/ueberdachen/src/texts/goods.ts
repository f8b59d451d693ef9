import type { Format, Plural } from '@richtfest/engine';
import { type Deal, MATERIALS, type Material, type Materials } from '../words.ts';

interface Words {
  readonly materials: Readonly<Record<Material, Plural>>;
  readonly pillar: Plural;
  readonly nothing: string;
}

/** `2 lamps and 1 door`, or the word for nothing. */
export function goodsText(
  { materials, pillar, nothing }: Words,
  { items, pillars = 0 }: { readonly items: Materials; readonly pillars?: number },
  format: Format,
): string {
  const groups = MATERIALS.flatMap((material) => {
    const count = items.filter((item) => item === material).length;
    return count === 0 ? [] : [format.count(count, materials[material])];
  });
  if (pillars > 0) groups.push(format.count(pillars, pillar));
  return groups.length === 0 ? nothing : format.list(groups);
}

/** Both sides of a deal as texts; pillars are on the rolling seat's side. */
export function sidesOf(
  words: Words,
  deal: Deal,
  { isRolling, format }: { readonly isRolling: boolean; readonly format: Format },
): { readonly give: string; readonly want: string } {
  const { give, want, pillars } = deal;
  const side = (items: Materials, hasPillars: boolean) =>
    goodsText(words, { items, pillars: hasPillars ? pillars : 0 }, format);
  return { give: side(give, isRolling), want: side(want, !isRolling) };
}

/** UD-10 a: whether pillars are given for nothing. */
export function isGift({ give, want, pillars }: Deal): boolean {
  return pillars > 0 && give.length === 0 && want.length === 0;
}
