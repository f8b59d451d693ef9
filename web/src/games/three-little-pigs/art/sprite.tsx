import { KINDS, type Kind, MATERIALS, type Material } from '@richtfest/three-little-pigs';
import { type ReactNode, memo } from 'react';
import { doorOpening, windowOpening } from './openings.tsx';
import { pot } from './pot.tsx';
import { stoneRoof, stoneWall } from './stone.tsx';
import { strawRoof, strawWall } from './straw.tsx';
import { signs } from './signs.tsx';
import { trees } from './trees.tsx';
import { woodRoof, woodWall } from './wood.tsx';

const WALLS: Readonly<Record<Material, () => ReactNode>> = {
  straw: strawWall,
  wood: woodWall,
  stone: stoneWall,
};

const ROOFS: Readonly<Record<Material, () => ReactNode>> = {
  straw: strawRoof,
  wood: woodRoof,
  stone: stoneRoof,
};

function tileArt(kind: Kind, material: Material): ReactNode {
  if (kind === 'roof') return ROOFS[material]();
  return (
    <>
      {WALLS[material]()}
      {kind === 'door' ? doorOpening(material) : windowOpening(material)}
    </>
  );
}

/** Every shape that appears more than once, defined once and referenced by name. */
export const Sprite = memo(function Sprite() {
  return (
    <svg width="0" height="0" style={{ position: 'absolute' }} aria-hidden="true" focusable="false">
      <defs>
        {KINDS.flatMap((kind) =>
          MATERIALS.map((material) => (
            <g key={`${material}-${kind}`} id={`tlp-${material}-${kind}`}>
              {tileArt(kind, material)}
            </g>
          )),
        )}
        <g id="tlp-pot-0">{pot('var(--petal-red)')}</g>
        <g id="tlp-pot-1">{pot('var(--petal-pink)')}</g>
        {Object.entries({ ...signs, ...trees }).map(([name, draw]) => (
          <g key={name} id={`tlp-${name}`}>
            {draw()}
          </g>
        ))}
      </defs>
    </svg>
  );
});
