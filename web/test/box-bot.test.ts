import { greedy } from '@richtfest/bots';
import { catalog } from '@richtfest/catalog';
import {
  type Game,
  type GameMove,
  type JsonObject,
  LANGUAGES,
  type Outcome,
  type PlayableGame,
  type Random,
  checkedOptions,
  formatWith,
  isEqualJson,
  randomFromText,
} from '@richtfest/engine';
import type { OpenDraw } from '@richtfest/engine/box';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { shownAnnouncements } from '../src/box-bot/announcement.ts';
import type { BoxKit } from '../src/box-bot/box-kit.ts';
import type { BoxBots } from '../src/box-bot/bots-at-box.ts';
import { BoxTable } from '../src/box-bot/box-table.ts';
import { drawFor } from '../src/box-bot/draw-for.ts';
import { fittingDice } from '../src/box-bot/early-dice.ts';
import {
  type SavedBox,
  deleteBox,
  listBoxes,
  newBoxId,
  writeBox,
} from '../src/box-bot/saved-box.ts';
import { siteGame } from '../src/games/index.ts';
import type { BotQuestion } from '../src/match/bot-player.ts';
import type { MatchClient } from '../src/match/match-client.ts';
import { stubStorage } from './support/stub-storage.ts';

const GAMES = await Promise.all(
  catalog.map(async (entry) => {
    const game = await entry.load();
    const kit = await siteGame(entry.id).loadBoxKit!();
    return [game.id, game, kit] as const;
  }),
);

function savedBox(game: Game, options: JsonObject = {}): SavedBox {
  const seats = [{ name: 'Anna' }, { name: 'Ben' }, { name: 'Rosa', bot: 'greedy' }];
  return {
    header: {
      game: game.id,
      rulesVersion: game.rulesVersion,
      options: checkedOptions(game, { players: seats.length, options }),
      seats,
      generator: { name: 'fast', seed: 'box', game: 0 },
    },
    entries: [],
    announced: [],
  };
}

/** Bots that answer at once and note what they are asked. */
function botsOf(game: PlayableGame, asked: BotQuestion[] = []): BoxBots {
  return {
    hint: () => Promise.resolve(undefined),
    choose(question) {
      asked.push(question);
      const { seat, observation, legal, seed } = question;
      const random = randomFromText(seed);
      return Promise.resolve(greedy.choose({ game, seat, observation, legal, random }));
    },
    close: () => undefined,
  };
}

interface Opened {
  readonly table: BoxTable;
  readonly saves: SavedBox[];
  readonly asked: BotQuestion[];
}

function open(game: PlayableGame, kit: BoxKit, saved = savedBox(game)): Opened {
  const saves: SavedBox[] = [];
  const asked: BotQuestion[] = [];
  const table = new BoxTable(game, saved, {
    bots: botsOf(game, asked),
    rules: kit.rules ?? {},
    save: (box) => saves.push(box),
  });
  table.begin();
  return { table, saves, asked };
}

async function untilDecided(table: BoxTable): Promise<void> {
  while (table.isThinking) await Promise.resolve();
}

function anyOf<T>(values: readonly T[], random: Random): T {
  return values[random.below(values.length)]!;
}

/** Enters what a person enters next; false when the game is over. */
async function enterNext(table: BoxTable, random: Random): Promise<boolean> {
  await untilDecided(table);
  const [draw] = table.draws;
  if (draw !== undefined) {
    table.enter(anyOf(draw.outcomes, random));
    return true;
  }
  if (table.revealing !== undefined) {
    const { seat, moves } = table.revealing;
    table.reveal(seat, anyOf(moves, random));
    return true;
  }
  const { legal, result } = table.getSnapshot();
  if (result !== undefined) return false;
  expect(table.play(anyOf(legal, random))).toBeUndefined();
  return true;
}

/** What the bot has decided: rolling its only die is no decision. */
function movesOfBot(entry: SavedBox['entries'][number]): GameMove[] {
  const isDecided = 'move' in entry && entry.seat === 2 && !isEqualJson(entry.move, ROLL);
  return isDecided ? [entry.move] : [];
}

