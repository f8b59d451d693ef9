import { exactPower } from '@richtfest/engine/exact-math';

const MOST_CARDS = 60;
const MOST_WANTED = 5;

/** By cards to come and cards wanted: the probability of getting at least that many. */
export type ChanceTable = readonly (readonly number[])[];

/** The table for a seat that gets each card with a probability of `share`. */
export function chanceTable(share: number): ChanceTable {
  return Array.from({ length: MOST_CARDS + 1 }, (_, cards) =>
    Array.from({ length: MOST_WANTED + 1 }, (__, wanted) => {
      let missing = 0;
      for (let got = 0; got < wanted && got <= cards; got++) {
        missing += choose(cards, got) * exactPower(share, got) * exactPower(1 - share, cards - got);
      }
      return wanted > cards ? 0 : Math.max(0, 1 - missing);
    }),
  );
}

function choose(cards: number, got: number): number {
  let ways = 1;
  for (let at = 1; at <= got; at++) ways = (ways * (cards - got + at)) / at;
  return ways;
}
