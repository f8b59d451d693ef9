import { FastChance, type JsonObject, NO_SEATS, Random, checkedOptions } from '@richtfest/engine';
import { describe, expect, test } from 'vitest';
import { type Options, dreamHome, dreamHomeBots } from '../src/index.ts';
import { HELPER } from '../src/codes.ts';
import { BestFields } from '../src/evaluation/best-fields.ts';
import { newPlayer } from '../src/new-player.ts';
import { type Player, type State, NONE } from '../src/state.ts';

const { cards } = dreamHome.options;
const ownCards = structuredClone(cards?.default) as { decor: Record<string, { rooms: string[] }> };
// DH-29: no décor tile in the box goes with a room that has a partner room.
ownCards.decor['whirlpool']!.rooms = ['sauna'];

const TABLES: { players: number; options: JsonObject }[] = [
  { players: 2, options: {} },
  { players: 2, options: { edition: 'nl', openRoofs: true } },
  { players: 3, options: { columnDiscard: false } },
  { players: 3, options: { edition: 'nl' } },
  { players: 4, options: {} },
  { players: 4, options: { edition: 'nl', cards: ownCards } },
];

describe('the rollout policy', () => {
  test.each(TABLES)(
    'plays legal moves: $players players, $options',
    ({ players, options: given }) => {
      const options = checkedOptions(dreamHome, { players, options: given }) as unknown as Options;
      const verbs = new Set<string>();
      for (let game = 0; game < 30; game++) {
        const random = new Random(game, players, 7);
        const dealer = { chance: new FastChance(Uint32Array.of(game, 1)), report: undefined };
        const state = dreamHome.setup({ players, options }, dealer);
        for (
          let owing = dreamHome.owing(state);
          owing !== NO_SEATS;
          owing = dreamHome.owing(state)
        ) {
          const seat = 31 - Math.clz32(owing);
          const before = JSON.stringify(state);
          const chosen = dreamHomeBots.search.rolloutMove?.(state, seat, game, 1);
          const legal = dreamHome.legal(state, seat);
          expect(legal).toContainEqual(chosen);
          expect(JSON.stringify(state)).toBe(before);
          // Every third move is random, so that the policy meets houses it would not build.
          const isOwn = random.below(3) > 0 && chosen !== undefined;
          const move = isOwn ? chosen : legal[random.below(legal.length)]!;
          verbs.add(chosen?.verb ?? '');
          dreamHome.play(state, seat, move, dealer);
        }
      }
      for (const verb of [
        'take',
        'place',
        'drill',
        'mixer',
        'decorate',
        'scaffold',
        'supplier',
        'roofer',
      ])
        expect(verbs).toContain(verb);
    },
  );

  test.each(TABLES)(
    'chooses the same with what it remembers of other moves: $players players, $options',
    ({ players, options: given }) => {
      const options = checkedOptions(dreamHome, { players, options: given }) as unknown as Options;
      const choose = (state: State, seed: number) =>
        dreamHomeBots.search.rolloutMove?.(state, state.seat, seed, 1);
      const dealerOf = (game: number) => ({
        chance: new FastChance(Uint32Array.of(game, 2)),
        report: undefined,
      });
      let placed = 0;
      for (let game = 0; game < 10; game++) {
        const random = new Random(game, players, 3);
        const dealer = dealerOf(game);
        const state = dreamHome.setup({ players, options }, dealer);
        const other = dreamHome.setup({ players, options }, dealerOf(game + 100));
        while (dreamHome.owing(state) !== NO_SEATS) {
          const chosen = choose(state, game);
          // DH-12: after a column is chosen, the best field for its room is known, in this house.
          const hasField = state.players.every(({ house }) => house.some((card) => card < 0));
          if (state.phase === 'turn' && chosen?.verb === 'take' && hasField) {
            const inOtherHouse = dreamHome.clone(state);
            const owner = inOtherHouse.players[(state.seat + 1) % players];
            const guest = inOtherHouse.players[state.seat];
            dreamHome.play(inOtherHouse, state.seat, chosen, dealer);
            [guest!.house, owner!.house] = [owner!.house, guest!.house];
            [guest!.tiles, owner!.tiles] = [owner!.tiles, guest!.tiles];
            const remembering = choose(inOtherHouse, game);
            choose(other, game);
            expect(choose(inOtherHouse, game)).toEqual(remembering);
            choose(state, game);
          }
          const legal = dreamHome.legal(state, state.seat);
          const move = random.below(3) > 0 ? chosen : legal[random.below(legal.length)];
          dreamHome.play(state, state.seat, move!, dealer);
          if (state.phase !== 'room') continue;
          placed++;
          const remembering = choose(state, game);
          choose(other, game);
          expect(choose(state, game)).toEqual(remembering);
        }
      }
      expect(placed).toBeGreaterThanOrEqual(10 * 12 * players);
    },
  );

  test('chooses the same move for every seed without noise', () => {
    const options = checkedOptions(dreamHome, { players: 4, options: {} }) as unknown as Options;
    const dealer = { chance: new FastChance(Uint32Array.of(5, 1)), report: undefined };
    const state = dreamHome.setup({ players: 4, options }, dealer);
    const choices = Array.from({ length: 40 }, (_, seed) =>
      JSON.stringify(dreamHomeBots.search.rolloutMove?.(state, state.seat, seed * 7919, 0)),
    );
    expect(new Set(choices).size).toBe(1);
  });

  test('is deterministic for a seed and varies between seeds', () => {
    const options = checkedOptions(dreamHome, { players: 4, options: {} }) as unknown as Options;
    const dealer = { chance: new FastChance(Uint32Array.of(5, 1)), report: undefined };
    const state = dreamHome.setup({ players: 4, options }, dealer);
    const choices = Array.from({ length: 40 }, (_, seed) =>
      JSON.stringify(dreamHomeBots.search.rolloutMove?.(state, state.seat, seed * 7919, 6)),
    );
    const again = Array.from({ length: 40 }, (_, seed) =>
      JSON.stringify(dreamHomeBots.search.rolloutMove?.(state, state.seat, seed * 7919, 6)),
    );
    expect(again).toEqual(choices);
    expect(new Set(choices).size).toBeGreaterThan(1);
  });
});

