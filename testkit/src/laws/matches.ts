import {
  type GameTypes,
  Match,
  type MatchFile,
  canonicalJson,
  chanceOf,
  openSnapshot,
  stateHash,
  takeSnapshot,
  verify,
  writeMatchFile,
} from '@richtfest/engine';
import { difference } from './difference.ts';
import {
  type GameFixture,
  type GameLocation,
  type Law,
  type LawInfo,
  LawViolation,
  defineLaw,
} from './law.ts';
import { type Turn, tableOf, walkGame, withLocation } from './walk.ts';

/** A random game: its location, its moves and the hash of every position. */
export interface Recorded<T extends GameTypes> {
  readonly where: GameLocation;
  readonly turns: readonly Turn<T>[];
  readonly hashes: readonly string[];
  /** By move: whether it drew or revealed anything. */
  readonly informed: readonly boolean[];
}

/** The hash of every position of a random game; equal on every machine and thread. */
export function hashesOfGame<T extends GameTypes>(
  fixture: GameFixture<T>,
  seed: string,
  number: number,
): readonly string[] {
  return record(fixture, seed, number).hashes;
}

export function replays<T extends GameTypes>(fixture: GameFixture<T>): Law {
  const law = {
    seed: 'replays',
    name: 'the same header and moves lead to the same positions, also from the match file',
    advice:
      'setup and play must depend on nothing but the state, the move and `dealer.chance`: no module variables, clocks or Math.random; and writeMove and readMove must be inverse.',
  };
  return everyMatch(fixture, law, (recorded) => {
    const match = openMatch(fixture, recorded.where);
    playThrough(match, recorded);
    const file = JSON.parse(JSON.stringify(writeMatchFile(match, undefined))) as MatchFile;
    const [problem] = verify(fixture.game, file).problems;
    if (problem !== undefined) {
      throw new LawViolation(
        `its match file can't be verified: ${canonicalJson(problem)}`,
        recorded.where,
      );
    }
  });
}

export function undo<T extends GameTypes>(fixture: GameFixture<T>): Law {
  const law = {
    seed: 'undo',
    name: 'undo restores the earlier position, never beyond new information or another seat’s move',
    advice:
      '`clone` must copy everything that `play` changes, and events that show something hidden must be marked with `reveals: true`.',
  };
  return everyMatch(fixture, law, (recorded) => {
    const match = openMatch(fixture, recorded.where);
    for (const [move, { seat, move: played }] of recorded.turns.entries()) {
      const where = { ...recorded.where, move: move + 1 };
      match.play(seat, played);
      for (let other = 0; other < where.players; other++) {
        if (other === seat || match.undoable(other) === 0) continue;
        throw new LawViolation(`seat ${other} could undo the move of seat ${seat}`, where);
      }
      const count = match.undoable(seat);
      if ((count === 0) !== recorded.informed[move]) {
        throw new LawViolation(
          count === 0
            ? 'a move can’t be undone though it drew and revealed nothing'
            : 'a move that drew or revealed something can be undone',
          where,
        );
      }
      if (count > 0)
        undoAndRedo(match, { ...recorded, where, turns: recorded.turns.slice(0, move + 1) }, count);
    }
  });
}

export function snapshots<T extends GameTypes>(fixture: GameFixture<T>): Law {
  const { game } = fixture;
  const law = {
    seed: 'snapshots',
    name: 'a snapshot restores the state, and a damaged one is rejected',
    advice: 'the state must be plain JSON data: no functions, classes, undefined or toJSON.',
  };
  return everyMatch(fixture, law, ({ where, turns, hashes }) => {
    const match = openMatch(fixture, where);
    for (const { seat, move } of turns.slice(0, where.game % (turns.length + 1)))
      match.play(seat, move);
    const at = { ...where, move: match.line.length };
    const snapshot = JSON.parse(JSON.stringify(takeSnapshot(match))) as ReturnType<
      typeof takeSnapshot
    >;
    const opened = openSnapshot(game, snapshot);
    if (stateHash(opened) !== hashes[match.line.length])
      throw new LawViolation('its snapshot restores another state', at);
    for (const damaged of damagedCopies(snapshot)) {
      if (openSnapshot(game, damaged) !== undefined)
        throw new LawViolation('a damaged snapshot was accepted', at);
    }
  });
}

