import {
  type Face,
  KINDS,
  type Kind,
  MATERIALS,
  type Material,
} from '@richtfest/three-little-pigs';
import type { ReactNode } from 'react';
import { type DrawData, isOneOf } from '../../../rules/draw-data.ts';
import { DieFace } from '../table/parts/die-face.tsx';
import { Sign } from '../table/parts/sign.tsx';
import { TileArt } from '../table/parts/tile-art.tsx';

const FACES: readonly Face[] = [...KINDS, 'wolf'];

/** LP-2: a stack, or its tiles with a number of pots. */
function drawTile([kind, material, pots = 0]: readonly (string | number)[]): ReactNode {
  if (!isOneOf<Kind>(KINDS, kind) || !isOneOf<Material>(MATERIALS, material)) return undefined;
  return <TileArt kind={kind} material={material} pots={Number(pots)} />;
}

/** The components in the form of an edition. */
export const drawData: DrawData = (option, path) => {
  const last = path.at(-1);
  if (option === 'pots') return drawTile(path);
  if (option === 'dice' && isOneOf<Face>(FACES, last))
    return <DieFace face={last} isWild={false} />;
  return option === 'wheel' && isOneOf<Material>(MATERIALS, last) ? <Sign of={last} /> : undefined;
};
