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

/** Milliseconds between attempts to come back, at first and at most. */
const FIRST_PAUSE = 250;
const LONGEST_PAUSE = 8_000;
/** Milliseconds a server may be away. */
const PATIENCE = 120_000;

export interface Playing {
  readonly link: TableLink;
  /** The line that is to be written. */
  answer(question: Question, line: string): Promise<string>;
  onSeated(seated: Seated): void;
  /** Something to be told to whoever runs this. */
  onNews(sentence: string): void;
}

export interface Played {
  readonly seated: Seated;
  readonly over: Over;
  readonly decisions: number;
  readonly faults: number;
}

/** Why a seat could not be played to the end. */
export class SeatProblem extends Error {}

/** Plays a seat of a table by link to the end, and comes back when the connection breaks. */
export async function playSeat(playing: Playing): Promise<Played> {
  const record: Notes = { decisions: 0, faults: 0 };
  let pause = FIRST_PAUSE;
  for (let lostAt = 0; ;) {
    const end = await visit(playing, record);
    const { seated, over } = record;
    if (seated !== undefined && over !== undefined) return { ...record, seated, over };
    if (end.problem !== undefined) throw new SeatProblem(end.problem.sentence);
    const { origin } = playing.link;
    if (seated === undefined) throw new SeatProblem(`No table answers at ${origin}.`);
    if (end.wasSeated) {
      lostAt = performance.now();
      pause = FIRST_PAUSE;
      playing.onNews('The connection broke; trying again.');
    }
    if (performance.now() - lostAt > PATIENCE) {
      throw new SeatProblem(`The server at ${origin} did not come back.`);
    }
    await sleep(pause);
    pause = Math.min(LONGEST_PAUSE, pause * 2);
  }
}

interface Notes {
  decisions: number;
  faults: number;
  seated?: Seated;
  over?: Over;
}

interface VisitEnd {
  readonly wasSeated: boolean;
  /** What makes coming back useless. */
  readonly problem?: Ended;
}

/** One connection, from `join` to its end. */
function visit(playing: Playing, record: Notes): Promise<VisitEnd> {
  const { link } = playing;
  const socket = new WebSocket(link.socket);
  let wasSeated = false;
  let problem: Ended | undefined;
  const hear = async (text: string) => {
    const line = readLine(text, link.origin);
    if (line.type === 'decide') {
      record.decisions++;
      const answered = await playing.answer(line, text);
      if (socket.readyState === WebSocket.OPEN) socket.send(answered);
    } else if (line.type === 'seated') {
      wasSeated = true;
      if (record.seated === undefined) playing.onSeated(line);
      record.seated = line;
    } else if (line.type === 'fault') {
      record.faults++;
      playing.onNews(line.sentence);
    } else if (line.type === 'over') record.over = line;
    else if (line.code !== 'server-fault') problem = line;
  };
  return new Promise((resolve, reject) => {
    socket.addEventListener('open', () => {
      const join: Join = { type: 'join', protocol: BOT_PROTOCOL, token: link.token };
      socket.send(JSON.stringify(join));
    });
    socket.addEventListener('message', ({ data }) => void hear(String(data)).catch(reject));
    socket.addEventListener('close', () =>
      resolve({ wasSeated, ...(problem === undefined ? {} : { problem }) }),
    );
  });
}

/** What is at the other end may be no Richtfest server at all. */
function readLine(text: string, origin: string): TableLine {
  const read = readJson(text);
  if ('value' in read && schema.isPlainObject(read.value))
    return read.value as unknown as TableLine;
  const wrong = 'problem' in read ? jsonProblemText(read.problem) : 'is no object';
  throw new SeatProblem(`${origin} does not speak as a table does: a line of it ${wrong}.`);
}
