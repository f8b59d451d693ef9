// Starts a game from a small complete one: npm run new-game -- garden-shed
import { existsSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { catalog } from '@richtfest/catalog';
import { root } from './installation.js';
import { type GameNames, namesFrom } from './new-game/names.ts';
import { registerGame } from './new-game/register.ts';
import { copyTemplate } from './new-game/template.ts';
import { UsageError, readArguments, runScript } from './usage.ts';

const HELP = `Starts a new game from a small complete one, with secrets and a simultaneous choice.

  npm run new-game -- ID [options]

  ID             lower-case words with hyphens: garden-shed
  --name NAME    what people call it (from ID: Garden Shed)
  --prefix XY    two capital letters for its rule numbers (from ID: GS)
  --help         print this

It writes games/ID with rules, texts in three languages, tests and scenarios, enters the game in the
catalog and generates its documents. Everything passes from the start; change it step by step, as
docs/adding-a-game.md shows.`;

/** Rules of every game, and of every online table. */
const PLATFORM_PREFIXES = ['RF', 'PR'];

await runScript(async () => {
  const { values, positionals } = readArguments({
    name: { type: 'string' },
    prefix: { type: 'string' },
    help: { type: 'boolean', default: false },
  });
  if (values.help) {
    console.log(HELP);
    return 0;
  }
  const [id, ...more] = positionals;
  if (id === undefined || more.length > 0) {
    throw new UsageError('Name one game: npm run new-game -- garden-shed');
  }
  const names = namesFrom(id, values);
  await refuseTaken(names);
  copyTemplate(names);
  registerGame(names);
  // The figures are about other games.
  run('scripts/generate.ts', '--without-figures');
  const matches = join('games', id, 'test', 'matches');
  run('cli/bin/richtfest.js', 'simulate', id, '--games', '1', '--seed', 'v1', '--save', matches);
  console.log(nextSteps(names));
  return 0;
});

/** Nothing is written if any of the names is in use. */
async function refuseTaken({ id, prefix }: GameNames): Promise<void> {
  if (catalog.some((entry) => entry.id === id) || existsSync(join(root, 'games', id))) {
    throw new UsageError(`There is a game “${id}” already. Choose another id.`);
  }
  const games = await Promise.all(catalog.map((entry) => entry.load()));
  const used = games.flatMap(({ rules }) => rules.map(({ number }) => number.slice(0, 2)));
  if ([...PLATFORM_PREFIXES, ...used].includes(prefix)) {
    throw new UsageError(`Rule numbers ${prefix}-1 … are taken. Choose others with --prefix.`);
  }
}

/** Runs a program of this repository; its output matters only if it fails. */
function run(program: string, ...words: readonly string[]): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, program), ...words], {
    cwd: root,
    encoding: 'utf8',
  });
  if (status === 0) return;
  throw new Error(`${[program, ...words].join(' ')} failed:\n${stdout}${stderr}`);
}

function nextSteps({ id, name }: GameNames): string {
  return `“${name}” is ready in games/${id}.

  npm test -- games/${id}       its rules, laws, scenarios and playthroughs
  npx richtfest play ${id}      play it here
  npm start                    play it in the browser

docs/adding-a-game.md shows how to turn it into your own.`;
}
