import { BotSeats, type SeatQuestion } from '@richtfest/bots';
import { type Game, type GameMove, type GameTypes, type Match, sha256Hex } from '@richtfest/engine';
import type { BotQuestion, ExplainedHint } from '../match/bot-player.ts';
import { type Announcement, MOST_ANNOUNCED } from './announcement.ts';
import type { BoxEntries } from './box-entries.ts';
import type { BoxRules } from './box-rules.ts';
import type { SavedBox } from './saved-box.ts';

/** The bots that play at the box. */
export interface BoxBots {
  /** The bot's own choice with its reasons; for a seat that owes nothing, perhaps undefined. */
  hint(question: BotQuestion): Promise<ExplainedHint | undefined>;
  choose(question: BotQuestion): Promise<GameMove>;
  close(): void;
}

export interface BotsAtBoxOptions<T extends GameTypes> {
  readonly game: Game<T>;
  readonly header: SavedBox['header'];
  readonly entries: BoxEntries<T>;
  readonly bots: BoxBots;
  readonly rules: BoxRules;
  readonly announced: readonly Announcement[];
  /** Carries out a move that was decided after a while. */
  change(enter: () => void): void;
}

/** Plays the bots' seats at a physical table and announces what they do. */
export class BotsAtBox<T extends GameTypes> {
  readonly #options: BotsAtBoxOptions<T>;
  readonly #seats = new BotSeats<T>();
  #announced: readonly Announcement[];
  /** The question that a bot is thinking about. */
  #question: SeatQuestion<T> | undefined;
  #isClosed = false;

  constructor(options: BotsAtBoxOptions<T>) {
    this.#options = options;
    this.#announced = options.announced;
  }

  get isThinking(): boolean {
    return this.#question !== undefined;
  }

  get announced(): readonly Announcement[] {
    return this.#announced;
  }

  /** Bots decide before people enter simultaneous choices. */
  ask(): void {
    const { match, isDrawOpen } = this.#options.entries;
    if (match === undefined || isDrawOpen || this.#isClosed || this.isThinking) return;
    const { decisions, volunteers } = this.#seats.due(match);
    const [question] = decisions;
    if (question !== undefined) {
      this.#question = question;
      void this.#decide(match, question);
      return;
    }
    for (const each of volunteers) void this.#volunteer(each);
  }

  /** After an undo: drops what the bots announced later, and the question they think about. */
  forget(): void {
    const { length } = this.#options.entries.entries;
    this.#announced = this.#announced.filter(({ entries }) => entries <= length);
    this.#question = undefined;
  }

  close(): void {
    this.#isClosed = true;
    this.#options.bots.close();
  }

  async #decide(match: Match<T>, question: SeatQuestion<T>): Promise<void> {
    const { bots, game, entries, rules, change } = this.#options;
    const asked = this.#toBotQuestion(question);
    const hint = await bots.hint(asked).catch(() => undefined);
    const move = hint?.move ?? (await bots.choose(asked).catch(() => undefined));
    // After an undo the bot is asked again.
    if (this.#question !== question || this.#isClosed) return;
    this.#question = undefined;
    const { seat } = question;
    change(() => {
      const view = game.view(match.state, 'public');
      const isPlayed = move !== undefined && entries.playBot(seat, move) === undefined;
      const played = isPlayed ? move : game.timeoutMove(match.state, seat);
      if (!isPlayed) entries.playBot(seat, played);
      const shown = rules.shownBefore?.(played, view);
      this.#announce({ seat, move: played, ...(shown && { shown }) }, isPlayed ? hint : undefined);
    });
  }

  async #volunteer(question: SeatQuestion<T>): Promise<void> {
    const { bots, entries, change } = this.#options;
    const before = entries.entries;
    const asked = { ...this.#toBotQuestion(question), legal: [] };
    const hint = await bots.hint(asked).catch(() => undefined);
    // Whatever was entered meanwhile comes first.
    if (hint === undefined || entries.entries !== before || this.#isClosed) return;
    change(() => {
      if (entries.playBot(question.seat, hint.move) !== undefined) return;
      this.#announce({ seat: question.seat, move: hint.move }, hint);
    });
  }

  #announce(done: Omit<Announcement, 'entries'>, hint: ExplainedHint | undefined): void {
    const why = hint === undefined ? {} : { why: { gain: hint.gain, reasons: hint.reasons } };
    const { length: entries } = this.#options.entries.entries;
    this.#announced = [...this.#announced, { ...done, ...why, entries }].slice(-MOST_ANNOUNCED);
  }

  #toBotQuestion({ seat, bot, observation, legal, optional }: SeatQuestion<T>): BotQuestion {
    const { game, rulesVersion } = this.#options.header;
    const { length } = this.#options.entries.entries;
    return {
      game,
      rulesVersion,
      bot,
      seat,
      observation,
      legal,
      optional,
      // Deterministic: after an undo the bot decides the same in the same position.
      seed: sha256Hex(`richtfest/box/1\n${seat}\n${length}`),
    };
  }
}
