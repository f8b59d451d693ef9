import { type JsonProblem, jsonProblemText, readJson } from '@richtfest/engine';
import type * as v from 'valibot';
import { MESSAGE_LENGTH, PROTOCOLS } from '../limits.ts';
import { readAs } from '../read.ts';
import type { Problem } from '../problems.ts';
import { type ClientMessage, clientMessage } from './client-messages.ts';
import { type ServerMessage, serverMessage } from './server-messages.ts';

export type Read<Message> = { readonly message: Message } | { readonly problem: Problem };

const FROM_CLIENT: Direction<typeof clientMessage> = {
  schema: clientMessage,
  byType: byType(clientMessage),
  greeting: 'hello',
  sentence: 'This page and the server are of different versions. Please reload the page.',
};

const FROM_SERVER: Direction<typeof serverMessage> = {
  schema: serverMessage,
  byType: byType(serverMessage),
  greeting: 'welcome',
  sentence: 'The server is of another version than this page. Please reload the page.',
};

/** A message of a client, or the problem with it. */
export function readClientMessage(text: string): Read<ClientMessage> {
  if (text.length > MESSAGE_LENGTH) {
    const sentence = `A message must be at most ${MESSAGE_LENGTH} characters long, not ${text.length}.`;
    return { problem: { code: 'too-large', sentence } };
  }
  return readMessage(text, FROM_CLIENT);
}

/** A message of the server, or the problem with it. */
export function readServerMessage(text: string): Read<ServerMessage> {
  return readMessage(text, FROM_SERVER);
}

type MessageSchema = typeof clientMessage | typeof serverMessage;

interface Direction<S extends MessageSchema> {
  readonly schema: S;
  /** The same, to check a message only as what it says it is: valibot compares with every type. */
  readonly byType: ReadonlyMap<unknown, v.GenericSchema<unknown, v.InferOutput<S>>>;
  /** The type of the message that carries the protocol's number. */
  readonly greeting: string;
  /** Says that the protocol is another. */
  readonly sentence: string;
}

function byType<S extends MessageSchema>({ options }: S): Direction<S>['byType'] {
  return new Map(options.map((option) => [option.entries.type.literal, option]));
}

function readMessage<S extends MessageSchema>(
  text: string,
  { schema, byType: schemas, greeting, sentence }: Direction<S>,
): Read<v.InferOutput<S>> {
  const json = readJson(text);
  if ('problem' in json)
    return { problem: { code: 'malformed', sentence: sentenceOf(json.problem) } };
  const { value } = json;
  // Another protocol version may differ in every other field, so it is checked first.
  const { type, protocol } = (value ?? {}) as { type?: unknown; protocol?: unknown };
  const isKnown = PROTOCOLS.some((each) => each === protocol);
  if (type === greeting && typeof protocol === 'number' && !isKnown) {
    return { problem: { code: 'wrong-protocol', sentence } };
  }
  const read = readAs(schemas.get(type) ?? schema, value);
  return 'problem' in read ? read : { message: read.value };
}

function sentenceOf(problem: JsonProblem): string {
  const isSyntax = problem.kind === 'empty' || problem.kind === 'syntax';
  return isSyntax ? 'A message must be JSON.' : `The message ${jsonProblemText(problem)}.`;
}
