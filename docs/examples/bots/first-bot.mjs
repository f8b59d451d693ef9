// A bot in plain JavaScript that needs nothing but Node. It looks at the names of its moves
// only: builds where it can, else goes on, and never ends its turn while something else is
// possible. Try it:
//   npx richtfest tournament three-little-pigs --bots random,exec:"node docs/examples/bots/first-bot.mjs" --games 40
import { createInterface } from 'node:readline';

/** What it likes best comes first. */
const LIKES = ['build', 'place', 'open-room', 'decorate', 'take'];
const DISLIKES = ['done', 'discard', 'end-turn', 'stop'];

for await (const line of createInterface({ input: process.stdin })) {
  const { id, legal, random } = JSON.parse(line);
  const best = Math.min(...legal.map(rank));
  const liked = legal.flatMap((candidate, at) => (rank(candidate) === best ? [at] : []));
  // The same text gives the same decision, so that games can be repeated.
  const move = liked[Number.parseInt(random, 16) % liked.length];
  process.stdout.write(`${JSON.stringify({ id, move })}\n`);
}

function rank({ move }) {
  if (LIKES.includes(move.verb)) return LIKES.indexOf(move.verb);
  return DISLIKES.includes(move.verb) ? 100 : 50;
}
