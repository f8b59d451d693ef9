import {
  type Chance,
  FastChance,
  type Game,
  type GameTypes,
  type JsonObject,
  type Random,
  type Seat,
  type Watcher,
  canonicalJson,
  chanceOf,
  checkedOptions,
  observe,
  randomFromText,
  seatsIn,
  simulationKey,
} from '@richtfest/engine';
import { Client } from './client.ts';
import { entryOf, get, newTable, person, sit, startServer } from './table.ts';

/** A game whose secrets are to be got out of a server. */
export interface Target<T extends GameTypes = GameTypes> {
  /** What it lets a watcher know is what a watcher may know. */
  readonly game: Game<T>;
  /** What the server plays; by default the same. */
  readonly served?: Game<T>;
  readonly tables: readonly { readonly players: number; readonly options?: JsonObject }[];
  /** How many random games, how many positions of each, and how many moves from there. */
  readonly games: number;
  readonly positions: number;
  readonly moves: number;
}

export interface RedTeamReport {
  /** Pairs of worlds that one watcher must not be able to tell apart. */
  twins: number;
  /** Moves that differed between the worlds. */
  differences: number;
  /** Turns that were taken back by consent. */
  takeBacks: number;
  /** Frames and answers that were compared. */
  frames: number;
}

/** A watcher could learn a secret. */
export class Leak extends Error {}

/**
 * Plays pairs of worlds that differ only in what one watcher can't see, on real servers over real
 * sockets. Whatever that watcher is sent must be the same to the byte, but for what
 * `withoutNames` takes out; and nobody is sent a word that only others may know.
 */
export async function redTeam<T extends GameTypes>(target: Target<T>): Promise<RedTeamReport> {
  const report = { twins: 0, differences: 0, takeBacks: 0, frames: 0 };
  const openers = [await worldServer(target), await worldServer(target)] as const;
  for (let number = 0; number < target.games; number++) {
    const random = randomFromText(`red team/${target.game.id}/${number}`);
    const table = tableOf(target, number);
    for (const state of positionsOf(target, table, { number, random })) {
      const twin = twinOf(target.game, state, { players: table.players, random });
      if (twin === undefined) continue;
      const { watcher, other } = twin;
      const worlds = [await openers[0](state, table), await openers[1](other, table)] as const;
      await playTwins({ target, worlds, watcher, random, report });
      report.twins++;
    }
  }
  return report;
}

/** Another world, and a watcher who can't distinguish it from this one, if there is one. */
function twinOf<T extends GameTypes>(
  game: Game<T>,
  state: T['State'],
  { players, random }: { readonly players: number; readonly random: Random },
): { readonly watcher: Watcher; readonly other: T['State'] } | undefined {
  return shuffled(watchersOf(players), random)
    .map((watcher) => ({
      watcher,
      other: game.determinize(observe(game, state, watcher), random),
    }))
    .find(({ other }) => canonicalJson(other) !== canonicalJson(state));
}

/** Longer than a match of any game with secrets, and short enough for games with long matches. */
const WATCHED_MOVES = 160;

/**
 * Plays a match over sockets, at most `WATCHED_MOVES` long. Every watcher must get a message
 * exactly when it may know of something new, and never anything that only others may know. Returns
 * the number of frames sent.
 */
export async function watchMatch<T extends GameTypes>(
  target: Target<T>,
  number: number,
): Promise<number> {
  const { game } = target;
  const random = randomFromText(`whole match/${game.id}/${number}`);
  const table = tableOf(target, number);
  const chance = new FastChance(simulationKey('whole match', number));
  const start = game.setup(table, { chance, report: undefined });
  const world = await (await worldServer(target))(start, table);
  for (let move = 0; move < WATCHED_MOVES && game.result(world.state) === undefined; move++) {
    const seat = anyOf(random, moversOf(game, world.state, { players: table.players, random }));
    const moves = [...game.legal(world.state, seat), ...game.optional(world.state, seat)];
    await watchMove(game, world, { seat, move: anyOf(random, moves) });
  }
  return [...world.clients.values()].reduce((sum, { texts }) => sum + texts.length, 0);
}

