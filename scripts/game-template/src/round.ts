import type { XyzGameDealer } from './events.ts';
import { type Player, type State, everyone } from './state.ts';
import { NONE } from './words.ts';

/** XY-4, XY-5: when everybody has chosen, all planks are laid and the highest builds a wall. */
export function finishRound(state: State, dealer: XyzGameDealer): void {
  if (state.owing !== 0) return;
  const { players } = state;
  const planks = players.map(({ chosen }) => chosen);
  const highest = Math.max(...planks);
  const winner = planks.indexOf(highest);
  for (const [seat, player] of players.entries()) {
    lay(player);
    if (seat !== winner) continue;
    player.walls++;
    player.best = Math.max(player.best, highest);
  }
  dealer.report?.({ type: 'planks-laid', planks, winner, reveals: true });
  if (players.every(({ hand }) => hand.length === 0)) {
    state.phase = 'over';
    dealer.report?.({ type: 'game-ended' });
  } else state.owing = everyone(state);
}

function lay(player: Player): void {
  player.hand.splice(player.hand.indexOf(player.chosen), 1);
  player.laid.push(player.chosen);
  player.chosen = NONE;
}
