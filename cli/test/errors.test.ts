import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { GAME_IDS } from '../src/games.ts';
import { PIGS, folder, richtfest, richtfestProcess } from './richtfest.ts';

/** Command lines with their error messages. */
const CASES: readonly [string, string][] = [
  ['simulat', 'There is no command “simulat”. Did you mean “simulate”?'],
  ['xyz', 'There is no command “xyz”. See “richtfest --help”.'],
  ['help simulat', 'There is no command “simulat”. Did you mean “simulate”?'],
  ['simulate', 'simulate needs GAME: the game, like three-little-pigs.'],
  [
    'simulate three-litle-pigs',
    'There is no game “three-litle-pigs”. Did you mean “three-little-pigs”?',
  ],
  ['rules chess', `There is no game “chess”. Known games: ${GAME_IDS.join(', ')}.`],
  [`simulate ${PIGS} more`, 'simulate takes GAME only; “more” is one argument too many.'],
  [`simulate ${PIGS} --player 4`, 'simulate has no flag “--player”. Did you mean “--players”?'],
  [`simulate ${PIGS} -x`, 'simulate has no flag “-x”. See “richtfest simulate --help”.'],
  [`simulate ${PIGS} --games`, '--games needs a value: --games N.'],
  [`simulate ${PIGS} --games --csv`, '--games needs a value: --games N.'],
  [`simulate ${PIGS} --json=yes`, '--json takes no value.'],
  [`simulate ${PIGS} --games many`, '--games must be a whole number of at least 1, not “many”.'],
  [`simulate ${PIGS} --workers 0`, '--workers must be a whole number from 1 to 256, not “0”.'],
  [`simulate ${PIGS} --players 7`, 'three-little-pigs is for 2 to 5 players, not 7.'],
  [`simulate ${PIGS} --bots gredy`, 'There is no bot “gredy”. Did you mean “greedy”?'],
  [
    `simulate ${PIGS} --players 3 --bots greedy,random`,
    '--bots names 2 bots for 3 players; name one, or one for each seat.',
  ],
  [
    `simulate ${PIGS} --option experiencd=true`,
    'three-little-pigs has no option “experiencd”. Did you mean “experienced”?',
  ],
  [
    `simulate ${PIGS} --option experienced=maybe`,
    'Option experienced must be true or false, not "maybe".',
  ],
  [
    `simulate ${PIGS} --option firstSeat=4`,
    'Option firstSeat must be a seat from 0 to 1 or "lot", not 4.',
  ],
  [`simulate ${PIGS} --option experienced`, '--option needs key=value, not “experienced”.'],
  [`simulate ${PIGS} --option pots=@nothing.json`, 'There is no file “nothing.json”.'],
  [
    `simulate ${PIGS} --option pots={"a"`,
    "The value of option “pots” is not JSON: expected ':' after property name (line 1, column 5).",
  ],
  [
    `simulate ${PIGS} --out nowhere/report.json`,
    'The folder of “nowhere/report.json” does not exist.',
  ],
  [
    `simulate ${PIGS} --save bad.json`,
    '“bad.json” has a file in its path where a folder should be.',
  ],
  [`simulate ${PIGS} --save /proc/games`, 'The folder of “/proc/games” does not exist.'],
  [
    `simulate ${PIGS} --save bad.json/games`,
    '“bad.json” has a file in its path where a folder should be.',
  ],
  [
    'admin reshard',
    'admin reshard needs the new databases: --to "postgresql://…/accounts 0000-7fff=postgresql://…/first 8000-ffff=postgresql://…/second".',
  ],
  ['admin restore sub --data-dir none', 'sub is a folder, not a backup of Richtfest.'],
  ['play', `play needs GAME: ${GAME_IDS.join(', ')}.`],
  [`play ${PIGS} --players 1`, 'three-little-pigs is for 2 to 5 players, not 1.'],
  [`play ${PIGS} --players 2 --seats me,greedy,random`, '--seats names 3 seats for 2 players.'],
  [`play ${PIGS} --seats me,rando`, 'There is no bot “rando”. Did you mean “random”?'],
  [`play ${PIGS} --lang fr`, '--lang must be one of en, de, nl, not “fr”.'],
  [
    `play ${PIGS} --save bad.json`,
    '“bad.json” already exists. Continue it with --resume bad.json, or choose another name.',
  ],
  ['play --resume bad.jsn', 'There is no file “bad.jsn”. Did you mean “bad.json”?'],
  [
    'play --resume bad.json --seed 1',
    '--seed can’t be changed after the start; leave it out with --resume.',
  ],
  [
    'replay bad.json',
    '“bad.json” is not JSON: expected double-quoted property name (line 1, column 8).',
  ],
  ['replay sub', '“sub” is a folder, not a file.'],
  [
    'verify twice.json',
    '“twice.json” names seats[0].name twice (line 2, column 30); keep one of them.',
  ],
  [
    `score ${PIGS} misspelt.json`,
    '“misspelt.json” is not a score sheet of three-little-pigs: it has an unknown field “playrs”. Did you mean “players”?',
  ],
  [
    'scenario windows-1252.json',
    '“windows-1252.json” is not UTF-8 text. Save it as UTF-8, or choose another file.',
  ],
  [
    'replay picture.png',
    '“picture.png” is not UTF-8 text. Save it as UTF-8, or choose another file.',
  ],
  ['verify marked.json', '“marked.json” is not a match file: it lacks the field “format”.'],
  ['replay -', 'The input is empty; it should hold JSON.'],
  ['verify -', 'The input is empty; it should hold JSON.'],
  ['scenario -', 'The input is empty; it should hold JSON.'],
  ['verify nothing.json', 'There is no file “nothing.json”.'],
  ['verify sub', 'There is no .json file in “sub”.'],
  ['verify empty.json', '“empty.json” is empty; it should hold JSON.'],
  ['verify object.json', '“object.json” is not a match file: it lacks the field “format”.'],
  [
    'replay seen.json',
    '“seen.json” contains one seat’s view of an unfinished match. The match itself, with every move, can be saved when it is over.',
  ],
  ['verify scenario.json', '“scenario.json” is a scenario file. Try “richtfest scenario”.'],
  [`score ${PIGS} scenario.json`, '“scenario.json” is a scenario file. Try “richtfest scenario”.'],
  ['scenario match.json', '“match.json” is a match file. Try “richtfest verify”.'],
  [
    'replay future.json',
    '“future.json” is written in the format richtfest-match/2; this version of richtfest reads richtfest-match/1.',
  ],
  ['replay dead-link.json', 'There is no file “dead-link.json”.'],
  ['replay huge.json', '“huge.json” is not JSON: the number at a is too large.'],
  ['scenario', 'scenario needs FILE: scenario files or folders of them.'],
  [
    `score ${PIGS}`,
    'score needs FILE: the score sheet as JSON (see --example), or - for standard input.',
  ],
  [
    `score ${PIGS} object.json`,
    '“object.json” is not a score sheet of three-little-pigs: it lacks the field “players”.',
  ],
  [`rules ${PIGS} LP-77`, 'three-little-pigs has no rule “LP-77”; they run from LP-1 to LP-19.'],
  ['completion fihs', 'There is no completion for “fihs”. Did you mean “fish”?'],
  ['bench speed', 'There is no bench “speed”. Known benches: playouts.'],
];