async function watchMove<T extends GameTypes>(
  game: Game<T>,
  world: World<T>,
  { seat, move }: { readonly seat: Seat; readonly move: T['Move'] },
): Promise<void> {
  const look = (watcher: Watcher) => lookAt(game, world.state, { watcher, events: [] });
  const updates = ({ news }: Client) => news.length;
  const before = [...world.clients].map(([watcher, client]) => ({
    watcher,
    client,
    look: look(watcher),
    updates: updates(client),
  }));
  const events = await carryOut(game, world, { seat, action: move });
  await Promise.all([...world.clients.values()].map(heardAll));
  const truth = wordsIn(canonicalJson(world.state));
  for (const { watcher, client, ...was } of before) {
    const isNews =
      watcher === seat ||
      look(watcher) !== was.look ||
      events.some((event) => game.eventFor(event, watcher, world.state) !== undefined);
    const sent = updates(client) - was.updates;
    if (sent !== (isNews ? 1 : 0)) throw new Leak(`${watcher} was sent ${sent} updates`);
    searchWords(game, world, { watcher, client, truth });
  }
}

interface Table {
  readonly players: number;
  readonly options: JsonObject;
}

function tableOf<T extends GameTypes>({ game, tables }: Target<T>, number: number): Table {
  const table = tables[number % tables.length]!;
  return { players: table.players, options: checkedOptions(game, table) };
}

function watchersOf(players: number): Watcher[] {
  return ['public', ...Array.from({ length: players }, (_, seat) => seat)];
}

/** Some positions of a random game, evenly from its start to its end. */
function positionsOf<T extends GameTypes>(
  { game, positions }: Target<T>,
  { players, options }: Table,
  { number, random }: { readonly number: number; readonly random: Random },
): T['State'][] {
  const dealer = { chance: new FastChance(simulationKey('red team', number)), report: undefined };
  const state = game.setup({ players, options }, dealer);
  const all: T['State'][] = [];
  while (game.result(state) === undefined) {
    all.push(game.clone(state));
    const seat = anyOf(random, moversOf(game, state, { players, random }));
    const legal = game.legal(state, seat);
    game.play(
      state,
      seat,
      anyOf(random, legal.length > 0 ? legal : game.optional(state, seat)),
      dealer,
    );
  }
  const step = Math.max(1, all.length / positions);
  return Array.from(
    { length: Math.min(positions, all.length) },
    (_, at) => all[Math.floor(at * step)]!,
  );
}

/** Mostly those who owe a decision, now and then those who may do something all the same. */
function moversOf<T extends GameTypes>(
  game: Game<T>,
  state: T['State'],
  { players, random }: { readonly players: number; readonly random: Random },
): Seat[] {
  const free = Array.from({ length: players }, (_, seat) => seat).filter(
    (seat) => game.optional(state, seat).length > 0,
  );
  return free.length > 0 && random.below(6) === 0 ? free : seatsIn(game.owing(state));
}

/** A table on a server with everybody connected, and its true state. */
interface World<T extends GameTypes> {
  readonly url: string;
  readonly state: T['State'];
  readonly chance: Chance;
  readonly clients: ReadonlyMap<Watcher, Client>;
  join(watcher: Watcher, since?: number): Promise<Client>;
  /** What is drawn for every table and says nothing. */
  readonly names: ReadonlyMap<string, string>;
  /** Words each watcher has lawfully come across. */
  readonly known: ReadonlyMap<Watcher, Set<string>>;
  /** How many frames of each client have been searched. */
  readonly searched: Map<Client, number>;
}

type OpenWorld<T extends GameTypes> = (state: T['State'], table: Table) => Promise<World<T>>;

