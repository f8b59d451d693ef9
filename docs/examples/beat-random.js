// A bot that beats random moves, with two packages: npm i @richtfest/engine @richtfest/dream-home
import { dreamHome as game } from '@richtfest/dream-home';
import { Environment, FastChance, keyFromText, randomFromText, winShares } from '@richtfest/engine';

/** Imagines what is hidden, tries every move and takes the one with the best evaluation. */
function choose(table, seat, random) {
  const values = table.legal(seat).map((move) => {
    const state = game.determinize(table.observe(seat), random);
    const chance = new FastChance(keyFromText(String(random.word())));
    game.play(state, seat, move, { chance, report: undefined });
    return game.evaluate(state, seat);
  });
  return table.legal(seat)[values.indexOf(Math.max(...values))];
}

const games = 20;
let wins = 0;
for (let number = 0; number < games; number++) {
  const table = Environment.create(game, { players: 2, seed: `game ${number}` });
  const random = randomFromText(`moves ${number}`);
  while (!table.isOver) {
    const [seat] = table.owing;
    const moves = table.legal(seat);
    const isOurs = seat === number % 2;
    table.step(seat, isOurs ? choose(table, seat, random) : moves[random.below(moves.length)]);
  }
  wins += winShares(table.result)[number % 2];
}
console.log(`${wins} of ${games} games won`);
