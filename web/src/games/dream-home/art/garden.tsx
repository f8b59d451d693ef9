import type { Decor } from '@richtfest/dream-home';
import { memo } from 'react';
import { GROUND, LEFT } from '../table/geometry.ts';
import { DECOR_ART } from './decor.ts';
import { BAY } from './shell.ts';

const RIGHT = LEFT + 5 * BAY;

/** Next to the house: a tree on the left, with space for a tree house, and a post on the right. */
export const Garden = memo(function Garden({ outdoors }: { readonly outdoors: readonly Decor[] }) {
  return (
    <g>
      <g transform={`translate(6 ${GROUND + 4})`}>
        <path d="M-6 0q5-60 0-130h12q-4 70 8 130z" fill="var(--trunk)" />
        <path d="M4-66q14-12 16-26" stroke="var(--trunk)" strokeWidth="5" fill="none" />
        <path
          d="M-40-128a26 26 0 0 1 4-46 28 28 0 0 1 40-28 28 28 0 0 1 34 30 24 24 0 0 1-8 44q-36 14-70 0z"
          fill="var(--cut-shade)"
          transform="translate(2 3)"
        />
        <path
          d="M-40-128a26 26 0 0 1 4-46 28 28 0 0 1 40-28 28 28 0 0 1 34 30 24 24 0 0 1-8 44q-36 14-70 0z"
          fill="var(--crown)"
        />
        <path
          d="M-26-144a16 16 0 0 1 10-26 18 18 0 0 1 28-8 16 16 0 0 1 12 24q-26 16-50 10z"
          fill="var(--crown-pale)"
        />
        {outdoors.includes('tree-house') && (
          <g data-decor="tree-house" transform="translate(-30 -118) scale(1.15)">
            {DECOR_ART['tree-house']}
          </g>
        )}
      </g>
      <g transform={`translate(${RIGHT + 22} ${GROUND + 4})`}>
        {outdoors.includes('bird-house') ? (
          <>
            <path d="M-3 0v-66h6V0z" fill="var(--oak-deep)" />
            <g data-decor="bird-house" transform="translate(-23 -108) scale(.92)">
              {DECOR_ART['bird-house']}
            </g>
          </>
        ) : (
          <path d="M-3 0v-40l3-4 3 4V0z" fill="var(--oak)" />
        )}
        <path
          d="M-14 0q-4-16 4-22 2 8 6 10 2-14 10-16 2 12 0 18 6-2 8-8 4 12-4 18z"
          fill="var(--grass-deep)"
        />
      </g>
    </g>
  );
});
