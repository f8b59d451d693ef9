import { greedy } from '@richtfest/bots';
import {
  type Draw,
  FastChance,
  type GameMove,
  type MatchHeader,
  type Outcome,
  type PlayableGame,
  type Seat,
  formatWith,
  isEqualJson,
  randomFromText,
  seatsIn,
  simulationKey,
} from '@richtfest/engine';
import { type BoxEntry, BoxMatch } from '@richtfest/engine/box';
import { PhysicalBox } from '@richtfest/testkit';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { BoxKit, KitWords } from '../../../src/box-bot/box-kit.ts';
import { whenChanged } from './when-changed.ts';

/** What the page waits for: a tap in the panel, a look at a hand, a move, or nothing more. */
type Asked = 'choice' | 'curtain' | 'move' | 'over';

interface Question {
  readonly asked: Asked;
  readonly entries: readonly BoxEntry<GameMove>[];
}

/**
 * Enters a game from a simulated box into the page of the box bot. Everything the page saves is
 * repeated at the real table, which refuses what is not legal there.
 */
export class BoxScript {
  readonly header: MatchHeader;
  readonly real: PhysicalBox['match'];
  /** The number of moves that bots have made. */
  botMoves = 0;
  readonly #page: Page;
  readonly #game: PlayableGame;
  readonly #kit: BoxKit;
  readonly #words: KitWords;
  readonly #table: PhysicalBox;
  /** What the page knows. */
  readonly #box: BoxMatch;
  readonly #random = randomFromText('people');
  /** The page takes alike cards for one another: the real card of each that it has entered. */
  readonly #realCards = new Map<Outcome, Outcome>();
  /** What lies on the table and was tapped last. */
  #tapped: Outcome | undefined;
  /** The number of dice that were entered of an incomplete roll. */
  #early = 0;

