import {
  COLOURS,
  type PlayerView,
  ROOMS,
  ROUNDS,
  type TreeRoom,
  type View,
  colourOf,
  placesOf,
  scoreTree,
} from '@richtfest/best-treehouse';
import type { Game } from '@richtfest/engine';
import { ahead } from './ahead.ts';

/** Hand-set weights: a room in each coming scoring, a colour that can be built next. */
const ROOM = 0.9;
const OPEN_COLOUR = 0.5;
const RIVALRY = 0.5;

/** Current points, rooms in coming scorings, and colours that can be built. */
export function bestTreehouse(game: Game, state: object, seat: number): number {
  const view = game.view(state, seat) as View;
  const points = game.standing(state, seat).map(({ score }) => score);
  if (view.phase === 'over') return ahead(points, seat, 1);
  const isBuilding = view.phase === 'choose' || view.phase === 'build';
  const scorings = ROUNDS - view.round + (isBuilding ? 1 : 0);
  const worths = view.players.map((player, at) => {
    const tree = at === seat ? treeSoon(view, player, seat) : player.tree;
    const now = isBuilding ? 0 : sumOf(tree, view);
    return (points[at] ?? 0) + now + ROOM * scorings * tree.length;
  });
  return ahead(worths, seat, RIVALRY) + OPEN_COLOUR * openColours(view, seat);
}

function sumOf(tree: readonly TreeRoom[], { scoringCards, options }: View): number {
  return scoreTree(tree, scoringCards, options.young).reduce((sum, { points }) => sum + points, 0);
}

/** The tree with the chosen card in its place, or in a possible one. */
function treeSoon(view: View, player: PlayerView, seat: number): readonly TreeRoom[] {
  const { tree, chosen, revealed, settled } = player;
  const card = chosen ?? revealed;
  if (card === undefined || settled === 'discard') return tree;
  if (settled !== undefined) return [...tree, { card, ...settled }];
  const place = placesOf(view, seat, card).find(({ reason }) => reason === undefined);
  if (place === undefined) return tree;
  const { level, position } = place.slot;
  return [...tree, { card, level, position }];
}

/** The number of colours that could be built next. */
function openColours(view: View, seat: number): number {
  const player = view.players[seat];
  if (player === undefined) return 0;
  const tree = treeSoon(view, player, seat);
  const players = view.players.map((each, at) => (at === seat ? { ...each, tree } : each));
  const soon = { ...view, players };
  return FIRST_CARDS.filter((card) =>
    placesOf(soon, seat, card).some(({ reason }) => reason === undefined),
  ).length;
}

/** One card of each colour. */
const FIRST_CARDS = COLOURS.map((colour) =>
  ROOMS.findIndex((_, card) => colourOf(card) === colour),
);