const ROLL = { verb: 'roll' };

describe.each(GAMES)('a bot at the table of %s', (id, game, kit) => {
  const short: JsonObject = id === 'ueberdachen' ? { roundLimit: 12, quickStart: true } : {};

  test('plays a whole game from entries, and every question has words in every language', async () => {
    const { table, asked, saves } = open(game, kit, savedBox(game, short));
    const random = randomFromText('entries');
    const names = table.header.seats.map(({ name }) => name);
    let longest = 0;
    do {
      await untilDecided(table);
      const done = saves.at(-1)?.entries.slice(table.lastTap).flatMap(movesOfBot) ?? [];
      const said = shownAnnouncements(table.announced, table.lastTap).filter(({ isNew }) => isNew);
      const moves = said.flatMap(({ move, times }) => Array.from({ length: times }, () => move));
      expect(moves).toEqual(done);
      longest = Math.max(longest, moves.length);
      const [draw] = table.draws;
      for (const language of LANGUAGES) {
        const { options } = table.header;
        const isBot = (seat: number) => seat === 2;
        const words = { language, format: formatWith(Intl, language, names), options, isBot };
        if (draw !== undefined) {
          expect(kit.ask(draw, words)).not.toBe('');
          const choices = draw.outcomes.map((outcome) => kit.choice(outcome, draw, words));
          const keys = new Set(choices.map(({ key }) => key));
          expect(new Set(choices.map(({ name }) => name)).size).toBe(keys.size);
        }
        const { revealing } = table;
        if (revealing !== undefined) {
          expect(kit.secret?.ask(revealing.seat, words)).toContain(names[revealing.seat]);
        }
      }
    } while (await enterNext(table, random));
    expect(table.getSnapshot().result).toBeDefined();
    if (id === 'ueberdachen') expect(longest).toBeGreaterThan(5);
    expect(asked.length).toBeGreaterThan(3);
    expect(asked.every(({ seat }) => seat === 2)).toBe(true);
  });

  test('continues after a reload where it was', async () => {
    const { table, saves } = open(game, kit, savedBox(game, short));
    const random = randomFromText('reload');
    for (let entry = 0; entry < 40; entry++) await enterNext(table, random);
    await untilDecided(table);
    const again = open(game, kit, JSON.parse(JSON.stringify(saves.at(-1))) as SavedBox).table;
    expect(again.announced).toEqual(table.announced);
    expect(again.isSetUp).toBe(true);
    expect(again.getSnapshot().view).toEqual(table.getSnapshot().view);
  });

  test('undoes an entry with everything the bot did after it', async () => {
    const { table, saves } = open(game, kit, savedBox(game, short));
    const random = randomFromText('undo');
    for (let entry = 0; entry < 45; entry++) await enterNext(table, random);
    await untilDecided(table);
    while (table.early.length > 0) table.undoEntry();
    const { length } = saves.at(-1)!.entries;
    table.undoEntry();
    const left = saves.at(-1)!.entries.length;
    expect(left).toBeLessThan(length);
    expect(table.announced.every(({ entries }) => entries <= left)).toBe(true);
    while (table.canUndo) table.undoEntry();
    expect(table.isSetUp).toBe(false);
  });
});

test('a bot’s secret choice is not on the table before all have revealed theirs', async () => {
  const [, game, kit] = GAMES.find(([id]) => id === 'best-treehouse')!;
  const { table } = open(game, kit);
  const random = randomFromText('secret');
  while (table.revealing === undefined) await enterNext(table, random);
  await untilDecided(table);
  const { move } = table.announced.at(-1)!;
  const card = (move as unknown as { card: number }).card;
  expect(JSON.stringify(table.getSnapshot().events)).not.toContain(`"card":${card}`);
  expect(table.getSnapshot().acting).toBeUndefined();
  for (let person = 0; person < 2; person++) await enterNext(table, random);
  expect(JSON.stringify(table.getSnapshot().events)).toContain(`${card}`);
});

function gameNamed(id: string): { game: PlayableGame; kit: BoxKit } {
  const [, game, kit] = GAMES.find(([each]) => each === id)!;
  return { game, kit };
}

