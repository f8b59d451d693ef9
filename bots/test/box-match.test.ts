import {
  type GameMove,
  type MatchHeader,
  type Observation,
  type PlayableGame,
  chanceOf,
  checkedOptions,
  isEqualJson,
  observe,
  randomFromText,
  seatsIn,
} from '@richtfest/engine';
import { type BoxEntry, BoxMatch } from '@richtfest/engine/box';
import { SimulatedBox } from '../../testkit/src/index.ts';
import { describe, expect, test } from 'vitest';
import { greedy } from '../src/index.ts';
import { GAMES } from './tables.ts';

/** Who sits where; people enter, bots are played. */
const TABLES = [
  ['person', 'bot'],
  ['bot', 'person', 'bot'],
  ['person', 'person', 'bot'],
  ['person', 'bot', 'person', 'person'],
  ['bot', 'bot', 'person', 'person'],
] as const;

type Table = (typeof TABLES)[number];

function headerOf(game: PlayableGame, table: Table, seed: string): MatchHeader {
  return {
    game: game.id,
    rulesVersion: game.rulesVersion,
    options: checkedOptions(game, { players: table.length, options: {} }),
    seats: table.map((who, seat) => ({
      name: `P${seat}`,
      ...(who === 'bot' ? { bot: 'greedy' } : {}),
    })),
    generator: { name: 'fast', seed, game: 1 },
  };
}

function chooseIn(
  game: PlayableGame,
  seat: number,
  known: { readonly observation: Observation; readonly legal: readonly GameMove[] },
): GameMove {
  return greedy.choose({ game, seat, ...known, random: randomFromText('its own') });
}

/** A whole game; `check` is called before every decision of a bot. */
function playedBox(
  game: PlayableGame,
  table: Table,
  check?: (
    decision: Parameters<ConstructorParameters<typeof SimulatedBox>[0]['decide']>[0],
  ) => void,
) {
  const header = headerOf(game, table, `box/${table.join('/')}`);
  const random = randomFromText('people');
  const people: BoxEntry<GameMove>[] = [];
  const simulated = new SimulatedBox({
    game,
    header,
    chance: chanceOf(header.generator, undefined)!,
    play(real, seat) {
      const legal = game.legal(real.state, seat);
      return legal[random.below(legal.length)]!;
    },
    decide(decision) {
      check?.(decision);
      return chooseIn(game, decision.seat, decision);
    },
    onEntry: (entry) => people.push(entry),
  });
  simulated.play();
  const { real, box } = simulated;
  return { real, box, header, people };
}

const GAMES_AND_TABLES = GAMES.flatMap((game) =>
  TABLES.filter(({ length }) => length >= game.players.min && length <= game.players.max).map(
    (table) => [game.id, table.join(', '), game, table] as const,
  ),
);

describe.each(GAMES_AND_TABLES)('%s at a physical table of %s', (_, __, game, table) => {
  test('bots know what their seats know, and their moves are legal there', () => {
    let decisions = 0;
    const { real, box } = playedBox(game, table, ({ seat, observation, legal, real: there }) => {
      decisions++;
      expect(observation).toEqual(there.observe(seat));
      expect(legal).toEqual(game.legal(there.state, seat));
      // A table that differs only in what is hidden from the seat.
      const other = game.determinize(there.observe(seat), randomFromText(`other/${decisions}`));
      const known = { observation: observe(game, other, seat), legal: game.legal(other, seat) };
      expect(chooseIn(game, seat, known)).toEqual(chooseIn(game, seat, { observation, legal }));
    });
    expect(decisions).toBeGreaterThan(5);
    expect(box.match?.line.length).toBe(real.line.length);
    expect(game.result(box.match!.state)).toEqual(game.result(real.state));
  });
});

