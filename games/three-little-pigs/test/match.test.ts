import {
  ChaChaChance,
  Match,
  type MatchFile,
  checkedOptions,
  committedGenerator,
  matchFileProblems,
  matchKey,
  observationLog,
  openSnapshot,
  problemText,
  randomFromText,
  replay,
  stateHash,
  takeSnapshot,
  verify,
  writeMatchFile,
} from '@richtfest/engine';
import { describe, expect, test } from 'vitest';
import { threeLittlePigs as game } from '../src/index.ts';

const SECRET = 'a secret that nobody knows';
const NONCES = ['anna', 'ben'];

function newMatch() {
  const header = {
    game: game.id,
    rulesVersion: game.rulesVersion,
    options: checkedOptions(game, { players: 2, options: { firstSeat: 0 } }),
    seats: [{ name: 'Anna' }, { name: 'Ben', bot: 'random' }],
    generator: committedGenerator(SECRET, NONCES),
  };
  return new Match(game, header, new ChaChaChance(matchKey(SECRET, NONCES)));
}

function playRandomly(match: ReturnType<typeof newMatch>, moves = Infinity) {
  const random = randomFromText('match');
  for (let count = 0; count < moves && game.result(match.state) === undefined; count++) {
    const { seat } = match.state;
    const legal = game.legal(match.state, seat);
    match.play(seat, legal[random.below(legal.length)]);
  }
  return match;
}

const finishedFile = () => writeMatchFile(playRandomly(newMatch()), SECRET);
const problemsOf = (file: MatchFile) => verify(game, file).problems;

describe('a match file', () => {
  test('contains secret and result when the match is over, and verifies', () => {
    const file = finishedFile();
    expect(matchFileProblems(JSON.parse(JSON.stringify(file)))).toEqual([]);
    expect(file.secret).toBe(SECRET);
    expect(problemsOf(file)).toEqual([]);
  });

  test('of a running match contains no secret, except in its owner’s save', () => {
    const match = playRandomly(newMatch(), 5);
    expect(writeMatchFile(match, SECRET)).not.toHaveProperty('secret');
    const own = writeMatchFile(match, SECRET, 'own-save');
    expect(own.secret).toBe(SECRET);
    const { match: resumed } = replay(game, own);
    expect(stateHash(resumed?.state)).toBe(stateHash(match.state));
  });

  test('is checked for problems', () => {
    const file = finishedFile();
    expect(matchFileProblems({ ...file, moves: 'none' }).map(problemText)).toEqual([
      'moves must be a list, not "none"',
    ]);
    expect(matchFileProblems({ ...file, format: 'x' })).toHaveLength(1);
    expect(matchFileProblems(7)).toHaveLength(1);
  });
});

describe('verify finds', () => {
  test('another secret', () => {
    const file = { ...finishedFile(), secret: 'another' };
    expect(problemsOf(file)[0]).toEqual({ kind: 'commitment' });
  });

  test('a missing secret', () => {
    const { secret: _, ...file } = finishedFile();
    expect(problemsOf(file)).toEqual([{ kind: 'no-secret' }]);
  });

  test('an altered nonce', () => {
    const file = finishedFile();
    const generator = committedGenerator(SECRET, ['anna', 'changed']);
    expect(problemsOf({ ...file, generator })).not.toEqual([]);
  });

  test('a move that the rules refuse, with the rule', () => {
    const file = finishedFile();
    const moves = ['0 build stone door new', ...file.moves.slice(1)];
    expect(problemsOf({ ...file, moves })[0]).toMatchObject({
      kind: 'refused-move',
      at: 0,
      reason: { rule: 'LP-8', code: 'still-rolling' },
    });
  });

  test('an unreadable move', () => {
    const file = finishedFile();
    expect(problemsOf({ ...file, moves: ['0 fly'] })).toMatchObject([
      { kind: 'unreadable-move', at: 0 },
    ]);
  });

  test('a wrong result', () => {
    const file = finishedFile();
    const seats = file.result!.seats.map((seat) => ({ ...seat, score: seat.score + 1 }));
    expect(problemsOf({ ...file, result: { seats } })).toEqual([
      { kind: 'result', problem: 'different' },
    ]);
    expect(problemsOf({ ...file, moves: file.moves.slice(0, -1) })).toEqual([
      { kind: 'result', problem: 'too-early' },
    ]);
    const { result: _, ...without } = file;
    expect(problemsOf(without)).toEqual([{ kind: 'result', problem: 'missing' }]);
  });

  test('invalid options, seats and start positions', () => {
    const file = finishedFile();
    expect(problemsOf({ ...file, options: { wolf: true } })[0]?.kind).toBe('options');
    expect(problemsOf({ ...file, seats: [{ name: 'Anna' }] })[0]?.kind).toBe('seats');
    expect(problemsOf({ ...file, start: { phase: 'wolf' } })[0]?.kind).toBe('start');
  });
});

