import { MAX_ROLLS } from '@richtfest/ueberdachen';
import { sixBrings } from './derive.ts';
import type { Ask, AskOptions, Asked } from './prompts.ts';

/** The die, what its roll counts, and what a 6 would do now. */
export function rolling({ view, say, format }: AskOptions, mayRollThree: boolean): Asked {
  const isCounted = view.phase === 'start' || view.phase === 'roll-again';
  const player = view.players[view.seat];
  const six = player?.trade === undefined ? 'pillar' : sixBrings(player);
  const asides = [
    ...(isCounted ? [say.rollOf(view.rolls + 1, MAX_ROLLS, format)] : []),
    ...(view.isDoubled && !isCounted ? [say.doubled] : []),
    ...(six === 'pillar' ? [] : [say.sixBrings[six]]),
  ];
  const roll: Ask = {
    name: 'roll',
    variant: 'main',
    label: say.roll,
    ...(asides.length > 0 && { aside: asides.join(' · ') }),
    tap: { on: 'move', move: { verb: 'roll' } },
  };
  const three: Ask = {
    name: 'roll-three',
    variant: 'go',
    label: say.rollThree,
    tap: { on: 'move', move: { verb: 'roll-three' } },
  };
  return { asks: mayRollThree ? [three, roll] : [roll] };
}
