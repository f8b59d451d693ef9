import { type GameMove, type GameTypes, formatWith, reasonText, schema } from '@richtfest/engine';
import { describe, expect, test } from 'vitest';
import type { TableProps } from '../../src/games/table-props.ts';
import type { LocalMatch } from '../../src/match/local-match.ts';
import { candidateMoves } from '../../src/table/candidate-moves.ts';
import { reasonsNow } from '../../src/table/reasons-now.ts';
import { localTable, pigs, untilAsked } from '../support/local.ts';

const moves = schema.anyOf(
  schema.object({ verb: schema.oneOf('stop', 'done') }),
  schema.object({ verb: schema.oneOf('blow'), house: schema.integer(0) }),
  schema.object({
    verb: schema.oneOf('build'),
    kind: schema.oneOf('door', 'roof'),
    house: schema.anyOf(schema.oneOf('new'), schema.integer(0)),
  }),
);

describe('candidate moves', () => {
  test('cover every move of the schema with few numbers', () => {
    const written = candidateMoves(moves, []).map(({ move }) => JSON.stringify(move));
    expect(written).toContain('{"verb":"stop"}');
    expect(written).toContain('{"verb":"done"}');
    expect(written).toContain('{"verb":"blow","house":2}');
    expect(written).toContain('{"verb":"build","kind":"roof","house":"new"}');
    expect(written).not.toContain('{"verb":"blow","house":3}');
  });

  test('use numbers of allowed moves instead of guesses', () => {
    const blow = { verb: 'blow', house: 4 };
    const allowed: readonly GameMove[] = [blow];
    const blows = candidateMoves(moves, allowed).filter(
      ({ move }) => (move as unknown as GameMove).verb === 'blow',
    );
    expect(blows).toEqual([
      { move: { verb: 'blow', house: 4 }, shape: { verb: 'blow', house: 4 } },
    ]);
  });

  test('have every verb of a game', () => {
    const candidates = candidateMoves(pigs.notation.moveSchema, []);
    const verbs = new Set(candidates.map(({ move }) => (move as { verb: string }).verb));
    expect(verbs).toEqual(new Set(pigs.verbs));
  });

  test('stay few for any schema', () => {
    const wide = { type: 'integer', minimum: 0, maximum: 1_000_000 } as const;
    const keys = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
    const properties = Object.fromEntries(keys.map((key) => [key, wide]));
    expect(candidateMoves({ type: 'object', properties }, []).length).toBeLessThanOrEqual(150);
  });

  test('mark guessed numbers', () => {
    const shapes = candidateMoves(moves, []).map(({ shape }) => JSON.stringify(shape));
    expect(shapes.filter((shape) => shape === '{"verb":"blow","house":"?"}')).toHaveLength(3);
  });
});

/** Plays until the person has dice to pay with, few or no houses, and a tile to take. */
async function untilBuilding(match: LocalMatch): Promise<void> {
  for (;;) {
    await untilAsked(match);
    const { legal } = match.getSnapshot();
    const stop = legal.find(({ verb }) => verb === 'stop');
    if (legal.some(({ verb }) => verb === 'build')) return;
    match.play((stop ?? legal[0]) as GameMove);
    await match.settled();
  }
}

describe('why not', () => {
  test('mentions no house that does not exist', async () => {
    const match = await (await localTable()).open();
    match.begin();
    await untilBuilding(match);
    const table = {
      client: match,
      snapshot: match.getSnapshot(),
      texts: match.game.texts.en,
      format: formatWith(Intl, 'en', ['Anna', 'Ida']),
      language: 'en',
    } as unknown as TableProps<GameTypes>;
    const reasonOf = (move: unknown) => {
      const reason = match.refusal(move);
      return reason === undefined ? '' : reasonText(reason, table.texts, table);
    };
    const { notation } = match.game;
    const guessed = candidateMoves(notation.moveSchema, []).map(({ move }) => reasonOf(move));
    const houses = (sentences: readonly string[]) =>
      sentences.filter((sentence) => /house [A-Z]\b/.test(sentence));
    // Guesses mention such houses; the reasons shown don't.
    expect(houses(guessed)).not.toEqual([]);
    const sentences = reasonsNow(table).map(({ sentence }) => sentence);
    expect(sentences).not.toEqual([]);
    expect(houses(sentences)).toEqual([]);
  });
});
