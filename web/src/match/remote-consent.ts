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
  #declinedBy: Seat | undefined;
  /** What was asked or answered last. */
  #id: string | undefined;

  constructor(parts: RemoteConsentParts) {
    this.#parts = parts;
  }

  ask(): void {
    if (this.#parts.seat === undefined || this.#open !== undefined) return;
    this.#id = randomHex(8);
    this.#declinedBy = undefined;
    this.#parts.send({ type: 'ask-take-back', id: this.#id });
    this.#parts.onChange();
  }

  answer(isAgreed: boolean): void {
    if (this.#parts.seat === undefined || this.#open === undefined) return;
    this.#id = this.#open.id;
    this.#parts.send({ type: 'answer-take-back', id: this.#id, isAgreed });
  }

  /** What stands now. That somebody declined is shown until anything else happens. */
  hear(open: TakeBack | undefined, declinedBy?: Seat): void {
    this.#open = open;
    this.#declinedBy = declinedBy;
  }

  answered({ type, id, ...answer }: AnswerMessage): void {
    if (type !== 'error' || id === undefined || id !== this.#id) return;
    if ('code' in answer) this.#parts.onProblem(answer.code);
  }

  /** As it is shown, with the entries of the line counted in events. */
  question(eventsOf: (entries: number) => number): TakeBackQuestion | undefined {
    const open = this.#open;
    if (open === undefined) {
      return this.#declinedBy === undefined ? undefined : { is: 'declined', by: this.#declinedBy };
    }
    const { seat, awaits, undo } = open;
    const own = this.#parts.seat;
    const isAwaited = own !== undefined && awaits.includes(own);
    const part = seat === own ? 'asker' : isAwaited ? 'awaited' : 'onlooker';
    return { is: 'open', seat, events: eventsOf(undo), awaits, part };
  }
}
