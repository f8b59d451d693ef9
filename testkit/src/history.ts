/** A move or undo that a client has attempted; the same name at every attempt to send it. */
type Attempt = string;

interface SeenEntry {
  readonly version: number;
  /** The content shown to the client, as text; the same for all clients of a table. */
  readonly entry: string;
}

type HistoryEvent = { readonly client: string } & (
  | { readonly kind: 'sent'; readonly attempt: Attempt }
  | { readonly kind: 'accepted'; readonly attempt: Attempt; readonly version: number }
  | { readonly kind: 'rejected'; readonly attempt: Attempt }
  | { readonly kind: 'asked' }
  | {
      readonly kind: 'read';
      readonly version: number;
      readonly since?: number;
      readonly entries: readonly SeenEntry[];
    }
  | ({ readonly kind: 'seen' } & SeenEntry)
);

/** An entry of the stored log; a bot's has no attempt. */
export interface LoggedEntry {
  readonly attempt?: Attempt;
}

/**
 * Records what the clients of one table send and receive, and checks it against the stored log. A
 * table is a single log, so the history is linearizable if each acknowledged attempt is in the log
 * once, at the acknowledged version; if the order of the log respects real time; and if each client
 * sees the log from its start, in order, and never an earlier state than one known before it asked.
 *
 * Events must be recorded in the order in which they happen. Versions must count the entries of the
 * log, so the game must not hide moves from anyone.
 */
export class History {
  readonly #events: HistoryEvent[] = [];

  /** A client sends an attempt, possibly again. */
  sent(client: string, attempt: Attempt): void {
    this.#events.push({ kind: 'sent', client, attempt });
  }

  accepted(client: string, attempt: Attempt, version: number): void {
    this.#events.push({ kind: 'accepted', client, attempt, version });
  }

  /** The server has answered that the attempt was not carried out and never will be. */
  rejected(client: string, attempt: Attempt): void {
    this.#events.push({ kind: 'rejected', client, attempt });
  }

  /** A client asks for the state of the table; the answer is its next `read`. */
  asked(client: string): void {
    this.#events.push({ kind: 'asked', client });
  }

  /** A client gets the state of the table: all entries that stand, or those after `since`. */
  read(
    client: string,
    state: {
      readonly version: number;
      readonly since?: number | undefined;
      readonly entries: readonly SeenEntry[];
    },
  ): void {
    const { version, since, entries } = state;
    const known = since === undefined ? {} : { since };
    this.#events.push({ kind: 'read', client, version, entries, ...known });
  }

  /** A client gets the next entry. */
  seen(client: string, { version, entry }: SeenEntry): void {
    this.#events.push({ kind: 'seen', client, version, entry });
  }

  /** The number of acknowledgements, to show that a history is worth checking. */
  get acknowledgements(): number {
    return this.#events.filter(({ kind }) => kind === 'accepted').length;
  }

  /** All contradictions to a single log; empty if the history is linearizable. */
  problems(log: readonly LoggedEntry[]): string[] {
    const check = new HistoryCheck(log);
    for (const event of this.#events) check.add(event);
    return [...check.problems, ...check.orderProblems()];
  }
}

interface Client {
  /** The last version it has. */
  position: number;
  /** The highest version acknowledged to it. */
  acknowledged: number;
  /** The lowest version that may answer it; undefined if it has not asked. */
  asked?: number | undefined;
}

class HistoryCheck {
  readonly problems: string[] = [];
  readonly #length: number;
  /** The version of each attempt in the log. */
  readonly #logged = new Map<Attempt, number>();
  /** The highest version anyone knew when an attempt was first sent. */
  readonly #knownAt = new Map<Attempt, number>();
  readonly #entries = new Map<number, { readonly entry: string; readonly client: string }>();
  readonly #clients = new Map<string, Client>();
  #known = 0;

  constructor(log: readonly LoggedEntry[]) {
    this.#length = log.length;
    for (const [at, { attempt }] of log.entries()) {
      if (attempt === undefined) continue;
      const first = this.#logged.get(attempt);
      if (first === undefined) this.#logged.set(attempt, at + 1);
      else this.problems.push(`${attempt} was made twice, at versions ${first} and ${at + 1}`);
    }
  }

