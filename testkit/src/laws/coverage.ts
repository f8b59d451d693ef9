import { type Game, type GameTypes, type MatchFile, type Reason, replay } from '@richtfest/engine';
import { tryMoves } from './decisions.ts';
import { type GameFixture, type Law, LawViolation } from './law.ts';
import { type Moment, walkGame } from './walk.ts';

/** So many times the usual number of games are played before something counts as never seen. */
const PATIENCE = 40;

/**
 * Over the run, in random games and in the recorded matches, everything occurs: every verb, event, part of a score, sight of the fixture; and
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
      for (const { file } of fixture.matches) tickOffMatch(fixture, file, { missing, pool });
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

/** Recorded matches show what chance alone hardly ever leads to, and lend their moves. */
function tickOffMatch<T extends GameTypes>(
  { game }: GameFixture<T>,
  file: MatchFile,
  { missing, pool }: { readonly missing: Set<string>; readonly pool: object[] },
): void {
  const { match } = replay(game, file);
  for (const { move, events } of match?.line ?? []) {
    if (missing.delete(`verb ${move.verb}`)) pool.push(move);
    for (const event of events) missing.delete(`event ${event.type}`);
  }
  if (match !== undefined) tickOffParts(game, match.state, missing);
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
  tickOffParts(game, state, missing);
}

function tickOffParts<T extends GameTypes>(
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
