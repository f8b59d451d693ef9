// A plan in a few words: build first, then roll and collect. Among moves with
// the same verb it takes the one that leads to the best position.
import { FastChance, keyFromText } from '@richtfest/engine';

const PLAN = ['open-room', 'build', 'pillar', 'roll', 'take', 'pick', 'bank'];

export const bot = {
  name: 'foreman',
  sees: 'observation',
  choose({ game, seat, observation, legal, random }) {
    const verb = PLAN.find((each) => legal.some((move) => move.verb === each));
    const moves = verb === undefined ? legal : legal.filter((move) => move.verb === verb);
    const key = keyFromText(String(random.word()));
    const valueOf = (move) => {
      const table = game.determinize(observation, random);
      game.play(table, seat, move, { chance: new FastChance(key), report: undefined });
      return game.evaluate(table, seat);
    };
    const values = moves.map(valueOf);
    return moves[values.indexOf(Math.max(...values))];
  },
};
