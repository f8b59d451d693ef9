import type { GameTypes, Reason } from '@richtfest/engine';
import { tryMoves } from './decisions.ts';
import { type GameFixture, type Law, LawViolation } from './law.ts';
import { type Moment, walkGame } from './walk.ts';

/** So many times the usual number of games are played before something counts as never seen. */
const PATIENCE = 40;

/**
 * Over the run everything occurs: every verb, event, part of a score, sight of the fixture; and
 * every reason, from moves with one thing about them changed. A game whose tests can't reach
 * something does not test it.
 */
export function coverage<T extends GameTypes>(fixture: GameFixture<T>): Law {
  const law = { seed: 'coverage', name: 'every verb, event, part, reason and sight occurs' };
  return {
    name: law.name,
    check({ games }) {
      const missing = everything(fixture);
      const pool: object[] = [];
      const meet = (reason: Reason) => void missing.delete(`reason ${reason.code}`);
      for (let number = 0; number < games * PATIENCE && missing.size > 0; number++) {
        const lacksReasons = [...missing].some((key) => key.startsWith('reason '));
        for (const moment of walkGame(fixture, { seed: law.seed, number })) {
          tickOff(fixture, moment, missing);
          if (lacksReasons) tryMoves(fixture, moment, { pool, meet });
        }
      }
      if (missing.size > 0) throw new LawViolation(`never seen: ${[...missing].sort().join(', ')}`);
    },
  };
}

function everything<T extends GameTypes>({
  game,
  sights,
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
    ...sights.map((sight) => `sight ${sight.name}`),
  ]);
}

function tickOff<T extends GameTypes>(
  { game, sights }: GameFixture<T>,
  { state, events, next }: Moment<T>,
  missing: Set<string>,
): void {
  if (next !== undefined) missing.delete(`verb ${next.move.verb}`);
  for (const event of events) missing.delete(`event ${event.type}`);
  for (const sight of sights) {
    const key = `sight ${sight.name}`;
    if (missing.has(key) && sight.isSeen(state, events)) missing.delete(key);
  }
  for (const { parts } of game.result(state)?.seats ?? []) {
    for (const [part, points] of Object.entries(parts)) {
      if (points !== 0) missing.delete(`part ${part}`);
    }
  }
}
