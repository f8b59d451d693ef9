import type { Move, UeberdachenTypes } from '@richtfest/ueberdachen';
import type { Step } from '../../../lessons/lesson.ts';
import { BUILD, isVerb } from './moves.ts';

/** The chamber needs plaster and a door; the third material is for the swap. */
function isLoadForChamber(move: Move): boolean {
  return (
    move.verb === 'take' && move.materials.includes('plaster') && move.materials.includes('door')
  );
}

/** One material for the missing lamp, offered to everybody. */
function isOfferForLamp(move: Move): boolean {
  return (
    move.verb === 'offer' &&
    move.to === 'all' &&
    move.want.join() === 'lamp' &&
    move.give.length > 0
  );
}

/** The button of a material, until a piece of it is on the lorry. */
const notLoaded = (material: string) =>
  `section:not(:has([data-filled] [data-material="${material}"])) [data-load="${material}"]`;

export const steps = [
  { id: 'welcome', rule: 'UD-2', point: ['[data-house="0"]'] },
  { id: 'card', rule: 'UD-3', point: ['[data-stack="small"]'] },
  { id: 'roll', rule: 'UD-6', point: ['[data-ask="roll"]'], fits: isVerb('roll') },
  {
    id: 'load',
    rule: 'UD-4',
    point: [
      '[data-ask="unload"][data-variant="main"]',
      notLoaded('plaster'),
      notLoaded('door'),
      '[data-load][data-may]',
    ],
    fits: isLoadForChamber,
  },
  {
    id: 'open',
    rule: 'UD-9',
    point: ['[data-planned] [data-may]', '[data-stack="small"]'],
    fits: (move: Move) => move.verb === 'open-room' && move.size === 'small',
  },
  { id: 'build', rule: 'UD-9', point: BUILD, fits: isVerb('build') },
  { id: 'build-more', rule: 'UD-9', point: BUILD, fits: isVerb('build') },
  {
    id: 'offer',
    rule: 'UD-10',
    point: [
      'main:has([data-laid="want:lamp"]):has([data-laid^="give:"]) [data-ask="send"]',
      'main:has([data-laid="want:lamp"]) [data-yard="0"] [data-pile]',
      '[data-pile="want:lamp"]',
      '[data-ask="trade"]',
    ],
    fits: isOfferForLamp,
  },
  { id: 'pick', rule: 'UD-10', point: ['[data-pick]'], fits: isVerb('pick') },
  { id: 'complete', rule: 'UD-9', point: BUILD, fits: isVerb('build') },
  { id: 'end-turn', rule: 'UD-13', point: ['[data-ask="end-turn"]'], fits: isVerb('end-turn') },
  { id: 'roll-again', rule: 'UD-8', point: ['[data-ask="roll"]'], fits: isVerb('roll') },
  { id: 'pillar', rule: 'UD-8', point: ['[data-ask="set-pillar"]'], fits: isVerb('set-pillar') },
  { id: 'opener', rule: 'UD-7', point: [] },
  { id: 'end', rule: 'UD-17', point: [] },
] as const satisfies readonly Step<UeberdachenTypes>[];

export type SiteStep = (typeof steps)[number]['id'];
