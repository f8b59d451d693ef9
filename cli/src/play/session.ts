import { type Bot, botNamed } from '@richtfest/bots';
import { type GameEvent, type GameMove, NO_SEATS, firstSeatOf } from '@richtfest/engine';
import { UsageError } from '../command-line/usage-error.ts';
import { LineReader } from '../terminal/line-reader.ts';
import type { Shell } from '../terminal/shell.ts';
import { wrap } from '../terminal/text.ts';
import { TABLE_COMMANDS } from '../texts/index.ts';
import type { Voice } from '../voice.ts';
import { botChoice } from './bot-choice.ts';
import { unclearInputLines } from './unclear-input.ts';
import { checkLines, farewellLines } from './farewell.ts';
import { type ScreenText, showEnd, showFrame } from './frame.ts';
import { type Menu, menuOf } from './menu.ts';
import { type Reading, readLine } from './reading.ts';
import type { Table } from './table.ts';
import { runTableCommand } from './table-commands.ts';

const INTERRUPTED = 130;
/** The number of latest moves that are printed when a game is resumed. */
const RECAP_MOVES = 6;

interface SessionOptions {
  readonly table: Table;
  readonly voice: Voice;
  readonly shell: Shell;
  /** The first lines. */
  readonly welcome: readonly string[];
}

/** Plays until the game is over or the player leaves; returns the exit code. */
export async function playSession(options: SessionOptions): Promise<number> {
  const session = new Session(options);
  try {
    return await session.run();
  } finally {
    session.close();
  }
}

class Session {
  readonly #table: Table;
  readonly #voice: Voice;
  readonly #reader: LineReader;
  readonly #env: Shell['env'];
  /** The first lines of the screen: a welcome, later the title. */
  #head: readonly string[];
  #news: string[] = [];

  constructor({ table, voice, shell, welcome }: SessionOptions) {
    this.#table = table;
    this.#voice = voice;
    this.#reader = new LineReader(shell);
    this.#env = shell.env;
    this.#head = welcome;
  }

  close(): void {
    this.#reader.close();
  }

  async run(): Promise<number> {
    const { match } = this.#table;
    if (match.line.length === 0) this.#report(match.setupEvents);
    else this.#report(match.line.slice(-RECAP_MOVES).flatMap((step) => step.events));
    for (let owing = match.game.owing(match.state); owing !== NO_SEATS;) {
      const seat = firstSeatOf(owing);
      const bot = this.#botAt(seat);
      const left = bot === undefined ? await this.#ask(seat) : await this.#playBot(bot, seat);
      if (left !== undefined) return this.#leave(left);
      owing = match.game.owing(match.state);
    }
    return this.#end();
  }

