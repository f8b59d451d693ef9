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

/** The average number of take-backs in a game. */
const TAKE_BACKS = 4;

export function takeBacks<T extends GameTypes>(fixture: GameFixture<T>): Law {
  const law = {
    seed: 'take-backs',
    name: 'a take-back by consent restores the position before the turn, with no secret choice left',
    advice:
      '`clone` must copy everything that `play` changes, `memory` must depend on the state alone, and secret choices must stay optional to take back until an event with `reveals: true` shows them all.',
  };
  return everyMatch(fixture, law, (recorded) => {
    const { turns } = recorded;
    const match = openMatch(fixture, recorded.where);
    const random = randomFromText(`${recorded.where.seed}/${recorded.where.game}`);
    for (const [at, { seat, move }] of turns.entries()) {
      match.play(seat, move);
      const asker = random.below(recorded.where.players);
      const isAsked = random.below(turns.length) < TAKE_BACKS;
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
  const remaining = turns.slice(0, turns.length - count);
  const isOwn = turns.slice(remaining.length).some(({ seat }) => seat === asker);
  if (!isOwn || !match.undoByConsent(asker, count))
    throw new LawViolation(`the turn of seat ${asker} can't be taken back`, where);
  if (stateHash(match.state) !== hashes[remaining.length])
    throw new LawViolation(
      `taking back ${count} moves does not restore the earlier position`,
      where,
    );
  const again = openMatch(match, where);
  if (!match.log.every((entry) => again.repeat(entry)))
    throw new LawViolation('a log with take-backs can’t be replayed', where);
  const untouched = openMatch(match, where);
  for (const { seat, move } of remaining) untouched.play(seat, move);
  for (let seat = 0; seat < where.players; seat++) {
    checkKnowledge({ match, seat, untouched }, where);
  }
}

/** Every seat knows exactly what it knew before the turn, and may choose again. */
function checkKnowledge<T extends GameTypes>(
  { match, seat, untouched }: { match: Match<T>; seat: Seat; untouched: Match<T> },
  where: Recorded<T>['where'],
): void {
  const { game, state } = match;
  const differs = difference(untouched.observe(seat), match.observe(seat));
  if (differs !== undefined)
    throw new LawViolation(
      `seat ${seat} remembers the turn that was taken back: ${differs}`,
      where,
    );
  // In games with secret choices the only optional move is to take one's own back.
  if (game.hasPrivateViews === true && game.optional(state, seat).length > 0)
    throw new LawViolation(`a secret choice of seat ${seat} is still there`, where);
}

function playOn<T extends GameTypes>(match: Match<T>, { where, turns, hashes }: Recorded<T>): void {
  for (const { seat, move } of turns.slice(match.line.length)) match.play(seat, move);
  if (stateHash(match.state) !== hashes[turns.length])
    throw new LawViolation('taken back and replayed, the position differs', where);
}