describe('undo', () => {
  test('takes back a stop as a log entry, and the same random values return', () => {
    const match = newMatch();
    const before = stateHash(match.state);
    match.play(0, { verb: 'stop' });
    expect(match.undoable(0)).toBe(1);
    expect(match.undoable(1)).toBe(0);
    expect(match.undo(0)).toBe(true);
    expect(stateHash(match.state)).toBe(before);
    expect(match.line).toEqual([]);
    expect(match.log).toEqual([
      { seat: 0, move: { verb: 'stop' } },
      { seat: 0, undo: 1 },
    ]);
  });

  test('never goes back beyond a roll, except with everyone’s consent', () => {
    const match = newMatch();
    const before = stateHash(match.state);
    match.play(0, { verb: 'roll', dice: [0] });
    expect(match.undoable(0)).toBe(0);
    expect(match.undo(0)).toBe(false);
    expect(match.undoByConsent(0, 1)).toBe(true);
    expect(stateHash(match.state)).toBe(before);
    expect(match.undoByConsent(0, 1)).toBe(false);
  });

  test('the file contains the remaining line', () => {
    const match = newMatch();
    match.play(0, { verb: 'stop' });
    match.undo(0);
    match.play(0, { verb: 'roll', dice: [1, 2] });
    expect(writeMatchFile(match, SECRET).moves).toEqual(['0 roll b c']);
  });
});

test('a refused move changes nothing and is not logged', () => {
  const match = newMatch();
  const before = stateHash(match.state);
  expect(match.play(1, { verb: 'stop' })).toMatchObject({ refused: { rule: 'RF-2' } });
  expect(match.play(0, { verb: 'done' })).toMatchObject({ refused: { rule: 'LP-9' } });
  expect(match.play(0, { verb: 'sing' })).toMatchObject({ refused: { rule: 'RF-3' } });
  expect(stateHash(match.state)).toBe(before);
  expect(match.log).toEqual([]);
});

test('a snapshot opens to the same state; a damaged or foreign one does not', () => {
  const match = playRandomly(newMatch(), 12);
  const snapshot = takeSnapshot(match);
  expect(snapshot.moves).toBe(12);
  expect(stateHash(openSnapshot(game, snapshot))).toBe(stateHash(match.state));
  expect(
    openSnapshot(game, { ...snapshot, state: { ...snapshot.state, seat: 1 - match.state.seat } }),
  ).toBeUndefined();
  expect(openSnapshot(game, { ...snapshot, rulesVersion: 2 })).toBeUndefined();
});

test('an observation log contains no secret', () => {
  const match = playRandomly(newMatch(), 8);
  const log = observationLog(match, 1);
  expect(log.events.length).toBeGreaterThan(8);
  expect(JSON.stringify(log)).not.toContain(SECRET);
  expect(JSON.stringify(log)).not.toContain('nonces');
});
