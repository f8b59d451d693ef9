import type { PigsTypes } from '@richtfest/three-little-pigs';
import type { LostMove } from '../../game-module.ts';
import { payableStacks } from './derive.ts';
import { speech } from './speech.ts';

/** Stopping gives up rolls, which only matters if no tile can be built with these dice (LP-6). */
export function nameLost({ move, view, name, language }: LostMove<PigsTypes>): string | undefined {
  if (move.verb !== 'roll') return name;
  return payableStacks(view).size > 0 ? undefined : speech.tableTexts[language].keepRolling;
}