/** A server on which a match begins in whatever position is asked for. */
async function worldServer<T extends GameTypes>(target: Target<T>): Promise<OpenWorld<T>> {
  const { game, served = game } = target;
  let start: T['State'] | undefined;
  const entry = entryOf<T>({
    ...served,
    setup: (table, dealer) =>
      start === undefined ? served.setup(table, dealer) : game.clone(start),
  });
  // In memory: nothing here is about disks.
  const { address, store } = await startServer({ games: [entry], file: ':memory:' });
  return async (state, { players, options }) => {
    start = state;
    const seats = Array.from({ length: players }, () => person);
    const table = await newTable(address, seats, options, { game: game.id });
    const keys = new Map<Watcher, string>();
    for (let seat = 0; seat < players; seat++) keys.set(seat, (await sit(table, `P${seat}`)).key);
    const join = (watcher: Watcher, since?: number) => {
      const key = keys.get(watcher);
      return Client.join(address, table.table, {
        ...(key === undefined ? {} : { key }),
        ...(since === undefined ? {} : { since }),
      });
    };
    const clients = new Map<Watcher, Client>();
    for (const watcher of watchersOf(players)) clients.set(watcher, await join(watcher));
    const { header, secret } = (await store.loadTable(table.table))!;
    const names = new Map([
      [table.table, 'CODE'],
      [table.commitment, 'COMMITMENT'],
      [secret, 'SECRET'],
    ]);
    return {
      url: table.url,
      state: game.clone(state),
      chance: chanceOf(header!.generator, secret)!,
      clients,
      join,
      names,
      searched: new Map(),
      known: new Map(
        watchersOf(players).map((watcher) => [watcher, new Set(wordsIn(canonicalJson(header)))]),
      ),
    };
  };
}

interface Twins<T extends GameTypes> {
  readonly target: Target<T>;
  readonly worlds: readonly [World<T>, World<T>];
  readonly watcher: Watcher;
  readonly random: Random;
  readonly report: RedTeamReport;
}

/** What one of the worlds does next; undefined: nothing that could be seen. */
type Action<T extends GameTypes> = T['Move'] | undefined;

/** Goes on in both worlds for as long as the watcher may not know which one it is in. */
async function playTwins<T extends GameTypes>(twins: Twins<T>): Promise<void> {
  const { worlds, watcher, report, target } = twins;
  await compare(twins);
  for (let move = 0; move < target.moves; move++) {
    const next = nextActions(twins);
    if (next === undefined) break;
    const { seat, actions } = next;
    await Promise.all(
      worlds.map((world, at) => carryOut(target.game, world, { seat, action: actions[at] })),
    );
    if (!isSame(...actions)) report.differences++;
    await compare(twins);
  }
  await takeBack(twins);
  await compareNewcomers(twins);
  report.frames += worlds[0].clients.get(watcher)!.texts.length;
  const clients = worlds.flatMap((world) => [...world.clients.values()]);
  await Promise.all(clients.map((client) => client.close()));
}

/** Takes back a turn by consent, which must not reveal anything to the watcher either. */
async function takeBack<T extends GameTypes>(twins: Twins<T>): Promise<void> {
  const { worlds } = twins;
  const mayAsk = ({ clients }: World<T>, seat: Watcher) =>
    (clients.get(seat)?.match?.askable ?? 0) > 0;
  const asking = [...worlds[0].clients.keys()].find((seat) =>
    worlds.every((world) => mayAsk(world, seat)),
  );
  if (asking === undefined) return;
  await Promise.all(
    worlds.map(async ({ clients }) => {
      const asker = clients.get(asking)!;
      asker.send({ type: 'ask-take-back', id: 'twins' });
      await heardAll(asker);
      for (const [each, client] of clients) {
        if (each === 'public' || each === asking) continue;
        client.send({ type: 'answer-take-back', id: 'twins', isAgreed: true });
        await heardAll(client);
      }
      await asker.until(() => asker.match?.takeBacks === 1);
    }),
  );
  twins.report.takeBacks++;
  await compare(twins);
}

interface Pair<T extends GameTypes> {
  readonly seat: Seat;
  readonly actions: readonly [Action<T>, Action<T>];
}

/** Two actions of one seat that look the same to the watcher, preferably different ones. */
function nextActions<T extends GameTypes>(twins: Twins<T>): Pair<T> | undefined {
  const { target, worlds, random } = twins;
  const players = worlds[0].clients.size - 1;
  const movers = worlds.flatMap(({ state }) => moversOf(target.game, state, { players, random }));
  const pairs = shuffled([...new Set(movers)], random).flatMap((seat) => pairOf(twins, seat) ?? []);
  return pairs.find(({ actions }) => !isSame(...actions)) ?? pairs[0];
}

