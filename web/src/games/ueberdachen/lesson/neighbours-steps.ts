import type { Move, UeberdachenTypes } from '@richtfest/ueberdachen';
import type { Step } from '../../../lessons/lesson.ts';
import { BUILD, isVerb } from './moves.ts';

const isPlaster = (move: Move) => move.verb === 'pay' && move.material === 'plaster';
const PLASTER = ['[data-yard="0"] [data-pile="0:plaster"]'];

export const steps = [
  { id: 'answer', rule: 'UD-10', point: ['[data-ask="accept"]'], fits: isVerb('accept') },
  { id: 'roll', rule: 'UD-6', point: ['[data-ask="roll"]'], fits: isVerb('roll') },
  { id: 'steal', rule: 'UD-12', point: ['[data-pile^="theft:"][data-may]'], fits: isVerb('steal') },
  { id: 'opener', rule: 'UD-7', point: ['[data-opener]'] },
  {
    id: 'bank',
    rule: 'UD-11',
    point: ['[data-item="door"]', '[data-ask="merchant"]'],
    fits: (move: Move) => move.verb === 'bank' && move.item === 'door',
  },
  { id: 'pay', rule: 'UD-11', point: PLASTER, fits: isPlaster },
  { id: 'pay-two', rule: 'UD-11', point: PLASTER, fits: isPlaster },
  { id: 'pay-three', rule: 'UD-11', point: PLASTER, fits: isPlaster },
  { id: 'pay-four', rule: 'UD-11', point: PLASTER, fits: isPlaster },
  { id: 'build', rule: 'UD-9', point: BUILD, fits: isVerb('build') },
  { id: 'complete', rule: 'UD-9', point: BUILD, fits: isVerb('build') },
  { id: 'end', rule: 'UD-17', point: [] },
] as const satisfies readonly Step<UeberdachenTypes>[];

export type NeighboursStep = (typeof steps)[number]['id'];
