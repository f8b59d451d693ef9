import type { DreamHomeTypes, Move } from '@richtfest/dream-home';
import type { Step } from '../../../lessons/lesson.ts';

/** The study, the weakest room of the house. */
const STUDY = 'G4';

function isBathroomDown(move: Move): boolean {
  if (move.verb !== 'handyman') return false;
  const fields = [move.a, move.b];
  const hasBathroom = fields.includes('U1') !== fields.includes('U5');
  return hasBathroom && fields.some((field) => field.startsWith('G'));
}

export const steps = [
  { id: 'late', rule: 'DH-20', point: ['[data-tool="drill"]'] },
  {
    id: 'drill',
    rule: 'DH-22',
    point: [
      `main:has([data-column="2"][data-chosen]) [data-place="${STUDY}"][data-may]`,
      'main:has([data-tool="drill"][data-chosen]) [data-column="2"]',
      '[data-tool="drill"]',
    ],
    fits: (move: Move) => move.verb === 'drill' && move.column === 2 && move.field === STUDY,
  },
  { id: 'bedroom', rule: 'DH-27', point: [`[data-place="${STUDY}"]`] },
  {
    id: 'last-column',
    rule: 'DH-26',
    point: ['[data-act="confirm"]', '[data-column="4"]'],
    fits: (move: Move) => move.verb === 'take' && move.column === 4,
  },
  {
    id: 'last-room',
    rule: 'DH-13',
    point: ['[data-place="U5"][data-may]'],
    fits: (move: Move) => move.verb === 'place' && move.faceUp,
  },
  {
    id: 'handyman',
    rule: 'DH-25',
    point: [
      'main:has([data-place="U1"][data-chosen]) [data-place="G3"][data-may]',
      'main:has([data-helper="handyman"][data-chosen]) [data-place="U1"][data-may]',
      '[data-helper="handyman"]',
    ],
    fits: isBathroomDown,
  },
  { id: 'roofer', rule: 'DH-25', point: ['[data-helper="roofer"]'] },
] as const satisfies readonly Step<DreamHomeTypes>[];

export type LastRoundStep = (typeof steps)[number]['id'];
