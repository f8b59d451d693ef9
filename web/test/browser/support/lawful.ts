import { findGame } from '@richtfest/catalog';
import {
  type Game,
  Match,
  type MatchFile,
  type Watcher,
  canonicalJson,
  chanceOf,
  headerOf,
  observe,
  readTurn,
} from '@richtfest/engine';
import type { ServerMessage } from '@richtfest/protocol';

/**
 * What the texts a page was sent tell more than they might, seen from the end of the match; empty:
 * nothing. Before somebody has sat down, they watch like everybody.
 */
export async function secretsIn(
  file: MatchFile,
  watcher: Watcher,
  heard: readonly string[],
): Promise<string[]> {
  const game = (await findGame(file.game)?.load(file.rulesVersion)) as Game;
  const [own, open] = [lawful(game, file, watcher), lawful(game, file, 'public')];
  const faults: string[] = [];
  let eyes = open;
  let moment = 0;
  for (const text of heard) {
    const message = JSON.parse(text) as ServerMessage;
    const news = message.type === 'welcome' ? message.match : message;
    if (message.type === 'welcome') eyes = message.seat === undefined ? open : own;
    if (news === undefined || !('view' in news)) continue;
    if (news.result === undefined && text.includes(file.secret ?? 'no secret')) {
      faults.push('the secret of the luck before the end');
    }
    const { view, memory } = news;
    moment = eyes.views.indexOf(canonicalJson({ view, memory }), moment);
    if (moment < 0) return [...faults, `a view that was never this watcher’s: ${text}`];
    const told = news.entries.flatMap((entry) => entry.events).map(canonicalJson);
    faults.push(...told.filter((event) => !eyes.events.has(event)));
  }
  return moment === own.views.length - 1 ? faults : [...faults, 'the end was never told'];
}

/** All that a watcher might know, move by move, and every event as it might be told. */
function lawful(game: Game, file: MatchFile, watcher: Watcher) {
  const chance = chanceOf(file.generator, file.secret);
  if (chance === undefined) throw new Error('a match without its luck');
  const match = new Match(game, headerOf(file), chance);
  const views: string[] = [];
  const events = new Set<string>();
  const look = () => {
    const { view, memory } = observe(game, match.state, watcher);
    views.push(canonicalJson({ view, memory }));
    const { setupEvents, line } = match;
    for (const event of [...setupEvents, ...line.flatMap((step) => step.events)]) {
      const told = game.eventFor(event, watcher, match.state);
      if (told !== undefined) events.add(canonicalJson(told));
    }
  };
  look();
  for (const text of file.moves) {
    const turn = readTurn(game, text);
    if (turn === undefined) throw new Error(`a move that can’t be read: ${text}`);
    match.play(turn.seat, turn.move);
    look();
  }
  return { views, events };
}
