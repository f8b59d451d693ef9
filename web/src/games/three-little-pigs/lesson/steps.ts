import type { Move, PigsTypes } from '@richtfest/three-little-pigs';
import type { Step } from '../../../lessons/lesson.ts';

/** With this lesson's fixed dice the first roll shows doors on the other two dice. */
const NOT_DOORS = [0, 2, 4];

const isStop = (move: Move) => move.verb === 'stop';

export const steps = [
  { id: 'welcome', rule: 'LP-10', point: [] },
  { id: 'dice', rule: 'LP-8', point: ['[data-die]'] },
  {
    id: 'roll',
    rule: 'LP-6',
    point: [
      NOT_DOORS.map((die) => `[data-die="${die}"]:not([data-chosen])`).join(),
      'button[data-ready]',
    ],
    fits: (move: Move) => move.verb === 'roll' && move.dice.join() === NOT_DOORS.join(),
  },
  { id: 'stop', rule: 'LP-6', point: ['[data-act="stop"]'], fits: isStop },
  {
    id: 'door',
    rule: 'LP-8',
    point: ['[data-place="new"][data-may]', '[data-stack="wood-door"]'],
    fits: (move: Move) => move.verb === 'build' && move.kind === 'door' && move.material === 'wood',
  },
  {
    id: 'window',
    rule: 'LP-10',
    point: ['[data-place="0"][data-may]', '[data-stack="straw-window"]'],
    fits: (move: Move) => move.verb === 'build' && move.kind === 'window' && move.house === 0,
  },
  { id: 'wolf-die', rule: 'LP-7', point: ['[data-locked]'] },
  { id: 'two-roofs', rule: 'LP-8', point: ['[data-act="stop"]'], fits: isStop },
  {
    id: 'roof',
    rule: 'LP-10',
    point: ['[data-place="0"][data-may]', '[data-stack="straw-roof"]'],
    fits: (move: Move) => move.verb === 'build' && move.kind === 'roof' && move.house === 0,
  },
  { id: 'finished', rule: 'LP-16', point: ['[data-place="0"]'], isMeanwhile: true },
  {
    id: 'wolf',
    rule: 'LP-14',
    point: ['[data-seat="1"] button[data-may]', '[data-seat="1"]'],
    fits: (move: Move) => move.verb === 'blow',
  },
  { id: 'blown', rule: 'LP-4', point: [], isMeanwhile: true },
  { id: 'end', rule: 'LP-15', point: ['[data-market]'], isMeanwhile: true },
] as const satisfies readonly Step<PigsTypes>[];

export type PigsStep = (typeof steps)[number]['id'];
