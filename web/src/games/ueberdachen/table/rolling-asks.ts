import { FLOORS, MAX_ROLLS, PILLARS, type View } from '@richtfest/ueberdachen';
import type { Ask, AskOptions, Asked } from './prompts.ts';

/** The die, what its roll counts, and what a 6 would do now. */
export function rolling({ view, say, format }: AskOptions, mayRollThree: boolean): Asked {
  const isCounted = view.phase === 'start' || view.phase === 'roll-again';
  const six = sixOf(view);
  const asides = [
    ...(isCounted ? [say.rollOf(view.rolls + 1, MAX_ROLLS, format)] : []),
    ...(view.isDoubled && !isCounted ? [say.doubled] : []),
    ...(six === undefined ? [] : [say.sixBrings[six]]),
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

/** UD-8: with four pillars standing, the next 6 closes the floor or ends the game. */
function sixOf({ players, seat }: View): 'ceiling' | 'roof' | undefined {
  const player = players[seat];
  if (player?.trade === undefined || player.pillars[player.floor] !== PILLARS) return undefined;
  return player.floor === FLOORS - 1 ? 'roof' : 'ceiling';
}