  add(event: HistoryEvent): void {
    const client = this.#clientOf(event.client);
    switch (event.kind) {
      case 'sent':
        if (!this.#knownAt.has(event.attempt)) this.#knownAt.set(event.attempt, this.#known);
        return;
      case 'accepted':
        this.#accept(event);
        client.acknowledged = Math.max(client.acknowledged, event.version);
        return;
      case 'rejected': {
        const version = this.#logged.get(event.attempt);
        if (version === undefined) return;
        this.problems.push(`${event.attempt} was rejected, but made at version ${version}`);
        return;
      }
      case 'asked':
        client.asked = this.#known;
        return;
      case 'read':
        this.#read(event, client);
        return;
      case 'seen':
        this.#follow(event, client.position, event.client);
        client.position = event.version;
    }
  }

  /** Attempts in the log that nobody had sent, or that took effect before they were sent. */
  orderProblems(): string[] {
    return [...this.#logged].flatMap(([attempt, version]) => {
      const known = this.#knownAt.get(attempt);
      if (known === undefined) return [`${attempt} is in the log, but nobody sent it`];
      if (version > known) return [];
      return [`${attempt} was made at version ${version}, but sent when ${known} was known`];
    });
  }

  #accept({ attempt, version }: Extract<HistoryEvent, { kind: 'accepted' }>): void {
    const logged = this.#logged.get(attempt);
    if (!this.#knownAt.has(attempt)) {
      this.problems.push(`${attempt} was acknowledged before it was sent`);
    }
    if (logged === undefined) {
      this.problems.push(
        `${attempt} was acknowledged at version ${version}, but is not in the log`,
      );
    } else if (logged !== version) {
      this.problems.push(
        `${attempt} was acknowledged at version ${version}, but made at version ${logged}`,
      );
    }
    this.#learn(version);
  }

  #read(event: Extract<HistoryEvent, { kind: 'read' }>, client: Client): void {
    const { version, since, entries } = event;
    const asked = client.asked ?? 0;
    client.asked = undefined;
    const least = Math.max(asked, client.position, client.acknowledged);
    if (version < least) {
      this.problems.push(
        `${event.client} was shown version ${version} when version ${least} was known`,
      );
    }
    if (since !== undefined) this.#readOn(event, since, client);
    for (const entry of entries) this.#compare(entry, event.client);
    this.#learn(version);
    client.position = version;
  }

  /** A client that knows the first entries gets the others, without a gap. */
  #readOn(
    event: Extract<HistoryEvent, { kind: 'read' }>,
    since: number,
    { position }: Client,
  ): void {
    const { version, entries } = event;
    const isWhole =
      since <= position &&
      entries.length === version - since &&
      entries.every((entry, at) => entry.version === since + at + 1);
    if (isWhole) return;
    const got = entries.map((entry) => entry.version).join(', ');
    this.problems.push(
      `${event.client} had version ${position} and was shown version ${version} with entries ${got}`,
    );
  }

  #follow(entry: SeenEntry, position: number, client: string): void {
    if (entry.version !== position + 1) {
      this.problems.push(`${client} saw version ${entry.version} after version ${position}`);
    }
    this.#compare(entry, client);
    this.#learn(entry.version);
  }

  #compare({ version, entry }: SeenEntry, client: string): void {
    const first = this.#entries.get(version);
    if (first === undefined) this.#entries.set(version, { entry, client });
    else if (first.entry !== entry) {
      this.problems.push(`${client} and ${first.client} saw different entries at ${version}`);
    }
  }

  #learn(version: number): void {
    if (version > this.#length) {
      this.problems.push(`version ${version} was shown, but the log ends at ${this.#length}`);
    }
    this.#known = Math.max(this.#known, version);
  }

  #clientOf(name: string): Client {
    const known = this.#clients.get(name);
    if (known !== undefined) return known;
    const client: Client = { position: 0, acknowledged: 0 };
    this.#clients.set(name, client);
    return client;
  }
}
