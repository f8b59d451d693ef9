import { type Game, type GameMove, type GameTypes, type Reason, headerOf } from '@richtfest/engine';
import { proposedBots, seatsPlayedBy } from '../match/fork-match.ts';
import { LocalMatch } from '../match/local-match.ts';
import { MemoryStore } from '../match/memory-store.ts';
import { NO_BOTS } from '../match/no-bots.ts';
import type { Waiter } from '../match/pace.ts';
import type { SavedMatch } from '../match/saved-match.ts';
import type { Exercise } from './exercise.ts';

/** The match of an exercise. It takes one move, which is the answer. */
export class ExerciseMatch<T extends GameTypes = GameTypes> extends LocalMatch<T> {
  readonly #onAnswer: (move: GameMove) => void;
  #isAnswered = false;

  constructor(
    game: Game<T>,
    exercise: Exercise,
    options: { readonly pace: Waiter; readonly onAnswer: (move: GameMove) => void },
  ) {
    const { pace, onAnswer } = options;
    const store = new MemoryStore();
    const saved = savedOf(exercise);
    void store.write(saved, undefined);
    super(game, saved, { store, bots: NO_BOTS, pace, isStrict: true, now: () => 0 });
    this.#onAnswer = onAnswer;
  }

  override play(move: T['Move']): Reason | undefined {
    if (this.#isAnswered) return undefined;
    const reason = super.play(move);
    if (reason === undefined) {
      this.#isAnswered = true;
      this.#onAnswer(move);
    }
    return reason;
  }
}

/** The exercise's seat is the only person. */
function savedOf({ id, file, seat }: Exercise): SavedMatch {
  const header = headerOf(file);
  const seats = seatsPlayedBy(header.seats, proposedBots(file, seat));
  return {
    id,
    header: { ...header, seats },
    secret: file.secret ?? '',
    log: file.moves,
    isOver: false,
    startedAt: 0,
    changedAt: 0,
  };
}