function pairOf<T extends GameTypes>(twins: Twins<T>, seat: Seat): Pair<T> | undefined {
  const { target, worlds, watcher, random } = twins;
  const looks = worlds.map((world) => looksOf(target.game, world, { seat, watcher, random }));
  const [these = [], those = []] = looks;
  const pairs = these.flatMap(({ action, text, look }) =>
    those
      // The watcher's own move is the same one in both worlds.
      .filter((other) => other.look === look && (seat !== watcher || text === other.text))
      .map((other) => ({ actions: [action, other.action] as const, isSame: text === other.text })),
  );
  const different = pairs.filter((pair) => !pair.isSame);
  const seen = pairs.find((pair) => pair.actions[0] !== undefined);
  const actions = (different.length > 0 ? anyOf(random, different) : seen)?.actions;
  return actions === undefined ? undefined : { seat, actions };
}

function isSame(one: unknown, two: unknown): boolean {
  return canonicalJson(one ?? null) === canonicalJson(two ?? null);
}

/** What a seat could do in a world, and what the watcher would know then. */
function looksOf<T extends GameTypes>(
  game: Game<T>,
  { state, chance }: World<T>,
  {
    seat,
    watcher,
    random,
  }: { readonly seat: Seat; readonly watcher: Watcher; readonly random: Random },
): { readonly action: Action<T>; readonly text: string; readonly look: string }[] {
  const moves = [...game.legal(state, seat), ...game.optional(state, seat)];
  const tried = shuffled(moves, random).slice(0, 20);
  const looks = tried.map((action) => {
    const copy = game.clone(state);
    const events: T['Event'][] = [];
    game.play(copy, seat, action, { chance, report: (event) => events.push(event) });
    return { action, text: canonicalJson(action), look: lookAt(game, copy, { watcher, events }) };
  });
  const nothing = {
    action: undefined,
    text: '',
    look: lookAt(game, state, { watcher, events: [] }),
  };
  return [...looks, nothing];
}

/** All a watcher may know of a position and of how it came about. */
function lookAt<T extends GameTypes>(
  game: Game<T>,
  state: T['State'],
  { watcher, events }: { readonly watcher: Watcher; readonly events: readonly T['Event'][] },
): string {
  return canonicalJson({
    observed: observe(game, state, watcher),
    owing: game.owing(state),
    standing: game.standing(state, watcher),
    result: game.result(state) ?? null,
    legal: watcher === 'public' ? [] : game.legal(state, watcher),
    optional: watcher === 'public' ? [] : game.optional(state, watcher),
    events: events.flatMap((event) => game.eventFor(event, watcher, state) ?? []),
  });
}

async function carryOut<T extends GameTypes>(
  game: Game<T>,
  { state, chance, clients, known }: World<T>,
  { seat, action }: { readonly seat: Seat; readonly action: Action<T> },
): Promise<readonly T['Event'][]> {
  if (action === undefined) return [];
  const client = clients.get(seat)!;
  const answer = await client.play(action);
  if (answer.type !== 'accepted')
    throw new Error(`a move was not accepted: ${JSON.stringify(answer)}`);
  await client.until(() => client.version >= answer.version);
  const events: T['Event'][] = [];
  game.play(state, seat, action, { chance, report: (event) => events.push(event) });
  for (const [watcher, words] of known) {
    for (const word of wordsIn(lookAt(game, state, { watcher, events }))) words.add(word);
  }
  return events;
}

/** Everything the watcher was sent so far is the same, and holds no word it may not know. */
async function compare<T extends GameTypes>({ target, worlds, watcher }: Twins<T>): Promise<void> {
  const frames: string[][] = [];
  for (const world of worlds) {
    await Promise.all([...world.clients.values()].map(heardAll));
    const truth = wordsIn(canonicalJson(world.state));
    for (const [each, client] of world.clients)
      searchWords(target.game, world, { watcher: each, client, truth });
    const { texts } = world.clients.get(watcher)!;
    frames.push(texts.map((text) => withoutNames(text, world.names)));
  }
  demandSame(watcher, frames[0]!, frames[1]!);
}

