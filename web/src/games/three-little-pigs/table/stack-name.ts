import type { Kind, Material } from '@richtfest/three-little-pigs';
/** `straw-door`: a stack's name in data attributes. */
export function stackName(kind: Kind, material: Material): string {
  return `${material}-${kind}`;
}
