// Profiles random playouts by file: npm run profile [-- GAME [PLAYERS]]
import { Session } from 'node:inspector/promises';
import { random, simulateGame } from '@richtfest/bots';
import { EXAMPLE_GAME, findGame } from '@richtfest/catalog';
import { checkedOptions } from '@richtfest/engine';

const WARM_UP_SECONDS = 1;
const SECONDS = 5;
const [id = EXAMPLE_GAME, count = '4'] = process.argv.slice(2);
const players = Number(count);
const game = await findGame(id)?.load();
if (game === undefined) {
  console.error(`There is no game “${id}”.`);
  process.exit(2);
}
const rules = game;
const bots = Array.from({ length: players }, () => random);
const options = { players, options: checkedOptions(game, { players }), bots, seed: 'profile' };
play(WARM_UP_SECONDS);

function play(seconds: number): void {
  const end = performance.now() + seconds * 1000;
  for (let number = 0; performance.now() < end; number++) simulateGame(rules, options, number);
}

const session = new Session();
session.connect();
await session.post('Profiler.enable');
await session.post('Profiler.start');
play(SECONDS);
const { profile } = await session.post('Profiler.stop');

const hits = new Map<string, number>();
let all = 0;
for (const { callFrame, hitCount = 0 } of profile.nodes) {
  const name = callFrame.url.split('/').slice(-3).join('/') || callFrame.functionName;
  hits.set(name, (hits.get(name) ?? 0) + hitCount);
  all += hitCount;
}
const shares = [...hits].toSorted(([, a], [, b]) => b - a).slice(0, 14);
for (const [name, samples] of shares) {
  console.log(`${((100 * samples) / all).toFixed(1).padStart(5)} %  ${name}`);
}
