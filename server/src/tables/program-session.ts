import {
  type Decision,
  type Join,
  type TableLine,
  joinSchema,
  questionOf,
  readAnswer,
} from '@richtfest/bots';
import {
  asSentence,
  capitalize,
  check,
  jsonProblemText,
  problemText,
  readJson,
  schema,
} from '@richtfest/engine';
import { CLOSE, type Problem } from '@richtfest/protocol';
import { SERVER_FAILURE, RequestError } from '../request-error.ts';
import { joinProgram, leaveProgram } from './actions/program-seat.ts';
import type { ProgramAnswer, ConnectedProgram } from './programs.ts';
import type { Table } from './table.ts';
import { closeCodeOf } from '../socket/close-code.ts';
import { MessageRate } from '../socket/message-rate.ts';
import type { Connection } from './presence.ts';
import type { Log } from './services.ts';

/** After this many missing answers in a row a program is disconnected; it may come back. */
const MOST_SILENCES = 3;
const INSTEAD = 'One of the server’s bots decides instead.';

interface Pending {
  readonly id: number;
  readonly decision: Decision;
  readonly timer: NodeJS.Timeout;
  resolve(answer: ProgramAnswer): void;
}

export interface ProgramSessionOptions {
  readonly log: Log;
  /** Lines of one program: sustained rate and burst. */
  readonly limits: { readonly messagesPerSecond: number; readonly messagesAtOnce: number };
  readonly refusals: { add(): void };
  readonly programFailures: { add(): void };
}

/**
 * A program at a table, wherever its socket is, as docs/bot-api.md describes it. It only gets the
 * questions of its seat, one at a time.
 */
export class ProgramSession implements ConnectedProgram {
  readonly #table: Table;
  readonly #connection: Connection;
  readonly #options: ProgramSessionOptions;
  readonly #rate: MessageRate;
  #hasJoined = false;
  #isOpen = true;
  #pending: Pending | undefined;
  #questions = 0;
  #silences = 0;

  constructor(table: Table, connection: Connection, options: ProgramSessionOptions) {
    const { messagesPerSecond, messagesAtOnce } = options.limits;
    this.#table = table;
    this.#connection = connection;
    this.#options = options;
    this.#rate = new MessageRate(messagesPerSecond, messagesAtOnce);
  }

  tell(line: TableLine): void {
    this.#connection.send(JSON.stringify(line));
  }

  end(code: number, sentence: string): void {
    this.#isOpen = false;
    this.#connection.end(code, sentence);
  }

  ask(decision: Decision, ms: number): Promise<ProgramAnswer> {
    this.#settle('failed');
    if (!this.#isOpen) return Promise.resolve('gone');
    const question = questionOf(decision, { id: this.#questions++, ms });
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.#beSilent(question.id, ms), ms);
      this.#pending = { id: question.id, decision, timer, resolve };
      this.tell(question);
    });
  }

  receive(text: string): void {
    if (!this.#isOpen) return;
    const isAsked = this.#pending !== undefined && !answersEarlier(text, this.#pending.id);
    // An answer that was asked for does not count as flooding.
    if (!isAsked && !this.#rate.allows()) {
      this.#options.refusals.add();
      this.#refuse({ code: 'too-many', sentence: 'That was a lot of lines at once.' });
    } else if (!this.#hasJoined) void this.#join(text);
    else if (isAsked) this.#hear(text);
    else if (this.#pending === undefined) {
      this.tell({ type: 'fault', sentence: 'Nothing is being asked.' });
    }
  }

  leave(): void {
    this.#isOpen = false;
    this.#settle('gone');
    leaveProgram(this.#table, this);
  }

  async #join(text: string): Promise<void> {
    try {
      const { token } = readJoin(text);
      this.#hasJoined = true;
      await this.#table.do((table) => joinProgram(table, this, token));
      // The program may have gone meanwhile.
      if (!this.#isOpen) this.leave();
    } catch (error) {
      const isRequestError = error instanceof RequestError;
      if (!isRequestError) this.#options.log.error({ err: error }, 'a program could not join');
      this.#refuse(isRequestError ? error.problem : SERVER_FAILURE);
    }
  }

  #hear(text: string): void {
    const pending = this.#pending;
    if (pending === undefined) return;
    this.#silences = 0;
    const read = understood(text, pending.decision);
    if ('move' in read) this.#settle(read);
    else this.#fail(pending.id, read.problem);
  }

  #beSilent(id: number, ms: number): void {
    this.#fail(id, `there was no answer within ${ms} ms`);
    if (++this.#silences < MOST_SILENCES) return;
    const sentence = `There was no answer ${MOST_SILENCES} times running. The token is good for another try.`;
    this.#refuse({ code: 'too-many', sentence });
  }

  #fail(id: number, problem: string): void {
    this.#options.programFailures.add();
    this.tell({ type: 'fault', id, sentence: `${asSentence(capitalize(problem))} ${INSTEAD}` });
    this.#settle('failed');
  }

  #settle(answer: ProgramAnswer): void {
    const pending = this.#pending;
    this.#pending = undefined;
    clearTimeout(pending?.timer);
    pending?.resolve(answer);
  }

  /** Sends an error and closes the connection. */
  #refuse({ code, sentence }: Problem): void {
    this.tell({ type: 'error', code, sentence });
    this.end(closeCodeOf(code) ?? CLOSE.malformed, code);
  }
}

function readJoin(text: string): Join {
  const read = readJson(text);
  if ('problem' in read) throw noJoin(`it ${jsonProblemText(read.problem)}`);
  const [problem] = check(joinSchema, read.value);
  if (problem !== undefined) throw noJoin(problemText(problem));
  return read.value as unknown as Join;
}

function noJoin(why: string): RequestError {
  const sentence = asSentence(`A program begins with “join” (docs/bot-api.md): ${why}`);
  return new RequestError('malformed', sentence);
}

/** The move in an answer; an answer that makes the rules throw is invalid like any other. */
function understood(text: string, decision: Decision): ReturnType<typeof readAnswer> {
  const { error } = (parsed(text) ?? {}) as { readonly error?: unknown };
  if (typeof error === 'string') return { problem: `the program gave up: ${error.slice(0, 200)}` };
  try {
    return readAnswer(text, decision);
  } catch {
    return { problem: 'the answer makes no sense to the rules' };
  }
}

/** Whether this is a late answer to an earlier question, whose failure was already reported. */
function answersEarlier(text: string, id: number): boolean {
  const { id: answered } = (parsed(text) ?? {}) as { readonly id?: unknown };
  return typeof answered === 'number' && answered < id;
}

function parsed(text: string): object | undefined {
  const read = readJson(text);
  return 'value' in read && schema.isPlainObject(read.value) ? read.value : undefined;
}
