import { LANGUAGES, formatProblemText } from '@richtfest/engine';
import { afterEach, expect, test, vi } from 'vitest';
import { bgStatsLink } from '../../src/score-pad/bg-stats.ts';
import { boxTallies } from '../../src/score-pad/box-tallies.ts';
import { padCsv } from '../../src/score-pad/pad-csv.ts';
import {
  PadFileError,
  newerPads,
  padFile,
  readPadFile,
  scoredPads,
} from '../../src/score-pad/pad-file.ts';
import { type Pad, newPad, putInHouse } from '../../src/score-pad/pad.ts';

afterEach(() => vi.unstubAllEnvs());

const names = ['Anna', '=Ben, "the" builder'];
const empty = newPad({ id: 'p1', game: 'three-little-pigs', names, day: '2026-11-16', now: 7 });
const anna = { 'A/1': 'stone door +1', 'A/2': 'wood roof' };
const pad: Pad = {
  ...Object.entries(anna).reduce(
    (so, [place, component]) => putInHouse(so, { seat: 0, place }, component),
    empty,
  ),
  me: 0,
  place: 'Grandma’s garden',
  isDone: true,
};

const written = (games: readonly unknown[]) => JSON.stringify({ ...padFile([]), games });

test('an exported file reads back as it was', async () => {
  expect(await readPadFile(JSON.stringify(padFile([pad, empty])))).toEqual([pad, empty]);
});

test.each([
  ['not JSON', '{', /^it is not valid JSON$/],
  ['another file', '{"game":"x"}', /lacks the field “format”/],
  ['an unknown game', written([{ ...pad, game: 'chess' }]), /games\[0\]\.game .+not “chess”/],
  ['too few players', written([{ ...pad, players: [] }]), /games\[0\]\.players/],
  [
    'one player',
    written([{ ...pad, me: undefined, players: pad.players.slice(1) }]),
    /^games\[0\]\.players must have at least 2 entries, not 1$/,
  ],
  [
    'a seat too many',
    written([pad, { ...pad, me: 2 }]),
    /^games\[1\]\.me must be at most 1, not 2$/,
  ],
  ['no day', written([{ ...pad, day: '2026-02-31' }]), /games\[0\]\.day .+not “2026-02-31”/],
  [
    'an unknown component',
    written([
      { ...pad, players: [{ name: '', house: { 'A/1': 'castle' }, sums: {} }, pad.players[1]] },
    ]),
    /^games\[0\]\.players is not component data/,
  ],
])('%s is refused with what is wrong and where', async (_, content, says) => {
  const reading = readPadFile(content);
  await expect(reading).rejects.toThrow(PadFileError);
  await expect(reading).rejects.toThrow(says);
  const { problem } = (await reading.catch((error: unknown) => error)) as PadFileError;
  const said = LANGUAGES.map((language) => formatProblemText(problem, language));
  expect(new Set(said).size).toBe(LANGUAGES.length);
});

test('importing keeps what was changed later on this device', () => {
  const older = { ...pad, changedAt: 6 };
  const newer = { ...pad, changedAt: 8 };
  const other = { ...pad, id: 'p2' };
  expect(newerPads([pad], [older, other])).toEqual([other]);
  expect(newerPads([pad], [newer, pad])).toEqual([newer]);
});

test('CSV has a line per player and category, quoted and without formulas', async () => {
  const lines = padCsv(await scoredPads([pad])).split('\r\n');
  expect(lines.slice(0, 5)).toEqual([
    'id,game,day,place,notes,finished,player,me,part,points,rank',
    'p1,three-little-pigs,2026-11-16,Grandma’s garden,,true,Anna,true,tiles,7,1',
    'p1,three-little-pigs,2026-11-16,Grandma’s garden,,true,Anna,true,pots,1,1',
    'p1,three-little-pigs,2026-11-16,Grandma’s garden,,true,Anna,true,houses,1,1',
    'p1,three-little-pigs,2026-11-16,Grandma’s garden,,true,Anna,true,total,9,1',
  ]);
  expect(lines[5]).toContain(`"'=Ben, ""the"" builder",false,tiles,0,2`);
});

test('a play for BG Stats has its game, day, place, players, scores and winner', async () => {
  // BG Stats reads the date as UTC and shows it in the local time zone.
  vi.stubEnv('TZ', 'Pacific/Auckland');
  const [scored] = await scoredPads([pad]);
  if (scored === undefined) throw new Error('not scored');
  const { origin, pathname, searchParams } = new URL(bgStatsLink(scored, ['Anna', 'Ben']));
  expect(origin + pathname).toBe('https://app.bgstatsapp.com/createPlay.html');
  expect(JSON.parse(searchParams.get('data') ?? '')).toEqual({
    sourceName: 'Richtfest',
    sourcePlayId: 'p1',
    playDate: '2026-11-15 23:00:00',
    location: 'Grandma’s garden',
    game: {
      name: 'The Three Little Pigs',
      sourceGameId: 'three-little-pigs',
      highestWins: true,
      noPoints: false,
    },
    players: [
      { name: 'Anna', sourcePlayerId: 'Anna', score: 9, rank: 1, winner: true, startPlayer: false },
      { name: 'Ben', sourcePlayerId: 'Ben', score: 0, rank: 2, winner: false, startPlayer: false },
    ],
  });
});

test('statistics count finished games of the device’s owner alone', async () => {
  const lost = { ...pad, id: 'lost', me: 1 };
  const watched = { ...pad, id: 'watched', me: undefined };
  const unfinished = { ...pad, id: 'unfinished', isDone: false };
  const tallies = boxTallies(await scoredPads([pad, lost, watched, unfinished]));
  expect(tallies).toMatchObject([{ game: { id: 'three-little-pigs' }, played: 2, won: 1 }]);
});