test('every usage error prints one sentence, no stack, and exits with code 2', async () => {
  const cwd = folder();
  mkdirSync(join(cwd, 'sub'));
  writeFileSync(join(cwd, 'bad.json'), '{"a":1,}');
  writeFileSync(join(cwd, 'empty.json'), '');
  writeFileSync(join(cwd, 'object.json'), '{}');
  writeFileSync(join(cwd, 'scenario.json'), '{"format":"richtfest-scenario/1"}');
  writeFileSync(join(cwd, 'match.json'), '{"format":"richtfest-match/1"}');
  writeFileSync(join(cwd, 'future.json'), '{"format":"richtfest-match/2"}');
  writeFileSync(join(cwd, 'huge.json'), '{"a":1e999}');
  symlinkSync('nowhere.json', join(cwd, 'dead-link.json'));
  writeFileSync(join(cwd, 'marked.json'), '\uFEFF{\r\n}\r\n');
  writeFileSync(join(cwd, 'twice.json'), '{\n  "seats": [{ "name": "Ann", "name": "Ben" }]\n}');
  writeFileSync(join(cwd, 'misspelt.json'), '{"playrs": [], "players": []}');
  writeFileSync(join(cwd, 'windows-1252.json'), Buffer.from('{"title": "T\u00FCr"}', 'latin1'));
  writeFileSync(join(cwd, 'picture.png'), Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]));
  writeFileSync(join(cwd, 'seen.json'), '{"format":"richtfest-observations/1"}');
  for (const [line, sentence] of CASES) {
    const words = line.split(' ');
    // The standard input of the test process is not ours to read.
    const run = words.includes('-') ? richtfestProcess : richtfest;
    const ran = await run(words, { cwd });
    expect({ line, ...ran }).toEqual({ line, code: 2, out: '', err: `${sentence}\n` });
  }
});

test('--json prints errors as JSON', async () => {
  for (const line of [
    `simulate ${PIGS} --json --csv`,
    'replay nothing.json --json',
    'verify --json',
  ]) {
    const { code, out, err } = await richtfest(line.split(' '), { cwd: folder() });
    expect({ line, code, json: JSON.parse(out) }).toEqual({
      line,
      code: 2,
      json: { error: err.trimEnd() },
    });
  }
});