  async #playBot(bot: Bot, seat: number): Promise<'interrupt' | undefined> {
    this.#play(seat, botChoice(bot, seat, this.#table));
    if (this.#people.length === 0) {
      const { head, news } = this.#takeText();
      this.#print([...head, ...news]);
      this.#head = [];
    }
    // Lets Ctrl-C interrupt between two moves.
    await new Promise((resolve) => setImmediate(resolve));
    return this.#reader.isInterrupted ? 'interrupt' : undefined;
  }

  /** Asks until the player has moved; returns a value if the player leaves. */
  async #ask(seat: number): Promise<'quit' | 'interrupt' | undefined> {
    const { match } = this.#table;
    const menu = this.#menu(seat);
    showFrame({ match, seat, menu, text: this.#takeText() }, this.#voice);
    this.#reader.completions = (line) => completionsOf(line, menu, this.#voice);
    for (;;) {
      const answer = await this.#reader.ask(`${this.#voice.screen.paint('>', 'touch')} `);
      if (answer.is === 'end') return 'quit';
      if (answer.is === 'interrupt') return 'interrupt';
      const { game } = match;
      const reading = readLine(answer.text, { game, menu, texts: this.#voice.texts });
      const done = this.#act(reading, answer.text.trim(), { seat, menu });
      if (done === 'quit') return 'quit';
      if (done === 'moved') return undefined;
    }
  }

  #act(
    reading: Reading,
    text: string,
    { seat, menu }: { seat: number; menu: Menu },
  ): 'moved' | 'quit' | 'asked' {
    switch (reading.is) {
      case 'nothing':
        return 'asked';
      case 'move':
        return this.#play(seat, reading.move) ? 'moved' : 'asked';
      case 'word': {
        const turn = { table: this.#table, voice: this.#voice, seat, menu };
        const answer = runTableCommand(reading.word, reading.argument, turn);
        if (answer.is === 'quit') return 'quit';
        if (answer.is === 'changed') {
          this.#news = [...answer.lines];
          return 'moved';
        }
        this.#print(answer.lines);
        return 'asked';
      }
      case 'no-such-number':
      case 'ambiguous':
      case 'unfinished':
      case 'unknown':
        this.#print(unclearInputLines(reading, text, this.#voice));
        return 'asked';
    }
  }

  /** Plays a move and reports its events, or prints why it is refused. */
  #play(seat: number, move: GameMove): boolean {
    const played = this.#table.match.play(seat, move);
    if ('refused' in played) {
      this.#print([this.#voice.screen.paint(this.#voice.reason(played.refused), 'brick')]);
      return false;
    }
    this.#report(played.step.events);
    this.#save();
    return true;
  }

  /** A full disk must not end the game. */
  #save(): void {
    try {
      this.#table.save();
    } catch (error) {
      if (!(error instanceof UsageError)) throw error;
      this.#news.push(this.#voice.screen.paint(error.message, 'brick'));
    }
  }

  #report(events: readonly GameEvent[]): void {
    const { match } = this.#table;
    const lines = events.flatMap((event) => {
      const seen = match.game.eventFor(event, this.#watcher(), match.state);
      return seen === undefined ? [] : [this.#voice.event(seen)];
    });
    this.#news.push(...lines.filter((line) => line !== ''));
  }

  /** The pending text; it is shown once. */
  #takeText(): ScreenText {
    const { screen, gameTexts } = this.#voice;
    const text = { head: this.#head, news: this.#news };
    this.#head = screen.abilities.isTerminal ? [screen.paint(gameTexts.name, 'leaf'), ''] : [];
    this.#news = [];
    return text;
  }

  get #people(): number[] {
    const { seats } = this.#table.match.header;
    return seats.flatMap(({ bot }, seat) => (bot === undefined ? [seat] : []));
  }

  /** A single person sees the seat's view, several see the public view. */
  #watcher(): number | 'public' {
    const [first, ...others] = this.#people;
    return first === undefined || others.length > 0 ? 'public' : first;
  }

  #menu(seat: number): Menu {
    const { game, state } = this.#table.match;
    return menuOf(game, { legal: game.legal(state, seat), optional: game.optional(state, seat) });
  }

  #botAt(seat: number): Bot | undefined {
    const { bot } = this.#table.match.header.seats[seat] ?? {};
    return bot === undefined ? undefined : botNamed(bot, { now: () => performance.now() });
  }

  #end(): number {
    const { match } = this.#table;
    showEnd(match, this.#takeText(), this.#voice);
    this.#voice.screen.lines(checkLines(this.#table, this.#voice));
    return 0;
  }

  #leave(how: 'quit' | 'interrupt'): number {
    this.#voice.screen.lines(farewellLines(this.#table, this.#voice, this.#env));
    return how === 'interrupt' ? INTERRUPTED : 0;
  }

  #print(lines: readonly string[]): void {
    const { screen } = this.#voice;
    for (const line of lines) screen.lines(wrap(line, screen.width));
  }
}

function completionsOf(line: string, menu: Menu, { texts }: Voice): string[] {
  const words = TABLE_COMMANDS.map((word) => texts.words[word].word);
  const notations = menu.entries.map(({ notation }) => notation);
  return [...notations, ...words].filter((candidate) =>
    candidate.toLowerCase().startsWith(line.toLowerCase()),
  );
}
