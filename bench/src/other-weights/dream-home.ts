import type { FieldView, PlayerView, View } from '@richtfest/dream-home';
import { FastChance, type Game } from '@richtfest/engine';
import { ahead } from './ahead.ts';

/** Hand-set weights: a roof card, a helper, a tool, a room that can still grow. */
const ROOF_CARD = 1.8;
const HELPER = 1.2;
const TOOL = 0.6;
const GROWING = 0.7;
const RIVALRY = 0.3;
const MAX_ROOFS = 4;

/** Current points and potential, after the best placement of held cards. */
export function dreamHome(game: Game, state: object, seat: number): number {
  const view = game.view(state, seat) as View;
  const isPlacing = view.phase === 'room' || view.phase === 'decor';
  if (view.seat !== seat || !isPlacing) return worth(game, state, seat);
  let best = -Infinity;
  for (const move of game.legal(state, seat)) {
    const next = game.clone(state);
    game.play(next, seat, move, {
      chance: new FastChance(Uint32Array.of(1, 2)),
      report: undefined,
    });
    best = Math.max(best, dreamHome(game, next, seat));
  }
  return best;
}

function worth(game: Game, state: object, seat: number): number {
  const { players, phase } = game.view(state, seat) as View;
  const points = game.standing(state, seat).map(({ score }) => score);
  if (phase === 'over') return ahead(points, seat, 1);
  return ahead(
    players.map((player, at) => (points[at] ?? 0) + potential(player)),
    seat,
    RIVALRY,
  );
}

function potential({ house, roofCount, helpers, tools }: PlayerView): number {
  const growing = house.filter((field, at) => isGrowing(field, house[at + 1])).length;
  return (
    ROOF_CARD * Math.min(MAX_ROOFS, roofCount) +
    HELPER * helpers.length +
    TOOL * tools.length +
    GROWING * growing
  );
}

/** A room with a free field to its right, on the same floor. */
function isGrowing(field: FieldView, next: FieldView | undefined): boolean {
  return field.is === 'room' && next?.is === 'free' && field.field[0] === next.field[0];
}
