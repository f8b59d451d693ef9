import { readFileSync, readdirSync } from 'node:fs';
import { catalog } from '@richtfest/catalog';
import {
  type JsonObject,
  LANGUAGES,
  type Language,
  type MatchFile,
  formatWith,
  writeMatchFile,
} from '@richtfest/engine';
import { describe, expect, test } from 'vitest';
import { checkMatch } from '../src/end/check-match.ts';
import { problemSentences } from '../src/files/problem-sentences.ts';
import { LARGEST_FILE, readMatchFile } from '../src/files/read-match-file.ts';
import { addressOf, savedFrom } from '../src/files/saved-from.ts';
import { forkMatch, proposedBots } from '../src/match/fork-match.ts';
import { MemoryStore } from '../src/match/memory-store.ts';
import { restore } from '../src/match/saved-match.ts';

const path = '../../games/three-little-pigs/test/matches/v1-two-players.json';
const text = readFileSync(new URL(path, import.meta.url), 'utf8');
const file = JSON.parse(text) as MatchFile;
const changed = (changes: JsonObject) => JSON.stringify({ ...file, ...changes });

async function problemOf(content: string) {
  const read = await readMatchFile(content);
  if (!('problem' in read)) throw new Error('it was opened');
  return read.problem;
}

describe('a match file', () => {
  test('is opened with its game', async () => {
    expect(await readMatchFile(text)).toMatchObject({ file, game: { id: file.game } });
    expect(await readMatchFile(`\uFEFF${text}`)).toMatchObject({ file });
  });

  test.each([
    ['is empty', ' \n', { is: 'empty' }],
    ['is cut off', text.slice(0, -20), { is: 'not-json' }],
    ['is a picture', '\u0089PNG', { is: 'not-json' }],
    ['is too big', 'x'.repeat(LARGEST_FILE + 1), { is: 'too-big' }],
    ['is another program’s', '{"moves": []}', { is: 'not-ours' }],
    ['is a list', '[]', { is: 'not-ours' }],
    ['is null', 'null', { is: 'not-ours' }],
    [
      'is one seat’s observations',
      '{"format": "richtfest-observations/1"}',
      { is: 'observations' },
    ],
    [
      'is of the future',
      '{"format": "richtfest-match/2"}',
      { is: 'other-format', format: 'richtfest-match/2' },
    ],
    [
      'is of a game nobody knows',
      changed({ game: 'sandcastles' }),
      { is: 'unknown-game', game: 'sandcastles' },
    ],
    [
      'is of rules nobody knows',
      changed({ rulesVersion: 99 }),
      { is: 'unknown-rules', game: file.game, rulesVersion: 99 },
    ],
  ])('that %s is told so', async (_, content, problem) => {
    expect(await problemOf(content)).toEqual(problem);
  });

  test('that is damaged: the problem names the place', async () => {
    const problem = await problemOf(changed({ seats: 'Anna' }));
    expect(problem).toMatchObject({ is: 'broken', problem: expect.stringContaining('seats') });
  });

  test('with a missing or invalid option: the problem names it', async () => {
    for (const entry of catalog) {
      const { id } = entry;
      const folder = new URL(`../../games/${id}/test/matches/`, import.meta.url);
      const [name = ''] = readdirSync(folder);
      const match = JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as MatchFile;
      for (const key of Object.keys((await entry.load()).options)) {
        const { [key]: _, ...rest } = match.options;
        for (const options of [rest, { ...rest, [key]: null }, { ...rest, [key]: { a: 1 } }]) {
          const problem = await problemOf(JSON.stringify({ ...match, options }));
          const says = expect.stringContaining(`options.${key}`);
          expect({ id, key, ...problem }).toEqual({ id, key, is: 'broken', problem: says });
        }
      }
      const options = { ...match.options, sauna: true };
      const problem = await problemOf(JSON.stringify({ ...match, options }));
      expect(problem).toMatchObject({ problem: expect.stringContaining('options.sauna') });
    }
  });

  test('that is nested too deeply or has a duplicate key is explained in every language', async () => {
    const said = async (content: string) => {
      const problem = await problemOf(content);
      return LANGUAGES.map((language) => problemSentences(problem, language).join(' '));
    };
    for (const levels of [1000, 100_000, 200_000]) {
      for (const deep of ['['.repeat(levels), '{"":'.repeat(levels)]) {
        expect((await said(deep))[0]).toBe(
          'Its lists are nested more deeply than in any of our games.',
        );
      }
    }
    expect(await problemOf('['.repeat(10) + ']'.repeat(10))).toEqual({ is: 'not-ours' });
    expect(await said('{"format": "richtfest-match/1",\n"format": "richtfest-match/1"}')).toEqual([
      'It contains “format” twice (line 2), and nobody can tell which one counts.',
      '„format“ steht zweimal darin (Zeile 2), und niemand weiß, was davon gilt.',
      '“format” staat er twee keer in (regel 2), en niemand weet welke geldt.',
    ]);
  });

  test('without its secret is refused', async () => {
    const { secret: _, ...rest } = file;
    const generator = { name: 'chacha20', commitment: 'a'.repeat(64), nonces: [] };
    expect(await problemOf(JSON.stringify({ ...rest, generator }))).toEqual({ is: 'no-luck' });
  });

  test('that was changed is refused with the reason in every language', async () => {
    const moves = [...file.moves.slice(0, 3), '0 stop', '0 stop', '0 stop', ...file.moves.slice(3)];
    const problem = await problemOf(changed({ moves }));
    expect(problem.is).toBe('false');
    const said = LANGUAGES.map((language) => problemSentences(problem, language));
    for (const sentences of said) expect(sentences[1]).toContain('0 stop');
    expect(new Set(said.map(([first]) => first)).size).toBe(3);
  });
});

