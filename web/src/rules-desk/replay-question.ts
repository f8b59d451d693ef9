import type { Perspective, Replay } from '../match/replay.ts';
import type { DeskQuestion } from './desk-question.ts';

/** The question about a moment of a finished match, asked by the seat whose view is shown. */
export function replayQuestion(
  replay: Replay,
  moment: number,
  perspective: Perspective,
): DeskQuestion {
  const { game, header } = replay;
  const watcher = replay.watcherAt(moment, perspective);
  const [owing = 0] = replay.at(moment, 'public').owing;
  return {
    game: game.id,
    rulesVersion: game.rulesVersion,
    players: header.seats.length,
    options: header.options,
    position: replay.position(moment),
    seat: watcher === 'public' ? owing : watcher,
  };
}
