import {
  type Format,
  type Sayings,
  type Seat,
  askedAmong,
  rank,
  say,
  winnersOf,
} from '@richtfest/engine';
import { tallyOfView } from '../house.ts';
import { buildsOf, canTradeOrBuy, openingsOf } from '../table-help.ts';
import type { View } from '../view.ts';
import { FLOORS, type Material, MAX_ROLLS } from '../words.ts';

interface Asking {
  readonly owing: readonly Seat[];
  readonly isReaderAsked: boolean;
}

interface Of<Is extends string> {
  readonly is: Is;
  readonly seat: Seat;
}

/** UD-6: the most helpful of the possible actions. */
type NextStep = 'build' | 'start' | 'swap' | 'another' | 'trade' | 'end';

/** The decision or result that a prompt describes. */
type PromptContext =
  | (Of<'rolling-for-plate'> & { readonly rollsLeft: number })
  | Of<'choosing-trade'>
  | (Of<'rolling'> & { readonly isDoubled: boolean })
  | (Of<'rolling-again'> & { readonly rollsLeft: number })
  | (Of<'taking'> & { readonly count: number })
  | (Of<'stealing'> & { readonly count: number })
  | (Of<'placing-pillar'> & { readonly carries: 'ceiling' | 'roof' })
  | (Of<'acting'> & { readonly next: NextStep })
  | (Of<'paying'> & { readonly count: number; readonly item: Material | 'pillar' })
  | (Of<'answering'> & Asking)
  | Of<'picking'>
  | ({ readonly is: 'discarding' } & Asking)
  | { readonly is: 'over'; readonly winners: readonly Seat[]; readonly points: number };

export type NextSteps = Readonly<Record<NextStep, string>>;

type Prompts = Sayings<PromptContext, 'is'>;

export function promptFrom(prompts: Prompts): (view: View, format: Format) => string {
  return (view, format) => say(prompts, 'is', promptContext(view, format), format);
}

function promptContext(view: View, format: Format): PromptContext {
  const { seat, phase, rolls } = view;
  const asked = askedAmong(view.owing, format);
  const isReaderAsked = asked !== undefined && asked === format.reader;
  const owing = asked === undefined ? view.owing : [asked];
  switch (phase) {
    case 'start':
      return { is: 'rolling-for-plate', seat, rollsLeft: MAX_ROLLS - rolls };
    case 'choose-trade':
      return { is: 'choosing-trade', seat };
    case 'roll':
      return { is: 'rolling', seat, isDoubled: view.isDoubled };
    case 'roll-again':
      return { is: 'rolling-again', seat, rollsLeft: MAX_ROLLS - rolls };
    case 'take':
      return { is: 'taking', seat, count: view.toTake };
    case 'steal':
      return { is: 'stealing', seat, count: view.thefts };
    case 'pillar':
      return {
        is: 'placing-pillar',
        seat,
        carries: view.players[seat]?.floor === FLOORS - 1 ? 'roof' : 'ceiling',
      };
    case 'act':
      return { is: 'acting', seat, next: nextStep(view) };
    case 'pay':
      return {
        is: 'paying',
        seat,
        count: view.bank?.toPay ?? 0,
        item: view.bank?.item ?? 'pillar',
      };
    case 'answer':
      return { is: 'answering', seat, owing, isReaderAsked };
    case 'pick':
      return { is: 'picking', seat };
    case 'discard':
      return { is: 'discarding', owing, isReaderAsked };
    case 'over': {
      const result = rank(tallyOfView(view));
      const winners = winnersOf(result);
      return { is: 'over', winners, points: result.seats[winners[0] ?? 0]?.score ?? 0 };
    }
  }
}

function nextStep(view: View): NextStep {
  if (buildsOf(view).length > 0) return 'build';
  const canTrade = canTradeOrBuy(view);
  if (openingsOf(view).length === 0) return canTrade ? 'trade' : 'end';
  if (!hasUnfinishedRoom(view)) return 'start';
  return canTrade ? 'swap' : 'another';
}

function hasUnfinishedRoom({ players, seat }: View): boolean {
  const player = players[seat];
  return player?.rooms.some((room) => room.floor === player.floor && !room.isComplete) === true;
}
