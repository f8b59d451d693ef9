import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MatchFile } from '@richtfest/engine';
import { expect, test } from 'vitest';
import { PIGS, type RunOptions, folder, richtfest, richtfestProcess } from './richtfest.ts';

const TABLE = [
  'play',
  PIGS,
  '--seats',
  'name:Anna,greedy',
  '--option',
  'firstSeat=0',
  '--seed',
  'wolf',
];

/** Types lines at a table where Anna starts with door, roof, door, door, window. */
function play(lines: readonly string[], more: readonly string[] = [], options: RunOptions = {}) {
  return richtfest([...TABLE, ...more], {
    ...options,
    input: lines.map((line) => `${line}\n`).join(''),
  });
}

/** The reply to each typed line. */
function answers(out: string): Record<string, string> {
  const parts = out.split(/^> /m).slice(1);
  return Object.fromEntries(
    parts.map((part) => [part.split('\n')[0] ?? '', part.split('\n').slice(1).join('\n')]),
  );
}

test('a whole game by numbers ends with the score sheet and the winner', async () => {
  const cwd = folder();
  const { code, out, err } = await play(Array(200).fill('1'), ['--save', 'pigs.json'], { cwd });
  expect(err).toBe('');
  expect(code).toBe(0);
  expect(out).toMatch(
    /^The Three Little Pigs: Anna and Greedy\nThe luck of this game is sealed: [0-9a-f]{16}\n/,
  );
  expect(out).toContain('You roll: door, roof, door, door, window.');
  expect(out).toMatch(/ {2}Total +\d+ +\d+\n {2}Place +[12] +[12]\n/);
  expect(out).toMatch(/\n(You win|Greedy wins)\.\n/);
  expect(out.endsWith('Check this game with:\n  richtfest verify pigs.json\n')).toBe(true);
  const checked = await richtfest(['verify', 'pigs.json'], { cwd });
  expect(checked.out).toContain('lead to the recorded result');
  expect(checked.code).toBe(0);
});

test('a game without people plays itself', async () => {
  const { code, out } = await richtfest([
    'play',
    PIGS,
    '--seats',
    'random,random,random',
    '--seed',
    'r',
  ]);
  expect(code).toBe(0);
  expect(out).toContain('The Three Little Pigs: Random 1, Random 2 and Random 3');
  expect(out).toMatch(/ wins\.\n$|share the win\.\n$/);
});

test('bots of a level have personas; unlisted seats go to family bots', async () => {
  const table = ['play', PIGS, '--seats', 'name:Rosa,expert:Wilma,family', '--players', '4'];
  const { out } = await richtfest([...table, '--seed', 'who', '--lang', 'de'], { input: 'ende\n' });
  expect(out).toContain('Die drei kleinen Schweinchen: Rosa, Wilma, Bruno und Ida\n');
  expect(out).toContain('\nWilma (Profi): ');
  expect(out).toContain('\nIda (Familie): ');
  expect(out).not.toContain('\nRosa (');
});

test('the same seed gives the same game', async () => {
  const [one, two] = await Promise.all([
    play(['roll a b', '1', '1']),
    play(['roll a b', '1', '1']),
  ]);
  expect(one).toEqual(two);
  expect(one.out).toContain('You roll dice a and b again');
});

test('table commands are answered', async () => {
  const { out, code } = await play([
    'help',
    'hint',
    'score',
    'rule 6',
    'rule LP-99',
    'rule',
    'moves',
    'log',
    'undo',
    'why stop',
    'why',
    'save',
    'quit',
  ]);
  expect(code).toBe(0);
  const answer = answers(out);
  expect(answer['help']).toContain('why MOVE     why a move is not allowed');
  expect(answer['help']).toContain('build straw door new');
  expect(answer['hint']).toMatch(/^Ada suggests: .+ – [^.]+.+\. \((roll [a-e ]+|stop)\)\n/s);
  expect(answer['score']).toContain('Finished houses     0       0');
  expect(answer['rule 6']).toMatch(/^LP-6 {2}Rolling/);
  expect(answer['rule LP-99']).toBe('There is no rule LP-99.\n');
  expect(answer['rule']).toContain('  LP-19  First player\n');
  expect(answer['moves']).toContain('  32  ');
  expect(answer['log']).toBe('It is your turn.\nYou roll: door, roof, door, door, window.\n');
  expect(answer['undo']).toBe('You have made no move that could be taken back.\n');
  expect(answer['why stop']).toBe('This move is allowed: Stop rolling\n');
  expect(answer['why']).toContain('why MOVE');
  expect(answer['save']).toContain('Save to which file?');
  expect(answer['quit']).toContain('You have left the table. The game was not saved.');
});