/** Who comes late, comes back, or only asks for the table. */
async function compareNewcomers<T extends GameTypes>({ worlds, watcher }: Twins<T>): Promise<void> {
  const heard: string[][] = [];
  for (const world of worlds) {
    const { url, clients, names } = world;
    const late = await world.join(watcher);
    const back = await world.join(watcher, Math.max(0, clients.get(watcher)!.version - 1));
    const asked = [await get(url), await get(`${url}/match`)].map(({ status, body }) =>
      JSON.stringify([status, body]),
    );
    const texts = [late.texts[0]!, back.texts[0]!, ...asked];
    heard.push(texts.map((text) => withoutNames(text, names)));
    await late.close();
    await back.close();
  }
  demandSame(watcher, heard[0]!, heard[1]!);
}

/** After this, everything that was sent to a client before has arrived. */
async function heardAll(client: Client): Promise<void> {
  const before = client.messages.filter(({ type }) => type === 'pong').length;
  client.send({ type: 'ping' });
  await client.until(() => client.messages.filter(({ type }) => type === 'pong').length > before);
}

function demandSame(watcher: Watcher, these: readonly string[], those: readonly string[]): void {
  const at = these.findIndex((text, index) => text !== those[index]);
  if (at >= 0) {
    const [one = '', two = 'nothing'] = [these[at], those[at]];
    const from = Math.max(0, firstDifference(one, two) - 60);
    throw new Leak(
      `frame ${at} tells ${watcher} which world it is: …${one.slice(from, from + 160)}… or …${two.slice(from, from + 160)}…`,
    );
  }
  if (these.length !== those.length) {
    throw new Leak(
      `${watcher} is sent ${these.length} frames in one world, ${those.length} in the other`,
    );
  }
}

function firstDifference(one: string, two: string): number {
  let at = 0;
  while (at < one.length && one[at] === two[at]) at++;
  return at;
}

/** Words of the whole truth that a watcher has never lawfully come across are in no frame of it. */
function searchWords<T extends GameTypes>(
  game: Game<T>,
  { state, known, searched }: World<T>,
  {
    watcher,
    client,
    truth,
  }: { readonly watcher: Watcher; readonly client: Client; readonly truth: readonly string[] },
): void {
  const words = known.get(watcher)!;
  for (const word of wordsIn(lookAt(game, state, { watcher, events: [] }))) words.add(word);
  const secret = new Set(truth.filter((word) => !words.has(word)));
  for (const text of client.texts.slice(searched.get(client))) {
    const found = wordsIn(text).find((word) => secret.has(word));
    if (found !== undefined)
      throw new Leak(`${watcher} reads the word ${found}: ${text.slice(0, 300)}`);
  }
  searched.set(client, client.texts.length);
}

/** Every text in some JSON but the names of its fields. */
function wordsIn(json: string): string[] {
  const words: string[] = [];
  collectWords(JSON.parse(json), words);
  return words;
}

/** A reviver of `JSON.parse` would take four times as long. */
function collectWords(value: unknown, words: string[]): void {
  if (typeof value === 'string') words.push(value);
  else if (typeof value === 'object' && value !== null)
    for (const part of Object.values(value)) collectWords(part, words);
}

/** A frame without what differs from table to table and from moment to moment whatever is played. */
function withoutNames(text: string, names: ReadonlyMap<string, string>): string {
  let plain = text.replaceAll(/"msLeft":\d+/gu, '"msLeft":0');
  for (const [name, word] of names) plain = plain.replaceAll(name, word);
  return plain;
}

function anyOf<E>(random: Random, list: readonly E[]): E {
  return list[random.below(list.length)]!;
}

function shuffled<E>(list: readonly E[], random: Random): E[] {
  return list
    .map((entry) => ({ entry, key: random.word() }))
    .toSorted((a, b) => a.key - b.key)
    .map(({ entry }) => entry);
}
