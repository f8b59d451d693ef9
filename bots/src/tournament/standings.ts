import { eloOf } from './elo.ts';
import { type Estimate, meanOf, shareEstimate } from './interval.ts';
import type { Block } from './play-block.ts';

export interface BotStanding {
  /** Games played, counted once per seat. */
  readonly games: number;
  readonly winShare: Estimate;
  readonly elo: Estimate;
  readonly meanScore: number;
}

/** Standard errors that make an order certain, high because it is checked repeatedly. */
const CERTAIN = 3;
const FEWEST_BLOCKS = 20;

/** The standing of every bot; the order of the blocks does not matter. */
export function standingsOf(bots: number, played: readonly Block[], seed: string): BotStanding[] {
  const blocks = played.toSorted((a, b) => a.number - b.number);
  const elos = eloOf(
    bots,
    blocks.map(({ beaten }) => beaten),
    seed,
  );
  return elos.map((elo, bot) => {
    const own = blocks.filter(({ seats }) => (seats[bot] ?? 0) > 0);
    const games = own.reduce((sum, { seats }) => sum + (seats[bot] ?? 0), 0);
    const points = own.reduce((sum, block) => sum + (block.points[bot] ?? 0), 0);
    return {
      games,
      winShare: shareEstimate(own.map((block) => shareIn(block, bot))),
      elo,
      meanScore: games === 0 ? 0 : points / games,
    };
  });
}

/** Whether more games are unlikely to change the ranking. */
export function isOrderCertain(bots: number, blocks: readonly Block[]): boolean {
  for (let one = 0; one < bots; one++) {
    for (let other = one + 1; other < bots; other++) {
      const differences = blocks.flatMap((block) =>
        block.seats[one] && block.seats[other] ? [shareIn(block, one) - shareIn(block, other)] : [],
      );
      const { mean, error } = meanOf(differences);
      if (differences.length < FEWEST_BLOCKS || Math.abs(mean) <= CERTAIN * error) return false;
    }
  }
  return true;
}

function shareIn(block: Block, bot: number): number {
  return (block.wins[bot] ?? 0) / (block.seats[bot] ?? 1);
}
