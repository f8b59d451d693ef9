import { readFileSync } from 'node:fs';
import { LANGUAGES, type Language, type MatchFile, formatWith, observe } from '@richtfest/engine';
import { describe, expect, test } from 'vitest';
import { type MoveReason, findReasons, moveReasonText, moveReasonsText } from '../src/index.ts';
import { GAMES, gameOf, preparedMatch } from './matches.ts';

function recorded(id: string, name: string): MatchFile {
  const path = new URL(`../../games/${id}/test/matches/${name}.json`, import.meta.url);
  return JSON.parse(readFileSync(path, 'utf8')) as MatchFile;
}

interface KnownMistake {
  readonly id: string;
  readonly match: string;
  /** From 1. */
  readonly move: number;
  readonly better: string;
  readonly samples: number;
}

/** Why a better move was better at a decision of a recorded match. */
function reasonsAt({ id, match, move, better, samples }: KnownMistake): readonly MoveReason[] {
  const game = gameOf(id);
  const { decisions } = preparedMatch(game, recorded(id, match));
  const { state, seat, played } = decisions.find(({ at }) => at === move - 1)!;
  const other = game.notation.readMove(better)!;
  expect(game.refusal(state, seat, other)).toBeUndefined();
  const observation = observe(game, state, seat);
  const moves = { observation, seat, played, better: other };
  return findReasons(game, moves, { samples, seed: 'why' });
}

function sentences(id: string, reasons: readonly MoveReason[]): Record<Language, string> {
  const names = ['Anna', 'Ben', 'Cleo', 'Dirk'];
  return Object.fromEntries(
    LANGUAGES.map((language) => {
      const words = { language, format: formatWith(Intl, language, names) };
      return [language, moveReasonsText(reasons, gameOf(id), words)];
    }),
  ) as Record<Language, string>;
}

describe('reasons at recorded decisions', () => {
  test('Dream Home: a gap in the basement instead of a room', () => {
    const id = 'dream-home';
    const reasons = reasonsAt({
      id,
      match: 'v1-two-players',
      move: 5,
      better: 'place G1',
      samples: 24,
    });
    expect(reasons.map((reason) => ('measure' in reason ? reason.measure : reason.kind))).toContain(
      'basement',
    );
    const { en, de, nl } = sentences(id, reasons);
    expect(en).toMatch(/you fill the basement more often \(/i);
    expect(de).toMatch(/dein Keller wird öfter voll \(/i);
    expect(nl).toMatch(/je kelder komt vaker vol \(/i);
  });

  test('The Three Little Pigs: rolling on instead of building', () => {
    const id = 'three-little-pigs';
    const reasons = reasonsAt({
      id,
      match: 'v1-five-players',
      move: 87,
      better: 'stop',
      samples: 8,
    });
    const { en, de, nl } = sentences(id, reasons);
    expect(en).toContain('our open houses are worth more once they have a roof (7 points');
    expect(de).toContain('eine offenen Häuser sind mit Dach mehr wert (7 Punkte');
    expect(nl).toContain('e open huizen zijn met een dak meer waard (7 punten');
  });

  test('Best Treehouse Ever: the bonus card on the wrong colour helps the leader', () => {
    const id = 'best-treehouse';
    const reasons = reasonsAt({
      id,
      match: 'v2-four-players',
      move: 142,
      better: 'put-bonus blue',
      samples: 8,
    });
    expect(reasons.some((reason) => reason.kind === 'blocks' && reason.seat === 1)).toBe(true);
    const { en, de, nl } = sentences(id, reasons);
    expect(en).toMatch(/it costs Ben about \d/i);
    expect(de).toMatch(/es kostet Ben etwa \d/i);
    expect(nl).toMatch(/het kost Ben ongeveer \d/i);
  });

  test('Überdachen: ending the turn with enough materials for a pillar', () => {
    const id = 'ueberdachen';
    const reasons = reasonsAt({
      id,
      match: 'v1-three-greedy',
      move: 336,
      better: 'bank pillar',
      samples: 4,
    });
    const { en, de, nl } = sentences(id, reasons);
    expect(en).toContain('closer to the ceiling or the roof (4 pillars instead of 3)');
    expect(de).toContain('näher an der Decke oder am Dach (4 Pfeiler statt 3)');
    expect(nl).toContain('dichter bij het plafond of het dak (4 pijlers in plaats van 3)');
  });
});

const RECORDED: Readonly<Record<string, readonly string[]>> = {
  'three-little-pigs': ['v1-five-players', 'v1-three-experienced'],
  'dream-home': ['v1-four-players-greedy', 'v1-two-players'],
  'best-treehouse': ['v2-three-players'],
  ueberdachen: ['v1-three-greedy'],
};

describe('the measures of a game', () => {
  test.each(GAMES.map(({ id }) => id))('%s: at least eight, and each of them varies', (id) => {
    const game = gameOf(id);
    const { measures } = game.bots!.reasons!;
    const names = Object.keys(measures);
    expect(names.length).toBeGreaterThanOrEqual(8);
    const seen = new Map(names.map((name) => [name, new Set<number>()]));
    for (const match of RECORDED[id]!) {
      const subject = preparedMatch(game, recorded(id, match));
      const states = [...subject.steps.map(({ state }) => state), subject.match.state];
      for (const state of states) {
        for (let seat = 0; seat < subject.players; seat++) {
          for (const name of names) seen.get(name)!.add(measures[name]!.of(state, seat));
        }
      }
    }
    const constant = [...seen].flatMap(([name, values]) => (values.size > 1 ? [] : [name]));
    expect(constant).toEqual([]);
    const impossible = [...seen].flatMap(([name, values]) => {
      const isShare = measures[name]!.kind === 'chance';
      return [...values].filter((value) =>
        isShare ? value !== 0 && value !== 1 : !Number.isFinite(value),
      );
    });
    expect(impossible).toEqual([]);
  });

  test.each(GAMES.map(({ id }) => id))('%s: a clause of its own in every language', (id) => {
    const game = gameOf(id);
    const clauses = LANGUAGES.flatMap((language) =>
      Object.entries(game.bots!.reasons!.measures).map(([measure, { kind }]) => {
        const reason = { kind: 'measure', measure, from: 0.25, to: 0.75 } as const;
        const format = formatWith(Intl, language, []);
        const text = moveReasonText(reason, game, { language, format });
        expect(text).toContain(kind === 'chance' ? '75 %' : format.number(0.8));
        return text;
      }),
    );
    expect(new Set(clauses).size).toBe(clauses.length);
  });
});

test('every game explains parts of the score, blocked players and when a move pays off', () => {
  const game = gameOf('dream-home');
  const format = formatWith(Intl, 'en', ['Anna', 'Ben']);
  const reasons: readonly MoveReason[] = [
    { kind: 'part', part: 'roof', points: 2.04 },
    { kind: 'blocks', seat: 1, points: 1 },
    { kind: 'later', points: 3 },
  ];
  expect(moveReasonsText(reasons, game, { language: 'en', format })).toBe(
    'It brings about 2 points more for “Roof”, it costs Ben about 1 point and it gives up 3 points now and pays off later.',
  );
  expect(moveReasonsText([], game, { language: 'en', format })).toBe('');
});
