import type { Kind, Material } from './words.ts';

/** `straw-door`: a stack's name in the page. */
export function stackName(kind: Kind, material: Material): string {
  return `${material}-${kind}`;
}
