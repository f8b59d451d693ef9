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
import { type GameFixture, type Law, LawViolation, type Whereabouts } from './law.ts';
import { type LawTitle, type Turn, tableOf, unbroken, walkGame } from './walk.ts';

/** A random game: where every position can be found, what was played, and the positions' hashes. */
export interface Recorded<T extends GameTypes> {
  readonly where: Whereabouts;
  readonly turns: readonly Turn<T>[];
  readonly hashes: readonly string[];
  /** By move: whether chance spoke or something was revealed in it. */
  readonly learned: readonly boolean[];
}

/** The hash of every position of a random game: the same wherever the laws are kept. */
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
  };
  return everyMatch(fixture, law, (recorded) => {
    const match = openMatch(fixture, recorded.where);
    playThrough(match, recorded);
    const file = JSON.parse(JSON.stringify(writeMatchFile(match, undefined))) as MatchFile;
    const [fault] = verify(fixture.game, file).faults;
    if (fault !== undefined) {
      throw new LawViolation(`its match file is at fault: ${canonicalJson(fault)}`, recorded.where);
    }
  });
}

export function undo<T extends GameTypes>(fixture: GameFixture<T>): Law {
  const law = {
    seed: 'undo',
    name: 'undo goes back to the earlier position, never beyond what was learned or another’s move',
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
      if ((count === 0) !== recorded.learned[move]) {
        throw new LawViolation(
          count === 0
            ? 'nothing can be undone though nothing was learned'
            : 'what was learned can be undone',
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
    name: 'a snapshot opens as it was taken, and a damaged one not at all',
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
      throw new LawViolation('its snapshot opens differently', at);
    for (const damaged of damagedCopies(snapshot)) {
      if (openSnapshot(game, damaged) !== undefined)
        throw new LawViolation('a damaged snapshot was opened', at);
    }
  });
}

/** A change of behaviour must not change what was played before it. */
export function recordedMatches<T extends GameTypes>(fixture: GameFixture<T>): Law {
  return {
    name: 'recorded matches keep their recorded result',
    check() {
      const games = [...(fixture.earlier ?? []), fixture.game];
      for (const { rulesVersion } of games) {
        if (fixture.matches.some(({ file }) => file.rulesVersion === rulesVersion)) continue;
        throw new LawViolation(`there is no recorded match of rules version ${rulesVersion}`);
      }
      for (const { name, file } of fixture.matches) {
        if (file.result === undefined) throw new LawViolation(`${name} has no result to keep`);
        const game = games.find(({ rulesVersion }) => rulesVersion === file.rulesVersion);
        if (game === undefined) throw new LawViolation(`${name} is of an unknown rules version`);
        const [fault] = verify(game, file).faults;
        if (fault !== undefined) throw new LawViolation(`${name}: ${canonicalJson(fault)}`);
      }
    },
  };
}

export function everyMatch<T extends GameTypes>(
  fixture: GameFixture<T>,
  { name, seed }: LawTitle,
  check: (recorded: Recorded<T>) => void,
): Law {
  return {
    name,
    check({ games }) {
      for (let number = 0; number < games; number++) {
        const where = { ...tableOf(fixture, number), seed, game: number, move: 0 };
        unbroken(() => check(record(fixture, seed, number)), where);
      }
    },
  };
}

function record<T extends GameTypes>(
  fixture: GameFixture<T>,
  seed: string,
  number: number,
): Recorded<T> {
  const turns: Turn<T>[] = [];
  const hashes: string[] = [];
  const learned: boolean[] = [];
  for (const { state, next, wasOpen, events, at } of walkGame(fixture, { seed, number })) {
    hashes.push(stateHash(state));
    if (at.move > 0) learned.push(wasOpen || events.some((event) => event.reveals === true));
    if (next !== undefined) turns.push(next);
  }
  const where = { ...tableOf(fixture, number), seed, game: number, move: 0 };
  return { where, turns, hashes, learned };
}

export function openMatch<T extends GameTypes>(
  { game }: Pick<GameFixture<T>, 'game'>,
  where: Whereabouts,
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
  if (chance === undefined) throw new RangeError('the generator of tests needs no secret');
  return new Match(game, header, chance);
}

function playThrough<T extends GameTypes>(
  match: Match<T>,
  { where, turns, hashes }: Recorded<T>,
): void {
  for (let move = 0; ; move++) {
    const at = { ...where, move };
    if (stateHash(match.state) !== hashes[move])
      throw new LawViolation('played again, it went another way', at);
    const turn = turns[move];
    if (turn === undefined) return;
    const played = match.play(turn.seat, turn.move);
    if ('refused' in played) throw new LawViolation(`played again, ${played.refused.code}`, at);
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
    throw new LawViolation(`${count + 1} moves were undone, not ${count}`, where);
  if (!match.undo(seat, count)) throw new LawViolation(`${count} moves can't be undone`, where);
  const back = turns.length - count;
  if (stateHash(match.state) !== hashes[back]) {
    throw new LawViolation(`${count} moves undone do not lead back to the position before`, where);
  }
  for (const turn of turns.slice(back)) match.play(turn.seat, turn.move);
  const differs = difference(hashes[turns.length], stateHash(match.state));
  if (differs !== undefined)
    throw new LawViolation('undone and played again, the position differs', where);
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