test('nobody is asked whether to be disturbed: people answer at the table', () => {
  const { game, kit } = gameNamed('ueberdachen');
  const client: MatchClient = open(game, kit).table;
  expect(client.setDoNotDisturb).toBeUndefined();
});

test('several dice that show the same are one tap and one undo', async () => {
  const { game, kit } = gameNamed('three-little-pigs');
  const { table } = open(game, kit, savedBox(game, { firstSeat: 0 }));
  const random = randomFromText('dice');
  while (table.draws[0]?.stream !== 'dice') await enterNext(table, random);
  table.enter('wolf', { count: 4 });
  // Only three dice have a wolf.
  expect(table.early).toEqual([]);
  table.enter('door', { count: 2 });
  table.enter('window', { count: 2 });
  expect(table.early).toEqual(['door', 'door', 'window', 'window']);
  table.undoEntry();
  expect(table.early).toEqual(['door', 'door']);
  table.enter('window', { count: 3 });
  // A person's entered roll is the last one: Anna chooses a tile.
  const { acting, legal } = table.getSnapshot();
  expect([acting, legal[0]?.verb]).toEqual([0, 'build']);
  table.undoEntry();
  expect(table.draws).toHaveLength(5);
});

test('the dice of an incomplete roll survive a reload, with their undo', async () => {
  const { game, kit } = gameNamed('three-little-pigs');
  const { table, saves } = open(game, kit, savedBox(game, { firstSeat: 0 }));
  const random = randomFromText('dice');
  const reloaded = () =>
    open(game, kit, JSON.parse(JSON.stringify(saves.at(-1))) as SavedBox).table;
  while (table.draws[0]?.stream !== 'dice') await enterNext(table, random);
  table.enter('door', { count: 2 });
  table.enter('wolf');
  const again = reloaded();
  expect(again.early).toEqual(['door', 'door', 'wolf']);
  expect(again.draws).toEqual(table.draws);
  again.undoEntry();
  expect(again.early).toEqual(['door', 'door']);
  table.undoEntry();
  expect(reloaded().early).toEqual(['door', 'door']);
  again.enter('window', { count: 3 });
  expect(again.early).toEqual([]);
  expect(again.getSnapshot().legal[0]?.verb).toBe('build');
});

test('saved dice that are no part of the open roll are dropped', () => {
  const draws = [0, 1, 2].map((die) => ({
    stream: 'dice',
    address: [die],
    outcomes: ['door', 'window'],
  }));
  const fitting = [{ outcome: 'door', draws: [0, 2] }];
  expect(fittingDice(draws, fitting)).toBe(fitting);
  for (const wrong of [
    [{ outcome: 'wolf', draws: [0] }],
    [{ outcome: 'door', draws: [3] }],
    [{ outcome: 'door', draws: [0, 0] }],
    [{ outcome: 'door', draws: [0, 1, 2] }],
  ]) {
    expect(fittingDice(draws, wrong)).toEqual([]);
  }
  expect(fittingDice([], fitting)).toEqual([]);
});

test('a bot names the dice it rolls again by what they show: real dice have no letters', async () => {
  const { game, kit } = gameNamed('three-little-pigs');
  const { table } = open(game, kit, savedBox(game, { firstSeat: 2 }));
  const { options, seats } = table.header;
  const format = formatWith(
    Intl,
    'en',
    seats.map(({ name }) => name),
  );
  const words = { language: 'en', format, options, isBot: (seat: number) => seat === 2 } as const;
  const random = randomFromText('roll again');
  const isRolling = () => table.announced.at(-1)?.move.verb === 'roll';
  while (!isRolling()) {
    await enterNext(table, random);
    await untilDecided(table);
  }
  const announcement = { ...table.announced.at(-1)!, move: { verb: 'roll', dice: [0, 1, 3] } };
  expect(kit.announce?.({ ...announcement, shown: ['door', 'door', 'wolf'] }, words)).toBe(
    'Roll again: 2 × door on a die without a wolf and wolf on a die with a wolf',
  );
  const { move, shown } = table.announced.at(-1)!;
  const { dice } = table.getSnapshot().view as { readonly dice: readonly string[] };
  expect(move).toMatchObject({ verb: 'roll' });
  const { dice: thrown } = move as unknown as { readonly dice: readonly number[] };
  expect(shown).toEqual(thrown.map((die) => dice[die]));
  expect(kit.announce?.({ ...announcement, move: { verb: 'stop' } }, words)).toBeUndefined();
});