describe.each(GAMES.map((game) => [game.id, game] as const))('entries in %s', (_, game) => {
  const table = TABLES.find(({ length }) => length >= game.players.min)!;
  const { box, header } = playedBox(game, table);
  const { entries } = box;

  test('can be saved and repeated', () => {
    const saved = JSON.parse(JSON.stringify(entries)) as typeof entries;
    const again = new BoxMatch(game, header, saved);
    expect(again.match?.state).toEqual(box.match?.state);
    expect(again.draws).toEqual([]);
  });

  test('can be undone one by one, back to the first', () => {
    const some = entries.slice(0, 60);
    const undone = new BoxMatch(game, header, some);
    for (let count = some.length; count > 0; count--) {
      undone.undoTo(count - 1);
      expect(undone.entries).toEqual(some.slice(0, count - 1));
      if (count % 7 !== 0) continue;
      const fresh = new BoxMatch(game, header, some.slice(0, count - 1));
      expect(undone.match?.state).toEqual(fresh.match?.state);
      expect(undone.draws).toEqual(fresh.draws);
    }
    undone.undoTo(0);
    expect(undone.entries).toEqual([]);
  });

  test('can be tried out before they are made', () => {
    const fresh = new BoxMatch(game, header);
    while (fresh.draws.length > 0) fresh.enter(fresh.draws[0]!.outcomes[0]!);
    const { state } = fresh.match!;
    const [seat] = seatsIn(game.owing(state)) as [number];
    const [move] = game.legal(state, seat) as [GameMove];
    const before = structuredClone(fresh.entries);
    const tried = fresh.tryOut(state, seat, move);
    expect(fresh.entries).toEqual(before);
    expect(fresh.draws).toEqual([]);
    fresh.play(seat, move);
    expect(fresh.draws).toEqual(tried.draws);
    if (tried.draws.length === 0) expect(fresh.match!.state).toEqual(tried.state);
  });

  test('refuse outcomes that the box does not have', () => {
    const fresh = new BoxMatch(game, header);
    expect(fresh.draws.length).toBeGreaterThan(0);
    expect(fresh.enter('a card of another game')).toBe(false);
    expect(fresh.entries).toEqual([]);
    expect(() => fresh.play(0, {} as GameMove)).toThrow(RangeError);
  });
});

describe('hidden hands', () => {
  const treehouse = GAMES.find(({ id }) => id === 'best-treehouse')!;

  test('only the bots’ own hands are asked for, and each only once', () => {
    const { people } = playedBox(treehouse, ['person', 'bot']);
    const dealt = people.filter((entry) => 'draw' in entry && entry.draw.stream === 1);
    // Three rounds of six cards and of the five that come from the other seat.
    expect(dealt).toHaveLength(3 * (6 + 5));
    const { people: two } = playedBox(treehouse, ['bot', 'person', 'bot']);
    const asked = two.filter((entry) => 'draw' in entry && entry.draw.stream === 1);
    // Two hands of six; five of the person's cards reach the next seat; the rest is known here.
    expect(asked).toHaveLength(3 * (6 + 6 + 5));
  });

  test('a card that lies elsewhere is refused with its rule', () => {
    const header = headerOf(treehouse, ['person', 'bot'], 'refusals');
    const box = new BoxMatch(treehouse, header);
    while (box.draws.length > 0) box.enter(box.draws[0]!.outcomes[0]!);
    const state = box.match!.state;
    const [card] = (treehouse.view(state, 1) as { players: { hand?: number[] }[] }).players[1]!
      .hand!;
    expect(seatsIn(treehouse.owing(state))).toEqual([0, 1]);
    expect(box.play(0, { verb: 'choose', card } as GameMove)).toMatchObject({ rule: 'BT-7' });
  });

  test('a person may have chosen any card whose place is not known', () => {
    const header = headerOf(treehouse, ['person', 'bot'], 'choices');
    const box = new BoxMatch(treehouse, header);
    while (box.draws.length > 0) box.enter(box.draws[0]!.outcomes[0]!);
    expect(box.secretMoves(0)).toHaveLength(treehouse.hiddenDraws!.outcomes.length - 6);
    expect(box.secretMoves(1)).toEqual(treehouse.legal(box.match!.state, 1));
    const { box: finished } = playedBox(treehouse, ['person', 'bot']);
    expect(finished.secretMoves(0)).toEqual([]);
  });

  test('the filled-in cards change nothing that a bot observes', () => {
    const { box, header } = playedBox(treehouse, ['person', 'bot']);
    const shown = box.entries.findIndex((entry) => 'shown' in entry);
    const before = box.entries.slice(0, shown);
    const one = new BoxMatch(treehouse, header, before).match!;
    // The person's first card becomes known: another one was filled in for it.
    const { shown: draw } = box.entries[shown] as { shown: { stream: 1; index: number } };
    const other = treehouse.hiddenDraws!.outcomes.find(
      (outcome) => !isEqualJson(one.state, stateWith(outcome)),
    );
    expect(other).toBeDefined();
    const two = new BoxMatch(treehouse, header, [...before, { draw: { ...draw, outcome: other! } }])
      .match!;
    expect(two.state).not.toEqual(one.state);
    expect(two.observe(1)).toEqual(one.observe(1));

    function stateWith(outcome: string | number): unknown {
      const known = before.some((entry) => 'draw' in entry && entry.draw.outcome === outcome);
      if (known) return one.state;
      return new BoxMatch(treehouse, header, [...before, { draw: { ...draw, outcome } }]).match
        ?.state;
    }
  });
});
