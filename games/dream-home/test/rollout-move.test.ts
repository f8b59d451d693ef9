import { FastChance, type JsonObject, NO_SEATS, Random, checkedOptions } from '@richtfest/engine';
import { describe, expect, test } from 'vitest';
import { type Options, dreamHome, dreamHomeBots } from '../src/index.ts';

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
