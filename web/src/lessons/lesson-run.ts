import {
  type Game,
  type GameMove,
  type GameTexts,
  type GameTypes,
  type Language,
  type Reason,
  byLanguage,
} from '@richtfest/engine';
import { LocalMatch, type LocalMatchOptions } from '../match/local-match.ts';
import { LessonBots } from './lesson-bots.ts';
import type { SavedLesson } from './saved-lesson.ts';
import { LEARNER, type Lesson, type Step, isDoing } from './lesson.ts';
import { lessonTexts } from './texts/index.ts';
import { currentStep, movesIn, nextDoing } from './progress.ts';

const NOWHERE: readonly string[] = [];

/** The guide's reason against a legal move that the step doesn't ask for. */
interface NotNow extends Reason {
  readonly code: 'not-now';
  readonly step: string;
}

export interface LessonRunOptions extends Pick<
  LocalMatchOptions,
  'bots' | 'pace' | 'now' | 'isStrict'
> {
  readonly lesson: Lesson;
  readonly game: Game;
  readonly saved: SavedLesson;
}

/** A lesson in progress: its match and current step. */
export class LessonRun {
  readonly lesson: Lesson;
  /** Accepts only moves that the step asks for. */
  readonly match: LocalMatch;
  readonly #saved: SavedLesson;
  readonly #listeners = new Set<() => void>();

  constructor({ lesson, game, saved, bots, ...options }: LessonRunOptions) {
    this.lesson = lesson;
    this.#saved = saved;
    const guided = { ...game, texts: textsWithGuide(game, lesson) };
    this.match = new LocalMatch(guided, saved.match, {
      ...options,
      store: saved,
      bots: new LessonBots(lesson, bots, () => this.#untilRead()),
      objection: (move) => this.#objection(move),
    });
  }

  /** The index of the current step; the number of steps when all are done. */
  get at(): number {
    const moves = movesIn(this.#saved.match.log, LEARNER);
    return currentStep(this.lesson.steps, moves, this.#saved.explained);
  }

  get step(): Step | undefined {
    return this.lesson.steps[this.at];
  }

  /** False while the other players still have to move before this step. */
  get isReady(): boolean {
    const { step } = this;
    const { legal, result } = this.match.getSnapshot();
    if (step === undefined || step.isMeanwhile === true) return true;
    return isDoing(step) ? this.fitting().length > 0 : legal.length > 0 || result !== undefined;
  }

  /** The elements a step points at, as selectors. */
  pointOf(step: Step | undefined): readonly string[] {
    const point = step?.point ?? NOWHERE;
    return typeof point === 'function' ? point(this.match.getSnapshot().view) : point;
  }

  /** The legal moves that the step asks for. */
  fitting(): readonly GameMove[] {
    const { legal } = this.match.getSnapshot();
    return legal.filter((move) => this.#objection(move) === undefined);
  }

  /**
   * Continues to the next step; if the step needs a move, the guide plays it. `from` is the step
   * the player saw: the match may be further already.
   */
  skip(from: number): void {
    const { step, at } = this;
    if (step === undefined || from !== at) return;
    if (!isDoing(step)) {
      this.#saved.markExplained(at + 1);
      this.#notify();
      return;
    }
    const [move] = this.fitting();
    if (move !== undefined) this.match.play(move);
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    const stop = this.match.subscribe(listener);
    return () => {
      this.#listeners.delete(listener);
      stop();
    };
  }

  #objection(move: GameMove): NotNow | undefined {
    const asked = nextDoing(this.lesson.steps, this.at);
    if (asked?.fits?.(move, this.match.getSnapshot().view) ?? true) return undefined;
    return { rule: asked?.rule ?? '', code: 'not-now', step: asked?.id ?? '' };
  }

  /** Resolves when there is nothing to read before the other players move. */
  #untilRead(): Promise<void> {
    return new Promise((resolve) => {
      const check = () => {
        if (this.step?.isMeanwhile === true) return;
        stop();
        resolve();
      };
      const stop = this.subscribe(check);
      check();
    });
  }

  #notify(): void {
    for (const listener of this.#listeners) listener();
  }
}

/** The game's texts with the guide's reason added. */
function textsWithGuide<T extends GameTypes>(game: Game<T>, lesson: Lesson): Game<T>['texts'] {
  const withGuide = (language: Language): GameTexts<T> => {
    const notNow = ({ step }: NotNow) => {
      const text = lesson.texts[language][step];
      return text?.other ?? lessonTexts[language].notNow(text?.say ?? '');
    };
    const texts = game.texts[language];
    return { ...texts, reasons: { ...texts.reasons, 'not-now': notNow } };
  };
  return byLanguage(withGuide);
}
