import { type DreamHomeTypes, ROOF_SIZE } from '@richtfest/dream-home';
import type { LostMove } from '../../game-module.ts';
import { pointsBelowRoof } from './points.ts';

/** Only helpers that gain points are missed: a swap that gains nothing is no loss (DH-25). */
export function nameLost(lost: LostMove<DreamHomeTypes>): string | undefined {
  return gains(lost) ? lost.name : undefined;
}

function gains({ move, view, seat, preview }: LostMove<DreamHomeTypes>): boolean {
  if (move.verb === 'roofer') return canCompleteRoof(view, seat);
  const after = preview();
  return after === undefined || pointsBelowRoof(after, seat) > pointsBelowRoof(view, seat);
}

/** DH-26: fewer than four roof cards count nothing, and what lies in the pile is hidden (DH-18). */
function canCompleteRoof({ players }: DreamHomeTypes['View'], seat: number): boolean {
  const { roofCount = 0, helpers = [] } = players[seat] ?? {};
  return roofCount + helpers.filter((helper) => helper === 'roofer').length >= ROOF_SIZE;
}
