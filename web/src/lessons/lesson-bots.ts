import type { GameMove } from '@richtfest/engine';
import type { BotPlayer, BotQuestion } from '../match/bot-player.ts';
import type { Lesson } from './lesson.ts';

/** The other players of a lesson: they play what it needs, else any move, and never make offers. */
export class LessonBots implements BotPlayer {
  readonly #lesson: Lesson;
  readonly #bots: BotPlayer;

  constructor(lesson: Lesson, bots: BotPlayer) {
    this.#lesson = lesson;
    this.#bots = bots;
  }

  choose(question: BotQuestion): Promise<GameMove> {
    const { isWantedOfOthers } = this.#lesson;
    const { view } = question.observation;
    const wanted = question.legal.find((move) => isWantedOfOthers?.(move, view) ?? false);
    return wanted === undefined ? this.#bots.choose(question) : Promise.resolve(wanted);
  }

  volunteer(): Promise<undefined> {
    return Promise.resolve(undefined);
  }

  close(): void {
    this.#bots.close();
  }
}