describe('saved', () => {
  test('it is stored once and replays the same', async () => {
    const read = await readMatchFile(text);
    if ('problem' in read) throw new Error('it was not opened');
    const saved = savedFrom(read.file, 5);
    expect(saved).toMatchObject({ isOver: true, log: file.moves });
    expect(addressOf(saved.id, file)).toBe(`/play/${saved.id}/replay`);
    expect(addressOf(saved.id, {})).toBe(`/play/${saved.id}`);
    expect(read.game.result(restore(read.game, saved).state)).toEqual(file.result);
    const store = new MemoryStore();
    expect(await store.write(saved, undefined)).toBe(true);
    expect(await store.write(savedFrom(read.file, 6), undefined)).toBe(false);
  });
});

describe('checked', () => {
  const words = (language: Language) => ({
    language,
    format: formatWith(Intl, language, ['Anna', 'Ben']),
  });

  test('a valid match lists what was checked', async () => {
    const { holds, lines, proves } = await checkMatch(file, words('en'));
    expect(holds).toBe(true);
    expect(lines).toContain('They lead to exactly the recorded result.');
    expect(lines.join(' ')).toContain(`${file.moves.length} moves replayed`);
    expect(lines.join(' ')).toMatch(/Fingerprint of the last position: [0-9a-f]{4} /);
    expect(proves).toContain('This proves');
  });

  test('a fork lists what it took over', async () => {
    const fork = forkMatch(file, { at: 9, bots: proposedBots(file, 0) }, 1);
    const read = await readMatchFile(text);
    if ('problem' in read) throw new Error('it was not opened');
    const written = writeMatchFile(restore(read.game, fork), fork.secret, 'own-save');
    const { holds, lines } = await checkMatch(written, words('nl'));
    expect(holds).toBe(true);
    expect(lines[0]).toBe(
      'Het begin komt uit een ander spel (9 zetten), met het geluk daarvan; ook dat was verzegeld.',
    );
    expect(lines).toHaveLength(4);
  });

  test('a changed result is found', async () => {
    const seats = file.result!.seats.map((seat) => ({ ...seat, score: seat.score + 1 }));
    const { holds, lines } = await checkMatch({ ...file, result: { seats } }, words('de'));
    expect(holds).toBe(false);
    expect(lines).toContain('Das festgehaltene Ergebnis ist nicht das, zu dem die Züge führen.');
  });
});
