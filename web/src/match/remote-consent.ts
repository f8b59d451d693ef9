import type { Seat } from '@richtfest/engine';
import type { AnswerMessage, ClientMessage, Problem, TakeBack } from '@richtfest/protocol';
import type { Consent, TakeBackQuestion } from './match-client.ts';
import { randomHex } from './start-match.ts';

interface RemoteConsentParts {
  /** Undefined: watching. */
  readonly seat: Seat | undefined;
  send(message: ClientMessage): void;
  onChange(): void;
  onProblem(problem: Problem['code']): void;
}

/** A turn is taken back at a table by link: what is asked, and what the others say. */
export class RemoteConsent implements Consent {
  readonly mustAsk = true;
  readonly #parts: RemoteConsentParts;
  #open: TakeBack | undefined;
  #declined: Extract<TakeBackQuestion, { is: 'declined' }> | undefined;
  /** This seat has just been told no: it is not asked again before something happens. */
  #isRefused = false;
  /** What was asked or answered last. */
  #id: string | undefined;

  constructor(parts: RemoteConsentParts) {
    this.#parts = parts;
  }

  get mayAsk(): boolean {
    return !this.#isRefused;
  }

  ask(): void {
    if (this.#parts.seat === undefined || this.#open !== undefined) return;
    this.#id = randomHex(8);
    this.#declined = undefined;
    this.#parts.send({ type: 'ask-take-back', id: this.#id });
    this.#parts.onChange();
  }

  answer(isAgreed: boolean): void {
    if (this.#parts.seat === undefined || this.#open === undefined) return;
    this.#id = this.#open.id;
    this.#parts.send({ type: 'answer-take-back', id: this.#id, isAgreed });
  }

  /** What stands now. That somebody declined is shown until anything else happens. */
  hear(open: TakeBack | undefined, by?: Seat): void {
    const asker = this.#open?.seat;
    const isWithdrawn = asker === by;
    this.#isRefused = by !== undefined && !isWithdrawn && asker === this.#parts.seat;
    this.#declined = by === undefined ? undefined : { is: 'declined', by, isWithdrawn };
    this.#open = open;
  }

  answered({ type, id, ...answer }: AnswerMessage): void {
    if (type !== 'error' || id === undefined || id !== this.#id) return;
    if ('code' in answer) this.#parts.onProblem(answer.code);
  }

  /** As it is shown, with the entries of the line counted in events. */
  question(eventsOf: (entries: number) => number): TakeBackQuestion | undefined {
    const open = this.#open;
    if (open === undefined) return this.#declined;
    const { seat, awaits, undo } = open;
    const own = this.#parts.seat;
    const isAwaited = own !== undefined && awaits.includes(own);
    const part = seat === own ? 'asker' : isAwaited ? 'awaited' : 'onlooker';
    return { is: 'open', seat, events: eventsOf(undo), awaits, part };
  }
}
