import { type Msg, type NatsConnection, connect, errors } from '@nats-io/transport-node';
import { ServeProblem } from '../serve-problem.ts';
import { type Bus, BusFailure, type BusListener, type BusMessage, deliver } from './bus.ts';
import {
  BUS_TRANSLATION,
  type BusTranslation,
  busVersionOf,
  sharedBusVersion,
} from './bus-version.ts';
import { requestLocally } from './local-bus.ts';
import { readNatsUrl } from './nats-address.ts';
import { PacketReader, packetsOf } from './nats-packets.ts';

/** Milliseconds until a request counts as unanswered. */
const ANSWER_WITHIN = 10_000;
const CONNECT_WITHIN = 10_000;
/** Milliseconds between attempts to reach NATS again. */
const RECONNECT_AFTER = 250;
/** Milliseconds between signs of life, and the number of missing ones that end a connection. */
const PING_EVERY = 1_500;
const MOST_PINGS_OUT = 2;
/** The maximum bytes of a message by NATS’s default configuration. */
const USUAL_PAYLOAD = 1024 * 1024;
/** The maximum bytes of a character, with a margin for what surrounds a text. */
const BYTES_OF_CHARACTER = 4;
/** An answer to a request that could not be carried out. */
const FAILED = '';

/** Connects to the NATS servers in `NATS_URL`. */
export async function connectToNats(
  id: string,
  urls: string,
  translation = BUS_TRANSLATION,
): Promise<Bus> {
  const address = readNatsUrl(urls);
  const connection = await connect({
    ...address,
    name: `richtfest ${id}`,
    timeout: CONNECT_WITHIN,
    reconnectTimeWait: RECONNECT_AFTER,
    reconnectJitter: RECONNECT_AFTER,
    maxReconnectAttempts: -1,
    // A network that drops everything would not be noticed for minutes.
    pingInterval: PING_EVERY,
    maxPingOut: MOST_PINGS_OUT,
    ignoreAuthErrorAbort: true,
  }).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    const hosts = address.servers.join(', ');
    throw new ServeProblem(`NATS can’t be reached at ${hosts}: ${reason}`, { cause: error });
  });
  return new NatsBus(id, connection, translation);
}

/**
 * Messages as JSON through NATS; those to this server itself don't leave the process. Each message
 * of NATS wakes two processes, so what is sent to a server in the same tick is one, a list.
 */
class NatsBus implements Bus {
  readonly id: string;
  readonly #version: number;
  readonly #connection: NatsConnection;
  readonly #translation: BusTranslation;
  readonly #disconnectListeners = new Set<() => void>();
  readonly #reconnectListeners = new Set<() => void>();
  #listener: BusListener | undefined;
  #isConnected = true;
  /** Messages of this tick by subject, and answers, which must not arrive before them. */
  readonly #unsent = new Map<string, string[]>();
  readonly #reader = new PacketReader();
  #answers: (() => void)[] = [];
  #isFlushDue = false;

  constructor(id: string, connection: NatsConnection, translation: BusTranslation) {
    this.id = id;
    this.#version = busVersionOf(id);
    this.#connection = connection;
    this.#translation = translation;
    void this.#watch();
  }

  get isConnected(): boolean {
    return this.#isConnected;
  }