test('a bot says what it builds into which room: a plate has no letters', async () => {
  const { game, kit } = gameNamed('ueberdachen');
  const { table } = open(game, kit, savedBox(game, { quickStart: true, firstSeat: 2 }));
  const random = randomFromText('build');
  const verb = () => table.announced.findLast(({ shown }) => shown !== undefined)?.move.verb;
  const { options, seats } = table.header;
  const names = seats.map(({ name }) => name);
  const said = LANGUAGES.map((language) => {
    const format = formatWith(Intl, language, names);
    const words = { language, format, options, isBot: (seat: number) => seat === 2 };
    const built = { seat: 2, entries: 1, shown: ['chamber'] };
    const more = { verb: 'build', room: 1, cell: 3 };
    const start = { verb: 'open-room', size: 'small', column: 1, cell: 0 };
    const open = kit.announce?.({ ...built, move: start }, words);
    return [open, kit.announce?.({ ...built, move: more }, words)];
  });
  expect(said).toEqual([
    [
      'Chamber: start it with a radiator (column 2, row 1)',
      'Chamber: build in a door (column 2, row 4)',
    ],
    [
      'Kammer anfangen: Heizung einbauen (Spalte 2, Reihe 1)',
      'Kammer: Tür einbauen (Spalte 2, Reihe 4)',
    ],
    [
      'Kamertje beginnen: verwarming inbouwen (kolom 2, rij 1)',
      'Kamertje: deur inbouwen (kolom 2, rij 4)',
    ],
  ]);
  while (verb() !== 'build') {
    await enterNext(table, random);
    await untilDecided(table);
  }
  const { move, shown } = table.announced.findLast((each) => each.shown !== undefined)!;
  const { players } = table.getSnapshot().view as unknown as { players: readonly Built[] };
  const { room } = move as unknown as { readonly room: number };
  expect(shown).toEqual([players[2]!.rooms.find(({ column }) => column === room)?.room]);
});

interface Built {
  readonly rooms: readonly { readonly column: number; readonly room: string }[];
}

test('it matters which of a bot’s dice shows a face, because it may roll single ones again', async () => {
  const { game, kit } = gameNamed('three-little-pigs');
  const { table } = open(game, kit, savedBox(game, { firstSeat: 2 }));
  const random = randomFromText('kinds');
  while (table.draws[0]?.stream !== 'dice') await enterNext(table, random);
  const names = table.header.seats.map(({ name }) => name);
  const format = formatWith(Intl, 'en', names);
  const { options } = table.header;
  const isBot = (seat: number) => seat === 2;
  const words = { language: 'en', format, options, isBot } as const;
  const keys = table.draws.map((draw) => kit.choice('door', draw, words).key);
  expect(new Set(keys).size).toBe(2);
  const enter = (face: string, like: number, count: number) => {
    const key = kit.choice(face, table.draws[like]!, words).key;
    const isFor = (draw: OpenDraw) => kit.choice(face, draw, words).key === key;
    table.enter(face, { count, isFor });
  };
  enter('door', 4, 3);
  expect(table.draws.map(({ address }) => address[3])).toEqual([0, 1]);
  enter('roof', 0, 2);
  const { dice } = table.getSnapshot().view as unknown as { dice: string[] };
  expect(dice).toEqual(['roof', 'roof', 'door', 'door', 'door']);
});

