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
import { type MatchUpdate, type ServerMessage, completeChange } from '@richtfest/protocol';

/**
 * The secrets in the messages a page was sent, judged by the finished match; empty if there are
 * none. Before taking a seat, a page may know only the public view.
 */
export async function leaksIn(
  file: MatchFile,
  watcher: Watcher,
  received: readonly string[],
): Promise<string[]> {
  const game = (await findGame(file.game)?.load(file.rulesVersion)) as Game;
  const [own, open] = [permitted(game, file, watcher), permitted(game, file, 'public')];
  const leaks: string[] = [];
  let allowed = open;
  let moment = 0;
  let last: MatchUpdate | undefined;
  for (const text of received) {
    const message = JSON.parse(text) as ServerMessage;
    if (message.type === 'welcome') allowed = message.seat === undefined ? open : own;
    const update = updateIn(message, last);
    if (update === undefined) continue;
    last = update;
    if (update.result === undefined && text.includes(file.secret ?? 'no secret')) {
      leaks.push('the match’s secret before the end');
    }
    const { view, memory } = update;
    moment = allowed.views.indexOf(canonicalJson({ view, memory }), moment);
    if (moment < 0) return [...leaks, `a view that was never this watcher’s: ${text}`];
    const sent = update.entries.flatMap((entry) => entry.events).map(canonicalJson);
    leaks.push(...sent.filter((event) => !allowed.events.has(event)));
  }
  return moment === own.views.length - 1 ? leaks : [...leaks, 'the end was never sent'];
}

/** What a message says about the match, if anything; a change completes what was sent before. */
function updateIn(message: ServerMessage, last: MatchUpdate | undefined): MatchUpdate | undefined {
  if (message.type === 'welcome') return message.match;
  if (message.type === 'update') return message;
  const isNews = message.type === 'change' && message.version > (last?.version ?? Infinity);
  return isNews && last !== undefined ? completeChange(last, message) : undefined;
}

/** All a watcher may know: the observation after every move, and every event as seen by it. */
function permitted(game: Game, file: MatchFile, watcher: Watcher) {
  const chance = chanceOf(file.generator, file.secret);
  if (chance === undefined) throw new Error('a match without its secret');
  const match = new Match(game, headerOf(file), chance);
  const views: string[] = [];
  const events = new Set<string>();
  const record = () => {
    const { view, memory } = observe(game, match.state, watcher);
    views.push(canonicalJson({ view, memory }));
    const { setupEvents, line } = match;
    for (const event of [...setupEvents, ...line.flatMap((step) => step.events)]) {
      const seen = game.eventFor(event, watcher, match.state);
      if (seen !== undefined) events.add(canonicalJson(seen));
    }
  };
  record();
  for (const text of file.moves) {
    const turn = readTurn(game, text);
    if (turn === undefined) throw new Error(`a move that can’t be read: ${text}`);
    match.play(turn.seat, turn.move);
    record();
  }
  return { views, events };
}