test('a refused move prints the reason, “why” prints the whole rule', async () => {
  const { out } = await play([
    'build straw door new',
    'why build straw door new',
    'why done',
    'quit',
  ]);
  const answer = answers(out);
  const reason = 'You are still rolling. Stop first, then build. (LP-8)\n';
  expect(answer['build straw door new']).toBe(reason);
  expect(answer['why build straw door new']).toMatch(
    /\(LP-8\)\nLP-8 {2}Taking tiles {2}\[rulebook/,
  );
  expect(answer['why done']).toContain('(LP-9)');
});

test('moves are read by number, in any case, and by a unique beginning', async () => {
  const { out } = await play(['ROLL A', 'r b d', 'b w d', 'quit']);
  expect(out).toContain('You roll die a again');
  expect(out).toContain('You roll dice b and d again');
  const stopped = answers((await play(['st', 'build', 'build w', 'quit'])).out);
  expect(stopped['st']).toContain('You stop rolling.');
  expect(stopped['build']).toMatch(/^“build” could be:\n {2}1 {2}.*build straw door new\n {2}2 /);
  expect(stopped['build w']).toContain('You start house A with a wood door');
});

test('unclear input is answered with help', async () => {
  const answer = answers((await play(['roll', 'build', 'hlep', '99', 'roll q', '', 'quit'])).out);
  expect(answer['roll']).toMatch(/^31 moves begin with “roll”\. Type a little more\.\n/);
  expect(answer['build']).toBe(
    '“build” is not a complete move. Such moves look like this: build straw door new,\nbuild wood window A\n',
  );
  expect(answer['hlep']).toBe('“hlep” is neither a move nor a command. Did you mean “help”?\n');
  expect(answer['99']).toBe('There is no move 99; they run from 1 to 32.\n');
  expect(answer['roll q']).toContain('“roll q” is not a complete move.');
});

test('undo takes back only moves that nobody has learned from', async () => {
  const { out } = await play(['stop', 'undo', 'roll a', 'undo', 'quit']);
  const typed = out.split(/^> /m).slice(1);
  expect(typed[0]).toContain('Your turn: take a tile and build it.');
  expect(typed[1]).toMatch(/^undo\nTaken back: Stop rolling\n/);
  expect(typed[1]).toContain('Your turn: the dice are rolled; roll again (2 rolls left) or stop.');
  expect(typed[3]).toMatch(/^undo\nYou can’t take that back: since your last move/);
});

test('a saved game is resumed and ends as if never interrupted', async () => {
  const cwd = folder();
  const rest = Array(200).fill('1');
  const start = ['stop', 'undo', 'roll a b'];
  const left = await play(start, ['--save', 'a.json'], { cwd });
  expect(left.code).toBe(0);
  expect(left.out).toContain(`Continue with:\n  richtfest play ${PIGS} --resume a.json\n`);
  const half = JSON.parse(readFileSync(join(cwd, 'a.json'), 'utf8')) as MatchFile;
  expect(half.moves).toEqual(['0 roll a b']);
  expect(half.secret).toMatch(/^[0-9a-f]{64}$/);
  const running = await richtfest(['verify', 'a.json'], { cwd });
  expect(running.out).toContain('All 1 move so far follow the rules; the game is not over.');
  const [resumed] = await Promise.all([
    richtfest(['play', '--resume', 'a.json'], { cwd, input: rest.join('\n') }),
    play([...start, ...rest], ['--save', 'b.json'], { cwd }),
  ]);
  expect(resumed.out).toContain('Welcome back. 1 move played so far.');
  expect(readFileSync(join(cwd, 'a.json'), 'utf8')).toBe(readFileSync(join(cwd, 'b.json'), 'utf8'));
});

test('“save” saves the game from then on and does not overwrite other files', async () => {
  const cwd = folder();
  writeFileSync(join(cwd, 'other.json'), 'precious');
  const { out } = await play(
    ['save other.json', 'save no/where.json', 'save a.json', 'stop', 'quit'],
    [],
    { cwd },
  );
  const answer = answers(out);
  expect(answer['save other.json']).toBe('other.json already exists; choose another name.\n');
  expect(answer['save no/where.json']).toBe('The folder of “no/where.json” does not exist.\n');
  expect(answer['save a.json']).toContain('Saved to a.json');
  expect(readFileSync(join(cwd, 'other.json'), 'utf8')).toBe('precious');
  const saved = JSON.parse(readFileSync(join(cwd, 'a.json'), 'utf8')) as MatchFile;
  expect(saved.moves).toEqual(['0 stop']);
});

test('a tampered game is not resumed', async () => {
  const cwd = folder();
  await play(['stop', 'build straw door new'], ['--save', 'a.json'], { cwd });
  const path = join(cwd, 'a.json');
  writeFileSync(
    path,
    readFileSync(path, 'utf8').replace('0 build straw door', '0 build stone door'),
  );
  const { code, err } = await richtfest(['play', '--resume', 'a.json'], { cwd });
  expect(code).toBe(2);
  expect(err).toBe(
    "“a.json” can't be resumed. Move 2, “0 build stone door new”, is not valid. A stone door costs four doors; you have only three to spend. (LP-8)\n",
  );
});

test('Ctrl-C prints how to continue', async () => {
  const cwd = folder();
  const { code, out } = await richtfestProcess([...TABLE, '--save', 'a.json'], {
    cwd,
    isOpen: true,
    interruptWhen: (printed) => printed.includes('help, hint'),
  });
  expect(code).toBe(130);
  expect(out).toContain('Continue with:');
  expect(existsSync(join(cwd, 'a.json'))).toBe(true);
});

test.each([
  ['de', 'hilfe', ['Befehle', 'Wäre das Spiel jetzt aus', 'Du hast den Tisch verlassen.']],
  ['nl', 'hulp', ['Opdrachten', 'Als het spel nu uit was', 'Je hebt de tafel verlaten.']],
] as const)('in %s with its own commands', async (language, help, [besides, now, left]) => {
  const { out } = await play([help, 'stand', 'score'], ['--lang', language]);
  const answer = answers(out);
  expect(answer[help]).toContain(besides);
  expect(answer['stand']).toContain(now);
  expect(answer['score']).toContain(now);
  expect(out).toContain(left);
});

test('the language of the terminal is the default', async () => {
  const { out } = await play([], [], { env: { LANG: 'nl_NL.UTF-8' } });
  expect(out).toContain('De drie kleine biggetjes: Anna en Greedy');
});

test('at a table with two people, texts name everyone', async () => {
  const { out } = await richtfest(
    ['play', PIGS, '--seats', 'name:Anna,name:Ben', '--seed', 'fence'],
    { input: 'quit\n' },
  );
  expect(out).toMatch(/\n(Anna|Ben) rolls: /);
  expect(out).not.toContain('Your turn');
});
