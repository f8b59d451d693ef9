import {
  type Format,
  type Sayings,
  type Seat,
  askedAmong,
  rank,
  say,
  winnersOf,
} from '@richtfest/engine';
import type { Edition } from '../edition.ts';
import { tallyOfView } from '../tree-score.ts';
import type { View } from '../view.ts';
import type { Bonus } from '../words.ts';

/** The decision or result that a prompt describes. */
type PromptContext =
  | ({ readonly is: 'choosing' } & Together)
  | ({ readonly is: 'building' } & Together)
  | { readonly is: 'taking-bonus'; readonly seat: Seat }
  | { readonly is: 'putting-bonus'; readonly seat: Seat; readonly bonus: Bonus }
  | { readonly is: 'taking-colour'; readonly seat: Seat }
  | { readonly is: 'over'; readonly winners: readonly Seat[]; readonly points: number };

interface Together {
  /** The seats that still decide. */
  readonly seats: readonly Seat[];
  readonly isEverybody: boolean;
  /** The seat that decides on this device. */
  readonly asked: Seat | undefined;
}

export type Prompts = Sayings<PromptContext, 'is'>;

export function promptFrom(
  prompts: Prompts,
  edition: Edition,
): (view: View, format: Format) => string {
  return (view, format) => say(prompts, 'is', promptContext(view, edition, format), format);
}

function promptContext(view: View, edition: Edition, format: Format): PromptContext {
  const { phase, owing, players } = view;
  const [seat = 0] = owing;
  switch (phase) {
    case 'choose':
    case 'build': {
      const isEverybody = owing.length === players.length;
      const is = phase === 'choose' ? 'choosing' : 'building';
      return { is, seats: owing, isEverybody, asked: askedAmong(owing, format) };
    }
    case 'take-bonus':
      return { is: 'taking-bonus', seat };
    case 'put-bonus':
      return { is: 'putting-bonus', seat, bonus: players[seat]?.bonus ?? 0 };
    case 'take-colour':
      return { is: 'taking-colour', seat };
    case 'over': {
      const result = rank(tallyOfView(view, edition));
      const winners = winnersOf(result);
      return { is: 'over', winners, points: result.seats[winners[0] ?? 0]?.score ?? 0 };
    }
  }
}
