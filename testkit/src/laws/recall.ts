import { type Game, type GameTypes, NO_SEATS, type Seat, observe } from '@richtfest/engine';
import { difference } from './difference.ts';
import { type GameFixture, type Law, LawViolation, defineLaw } from './law.ts';
import { RepeatedChance } from './repeated-chance.ts';
import { otherSetup } from './other-setup.ts';
import { type Moment, everyPosition, playOnCopy, walkGame } from './walk.ts';
import { allWatchers, watcherText } from './watchers.ts';

/** Other deals tried for each seat at the start of a game. */
const SETUPS = 6;
/** Enough games for every watcher to have something hidden from it. */
const GAMES_WITH_SECRETS = 12;

/**
 * If a seat can tell two deals apart, it still can after the first move, unless both lead to the
 * same position. So a view can't show a secret for a moment, and memory can't miss a reveal.
 */
export function recall<T extends GameTypes>(fixture: GameFixture<T>): Law {
  const { game } = fixture;
  const law = {
    seed: 'recall',
    name: 'what a seat has seen of the hidden state stays in its view or memory',
    advice:
      'if the field is a secret, `view` must not show it, not even for one move; if the seat may see it, `memory` must keep it as long as it is hidden from others.',
  };
  return everyPosition(fixture, law, (moment) => {
    if (moment.at.move > 0) return;
    for (let seat = 0; seat < moment.at.players; seat++) checkRecall(game, moment, seat);
  });
}

function checkRecall<T extends GameTypes>(game: Game<T>, moment: Moment<T>, seat: Seat): void {
  const { at, state, next, chance } = moment;
  if (next === undefined) return;
  for (let attempt = 0; attempt < SETUPS; attempt++) {
    const other = otherSetup(game, moment)?.state;
    if (other === undefined) return;
    const seen = difference(observe(game, state, seat), observe(game, other, seat));
    if (seen === undefined || game.refusal(other, next.seat, next.move) !== undefined) continue;
    const draws = new RepeatedChance(chance);
    const after = playOnCopy(game, state, next, draws).state;
    draws.repeat();
    const otherAfter = playOnCopy(game, other, next, draws).state;
    const isForgotten =
      difference(after, otherAfter) !== undefined &&
      difference(observe(game, after, seat), observe(game, otherAfter, seat)) === undefined;
    if (isForgotten)
      throw new LawViolation(`seat ${seat} sees ${seen} only before the first move`, at);
  }
}

/** Where views are private, `determinize` must have something to draw for every watcher. */
export function secrets<T extends GameTypes>(fixture: GameFixture<T>): Law {
  const { game } = fixture;
  const law = {
    name: 'games with private views hide something from every watcher',
    advice:
      'build the view of each watcher from what it may see; delete `hasPrivateViews` if all players see the same.',
  };
  return defineLaw(law, ({ games }) => {
    if (game.hasPrivateViews !== true) return;
    const open = new Set(fixture.tables.flatMap(({ players }) => allWatchers(players)));
    for (let number = 0; number < Math.min(games, GAMES_WITH_SECRETS); number++) {
      for (const { state, owing, random } of walkGame(fixture, { seed: 'secrets', number })) {
        if (owing === NO_SEATS) continue;
        for (const watcher of open) {
          if (typeof watcher === 'number' && watcher >= tablePlayers(game, state)) continue;
          const other = game.determinize(observe(game, state, watcher), random);
          if (difference(state, other) !== undefined) open.delete(watcher);
        }
      }
    }
    const [watcher] = open;
    if (watcher !== undefined)
      throw new LawViolation(`nothing is hidden from ${watcherText(watcher)}`);
  });
}

function tablePlayers<T extends GameTypes>(game: Game<T>, state: T['State']): number {
  return game.standing(state, 'public').length;
}
