import { type Seat, schema } from '@richtfest/engine';
import type { PigsDealer } from '../events.ts';
import { LAST_HOUSE, houseLetter, houseNumber } from '../notation/tiles.ts';
import type { PigsReason } from '../reasons.ts';
import { MAX_HOUSES } from '../stacks.ts';
import { type State, STREAM, playerAt } from '../state.ts';
import type { Moment } from '../turn.ts';
import { type House, MAX_PLAYERS, type Material, type Tile } from '../words.ts';
import type { PigsVerb } from './verb.ts';

export interface BlowMove {
  readonly verb: 'blow';
  readonly seat: Seat;
  readonly house: number;
}

const WORDS = new RegExp(`^([0-4]) ([A-${LAST_HOUSE}])$`);

export const blow: PigsVerb<BlowMove> = {
  phases: ['wolf'],
  notNow: { rule: 'LP-14', code: 'no-wolf' },
  parameters: {
    seat: schema.integer(0, MAX_PLAYERS - 1),
    house: schema.integer(0, MAX_HOUSES - 1),
  },
  refusal: refuseBlow,
  play: playBlow,
  notation: {
    examples: ['2 B'],
    write: ({ seat, house }) => `${seat} ${houseLetter(house)}`,
    read(words) {
      const [, seat, house] = WORDS.exec(words) ?? [];
      if (seat === undefined || house === undefined) return undefined;
      return { seat: Number(seat), house: houseNumber(house) };
    },
  },
};

// Moves are immutable and shared, so lists of them cost no memory in playouts.
const BLOWS: readonly (readonly BlowMove[])[] = Array.from({ length: MAX_PLAYERS }, (_, seat) =>
  Array.from({ length: MAX_HOUSES }, (__, house) => ({ verb: 'blow', seat, house })),
);

function blowAt(seat: Seat, house: number): BlowMove {
  return BLOWS[seat]?.[house] as BlowMove;
}

/** LP-14: every house of every opponent, finished or not. */
export function blows(state: State): readonly BlowMove[] {
  const list: BlowMove[] = [];
  for (let seat = 0; seat < state.players.length; seat++) {
    if (seat === state.seat) continue;
    const { houses } = playerAt(state, seat);
    for (let house = 0; house < houses.length; house++) list.push(blowAt(seat, house));
  }
  return list;
}

export function canBlow(state: State): boolean {
  return state.players.some(({ houses }, seat) => seat !== state.seat && houses.length > 0);
}

function refuseBlow(state: State, move: BlowMove): PigsReason | undefined {
  const { seat, house } = move;
  if (seat === state.seat) return { rule: 'LP-14', code: 'own-house' };
  if (state.players[seat]?.houses[house] === undefined) {
    return { rule: 'LP-14', code: 'nothing-to-blow-there', seat, house };
  }
  return undefined;
}

/** LP-4, LP-14: spins the wheel and removes all tiles of that material. */
export function playBlow(state: State, move: BlowMove, dealer: PigsDealer): Moment {
  const { houses } = playerAt(state, move.seat);
  const house = houses[move.house] ?? [];
  const material = spin(state, dealer);
  const left = whatStands(house, material);
  const lost = left.length === 0 ? house : house.filter((tile) => tile.material === material);
  if (left.length === 0) houses.splice(move.house, 1);
  else houses[move.house] = left;
  for (const tile of lost) state.box.push(tile);
  dealer.report?.({
    type: 'house-blown',
    seat: state.seat,
    target: move.seat,
    house: move.house,
    material,
    lost,
    left: left.slice(),
  });
  return 'turn-ended';
}

/** What remains of a house after a blow at this material; a roof alone falls in (LP-14). */
function whatStands(house: House, material: Material): Tile[] {
  const left = house.filter((tile) => tile.material !== material);
  return left.length === 1 && left[0]?.kind === 'roof' ? [] : left;
}

/** Address `wheel/seat/turn`. */
function spin(state: State, { chance }: PigsDealer): Material {
  const turn = playerAt(state, state.seat).turns - 1;
  return chance.pick(state.options.wheel, STREAM.wheel, turn * MAX_PLAYERS + state.seat);
}
