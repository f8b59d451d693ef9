// Tries every move on a sampled table and plays the one after which it
// stands best. The sample agrees with what this seat knows: cards that nobody
// has seen are drawn at random.
import { FastChance, keyFromText } from '@richtfest/engine';

export const bot = {
  name: 'one step ahead',
  sees: 'observation',
  choose({ game, seat, observation, legal, random }) {
    const key = keyFromText(String(random.word()));
    let best = legal[0];
    let bestValue = -Infinity;
    for (const move of legal) {
      const table = game.determinize(observation, random);
      game.play(table, seat, move, { chance: new FastChance(key), report: undefined });
      const value = game.evaluate(table, seat);
      if (value > bestValue) [best, bestValue] = [move, value];
    }
    return best;
  },
};
