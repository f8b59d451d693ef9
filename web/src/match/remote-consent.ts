import type { Seat } from '@richtfest/engine';
import type { AnswerMessage, ClientMessage, Problem, TakeBack } from '@richtfest/protocol';
import type { Consent, TakeBackQuestion } from './match-client.ts';
import { randomHex } from './start-match.ts';

interface RemoteConsentOptions {
  /** Undefined: watching. */
  readonly seat: Seat | undefined;
  send(message: ClientMessage): void;
  onChange(): void;
  onProblem(problem: Problem['code']): void;
}

/** Requests to take a turn back at an online table, and the answers. */
export class RemoteConsent implements Consent {
  readonly mustAsk = true;
  readonly #options: RemoteConsentOptions;
  #open: TakeBack | undefined;
  #declined: Extract<TakeBackQuestion, { is: 'declined' }> | undefined;
  /** This seat's request was declined: it can't ask again before something happens. */
  #isRefused = false;
  /** The id of the latest request or answer. */
  #id: string | undefined;

  constructor(options: RemoteConsentOptions) {
    this.#options = options;
  }

  get mayAsk(): boolean {
    return !this.#isRefused;
  }

  ask(): void {
    if (this.#options.seat === undefined || this.#open !== undefined) return;
    this.#id = randomHex(8);
    this.#declined = undefined;
    this.#options.send({ type: 'ask-take-back', id: this.#id });
    this.#options.onChange();
  }

  answer(isAgreed: boolean): void {
    if (this.#options.seat === undefined || this.#open === undefined) return;
    this.#id = this.#open.id;
    this.#options.send({ type: 'answer-take-back', id: this.#id, isAgreed });
  }

  /** Replaces the open request; a refusal is shown until the next message. */
  receive(open: TakeBack | undefined, by?: Seat): void {
    const asker = this.#open?.seat;
    const isWithdrawn = asker === by;
    this.#isRefused = by !== undefined && !isWithdrawn && asker === this.#options.seat;
    this.#declined = by === undefined ? undefined : { is: 'declined', by, isWithdrawn };
    this.#open = open;
  }

  answered({ type, id, ...answer }: AnswerMessage): void {
    if (type !== 'error' || id === undefined || id !== this.#id) return;
    if ('code' in answer) this.#options.onProblem(answer.code);
  }

  /** The request as the table shows it; `eventsOf` converts log entries into events. */
  question(eventsOf: (entries: number) => number): TakeBackQuestion | undefined {
    const open = this.#open;
    if (open === undefined) return this.#declined;
    const { seat, awaits, undo } = open;
    const own = this.#options.seat;
    const isAwaited = own !== undefined && awaits.includes(own);
    const part = seat === own ? 'asker' : isAwaited ? 'awaited' : 'onlooker';
    return { is: 'open', seat, events: eventsOf(undo), awaits, part };
  }
}
