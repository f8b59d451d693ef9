import type { TableSetup } from '@richtfest/engine';
import type { XyzGameDealer } from './events.ts';
import type { Options } from './options.ts';
import { type Player, type State, STREAM, everyone } from './state.ts';
import { MAX_ROUNDS, NONE, PLANKS } from './words.ts';

/** XY-2: a hand for every seat, one plank for each round. */
export function setup({ players, options }: TableSetup<Options>, dealer: XyzGameDealer): State {
  const state: State = {
    options,
    phase: 'choose',
    owing: 0,
    players: Array.from({ length: players }, newPlayer),
  };
  state.owing = everyone(state);
  const left = [...PLANKS];
  for (const [seat, { hand }] of state.players.entries()) {
    for (let plank = 0; plank < options.rounds; plank++) {
      const drawn = dealer.chance.pick(left, STREAM.deal, seat * MAX_ROUNDS + plank);
      left.splice(left.indexOf(drawn), 1);
      hand.push(drawn);
    }
    hand.sort((a, b) => a - b);
    dealer.report?.({ type: 'hand-dealt', seat, planks: [...hand] });
  }
  return state;
}

function newPlayer(): Player {
  return { hand: [], chosen: NONE, laid: [], walls: 0, best: NONE };
}
