import {
  type GameTypes,
  type Match,
  type Seat,
  randomFromText,
  stateHash,
} from '@richtfest/engine';
import { difference } from './difference.ts';
import { type GameFixture, type Law, LawViolation } from './law.ts';
import { type Recorded, everyMatch, openMatch } from './matches.ts';

/** How often somebody asks in a game, about. */
const TIMES = 4;

export function takeBacks<T extends GameTypes>(fixture: GameFixture<T>): Law {
  const law = {
    seed: 'take-backs',
    name: 'a turn taken back by consent leads to the very position before it, and no choice lies face down there',
  };
  return everyMatch(fixture, law, (recorded) => {
    const { turns } = recorded;
    const match = openMatch(fixture, recorded.where);
    const random = randomFromText(`${recorded.where.seed}/${recorded.where.game}`);
    for (const [at, { seat, move }] of turns.entries()) {
      match.play(seat, move);
      const asker = random.below(recorded.where.players);
      const isAsked = random.below(turns.length) < TIMES;
      if (!isAsked || match.movesOfTurn(asker) === 0) continue;
      const where = { ...recorded.where, move: at + 1 };
      const past = { ...recorded, where, turns: turns.slice(0, at + 1) };
      takeBack(match, past, asker);
      playOn(match, past);
    }
  });
}

function takeBack<T extends GameTypes>(
  match: Match<T>,
  { where, turns, hashes }: Recorded<T>,
  asker: Seat,
): void {
  const count = match.movesOfTurn(asker);
  const kept = turns.slice(0, turns.length - count);
  const isOwn = turns.slice(kept.length).some(({ seat }) => seat === asker);
  if (!isOwn || !match.undoByConsent(asker, count))
    throw new LawViolation(`the turn of seat ${asker} can't be taken back by consent`, where);
  if (stateHash(match.state) !== hashes[kept.length])
    throw new LawViolation(`${count} moves taken back do not lead to the position before`, where);
  const again = openMatch(match, where);
  if (!match.log.every((entry) => again.repeat(entry)))
    throw new LawViolation('a log with moves taken back by consent can’t be played again', where);
  const untouched = openMatch(match, where);
  for (const { seat, move } of kept) untouched.play(seat, move);
  for (let seat = 0; seat < where.players; seat++) {
    checkKnowledge({ match, seat, untouched }, where);
  }
}

/** A seat knows what it knew then; and it is free to choose anew, as all others are. */
function checkKnowledge<T extends GameTypes>(
  { match, seat, untouched }: { match: Match<T>; seat: Seat; untouched: Match<T> },
  where: Recorded<T>['where'],
): void {
  const { game, state } = match;
  const differs = difference(untouched.observe(seat), match.observe(seat));
  if (differs !== undefined)
    throw new LawViolation(`seat ${seat} remembers what was taken back: ${differs}`, where);
  // Where choices are secret, all that is done unasked is taking one's own back.
  if (game.hasPrivateViews === true && game.optional(state, seat).length > 0)
    throw new LawViolation(`a choice of seat ${seat} lies face down again`, where);
}

function playOn<T extends GameTypes>(match: Match<T>, { where, turns, hashes }: Recorded<T>): void {
  for (const { seat, move } of turns.slice(match.line.length)) match.play(seat, move);
  if (stateHash(match.state) !== hashes[turns.length])
    throw new LawViolation('taken back and played again, the position differs', where);
}
