import type { Material, Materials } from '@richtfest/ueberdachen';
import type { Format, Plural } from '@richtfest/engine';
import { countsOf, pilesOf } from '../table/derive.ts';

export interface GoodsWords {
  readonly materials: Readonly<Record<Material, Plural>>;
  readonly pillar: Plural;
  readonly nothing: string;
}

/** `2 lamps and 1 pillar`, in any language. */
export function goodsIn({ materials, pillar, nothing }: GoodsWords) {
  return (list: Materials, pillars: number, format: Format): string => {
    const groups = pilesOf(countsOf(list)).map(({ material, count }) =>
      format.count(count, materials[material]),
    );
    const all = pillars > 0 ? [...groups, format.count(pillars, pillar)] : groups;
    return all.length === 0 ? nothing : format.list(all);
  };
}

/** Columns are lettered as in the log: A to G. */
export function letterOf(column: number): string {
  return String.fromCodePoint(65 + column);
}
