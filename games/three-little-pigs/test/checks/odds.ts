import assert from 'node:assert/strict';
import { type Chance, type Outcome, checkedOptions } from '@richtfest/engine';
import type { Check } from '@richtfest/testkit';
import { type PigsTypes, threeLittlePigs } from '../../src/index.ts';

type Options = PigsTypes['Options'];

const SIDES = 6;
const FIRST_ROLLS = SIDES ** 5;
const options = checkedOptions(threeLittlePigs, {
  players: 2,
  options: { firstSeat: 0 },
}) as unknown as Options;
const { dice, wheel, pots } = options;

/**
 * The digits of a number in base six select the sides of the first five dice; all other picks are
 * first outcomes.
 */
class GivenRoll implements Chance {
  readonly #dice = threeLittlePigs.streams.findIndex(({ name }) => name === 'dice');
  readonly #number: number;
  #thrown = 0;

  constructor(number: number) {
    this.#number = number;
  }

  pick<T extends Outcome>(outcomes: readonly T[], stream: number): T {
    if (stream !== this.#dice || this.#thrown >= 5) return outcomes[0] as T;
    const side = Math.floor(this.#number / SIDES ** this.#thrown++) % SIDES;
    return outcomes[side] as T;
  }
}

/** The result of a first roll: the wolf, or the largest set of equal symbols. */
function firstRoll(number: number): 'wolf' | number {
  const events: PigsTypes['Event'][] = [];
  const report = (event: PigsTypes['Event']) => events.push(event);
  threeLittlePigs.setup({ players: 2, options }, { chance: new GivenRoll(number), report });
  const roll = events.find((event) => event.type === 'dice-rolled');
  const next = events[events.findIndex((event) => event === roll) + 1];
  if (next?.type === 'wolf-came') return 'wolf';
  const symbols = ['door', 'window', 'roof'];
  return Math.max(...symbols.map((kind) => roll?.dice.filter((face) => face === kind).length ?? 0));
}

/** The probability that rolling all free dice `throws` times brings the wolf. */
function wolfChance(throws: number): number {
  const odds = dice.map((faces) => faces.filter((face) => face === 'wolf').length / SIDES);
  let calm = new Map([[0, 1]]);
  for (let round = 0; round < throws; round++) {
    const next = new Map<number, number>();
    for (const [locked, chance] of calm) {
      for (let fresh = 0; fresh < 2 ** dice.length; fresh++) {
        if ((fresh & locked) !== 0) continue;
        const likely = odds.reduce((product, wolf, die) => {
          if ((locked & (1 << die)) !== 0) return product;
          return product * ((fresh & (1 << die)) === 0 ? 1 - wolf : wolf);
        }, chance);
        next.set(locked | fresh, (next.get(locked | fresh) ?? 0) + likely);
      }
    }
    calm = new Map(
      [...next].filter(([locked]) => locked.toString(2).replaceAll('0', '').length < 2),
    );
  }
  return 1 - [...calm.values()].reduce((sum, chance) => sum + chance, 0);
}

export const oddsChecks: readonly Check[] = [
  {
    name: 'LP-3, LP-7: of 7,776 first rolls the wolf comes with 576',
    check() {
      const counts: Record<string, number> = {};
      for (let number = 0; number < FIRST_ROLLS; number++) {
        const best = firstRoll(number);
        counts[best] = (counts[best] ?? 0) + 1;
      }
      assert.deepEqual(counts, { wolf: 576, 2: 3360, 3: 3056, 4: 716, 5: 68 });
    },
  },
  {
    name: 'LP-6, LP-7: throwing all free dice three times brings the wolf in 38.29 %',
    check() {
      assert.equal((wolfChance(3) * 100).toFixed(2), '38.29');
      assert.equal(Math.round(wolfChance(1) * FIRST_ROLLS), 576);
    },
  },
  {
    name: 'LP-3: two dice without, three with a wolf',
    check() {
      const faces = dice.map((die) => die.toSorted().join(' '));
      const tame = 'door door roof roof window window';
      const wild = 'door door roof window window wolf';
      assert.deepEqual(faces, [tame, tame, wild, wild, wild]);
    },
  },
  {
    name: 'LP-4: of six fields of the wheel three are straw, two wood, one stone',
    check() {
      assert.deepEqual(wheel, ['straw', 'straw', 'straw', 'wood', 'wood', 'stone']);
    },
  },
  {
    name: 'LP-2: there are 18 flower pots',
    check() {
      const all = Object.values(pots).flatMap((byMaterial) => Object.values(byMaterial).flat());
      assert.equal(all.length, 36);
      assert.equal(
        all.reduce((sum, count) => sum + count, 0),
        18,
      );
    },
  },
];
