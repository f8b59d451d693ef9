import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

const INSTRUCTIONS = 'FROM WORKDIR COPY RUN USER ENV VOLUME EXPOSE HEALTHCHECK CMD'.split(' ');

interface Instruction {
  readonly name: string;
  readonly rest: string;
}

/** One list of instructions per stage; continued lines are joined. */
function stagesOf(text: string): Instruction[][] {
  const lines = text
    .replaceAll(/\\\n\s*/gu, ' ')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'));
  const stages: Instruction[][] = [];
  for (const line of lines) {
    const [, name = '', rest = ''] = /^([A-Z]+) (.+)$/u.exec(line) ?? [];
    if (!INSTRUCTIONS.includes(name)) throw new Error(`not an instruction: ${line}`);
    if (name === 'FROM') stages.push([]);
    stages.at(-1)?.push({ name, rest });
  }
  return stages;
}

const stages = stagesOf(read('Dockerfile'));
const image = stages.at(-1) ?? [];
const restOf = (name: string) => image.find((instruction) => instruction.name === name)?.rest;

/** The variables that a server reads, as operators know them. */
const documented = [...read('docs/operations.md').matchAll(/^\| `([A-Z_]+)` /gmu)].map(
  ([, name]) => name,
);

const proxy = read('deploy/Caddyfile');

test('the image is built from the packages of a release, not from the sources', () => {
  const [build = []] = stages;
  expect(build.map(({ rest }) => rest).join('\n')).toContain('npm run release -- --out /release');
  const [from] = build;
  const name = / AS (\w+)$/u.exec(from?.rest ?? '')?.[1];
  expect(restOf('RUN')).toContain(`from=${name},source=/release,target=/release`);
  expect(restOf('RUN')).toContain('npm install --omit=dev');
  expect(image.filter((instruction) => instruction.name === 'COPY')).toEqual([]);
});

test('every stage has a pinned base, and the server does not run as root', () => {
  for (const [from] of stages) expect(from?.rest).toMatch(/^node:\d+-[\w-]+(?: AS \w+)?$/u);
  expect(restOf('USER')).toBe('node');
  const names = image.map(({ name }) => name);
  expect(names.lastIndexOf('RUN')).toBeLessThan(names.indexOf('USER'));
});

test('the image starts the program of the package and checks that it is ready', () => {
  expect(JSON.parse(restOf('CMD') ?? '')).toEqual(['node_modules/.bin/richtfest', 'serve']);
  const [, check = ''] = /^CMD (.+)$/u.exec(restOf('HEALTHCHECK') ?? '') ?? [];
  const [, port] = / PORT=(\d+)/u.exec(restOf('ENV') ?? '') ?? [];
  expect(JSON.parse(check)).toContainEqual(expect.stringContaining(`:${port}/readyz`));
  expect(restOf('EXPOSE')).toBe(port);
  expect(restOf('ENV')).toContain(`DATA_DIR=${restOf('VOLUME')}`);
});

test.each(['Dockerfile', 'compose.yaml', 'deploy/compose.cluster.yaml'])(
  '%s says that it was not tested with an engine, and sets only known variables',
  (path) => {
    const text = read(path);
    expect(text).toContain('Not tested with a container engine yet');
    const named = [
      ...text.matchAll(/^ {6,}([A-Z_]+):/gmu),
      ...(path === 'Dockerfile' ? (restOf('ENV') ?? '').matchAll(/(\w+)=/gu) : []),
    ].map(([, name = '']) => name);
    expect(named).not.toEqual([]);
    const others = /^(?:NODE_ENV|POSTGRES_\w+)$/u;
    const isKnown = (name: string) =>
      documented.includes(name) || others.test(name) || proxy.includes(`{$${name}}`);
    expect(named.filter((name) => !isKnown(name))).toEqual([]);
  },
);
