// A bot that needs nothing but Node. It only looks at the names of its moves: it builds if it can
// and never ends its turn while it has another move. Try it:
//   npx richtfest tournament three-little-pigs --bots random,exec:"node docs/examples/bots/first-bot.mjs" --games 40
import { createInterface } from 'node:readline';

/** The best comes first. */
const PREFERRED = ['build', 'place', 'open-room', 'decorate', 'take'];
const AVOIDED = ['done', 'discard', 'end-turn', 'stop'];

for await (const line of createInterface({ input: process.stdin })) {
  const { id, legal, random } = JSON.parse(line);
  const best = Math.min(...legal.map(rank));
  const candidates = legal.flatMap((candidate, at) => (rank(candidate) === best ? [at] : []));
  // The same seed gives the same decision, so games are repeatable.
  const move = candidates[Number.parseInt(random, 16) % candidates.length];
  process.stdout.write(`${JSON.stringify({ id, move })}\n`);
}

function rank({ move }) {
  if (PREFERRED.includes(move.verb)) return PREFERRED.indexOf(move.verb);
  return AVOIDED.includes(move.verb) ? 100 : 50;
}
