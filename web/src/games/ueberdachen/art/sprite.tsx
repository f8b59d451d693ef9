import { memo } from 'react';
import { hook, lorry, pallet, pillar, roof, wreath } from './building.tsx';
import { materialArt } from './materials.tsx';
import { opener } from './opener.tsx';
import { roomArt } from './rooms.tsx';
import { signs } from './signs.tsx';
import { tools } from './tools.tsx';

const SHAPES = { pillar, roof, wreath, hook, pallet, lorry, opener } as const;

/** Every shape that appears more than once, defined once and referenced by name. */
export const Sprite = memo(function Sprite() {
  return (
    <svg width="0" height="0" style={{ position: 'absolute' }} aria-hidden="true" focusable="false">
      <defs>
        {Object.entries({ ...materialArt, ...SHAPES }).map(([name, draw]) => (
          <g key={name} id={`ud-${name}`}>
            {draw()}
          </g>
        ))}
        {Object.entries(roomArt).flatMap(([room, layers]) =>
          Object.entries(layers).map(([layer, draw]) => (
            <g key={`${room} ${layer}`} id={`ud-${room}-${layer}`}>
              {draw()}
            </g>
          )),
        )}
        {Object.entries(tools).map(([name, draw]) => (
          <g key={name} id={`ud-tool-${name}`}>
            {draw()}
          </g>
        ))}
        {Object.entries(signs).map(([name, draw]) => (
          <symbol key={name} id={`ud-sign-${name}`} viewBox="0 0 24 24">
            {draw()}
          </symbol>
        ))}
      </defs>
    </svg>
  );
});
