import { type Format, type Sayings, type Seat, rank, say, winnersOf } from '@richtfest/engine';
import { countWolves } from '../state.ts';
import type { View } from '../view.ts';
import { MAX_ROLLS } from '../words.ts';
import { tallyOfView } from './view-tally.ts';

/** The decision or result that a prompt describes. */
type PromptContext =
  | {
      readonly is: 'rolling';
      readonly seat: Seat;
      readonly rollsLeft: number;
      /** The first roll of a turn needs no decision (LP-6). */
      readonly isFirstRoll: boolean;
      /** The next wolf ends the rolling (LP-7). */
      readonly hasWolf: boolean;
    }
  | { readonly is: 'first-tile'; readonly seat: Seat }
  | { readonly is: 'second-tile'; readonly seat: Seat }
  | { readonly is: 'wolf'; readonly seat: Seat }
  | { readonly is: 'over'; readonly winners: readonly Seat[]; readonly points: number };

type Prompts = Sayings<PromptContext, 'is'>;

export function promptFrom(prompts: Prompts): (view: View, format: Format) => string {
  return (view, format) => say(prompts, 'is', promptContext(view), format);
}

function promptContext(view: View): PromptContext {
  const { seat, phase, rolls, dice } = view;
  switch (phase) {
    case 'roll':
      return {
        is: 'rolling',
        seat,
        rollsLeft: MAX_ROLLS - rolls,
        isFirstRoll: rolls === 1,
        hasWolf: countWolves(dice) > 0,
      };
    case 'build':
      return { is: view.firstTile === undefined ? 'first-tile' : 'second-tile', seat };
    case 'wolf':
      return { is: 'wolf', seat };
    case 'over': {
      const result = rank(tallyOfView(view));
      const winners = winnersOf(result);
      return { is: 'over', winners, points: result.seats[winners[0] ?? 0]?.score ?? 0 };
    }
  }
}
