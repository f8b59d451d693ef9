import type { Format, Plural } from '@richtfest/engine';
import { type Deal, MATERIALS, type Material, type Materials } from '../words.ts';

interface Words {
  readonly materials: Readonly<Record<Material, Plural>>;
  readonly pillar: Plural;
  readonly nothing: string;
}

/** `2 lamps and 1 door`; of nothing at all, the word for it. */
export function goodsText(
  { materials, pillar, nothing }: Words,
  { things, pillars = 0 }: { readonly things: Materials; readonly pillars?: number },
  format: Format,
): string {
  const groups = MATERIALS.flatMap((material) => {
    const count = things.filter((thing) => thing === material).length;
    return count === 0 ? [] : [format.count(count, materials[material])];
  });
  if (pillars > 0) groups.push(format.count(pillars, pillar));
  return groups.length === 0 ? nothing : format.list(groups);
}

/** Both sides of a deal as texts; pillars stand on the rolling seat's side. */
export function sidesOf(
  words: Words,
  deal: Deal,
  { isRolling, format }: { readonly isRolling: boolean; readonly format: Format },
): { readonly give: string; readonly want: string } {
  const { give, want, pillars } = deal;
  const side = (things: Materials, hasPillars: boolean) =>
    goodsText(words, { things, pillars: hasPillars ? pillars : 0 }, format);
  return { give: side(give, isRolling), want: side(want, !isRolling) };
}

/** UD-10 a: only pillars change hands, and nothing comes back for them. */
export function isGift({ give, want, pillars }: Deal): boolean {
  return pillars > 0 && give.length === 0 && want.length === 0;
}
