import { type Format, type Sayings, type Seat, rank, say, winnersOf } from '@richtfest/engine';
import { finalTallies } from '../scoring.ts';
import { playerFrom } from '../player-view.ts';
import { tablesOf } from '../tables.ts';
import type { View } from '../view.ts';
import type { Decor, Room } from '../words.ts';

/** The decision or result that a prompt describes. */
export type PromptContext =
  | { readonly is: 'jackhammer'; readonly seat: Seat }
  | { readonly is: 'discard'; readonly seat: Seat }
  | { readonly is: 'turn'; readonly seat: Seat; readonly hasTools: boolean }
  | {
      readonly is: 'room';
      readonly seat: Seat;
      readonly room: Room;
      /** DH-21: the scaffold in hand may go first. */
      readonly hasScaffold: boolean;
    }
  | {
      readonly is: 'decor';
      readonly seat: Seat;
      readonly decor: Decor;
      /** DH-19 */
      readonly isOptional: boolean;
      readonly isOutdoors: boolean;
    }
  | { readonly is: 'scaffold'; readonly seat: Seat }
  | { readonly is: 'helpers'; readonly seat: Seat }
  | {
      readonly is: 'over';
      readonly winners: readonly Seat[];
      readonly points: number;
      /** DH-30: whether children broke a tie. */
      readonly byChildren: boolean;
    };

export function promptFrom(
  prompts: Sayings<PromptContext, 'is'>,
): (view: View, format: Format) => string {
  return (view, format) => say(prompts, 'is', promptContext(view), format);
}

function promptContext(view: View): PromptContext {
  const { seat, phase, held } = view;
  switch (phase) {
    case 'jackhammer':
    case 'discard':
    case 'scaffold':
    case 'helpers':
      return { is: phase, seat };
    case 'turn': {
      const tools = view.players[seat]?.tools ?? [];
      const hasTools = tools.some(({ tool, isUsable }) => isUsable && tool !== 'jackhammer');
      return { is: phase, seat, hasTools };
    }
    case 'room': {
      const hasScaffold = held?.special?.type === 'tool' && held.special.tool === 'scaffold';
      return { is: phase, seat, room: held?.room?.room ?? 'living-room', hasScaffold };
    }
    case 'decor': {
      const decor = held?.special?.type === 'decor' ? held.special.decor : 'grand-piano';
      const isOptional = view.options.edition === 'nl';
      const isOutdoors = view.options.cards.decor[decor].rooms === 'outdoors';
      return { is: phase, seat, decor, isOptional, isOutdoors };
    }
    case 'over':
      return ending(view);
  }
}

function ending({ options, players }: View): PromptContext {
  const { seats } = rank(finalTallies(tablesOf(options.cards), players.map(playerFrom)));
  const winners = winnersOf({ seats });
  const points = seats[winners[0] ?? 0]?.score ?? 0;
  const byChildren = seats.some(({ score, place }) => score === points && place > 1);
  return { is: 'over', winners, points, byChildren };
}