describe('remembered fields', () => {
  const STUDY = 5;
  const known = () => {
    const player = newPlayer();
    const counts = Array.from({ length: 16 }, () => 2);
    const fields = new BestFields();
    fields.begin(player, counts);
    fields.add(STUDY, 7, false, 1.5);
    // The room is no longer in the market.
    counts[STUDY]!--;
    return { player, counts, fields };
  };

  test('are known for the house and the cards for which they were found', () => {
    const { player, counts, fields } = known();
    expect(fields.fieldFor(STUDY, player, counts)).toBe(7);
    expect(fields.liesUp(STUDY)).toBe(false);
    expect(fields.fieldFor(STUDY + 1, player, counts)).toBe(NONE);
  });

  test.each<[string, (player: Player, counts: number[]) => void]>([
    ['another card lies in the house', ({ house }) => (house[3] = 8)],
    ['another tile lies in the house', ({ tiles }) => (tiles[3] = 1)],
    ['the architect has come', ({ helpers }) => (helpers[HELPER.architect] = 1)],
    ['the designer has come', ({ helpers }) => (helpers[HELPER['interior-designer']] = 1)],
    ['another room has left the market', (_, counts) => counts[2]!--],
    ['the room is still in the market', (_, counts) => counts[STUDY]!++],
  ])('are not known if %s', (_, change) => {
    const { player, counts, fields } = known();
    change(player, counts);
    expect(fields.fieldFor(STUDY, player, counts)).toBe(NONE);
  });
});
