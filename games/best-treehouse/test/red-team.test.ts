import {
  ChaChaChance,
  Match,
  type Watcher,
  checkedOptions,
  committedGenerator,
  hasSeat,
  matchKey,
  observationLog,
  openSnapshot,
  randomFromText,
  replay,
  seatsIn,
  stateHash,
  takeSnapshot,
  writeMatchFile,
} from '@richtfest/engine';
import { describe, expect, test } from 'vitest';
import { type Move, bestTreehouse as game } from '../src/index.ts';

/** An attacker with everything a running match gives out looks for secrets in it. */

const SECRET = 'what only the host knows';
const NONCES = ['anna', 'ben', 'chloe', 'dirk'];

function newMatch(players: number, secret = SECRET) {
  const nonces = NONCES.slice(0, players);
  const header = {
    game: game.id,
    rulesVersion: game.rulesVersion,
    options: checkedOptions(game, { players, options: { firstSeat: 0 } }),
    seats: nonces.map((name) => ({ name })),
    generator: committedGenerator(secret, nonces),
  };
  return new Match(game, header, new ChaChaChance(matchKey(secret, nonces)));
}

type TreehouseMatch = ReturnType<typeof newMatch>;

/** Everything the host sends to this watcher, as text. */
function givenOut(match: TreehouseMatch, watcher: Watcher): string {
  const { state } = match;
  return JSON.stringify({
    log: observationLog(match, watcher),
    file: writeMatchFile(match, SECRET),
    observation: match.observe(watcher),
    events: match.eventsFor(watcher),
    owing: game.owing(state),
    standing: game.standing(state, watcher),
    undoable: match.header.seats.map((_, seat) => match.undoable(seat)),
    optional: watcher === 'public' ? [] : game.optional(state, watcher),
    legal: watcher === 'public' ? [] : game.legal(state, watcher),
  });
}

function watchers(match: TreehouseMatch): Watcher[] {
  return ['public', ...match.header.seats.keys()];
}

/** Plays the same random game in each match until a seat decides while another still owes. */
function playTo(matches: readonly TreehouseMatch[], seed: string, stopAfter: number) {
  const random = randomFromText(seed);
  const [first] = matches;
  for (let count = 0; ; count++) {
    const { state } = first!;
    const owing = seatsIn(game.owing(state));
    const seat = owing[random.below(owing.length)];
    if (seat === undefined) return undefined;
    const isSecret = state.phase === 'choose' || state.phase === 'build';
    const legal = game.legal(state, seat);
    if (count >= stopAfter && isSecret && owing.length > 1 && legal.length > 1) return seat;
    const move = legal[random.below(legal.length)];
    for (const match of matches) match.play(seat, move);
  }
}

const CASES = [2, 3, 4].flatMap((players) =>
  [0, 7, 20, 33, 47].map((stopAfter) => ({ players, stopAfter })),
);

describe.each(CASES)('$players players, after $stopAfter moves', ({ players, stopAfter }) => {
  const twins = () => {
    const matches = [newMatch(players), newMatch(players)] as const;
    const seat = playTo(matches, `twins/${players}/${stopAfter}`, stopAfter)!;
    const [a, b] = game.legal(matches[0].state, seat) as [Move, Move];
    return { matches, seat, a, b };
  };
  const expectSame = ([one, two]: readonly [TreehouseMatch, TreehouseMatch], but: number) => {
    for (const watcher of watchers(one)) {
      if (watcher !== but) expect(givenOut(two, watcher)).toBe(givenOut(one, watcher));
    }
  };

  test('two different secret decisions look the same to all others, byte for byte', () => {
    const { matches, seat, a, b } = twins();
    matches[0].play(seat, a);
    matches[1].play(seat, b);
    expect(givenOut(matches[1], seat)).not.toBe(givenOut(matches[0], seat));
    expectSame(matches, seat);
  });

  test('so does one that was taken back and made again, and what was taken back never shows', () => {
    const { matches, seat, a, b } = twins();
    for (const [match, first] of [[matches[0], a] as const, [matches[1], b] as const]) {
      match.play(seat, first);
      match.play(seat, { verb: 'take-back' });
      match.play(seat, b);
    }
    expectSame(matches, seat);
    const random = randomFromText('on');
    for (let owing = seatsIn(game.owing(matches[0].state)); owing.length > 0;) {
      const next = owing[random.below(owing.length)]!;
      const legal = game.legal(matches[0].state, next);
      const move = legal[random.below(legal.length)];
      for (const match of matches) match.play(next, move);
      owing = seatsIn(game.owing(matches[0].state));
      // Checking sometimes is enough, because the output contains everything from the start.
      if (owing.length > 0 && random.below(8) === 0) expectSame(matches, seat);
    }
  });

  test('so does one that was undone; no undo goes back beyond a reveal', () => {
    const { matches, seat, a, b } = twins();
    matches[0].play(seat, a);
    matches[1].play(seat, b);
    for (const match of matches) expect(match.undo(seat)).toBe(true);
    expectSame(matches, seat);
    expect(stateHash(matches[0].state)).toBe(stateHash(matches[1].state));
    const [match] = matches;
    while (game.owing(match.state) !== 0) {
      const next = seatsIn(game.owing(match.state))[0]!;
      const { phase } = match.state;
      match.play(next, game.legal(match.state, next)[0]);
      if (match.state.phase === phase) continue;
      const isOpen = phase === 'take-bonus';
      for (const [other] of match.header.seats.entries()) {
        expect(match.undoable(other)).toBe(isOpen && other === next ? match.undoable(next) : 0);
      }
      if (phase !== 'take-bonus') break;
    }
  });

  test('a match opened again from its snapshot gives out the same', () => {
    const { matches, seat, a } = twins();
    const [match] = matches;
    match.play(seat, a);
    const { setupEvents, log, line, header } = match;
    const state = openSnapshot(game, JSON.parse(JSON.stringify(takeSnapshot(match))))!;
    const chance = new ChaChaChance(matchKey(SECRET, NONCES.slice(0, players)));
    const again = new Match(game, header, chance, { setupEvents, log, line, state });
    for (const watcher of watchers(match)) {
      expect(givenOut(again, watcher)).toBe(givenOut(match, watcher));
    }
  });
});

