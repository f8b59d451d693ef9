import { type Random, randomFromText } from '@richtfest/engine';
import type { Estimate } from './interval.ts';

/** Each pair starts with half a tie, which keeps ratings finite. */
const PRIOR = 0.25;
const ROUNDS = 400;
const RESAMPLES = 200;
const MOST_BATCHES = 200;

/**
 * Elo ratings by the Bradley–Terry model over pairwise rankings; their mean is 0. The intervals
 * come from bootstrapping the blocks.
 */
export function eloOf(
  bots: number,
  blocks: readonly (readonly number[])[],
  seed: string,
): Estimate[] {
  const batches = batched(blocks);
  const whole = fit(bots, sumOf(batches));
  const random = randomFromText(`elo/${seed}`);
  const again = Array.from({ length: RESAMPLES }, () =>
    fit(bots, sumOf(resampled(batches, random))),
  );
  return whole.map((value, bot) => {
    const sorted = again.map((elos) => elos[bot] ?? 0).toSorted((a, b) => a - b);
    const low = sorted[Math.floor(RESAMPLES * 0.025)] ?? value;
    const high = sorted[Math.ceil(RESAMPLES * 0.975) - 1] ?? value;
    return { value, low: Math.min(low, value), high: Math.max(high, value) };
  });
}

function batched(blocks: readonly (readonly number[])[]): (readonly number[])[] {
  const size = Math.ceil(blocks.length / MOST_BATCHES);
  if (size <= 1) return [...blocks];
  return Array.from({ length: Math.ceil(blocks.length / size) }, (_, at) =>
    sumOf(blocks.slice(at * size, (at + 1) * size)),
  );
}

function resampled<T>(items: readonly T[], random: Random): T[] {
  return items.map(() => items[random.below(items.length)] as T);
}

function sumOf(lists: readonly (readonly number[])[]): number[] {
  const sum = Array.from({ length: lists[0]?.length ?? 0 }, () => 0);
  for (const list of lists) list.forEach((value, at) => (sum[at] = (sum[at] ?? 0) + value));
  return sum;
}

/** Maximum-likelihood strengths by Zermelo's iteration. */
function fit(bots: number, beaten: readonly number[]): number[] {
  const wins = (bot: number, other: number) =>
    bot === other ? 0 : (beaten[bot * bots + other] ?? 0) + PRIOR;
  const everybody = Array.from({ length: bots }, (_, bot) => bot);
  let strengths = everybody.map(() => 1);
  for (let round = 0; round < ROUNDS; round++) {
    strengths = everybody.map((bot) => {
      let won = 0;
      let met = 0;
      for (const other of everybody) {
        if (other === bot) continue;
        won += wins(bot, other);
        met += (wins(bot, other) + wins(other, bot)) / sum(strengths, bot, other);
      }
      return met === 0 ? 1 : won / met;
    });
  }
  const elos = strengths.map((strength) => 400 * Math.log10(strength));
  const mean = elos.reduce((total, elo) => total + elo, 0) / bots;
  return elos.map((elo) => elo - mean);
}

function sum(strengths: readonly number[], bot: number, other: number): number {
  return (strengths[bot] ?? 1) + (strengths[other] ?? 1);
}
