import {
  type Game,
  type GameMove,
  type GameTexts,
  type GameTypes,
  LANGUAGES,
  type Language,
  type Reason,
} from '@richtfest/engine';
import { LocalMatch, type LocalMatchOptions } from '../match/local-match.ts';
import type { KeptLesson } from './kept-lesson.ts';
import { LEARNER, type Lesson, type Step, isDoing } from './lesson.ts';
import { lessonTexts } from './texts/index.ts';
import { currentStep, movesIn, nextDoing } from './progress.ts';

const NOWHERE: readonly string[] = [];

/** What the guide answers to a move that the rules allow and the step does not ask for. */
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
  readonly kept: KeptLesson;
}

/** A lesson in progress: the match at its table, and the step it has reached. */
export class LessonRun {
  readonly lesson: Lesson;
  /** Plays only what the step asks for. */
  readonly match: LocalMatch;
  readonly #kept: KeptLesson;
  readonly #listeners = new Set<() => void>();

  constructor({ lesson, game, kept, ...options }: LessonRunOptions) {
    this.lesson = lesson;
    this.#kept = kept;
    const guided = { ...game, texts: textsWithGuide(game, lesson) };
    this.match = new LocalMatch(guided, kept.saved, {
      ...options,
      store: kept,
      objection: (move) => this.#objection(move),
    });
  }

  /** Its position among the steps; their number when all is done. */
  get at(): number {
    const moves = movesIn(this.#kept.saved.log, LEARNER);
    return currentStep(this.lesson.steps, moves, this.#kept.told);
  }

  get step(): Step | undefined {
    return this.lesson.steps[this.at];
  }

  /** Whether what the step is about lies on the table: before, the others are still at it. */
  get isReady(): boolean {
    const { step } = this;
    const { legal, result } = this.match.getSnapshot();
    if (step === undefined || step.isMeanwhile === true) return true;
    return isDoing(step) ? this.fitting().length > 0 : legal.length > 0 || result !== undefined;
  }

  /** What a step points at, as selectors. */
  pointOf(step: Step | undefined): readonly string[] {
    const point = step?.point ?? NOWHERE;
    return typeof point === 'function' ? point(this.match.getSnapshot().view) : point;
  }

  /** The listed moves that the step asks for. */
  fitting(): readonly GameMove[] {
    const { legal } = this.match.getSnapshot();
    return legal.filter((move) => this.#objection(move) === undefined);
  }

  /**
   * On to the next step; where something is to be done, the guide does it. Only from the step
   * somebody was looking at: the table may be further already.
   */
  skip(from: number): void {
    const { step, at } = this;
    if (step === undefined || from !== at) return;
    if (!isDoing(step)) {
      this.#kept.tell(at + 1);
      this.#tellAll();
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

  #tellAll(): void {
    for (const listener of this.#listeners) listener();
  }
}

/** The game's texts, and the guide's words among its reasons. */
function textsWithGuide<T extends GameTypes>(game: Game<T>, lesson: Lesson): Game<T>['texts'] {
  const withGuide = (language: Language): GameTexts<T> => {
    const notNow = ({ step }: NotNow) => {
      const text = lesson.texts[language][step];
      return text?.other ?? lessonTexts[language].notNow(text?.say ?? '');
    };
    const texts = game.texts[language];
    return { ...texts, reasons: { ...texts.reasons, 'not-now': notNow } };
  };
  return Object.fromEntries(
    LANGUAGES.map((language) => [language, withGuide(language)]),
  ) as Game<T>['texts'];
}
