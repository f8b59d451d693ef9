import { type Game, checkedOptions } from '@richtfest/engine';
import type { SavedMatch } from '../match/saved-match.ts';
import type { Lesson } from './lesson.ts';
import { lessonSeed } from './lesson-seed.ts';

/** The other players: easy bots that stay when the lesson turns into a game. */
const BOT = 'child';

/** A lesson's match before its first move: the same for everybody. */
export function lessonMatch(game: Game, lesson: Lesson, learner: string): SavedMatch {
  const seats = [{ name: learner }, ...lesson.others.map((name) => ({ name, bot: BOT }))];
  return {
    id: `lesson-${game.id}`,
    header: {
      game: game.id,
      rulesVersion: game.rulesVersion,
      options: checkedOptions(game, { players: seats.length, options: lesson.options }),
      seats,
      generator: { name: 'fast', seed: lessonSeed(game.id), game: lesson.gameNumber },
      ...(lesson.start === undefined ? {} : { start: lesson.start }),
    },
    secret: '',
    log: [],
    isOver: false,
    startedAt: 0,
    changedAt: 0,
  };
}