describe('other random values behind hidden components', () => {
  test('the host’s secret and the undealt cards are nowhere in the output', () => {
    const match = newMatch(3);
    playTo([match], 'luck', 40);
    for (const watcher of watchers(match)) {
      const text = givenOut(match, watcher);
      expect(text).not.toContain(SECRET);
      expect(text).not.toContain('"deck"');
      expect(text).not.toContain('"seed"');
    }
  });

  test('an observation log names no card its watcher has not seen', () => {
    const match = newMatch(4);
    playTo([match], 'cards', 0);
    const { players } = match.state;
    for (const [seat, { hand }] of players.entries()) {
      const log = JSON.stringify(observationLog(match, seat).view);
      const named = [...log.matchAll(/"(?:hand|cards)":\[([\d,]+)\]/g)].map(([, list]) => list);
      expect(named).toEqual([hand.join(',')]);
    }
    expect(JSON.stringify(observationLog(match, 'public'))).not.toMatch(/"(hand|cards)":\[/);
  });
});

describe('the file of a match', () => {
  test('that is still running has no moves and no secret when published', () => {
    const match = newMatch(2);
    playTo([match], 'file', 12);
    const file = writeMatchFile(match, SECRET);
    expect(file.moves).toEqual([]);
    expect(file).not.toHaveProperty('secret');
  });

  test('is complete as its owner’s save, from which the match resumes', () => {
    const match = newMatch(2);
    playTo([match], 'file', 12);
    const { match: resumed } = replay(game, writeMatchFile(match, SECRET, 'own-save'));
    expect(stateHash(resumed?.state)).toBe(stateHash(match.state));
  });

  test('is complete for everyone at the end and shows all secrets', () => {
    const match = newMatch(2);
    expect(playTo([match], 'file', Infinity)).toBeUndefined();
    const file = writeMatchFile(match, SECRET);
    expect(file.moves).toHaveLength(66);
    expect(file.secret).toBe(SECRET);
  });
});

test('a discarded card is not named again in any watcher’s events', () => {
  const match = newMatch(2);
  const [a, b] = [0, 1].map((seat) => game.legal(match.state, seat)[0]!) as [Move, Move];
  match.play(0, a);
  match.play(1, b);
  const thrown = match.state.players[0]!.chosen;
  const openly = match.eventsFor('public').findLast(({ type }) => type === 'cards-revealed');
  expect(openly).toMatchObject({ cards: [thrown, match.state.players[1]!.chosen] });
  match.play(0, { verb: 'discard' });
  match.play(1, { verb: 'place', level: 2, position: 0 });
  for (const watcher of watchers(match)) {
    const later = match.eventsFor(watcher).findLast(({ type }) => type === 'cards-revealed');
    expect(later).toMatchObject({ cards: [-1, match.state.players[1]!.tree[0]] });
  }
  expect(game.memory(match.state, 1).discarded[0]).toEqual([thrown]);
  expect(hasSeat(game.owing(match.state), 0)).toBe(true);
});