  send(to: string, message: BusMessage): void {
    if (to === this.id) {
      if (this.#listener !== undefined) deliver(this.#listener, message);
    } else {
      const version = this.#versionFor(to);
      if (version === undefined) return;
      const subject = subjectOf(to, version);
      const texts = this.#unsent.get(subject);
      const text = this.#write(message, version);
      if (texts === undefined) this.#unsent.set(subject, [text]);
      else texts.push(text);
      this.#flushSoon();
    }
  }

  request(to: string, message: BusMessage, within?: number): Promise<unknown> {
    return to === this.id
      ? // It always answers in the end, however slow this machine is.
        requestLocally(this.#listener, message, within)
      : this.#requestElsewhere(to, message, within);
  }

  async #requestElsewhere(to: string, message: BusMessage, within?: number): Promise<unknown> {
    const version = this.#versionFor(to);
    if (!this.#isConnected || version === undefined) throw new BusFailure('absent');
    // Messages arrive in the order they were sent.
    this.#flush();
    const answer = await this.#connection
      .request(subjectOf(to, version), this.#write(message, version), {
        timeout: within ?? ANSWER_WITHIN,
      })
      .catch((error: unknown) => {
        throw new BusFailure(isUnheard(error) ? 'absent' : 'silent', error);
      });
    const text = answer.string();
    if (text === FAILED) throw new BusFailure('silent');
    return this.#read(JSON.parse(text) as BusMessage, version);
  }

  async listen(listener: BusListener): Promise<void> {
    this.#listener = listener;
    const versions = this.#version === 1 ? [1] : [this.#version - 1, this.#version];
    for (const version of versions) {
      this.#connection.subscribe(subjectOf(this.id, version), {
        callback: (error, message) => {
          if (error !== null) return;
          const isRequest = message.reply !== undefined && message.reply !== '';
          if (isRequest) void this.#answer(listener, message, version);
          else this.#receive(listener, message, version);
        },
      });
    }
    await this.#connection.flush();
  }

  onDisconnect(listener: () => void): void {
    this.#disconnectListeners.add(listener);
  }

  onReconnect(listener: () => void): void {
    this.#reconnectListeners.add(listener);
  }

  async close(): Promise<void> {
    this.#listener = undefined;
    if (this.#connection.isClosed()) return;
    const isConnected = this.#isConnected;
    this.#flush();
    // Sockets that close later have nothing to send to other servers any more.
    this.#isConnected = false;
    // What was sent still goes out, unless the connection breaks.
    if (isConnected) await this.#connection.drain().catch(() => undefined);
    await this.#connection.close();
  }

  #receive(listener: BusListener, message: Msg, version: number): void {
    try {
      for (const each of this.#reader.read(message.string())) {
        deliver(listener, this.#read(each, version));
      }
    } catch (error) {
      // NATS would never call back again.
      listener.failed(error);
    }
  }

  async #answer(listener: BusListener, message: Msg, version: number): Promise<void> {
    let text = FAILED;
    try {
      const request = this.#read(message.json<BusMessage>(), version);
      text = this.#write(await listener.answer(request), version);
    } catch (error) {
      listener.failed(error);
    }
    this.#answers.push(() => {
      try {
        message.respond(text);
      } catch (error) {
        // Too long: nobody should wait for it.
        message.respond(FAILED);
        listener.failed(error);
      }
    });
    this.#flushSoon();
  }

  /** The version in which a server understands this one. */
  #versionFor(server: string): number | undefined {
    return sharedBusVersion(this.#version, busVersionOf(server));
  }

  #write(message: BusMessage, version: number): string {
    const isPrevious = version < this.#version;
    return JSON.stringify(isPrevious ? this.#translation.toPrevious(message) : message);
  }

  #read(message: BusMessage, version: number): BusMessage {
    return version < this.#version ? this.#translation.fromPrevious(message) : message;
  }

  #flushSoon(): void {
    if (this.#isFlushDue) return;
    this.#isFlushDue = true;
    process.nextTick(() => this.#flush());
  }

  #flush(): void {
    this.#isFlushDue = false;
    const [unsent, answers] = [[...this.#unsent], this.#answers];
    this.#unsent.clear();
    this.#answers = [];
    // NATS would keep it for later, when it may be out of date.
    if (!this.#isConnected || this.#connection.isClosed()) return;
    const { max_payload: most = USUAL_PAYLOAD } = this.#connection.info ?? {};
    const limits = { from: this.id, longest: Math.floor(most / BYTES_OF_CHARACTER) };
    for (const [subject, texts] of unsent) {
      for (const packet of packetsOf(texts, limits)) this.#connection.publish(subject, packet);
    }
    for (const answer of answers) answer();
  }

  async #watch(): Promise<void> {
    for await (const { type } of this.#connection.status()) {
      if (type === 'disconnect') this.#break();
      if (type === 'reconnect') await this.#resume().catch(() => undefined);
    }
  }

  #break(): void {
    this.#isConnected = false;
    this.#reader.reset();
    for (const listener of this.#disconnectListeners) listener();
  }

  async #resume(): Promise<void> {
    // NATS has the subscription again once it has answered.
    await this.#connection.flush();
    this.#isConnected = true;
    for (const listener of this.#reconnectListeners) listener();
  }
}

function subjectOf(server: string, version: number): string {
  return `richtfest.${version}.${server}`;
}

/** Whether a failed request certainly reached no server. */
function isUnheard(error: unknown): boolean {
  const { cause } = error as { cause?: unknown };
  return [error, cause].some(
    (each) =>
      each instanceof errors.NoRespondersError || each instanceof errors.ClosedConnectionError,
  );
}
