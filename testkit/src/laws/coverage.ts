import {
  type Game,
  type GameTypes,
  type MatchFile,
  type OptionSpecs,
  type Reason,
  replay,
} from '@richtfest/engine';
import { probeMoves } from './decisions.ts';
import { type GameFixture, type Law, LawViolation, defineLaw } from './law.ts';
import { type Moment, walkGame } from './walk.ts';

/** Coverage plays up to this many times as many games as other laws before it gives up. */
const GAMES_FACTOR = 40;

/**
 * Random games and recorded matches reach everything: what the other laws never reach, they do
 * not test. Reasons come from moves with one field changed.
 */
export function coverage<T extends GameTypes>(fixture: GameFixture<T>): Law {
  const law = {
    seed: 'coverage',
    name: 'every verb, event, part, reason, player count, option and coverage goal occurs',
    advice:
      'add a table to the fixture (players, options) that leads there, or record a match in test/matches that does. Delete what can’t occur; list reasons only set positions give in `unreachableReasons`.',
  };
  return defineLaw(law, ({ games }) => {
    const missing = everything(fixture);
    const pool: object[] = [];
    const onReason = (reason: Reason) => void missing.delete(`reason ${reason.code}`);
    for (const { file } of fixture.matches) markMatch(fixture, file, { missing, pool });
    for (let number = 0; number < games * GAMES_FACTOR && missing.size > 0; number++) {
      const lacksReasons = [...missing].some((key) => key.startsWith('reason '));
      for (const moment of walkGame(fixture, { seed: law.seed, number })) {
        markMoment(fixture, moment, missing);
        if (lacksReasons) probeMoves(fixture, moment, { pool, onReason });
      }
    }
    if (missing.size > 0)
      throw new LawViolation(`never reached: ${[...missing].sort().join(', ')}`);
  });
}

function everything<T extends GameTypes>({
  game,
  coverageGoals,
  unreachableReasons = {},
}: GameFixture<T>): Set<string> {
  const { texts } = game;
  const reasons = Object.keys(texts.en.reasons).filter(
    (code) => !Object.hasOwn(unreachableReasons, code),
  );
  return new Set([
    ...game.verbs.map((verb) => `verb ${verb}`),
    ...Object.keys(texts.en.events).map((type) => `event ${type}`),
    ...Object.keys(texts.en.parts).map((part) => `part ${part}`),
    ...reasons.map((code) => `reason ${code}`),
    ...playerCounts(game.players).map((players) => `players ${players}`),
    ...optionChoices(game.options),
    ...coverageGoals.map((goal) => `goal ${goal.name}`),
  ]);
}

function playerCounts({ min, max }: Game['players']): number[] {
  return Array.from({ length: max - min + 1 }, (_, more) => min + more);
}

/** Every value of the options that are switches or lists. */
function optionChoices(specs: OptionSpecs): string[] {
  return Object.entries(specs).flatMap(([key, { role, schema }]) => {
    const values = schema.type === 'boolean' ? [false, true] : (schema.enum ?? []);
    return role === 'data' ? [] : values.map((value) => `option ${key}=${JSON.stringify(value)}`);
  });
}

/** Recorded matches reach what random play rarely does; their moves are probed elsewhere, too. */
function markMatch<T extends GameTypes>(
  { game }: GameFixture<T>,
  file: MatchFile,
  { missing, pool }: { readonly missing: Set<string>; readonly pool: object[] },
): void {
  const { match } = replay(game, file);
  for (const { move, events } of match?.line ?? []) {
    if (missing.delete(`verb ${move.verb}`)) pool.push(move);
    for (const event of events) missing.delete(`event ${event.type}`);
  }
  if (match !== undefined) markParts(game, match.state, missing);
}

function markMoment<T extends GameTypes>(
  { game, coverageGoals }: GameFixture<T>,
  { state, events, next, at }: Moment<T>,
  missing: Set<string>,
): void {
  if (at.move === 0) {
    missing.delete(`players ${at.players}`);
    for (const [key, value] of Object.entries(at.options))
      missing.delete(`option ${key}=${JSON.stringify(value)}`);
  }
  if (next !== undefined) missing.delete(`verb ${next.move.verb}`);
  for (const event of events) missing.delete(`event ${event.type}`);
  for (const goal of coverageGoals) {
    const key = `goal ${goal.name}`;
    if (missing.has(key) && goal.isReached(state, events)) missing.delete(key);
  }
  markParts(game, state, missing);
}

function markParts<T extends GameTypes>(
  game: Game<T>,
  state: T['State'],
  missing: Set<string>,
): void {
  for (const { parts } of game.result(state)?.seats ?? []) {
    for (const [part, points] of Object.entries(parts)) {
      if (points !== 0) missing.delete(`part ${part}`);
    }
  }
}