export function recordedMatches<T extends GameTypes>(fixture: GameFixture<T>): Law {
  const law = {
    name: 'recorded matches of every rules version keep their result',
    advice:
      'if the rules changed on purpose, raise `rulesVersion`, list the old game in `earlier` and record a finished match of the new version in test/matches; if nobody has played the game yet, only record its match again (`npx richtfest simulate GAME --games 1 --save FOLDER`); otherwise undo the change.',
  };
  return defineLaw(law, () => {
    const games = [...(fixture.earlier ?? []), fixture.game];
    for (const { rulesVersion } of games) {
      if (fixture.matches.some(({ file }) => file.rulesVersion === rulesVersion)) continue;
      throw new LawViolation(`there is no recorded match of rules version ${rulesVersion}`);
    }
    for (const { name, file } of fixture.matches) {
      if (file.result === undefined) throw new LawViolation(`${name} has no result`);
      const game = games.find(({ rulesVersion }) => rulesVersion === file.rulesVersion);
      if (game === undefined) throw new LawViolation(`${name} has an unknown rules version`);
      const [problem] = verify(game, file).problems;
      if (problem !== undefined) throw new LawViolation(`${name}: ${canonicalJson(problem)}`);
    }
  });
}

export function everyMatch<T extends GameTypes>(
  fixture: GameFixture<T>,
  info: LawInfo,
  check: (recorded: Recorded<T>) => void,
): Law {
  const { seed } = info;
  return defineLaw(info, ({ games }) => {
    for (let number = 0; number < games; number++) {
      const where = { ...tableOf(fixture, number), seed, game: number, move: 0 };
      withLocation(where, () => check(record(fixture, seed, number)));
    }
  });
}

function record<T extends GameTypes>(
  fixture: GameFixture<T>,
  seed: string,
  number: number,
): Recorded<T> {
  const turns: Turn<T>[] = [];
  const hashes: string[] = [];
  const informed: boolean[] = [];
  for (const { state, next, hadDraws, events, at } of walkGame(fixture, { seed, number })) {
    hashes.push(stateHash(state));
    if (at.move > 0) informed.push(hadDraws || events.some((event) => event.reveals === true));
    if (next !== undefined) turns.push(next);
  }
  const where = { ...tableOf(fixture, number), seed, game: number, move: 0 };
  return { where, turns, hashes, informed };
}

export function openMatch<T extends GameTypes>(
  { game }: Pick<GameFixture<T>, 'game'>,
  where: GameLocation,
): Match<T> {
  const generator = { name: 'fast', seed: where.seed, game: where.game } as const;
  const header = {
    game: game.id,
    rulesVersion: game.rulesVersion,
    options: where.options,
    seats: Array.from({ length: where.players }, (_, seat) => ({ name: `seat ${seat}` })),
    generator,
  };
  const chance = chanceOf(generator, undefined);
  if (chance === undefined) throw new RangeError('the test generator needs no secret');
  return new Match(game, header, chance);
}

function playThrough<T extends GameTypes>(
  match: Match<T>,
  { where, turns, hashes }: Recorded<T>,
): void {
  for (let move = 0; ; move++) {
    const at = { ...where, move };
    if (stateHash(match.state) !== hashes[move])
      throw new LawViolation('replayed, the match reaches another position', at);
    const turn = turns[move];
    if (turn === undefined) return;
    const played = match.play(turn.seat, turn.move);
    if ('refused' in played)
      throw new LawViolation(`replayed, a move is refused: ${played.refused.code}`, at);
  }
}

function undoAndRedo<T extends GameTypes>(
  match: Match<T>,
  recorded: Recorded<T>,
  count: number,
): void {
  const { where, turns, hashes } = recorded;
  const seat = turns.at(-1)?.seat ?? 0;
  if (match.undo(seat, count + 1))
    throw new LawViolation(`${count + 1} moves could be undone instead of ${count}`, where);
  if (!match.undo(seat, count)) throw new LawViolation(`${count} moves can't be undone`, where);
  const before = turns.length - count;
  if (stateHash(match.state) !== hashes[before]) {
    throw new LawViolation(`undoing ${count} moves does not restore the earlier position`, where);
  }
  for (const turn of turns.slice(before)) match.play(turn.seat, turn.move);
  const differs = difference(hashes[turns.length], stateHash(match.state));
  if (differs !== undefined)
    throw new LawViolation('undone and replayed, the position differs', where);
}

function damagedCopies(
  snapshot: ReturnType<typeof takeSnapshot>,
): ReturnType<typeof takeSnapshot>[] {
  return [
    { ...snapshot, state: { ...snapshot.state, damaged: true } },
    { ...snapshot, state: Object.fromEntries(Object.entries(snapshot.state).slice(1)) },
    { ...snapshot, rulesVersion: snapshot.rulesVersion + 1 },
    { ...snapshot, game: `${snapshot.game}-2` },
    { ...snapshot, hash: snapshot.hash.replace(/^./, (digit) => (digit === '0' ? '1' : '0')) },
  ];
}
