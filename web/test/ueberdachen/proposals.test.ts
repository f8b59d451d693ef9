import type { Materials } from '@richtfest/ueberdachen';
import { expect, test } from 'vitest';
import { standingProposals } from '../../src/games/ueberdachen/table/proposals.ts';
import { siteView } from './site-view.ts';

const tapForLamp = { seat: 1, give: ['tap'], want: ['lamp'], pillars: 0 } as const;

function standing(
  storages: readonly Materials[],
  proposal: { readonly pillars: number } = tapForLamp,
  loosePillars = 0,
) {
  const proposals = [{ ...tapForLamp, ...proposal }];
  const view = siteView({ storages, changes: { phase: 'act', seat: 0, proposals, loosePillars } });
  return standingProposals(view).length;
}

test('UD-10 d: a proposal is shown while both sides have what it names', () => {
  expect(standing([['lamp'], ['tap']])).toBe(1);
  expect(standing([[], ['tap']])).toBe(0);
  expect(standing([['lamp'], ['door']])).toBe(0);
  expect(standing([['lamp'], ['tap']], { pillars: 1 })).toBe(0);
  expect(standing([['lamp'], ['tap']], { pillars: 1 }, 1)).toBe(1);
});
