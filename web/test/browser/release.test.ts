import { cp, mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { shippedWith } from '../../../scripts/release/shipped.ts';
import { librariesIn, workspacesOf } from '../../../scripts/release/workspaces.ts';
import { bot, get, newTable, post } from '../../../server/test/support/table.ts';
import { closeVisitors, openVisitor, sharedBrowser } from './support/browser.ts';
import { openTable, playUntil, untilOver } from './support/by-link.ts';
import { Installation } from './support/installation.ts';
import { LocalRegistry } from './support/local-registry.ts';
import { packNextRelease } from './support/next-release.ts';
import { missingNode, supportedNodes } from './support/nodes.ts';
import { type Program, runProgram, serveProgram } from './support/program.ts';
import { runInPage } from './support/run-in-page.ts';
import { type InstalledRelease, upgradeCluster } from './support/upgrade-cluster.ts';

const ROOT = join(import.meta.dirname, '../../..');
const SITE = process.env.BUILT_SITE ?? join(ROOT, 'web', 'dist');
const workspaces = workspacesOf(ROOT);
const libraries = librariesIn(workspaces).map(({ folder, manifest }) => ({
  folder,
  name: manifest.name,
  exports: manifest.exports ?? {},
}));
/** They import nothing but each other, so pages need no bundler for them. */
const pure = libraries.filter(({ name }) => name !== '@richtfest/protocol');
const NODES = supportedNodes();
const isLong = process.env.RICHTFEST_LONG === '1';

interface Released {
  readonly version: string;
  readonly files: readonly { readonly file: string; readonly sha256: string }[];
}

let out = '';
let released: Released;
let registry: LocalRegistry;
let installation: Installation;

/** `npm run release`, with the site that is built already and types that are checked already. */
function release(folder: string, ...options: readonly string[]): Released {
  const given = ['--site', SITE, '--unchecked', '--out', folder, '--json'];
  const line = ['scripts/release.ts', ...given, ...options];
  const ran = spawnSync(process.execPath, line, { cwd: ROOT, encoding: 'utf8' });
  if (ran.status !== 0) throw new Error(`${ran.stdout}${ran.stderr}`);
  return JSON.parse(ran.stdout) as Released;
}

function executable(): string {
  return `richtfest-${released.version}-${process.platform}-${process.arch}`;
}

/** The example of a library's README. */
async function exampleOf(folder: string): Promise<string> {
  const readme = await readFile(join(ROOT, folder, 'README.md'), 'utf8');
  const [, code = ''] = /```js\n(.*?)```/su.exec(readme) ?? [];
  expect(code).not.toBe('');
  return code;
}

beforeAll(async () => {
  out = await mkdtemp(join(tmpdir(), 'richtfest-release-'));
  released = release(out, '--executable');
  const folders = workspaces.map(({ folder }) => folder);
  const packages = shippedWith(ROOT, folders);
  registry = await LocalRegistry.serving(out, { root: ROOT, packages });
  const names = ['richtfest', ...libraries.map(({ name }) => name)];
  installation = await Installation.of(names, registry.url);
});
afterAll(async () => {
  await registry.close();
  await installation.close();
  await rm(out, { recursive: true, force: true });
});

describe('a release', () => {
  test('has the program, every library, their licences and a bill of materials', async () => {
    expect(released.files.map(({ file }) => file)).toEqual(
      ['richtfest', ...libraries.map(({ name }) => name.replace('@richtfest/', 'richtfest-'))]
        .map((name) => `${name}-${released.version}.tgz`)
        .toSorted()
        .concat(executable()),
    );
    const notice = await readFile(join(out, 'NOTICE'), 'utf8');
    const bom = JSON.parse(await readFile(join(out, 'bom.json'), 'utf8')) as {
      readonly components: readonly { readonly name: string; readonly version: string }[];
    };
    for (const name of [
      'fastify',
      'react',
      'valibot',
      '@fontsource-variable/bricolage-grotesque',
    ]) {
      const found = bom.components.find((component) => component.name === name);
      expect(notice).toContain(`${name} ${found?.version}`);
    }
    expect(bom.components.map(({ name }) => name)).not.toContain('vitest');
  });

  test('is the same, byte for byte, when it is built again', async () => {
    const again = await mkdtemp(join(tmpdir(), 'richtfest-release-'));
    try {
      const files = released.files.filter(({ file }) => file !== executable());
      expect(release(again)).toEqual({ ...released, files });
      for (const name of ['NOTICE', 'bom.json']) {
        expect(await readFile(join(again, name))).toEqual(await readFile(join(out, name)));
      }
    } finally {
      await rm(again, { recursive: true, force: true });
    }
  });

  test('contains no sources, tests or machine paths', async () => {
    const files = await readdir(join(out, 'packages'), { recursive: true });
    expect(files.filter((file) => /(?<!\.d)\.tsx?$|\.test\./.test(file))).toEqual([]);
    const compiled = files.filter((file) => /\.(js|map|json)$/.test(file) && !file.includes('web'));
    for (const file of compiled) {
      expect(await readFile(join(out, 'packages', file), 'utf8')).not.toContain(ROOT);
    }
  });

  test.each(libraries)('$name is a package that publint accepts', async ({ name }) => {
    const pkgDir = join(out, 'packages', name.replace('@richtfest/', ''));
    const { messages, pkg } = await publint({ pkgDir, pack: false, strict: true });
    expect(messages.map((message) => formatMessage(message, pkg))).toEqual([]);
  });
});

describe(`an installed release${missingNode(NODES)}`, () => {
  test.each(libraries.flatMap((library) => NODES.map((node) => ({ ...library, ...node }))))(
    '$name: the example of its README runs on Node $version',
    async ({ folder, name, node }) => {
      const code = await exampleOf(folder);
      expect(code.trim().split('\n').length).toBeLessThan(16);
      const file = `${name.replace('@richtfest/', '')}.js`;
      await installation.write(file, code);
      expect(await installation.node(node, file)).not.toBe('');
    },
  );

  test.each(pure)(
    '$name: the example of its README runs in Chromium as on Node, without a bundler',
    async ({ folder, name }) => {
      // Browsers and Node print objects differently.
      const printsJson =
        'console.log = ((log) => (...all) => log(JSON.stringify(all)))(console.log);';
      const example = await exampleOf(folder);
      const code = example.replace(/(?<=\n)(?!import )/u, `${printsJson}\n`);
      const file = `${name.replace('@richtfest/', '')}-json.js`;
      await installation.write(file, code);
      const browser = await sharedBrowser();
      const { page, context } = await openVisitor(browser);
      const packages = pure.map((each) => each.name);
      const printed = await runInPage(page, code, { folder: installation.folder, packages });
      const [{ node }] = NODES as [(typeof NODES)[0]];
      expect(printed).toBe(await installation.node(node, file));
      await context.close();
    },
  );

  test.each(['nodenext', 'bundler'])(
    'a game by others compiles with the published types (%s) and obeys the laws',
    async (moduleResolution) => {
      const folder = join(installation.folder, 'shed');
      await cp(join(ROOT, 'scripts/game-template/src'), join(folder, 'src'), { recursive: true });
      await installation.write('shed/src/entries.ts', everyEntry());
      const compilerOptions = {
        target: 'es2023',
        module: moduleResolution === 'bundler' ? 'esnext' : 'nodenext',
        moduleResolution,
        strict: true,
        skipLibCheck: false,
        types: [],
        rootDir: 'src',
        outDir: 'lib',
        rewriteRelativeImportExtensions: true,
      };
      await installation.write(
        'shed/tsconfig.json',
        JSON.stringify({ compilerOptions, include: ['src'] }),
      );
      const tsc = join(ROOT, 'node_modules/typescript/bin/tsc');
      await installation.node(process.execPath, tsc, '-p', 'shed');
      await installation.write('laws.js', LAWS);
      for (const { node } of NODES) {
        expect(await installation.node(node, 'laws.js')).toMatch(/^\d\d laws hold\n$/);
        await installation.node(node, 'shed/lib/entries.js');
      }
    },
  );

  test('the program plays, simulates and verifies', async () => {
    const simulate = ['simulate', 'dream-home', '--games', '4', '--bots', 'greedy', '--json'];
    const report = JSON.parse(await installation.richtfest(...simulate)) as { games: number };
    expect(report.games).toBe(4);
    const seats = ['--seats', 'random,random', '--seed', 'x', '--save', 'match.json'];
    await installation.richtfest('play', 'three-little-pigs', ...seats);
    expect(await installation.richtfest('verify', 'match.json')).not.toBe('');
    expect(await installation.richtfest('--version')).toContain(released.version);
  });

  test('the program serves the site, and a bot joins a table there', async () => {
    const { address, stop } = await serveProgram(installation.program);
    const browser = await sharedBrowser();
    try {
      const docs = await fetch(`${address}/docs`);
      expect(await docs.text()).toContain('<title>Richtfest documentation</title>');
      const { page, errors } = await openVisitor(browser, { seed: 'release' });
      await openTable(page, address, 'three-little-pigs');
      await page.getByText('Let your own bot play').click();
      await page.getByRole('radio', { name: 'Seat 2 (open)' }).check({ force: true });
      await page.getByLabel('Its name at the table').fill('Robo');
      await page.getByRole('button', { name: 'Give it this seat' }).click();
      const line = await page.getByLabel('Run this where your bot is').inputValue();
      const [, link = ''] = /"(.*?)"/u.exec(line) ?? [];
      const joined = installation.richtfest('join', link, '--bot', 'random', '--json');
      await page.getByTestId('prompt').waitFor();
      await playUntil([page], () => untilOver(page));
      expect(JSON.parse(await joined)).toHaveProperty('result');
      expect(errors).toEqual([]);
    } finally {
      await closeVisitors(browser);
      await stop();
    }
  });
});

describe('the next release', () => {
  let next: InstalledRelease;
  beforeAll(async () => {
    const version = await packNextRelease(join(out, 'packages'), out);
    await registry.add(out, version);
    const upgraded = await installation.upgradedTo([`richtfest@${version}`], registry.url);
    next = { installation: upgraded, version };
  });
  afterAll(() => next.installation.close());

  test('replaces this one in a cluster, with a migration, while people play (PR-36)', async () => {
    const { version } = released;
    await upgradeCluster({ installation, version }, next, isLong ? 4 : 2);
  });
});

describe('the executable', () => {
  test('plays, simulates and serves with nothing installed, and bots join', async () => {
    const cwd = await mkdtemp(join(tmpdir(), 'richtfest-alone-'));
    const program: Program = { command: [join(out, executable())], cwd, env: { HOME: cwd } };
    const richtfest = (...line: readonly string[]) => runProgram(program, line);
    try {
      expect(await richtfest('--version')).toBe(`richtfest ${released.version}\n`);
      const seats = ['--seats', 'random,random', '--seed', 'x', '--save', 'match.json'];
      await richtfest('play', 'three-little-pigs', ...seats);
      expect(await richtfest('verify', 'match.json')).toContain('ok ');
      // In threads of its own.
      const simulate = ['simulate', 'dream-home', '--games', '4', '--bots', 'greedy', '--json'];
      expect(JSON.parse(await richtfest(...simulate))).toMatchObject({ games: 4 });
      const install = ['admin', 'install', '--systemd', '--root', join(cwd, 'root')];
      expect(await richtfest(...install)).toContain('/etc/systemd/system/richtfest.service\n');
      const installed = join(cwd, 'root/opt/richtfest/bin/richtfest');
      const again = await runProgram({ ...program, command: [installed] }, install);
      expect(again).not.toContain('write');
      const { address, stop } = await serveProgram(program);
      try {
        expect(await (await fetch(address)).text()).toContain('<title>');
        const docs = await fetch(`${address}/docs`);
        expect(await docs.text()).toContain('<title>Richtfest documentation</title>');
        const { links, start } = await tableForPrograms(address);
        const joined = links.map((link) => richtfest('join', link, '--bot', 'random', '--json'));
        await start();
        const [first = '', second = ''] = await Promise.all(joined);
        expect(JSON.parse(first)).toMatchObject({ seat: 0, rejectedAnswers: 0 });
        expect(JSON.parse(second)).toMatchObject({ seat: 1, rejectedAnswers: 0 });
      } finally {
        await stop();
      }
    } finally {
      await rm(cwd, { recursive: true, force: true });
    }
  });
});

/** Imports every entry of every library, with its types. */
function everyEntry(): string {
  const paths = libraries.flatMap(({ name, exports }) =>
    typeof exports === 'string' ? [name] : Object.keys(exports).map((path) => join(name, path)),
  );
  return paths.map((path, at) => `export * as entry${at} from '${path}';\n`).join('');
}

/** A table for two programs. */
async function tableForPrograms(address: string) {
  const { url, table, hostKey } = await newTable(address, [bot, bot]);
  const linkOf = async (seat: number) => {
    const request = { hostKey, seat, name: `Robo ${seat}` };
    const { body } = await post<{ token: string }>(`${url}/seats/program`, request);
    return `${address}/t/${table}#bot=${body.token}`;
  };
  const areHere = async () => {
    const { body } = await get<{ seats: { isPresent: boolean }[] }>(url);
    return body.seats.every(({ isPresent }) => isPresent);
  };
  const start = async () => {
    await expect.poll(areHere).toBe(true);
    await post(`${url}/start`, { hostKey, fillWithBots: false });
  };
  return { links: [await linkOf(0), await linkOf(1)], start };
}

/** Records a match of the compiled game and runs the laws of the test kit against it. */
const LAWS = `
import { random, simulateGame } from '@richtfest/bots';
import { MATCH_FORMAT, checkedOptions, writeTurn } from '@richtfest/engine';
import { gameLaws } from '@richtfest/testkit';
import { xyzGame as game } from './shed/lib/index.js';

const options = checkedOptions(game, { players: 2 });
const table = { players: 2, options, bots: [random, random], seed: 'recorded' };
const moves = [];
const { result } = simulateGame(game, table, 0, (seat, move) =>
  moves.push(writeTurn(game, seat, move)),
);
const { id, rulesVersion } = game;
const seats = table.bots.map(({ name }) => ({ name, bot: name }));
const generator = { name: 'fast', seed: 'recorded', game: 0 };
const file = { format: MATCH_FORMAT, game: id, rulesVersion, options, seats, generator, moves, result };

const laws = gameLaws({
  game,
  tables: [{ players: 2 }, { players: 3, options: { rounds: 3 } }, { players: 4 }],
  census: ({ players }) =>
    Object.fromEntries(
      players.flatMap(({ hand, laid }) => [...hand, ...laid]).map((plank) => ['plank ' + plank, 1]),
    ),
  longestGame: 200,
  coverageGoals: [],
  matches: [{ name: 'recorded', file }],
});
for (const { check } of laws) await check({ games: 5 });
console.log(laws.length + ' laws hold');
`;
