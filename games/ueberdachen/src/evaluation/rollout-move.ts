import { FastChance, Random, type Seat } from '@richtfest/engine';
import { countBits, lowestBit } from '../bits.ts';
import { holdings, kindsIn } from '../bundles.ts';
import { cellsShowing } from '../cells.ts';
import { buildAt } from '../moves/build.ts';
import { type Move, play } from '../moves/index.ts';
import { type State, clone, playerAt } from '../state.ts';
import { candidateMoves } from './candidate-moves.ts';
import { evaluate } from './index.ts';
import { missingIn } from './worth.ts';

/** The rollout policy: builds whenever it can, and otherwise plays the best candidate move. */
// oxlint-disable-next-line max-params -- the contract's signature
export function rolloutMove(state: State, seat: Seat, seed: number, noise: number): Move {
  const ready = state.phase === 'act' && seat === state.seat ? readyToBuild(state) : undefined;
  if (ready !== undefined) return ready;
  const moves = candidateMoves(state, seat);
  let best = moves[0] as Move;
  if (moves.length === 1) return best;
  const dealer = { chance: new FastChance(Uint32Array.of(seed, seat)), report: undefined };
  const random = new Random(seed, seat, state.round);
  let most = -Infinity;
  for (const move of moves) {
    const next = clone(state);
    play(next, seat, move, dealer);
    const error = noise === 0 ? 0 : noise * (2 * random.fraction() - 1);
    const value = evaluate(next, seat) + error;
    if (value <= most) continue;
    most = value;
    best = move;
  }
  return best;
}

/** A build in the room with the fewest gaps. */
function readyToBuild(state: State): Move | undefined {
  const player = playerAt(state, state.seat);
  const kinds = kindsIn(holdings(player.storage));
  let fewest = Infinity;
  let build: Move | undefined;
  for (const room of player.rooms) {
    if (room.floor !== player.floor) continue;
    const open = cellsShowing(state, room.room, kinds) & ~room.built;
    const gaps = countBits(missingIn(room));
    if (open === 0 || gaps >= fewest) continue;
    fewest = gaps;
    build = buildAt(room.column, lowestBit(open));
  }
  return build;
}
