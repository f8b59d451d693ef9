// Tries every move on several sampled tables, because the next cards and the
// hands of the others are hidden. More samples play better and take longer.
import { FastChance, keyFromText } from '@richtfest/engine';

const SAMPLES = 3;

export const bot = {
  name: 'average',
  sees: 'observation',
  choose({ game, seat, observation, legal, random }) {
    const keys = Array.from({ length: SAMPLES }, () => keyFromText(String(random.word())));
    const valueOf = (move) => {
      let sum = 0;
      for (const key of keys) {
        const table = game.determinize(observation, random);
        game.play(table, seat, move, { chance: new FastChance(key), report: undefined });
        sum += game.evaluate(table, seat);
      }
      return sum;
    };
    const values = legal.map(valueOf);
    return legal[values.indexOf(Math.max(...values))];
  },
};
