import { setTimeout as sleep } from 'node:timers/promises';
import {
  BOT_PROTOCOL,
  type Ended,
  type Join,
  type Over,
  type Question,
  type Seated,
  type TableLine,
} from '@richtfest/bots';
import { jsonProblemText, readJson, schema } from '@richtfest/engine';
import type { TableLink } from './table-link.ts';

/** Milliseconds between attempts to reconnect: the first and the longest pause. */
const FIRST_PAUSE = 250;
const MAX_PAUSE = 8_000;
/** Milliseconds after which reconnecting gives up. */
const RECONNECT_TIMEOUT = 120_000;

export interface PlaySeatOptions {
  readonly link: TableLink;
  /** Returns the line to send. */
  answer(question: Question, line: string): Promise<string>;
  onSeated(seated: Seated): void;
  /** Called with a sentence for the user. */
  onMessage(sentence: string): void;
}

export interface Played {
  readonly seated: Seated;
  readonly over: Over;
  readonly decisions: number;
  readonly rejectedAnswers: number;
}

/** Why a seat could not be played to the end. */
export class SeatProblem extends Error {}

/** Plays a seat of a table to the end and reconnects when the connection breaks. */
export async function playSeat(options: PlaySeatOptions): Promise<Played> {
  const record: MatchRecord = { decisions: 0, rejectedAnswers: 0 };
  let pause = FIRST_PAUSE;
  for (let lostAt = 0; ;) {
    const end = await connectOnce(options, record);
    const { seated, over } = record;
    if (seated !== undefined && over !== undefined) return { ...record, seated, over };
    if (end.problem !== undefined) throw new SeatProblem(end.problem.sentence);
    const { origin } = options.link;
    if (seated === undefined) throw new SeatProblem(`No server answers at ${origin}.`);
    if (end.wasSeated) {
      lostAt = performance.now();
      pause = FIRST_PAUSE;
      options.onMessage('Connection lost; reconnecting.');
    }
    if (performance.now() - lostAt > RECONNECT_TIMEOUT) {
      throw new SeatProblem(`The server at ${origin} can’t be reached any more.`);
    }
    await sleep(pause);
    pause = Math.min(MAX_PAUSE, pause * 2);
  }
}

interface MatchRecord {
  decisions: number;
  rejectedAnswers: number;
  seated?: Seated;
  over?: Over;
}

interface ConnectionEnd {
  readonly wasSeated: boolean;
  /** The reason not to reconnect. */
  readonly problem?: Ended;
}

/** One connection, from `join` to its end. */
function connectOnce(options: PlaySeatOptions, record: MatchRecord): Promise<ConnectionEnd> {
  const { link } = options;
  const socket = new WebSocket(link.socket);
  let wasSeated = false;
  let problem: Ended | undefined;
  const onLine = async (text: string) => {
    const line = readLine(text, link.origin);
    if (line.type === 'decide') {
      record.decisions++;
      const answered = await options.answer(line, text);
      if (socket.readyState === WebSocket.OPEN) socket.send(answered);
    } else if (line.type === 'seated') {
      wasSeated = true;
      if (record.seated === undefined) options.onSeated(line);
      record.seated = line;
    } else if (line.type === 'fault') {
      record.rejectedAnswers++;
      options.onMessage(line.sentence);
    } else if (line.type === 'over') record.over = line;
    else if (line.code !== 'server-fault') problem = line;
  };
  return new Promise((resolve, reject) => {
    socket.addEventListener('open', () => {
      const join: Join = { type: 'join', protocol: BOT_PROTOCOL, token: link.token };
      socket.send(JSON.stringify(join));
    });
    socket.addEventListener('message', ({ data }) => void onLine(String(data)).catch(reject));
    socket.addEventListener('close', () =>
      resolve({ wasSeated, ...(problem === undefined ? {} : { problem }) }),
    );
  });
}

/** The other end may not be a Richtfest server. */
function readLine(text: string, origin: string): TableLine {
  const read = readJson(text);
  if ('value' in read && schema.isPlainObject(read.value))
    return read.value as unknown as TableLine;
  const wrong = 'problem' in read ? jsonProblemText(read.problem) : 'is not an object';
  throw new SeatProblem(`${origin} is not a Richtfest table: a line it sent ${wrong}.`);
}