describe('Topping Out with a box', () => {
  const { game, kit } = gameNamed('ueberdachen');
  const start = { quickStart: true, firstSeat: 0 };

  /** Anna has rolled and taken her materials. */
  async function atActions(): Promise<BoxTable> {
    const { table } = open(game, kit, savedBox(game, start));
    while (table.draws.length > 0 && table.draws[0]?.stream !== 'die') {
      table.enter(table.draws[0]!.outcomes[0]!);
    }
    // The roll leaves nothing to decide: the die is asked for at once.
    expect(table.draws[0]).toMatchObject({ stream: 'die', address: [0, 0, 0] });
    table.enter(3);
    const takes = table.getSnapshot().legal;
    expect(takes.every(({ verb }) => verb === 'take')).toBe(true);
    table.play(takes[0]!);
    await untilDecided(table);
    return table;
  }

  test('the next player’s die ends the turn', async () => {
    const table = await atActions();
    expect(table.next).toMatchObject({ stream: 'die', address: [1, 0, 0] });
    table.enterNext(2);
    const { acting, legal } = table.getSnapshot();
    expect([acting, legal[0]?.verb]).toEqual([1, 'take']);
    table.undoEntry();
    expect(table.getSnapshot().acting).toBe(0);
    expect(table.next).toBeDefined();
  });

  test('there is no next die while somebody must discard', async () => {
    const table = await atActions();
    for (let entry = 0; entry < 40; entry++) {
      const [draw] = table.draws;
      const answer = table
        .getSnapshot()
        .legal.find(({ verb }) => verb === 'take' || verb === 'decline');
      if (draw !== undefined) table.enter(draw.stream === 'die' ? 4 : draw.outcomes[0]!);
      else if (answer !== undefined) table.play(answer);
      else if (table.next !== undefined) table.enterNext(4);
      else break;
      await untilDecided(table);
    }
    expect(table.getSnapshot().acting).toBeLessThan(2);
    table.play({ verb: 'end-turn' });
    expect(table.getSnapshot().legal[0]?.verb).toBe('discard');
  });

  test('people who trade have agreed, and one undo takes the trade back', async () => {
    const table = await atActions();
    table.enterNext(1);
    table.play(table.getSnapshot().legal[0]!);
    await untilDecided(table);
    const offer = table
      .getSnapshot()
      .legal.find(({ verb, to }: { verb: string; to?: unknown }) => verb === 'offer' && to === 0)!;
    const before = table.getSnapshot().view;
    expect(table.play(offer)).toBeUndefined();
    await untilDecided(table);
    expect(table.getSnapshot().acting).toBe(1);
    expect(table.getSnapshot().events.at(-1)).toMatchObject({ type: 'goods-swapped' });
    table.undoEntry();
    expect(table.getSnapshot().view).toEqual(before);
  });
});

describe('saved games with a box', () => {
  beforeEach(() => {
    stubStorage();
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  test('are listed, latest first, and deleted one by one', () => {
    const { game } = gameNamed('three-little-pigs');
    vi.useFakeTimers({ toFake: ['Date'], now: 1000 });
    const ids = [1, 2, 3].map(() => {
      const id = newBoxId(game.id);
      writeBox(id, savedBox(game));
      vi.advanceTimersByTime(1000);
      return id;
    });
    expect(new Set(ids).size).toBe(3);
    expect(listBoxes('dream-home')).toEqual([]);
    writeBox(ids[0]!, savedBox(game));
    const listed = () => listBoxes(game.id).map(({ id }) => id);
    expect(listed()).toEqual([ids[0], ids[2], ids[1]]);
    deleteBox(game.id, ids[2]!);
    expect(listed()).toEqual([ids[0], ids[1]]);
    expect(newBoxId(game.id)).toBe(ids[2]);
  });
});

test('dice can be entered in any order', () => {
  const tame: Outcome[] = ['door', 'window'];
  const draws = [tame, [...tame, 'wolf'], [...tame, 'wolf']].map((outcomes) => ({
    stream: 'dice',
    address: [],
    outcomes,
  }));
  const taken = new Map<number, Outcome>();
  const isOpen = (_: unknown, at: number) => !taken.has(at);
  for (const face of ['wolf', 'door', 'wolf']) taken.set(drawFor(draws, isOpen, face)!, face);
  expect(taken).toEqual(
    new Map([
      [1, 'wolf'],
      [0, 'door'],
      [2, 'wolf'],
    ]),
  );
  expect(drawFor(draws, isOpen, 'door')).toBeUndefined();
});
