import type { GameMove } from '@richtfest/engine';
import type { BotPlayer, BotQuestion } from '../match/bot-player.ts';
import type { Lesson } from './lesson.ts';

/**
 * The other players of a lesson: they wait while the player reads, play what the lesson needs, else
 * any move, and never make offers.
 */
export class LessonBots implements BotPlayer {
  readonly #lesson: Lesson;
  readonly #bots: BotPlayer;
  readonly #untilRead: () => Promise<void>;

  constructor(lesson: Lesson, bots: BotPlayer, untilRead: () => Promise<void>) {
    this.#lesson = lesson;
    this.#bots = bots;
    this.#untilRead = untilRead;
  }

  async choose(question: BotQuestion): Promise<GameMove> {
    await this.#untilRead();
    const { isWantedOfOthers } = this.#lesson;
    const { view } = question.observation;
    const wanted = question.legal.find((move) => isWantedOfOthers?.(move, view) ?? false);
    return wanted ?? this.#bots.choose(question);
  }

  volunteer(): Promise<undefined> {
    return Promise.resolve(undefined);
  }

  close(): void {
    this.#bots.close();
  }
}