  private constructor(page: Page, game: PlayableGame, kit: BoxKit, header: MatchHeader) {
    const names = header.seats.map(({ name }) => name);
    this.#page = page;
    this.#game = game;
    this.#kit = kit;
    this.header = header;
    this.#words = {
      language: 'en',
      format: formatWith(Intl, 'en', names),
      options: header.options,
      isBot: (seat) => header.seats[seat]?.bot !== undefined,
    };
    const chance = new FastChance(simulationKey('box', 1));
    this.#table = new PhysicalBox({ game, header, chance });
    this.real = this.#table.match;
    this.#box = new BoxMatch(game, header);
  }

  /** At the page of a game that was just started. */
  static async at(page: Page, game: PlayableGame, kit: BoxKit): Promise<BoxScript> {
    await page.getByTestId('box-entry').or(page.getByTestId('box-curtain')).waitFor();
    const saved = await page.evaluate((key) => localStorage.getItem(key), keyOf(game.id));
    const { header } = JSON.parse(saved ?? '') as { header: MatchHeader };
    return new BoxScript(page, game, kit, header);
  }

  /** Answers the page's next question; returns false if the game is over. */
  async next(): Promise<boolean> {
    const { asked, entries } = await this.untilAsked();
    for (const entry of entries) this.#follow(entry);
    switch (asked) {
      case 'over':
        return false;
      case 'curtain':
        await this.#tap('[data-testid="box-curtain"] button', 0);
        return true;
      case 'choice':
        await this.#tap(`[data-testid="box-entry"] [data-choice="${this.#choice()}"]`, 0);
        return true;
      case 'move': {
        const { seat, move } = this.#personsMove();
        const legal = this.#game.legal(this.#known().state, seat);
        const at = legal.findIndex((each) => isEqualJson(each, move));
        await this.#tap('[data-testid="moves"] li button', at);
        return true;
      }
    }
  }

  async reload(): Promise<void> {
    await this.#page.reload();
  }

  /** Waits until the bots have moved. */
  untilAsked(): Promise<Question> {
    const about = { key: keyOf(this.#game.id), known: this.#box.entries.length };
    return whenChanged(
      this.#page,
      ({ key, known }): Question | undefined => {
        const has = (selector: string) => document.querySelector(selector) !== null;
        const asked = (): Asked | undefined => {
          if (has('[data-testid="score-sheet"]')) return 'over';
          if (has('[data-testid="box-curtain"]')) return 'curtain';
          if (has('[data-testid="box-entry"] [data-choice]')) return 'choice';
          if (has('[data-testid="moves"] li button')) return 'move';
          return undefined;
        };
        if (!has('[data-testid="moves"]')) {
          const buttons = [...document.querySelectorAll<HTMLElement>('button')];
          buttons.find((button) => button.textContent === 'To the moves in words')?.click();
        }
        const found = asked();
        if (found === undefined) return undefined;
        const { entries } = JSON.parse(localStorage.getItem(key) ?? '') as Question;
        return { asked: found, entries: entries.slice(known) };
      },
      about,
    );
  }

  async #tap(selector: string, at: number): Promise<void> {
    await this.#page.evaluate(
      ([all, number]) => {
        const found = document.querySelectorAll<HTMLElement>(all)[number];
        if (found === undefined) throw new Error(`nothing to tap: ${all}`);
        found.click();
      },
      [selector, at] as const,
    );
  }

  #known(): NonNullable<BoxMatch['match']> {
    const { match } = this.#box;
    if (match === undefined) throw new Error('the set-up is not entered yet');
    return match;
  }

  /** The key of what lies on the table, or of the move that a person makes. */
  #choice(): string {
    const draw = this.#box.draws[this.#early];
    if (draw !== undefined) {
      const entered = new Set(this.#realCards.values());
      const seen = this.#table.seenFor(draw);
      this.#tapped = draw.seat === undefined ? seen[0] : seen.find((card) => !entered.has(card));
      if (this.#kit.rules?.anyOrder?.includes(draw.stream) === true) this.#early++;
      return this.#kit.choice(this.#tapped!, draw, this.#words).key;
    }
    const { seat, move } = this.#personsMove();
    this.#tapped = this.#game.hiddenDraws?.shownBy(this.real.state, seat, move)?.outcome;
    const { secret, moves } = this.#kit;
    return (secret ?? moves)!.choice(move, this.#words)!.key;
  }

  /** What a sensible person does at the real table. */
  #personsMove(): { readonly seat: Seat; readonly move: GameMove } {
    const [game, random] = [this.#game, this.#random];
    const owing = seatsIn(game.owing(this.real.state));
    const seat = owing.find((each) => !this.#words.isBot(each))!;
    const legal = game.legal(this.real.state, seat);
    const observation = this.real.observe(seat);
    return { seat, move: greedy.choose({ game, seat, observation, legal, random }) };
  }

  /** Repeats an entry of the page at the real table. */
  #follow(entry: BoxEntry<GameMove>): void {
    this.#early = 0;
    if ('draw' in entry) {
      this.#learn(entry.draw);
      expect(this.#box.enter(entry.draw.outcome)).toBe(true);
      return;
    }
    const { seat, move, shown } = entry;
    if (shown !== undefined) this.#learn(shown);
    if (this.#words.isBot(seat)) this.#checkBot(seat);
    expect(this.real.play(seat, this.#realMove(seat, move))).not.toHaveProperty('refused');
    expect(this.#box.play(seat, move)).toBeUndefined();
  }

  #learn({ stream, outcome }: Draw): void {
    if (stream === this.#game.hiddenDraws?.stream) this.#realCards.set(outcome, this.#tapped!);
  }

  #realMove(seat: Seat, move: GameMove): GameMove {
    const { hiddenDraws } = this.#game;
    const shown = hiddenDraws?.shownBy(this.#known().state, seat, move);
    if (hiddenDraws === undefined || shown === undefined) return move;
    return hiddenDraws.moveShowing(this.#realCards.get(shown.outcome)!);
  }

  /** A bot knows what its seat knows at the real table; alike cards have other numbers there. */
  #checkBot(seat: Seat): void {
    this.botMoves++;
    if (this.#game.hiddenDraws !== undefined) return;
    expect(this.#known().observe(seat)).toEqual(this.real.observe(seat));
  }
}

function keyOf(game: string): string {
  return `richtfest/box/${game}/1`;
}
