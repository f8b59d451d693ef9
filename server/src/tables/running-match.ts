import type { Game, MatchFile, Watcher } from '@richtfest/engine';
import { writeMatchFile } from '@richtfest/engine';
import type {
  AnswerMessage,
  MoveMessage,
  UndoMessage,
  UpdateMessage,
  WelcomeMessage,
} from '@richtfest/protocol';
import type { BotAnswer } from '../bots/question.ts';
import { answerTo } from './answer.ts';
import { BotTurns } from './bot-turns.ts';
import { MatchLog, type StartedTable } from './match-log.ts';
import { Outcomes } from './outcomes.ts';
import type { TableServices } from './services.ts';
import { situationFor } from './situation.ts';

export interface RunningMatchSettings {
  readonly game: Game;
  readonly table: StartedTable;
  readonly services: TableServices;
  /** A bot has answered: its move is to be played in its turn. */
  readonly onBotAnswer: (seat: number, version: number, answer: BotAnswer) => Promise<void>;
}

/** A match that has begun: its log, what became of each attempt, and the bots in its seats. */
export class RunningMatch {
  readonly #log: MatchLog;
  readonly #settings: RunningMatchSettings;
  readonly #outcomes = new Outcomes();
  readonly #botTurns: BotTurns;

  private constructor(log: MatchLog, settings: RunningMatchSettings) {
    const { services, onBotAnswer } = settings;
    this.#log = log;
    this.#settings = settings;
    this.#outcomes.remember(log.openedWith);
    this.#botTurns = new BotTurns({
      ask: (question) => services.askBot(question),
      pause: services.botPause,
      play: onBotAnswer,
    });
  }

  static async open(settings: RunningMatchSettings): Promise<RunningMatch> {
    const { services, game, table } = settings;
    return new RunningMatch(await MatchLog.open(services.store, game, table), settings);
  }

  get version(): number {
    return this.#log.version;
  }

  get isFinished(): boolean {
    return this.#log.outlook.isFinished;
  }

  get isBotThinking(): boolean {
    return this.#botTurns.isBusy;
  }

  /** The file of the match; a finished one carries the secret. */
  file(): MatchFile {
    return writeMatchFile(this.#log.match, this.#settings.table.secret);
  }

  wakeBots(): void {
    this.#botTurns.wake(this.#log);
  }

  /** Saves a snapshot if one is due. Losing one loses nothing. */
  async keepSnapshot(isLast = false): Promise<void> {
    const { services, table } = this.#settings;
    await this.#log
      .keepSnapshot(isLast)
      .catch((error: unknown) =>
        services.log.warn({ table: table.code, err: error }, 'a snapshot was not kept'),
      );
  }

  /** A move or undo of a seat. What is accepted has been committed. */
  async attempt(seat: number, message: MoveMessage | UndoMessage): Promise<AnswerMessage> {
    const { id } = message;
    const known = this.#outcomes.find(seat, id);
    if (known !== undefined) return known;
    if (message.version !== this.version) {
      return this.#outcomes.keep(seat, id, { type: 'outdated', id, version: this.version });
    }
    const written =
      message.type === 'move'
        ? await this.#log.move(seat, message.move, id)
        : await this.#log.undo(seat, message.moves, id);
    if (written.outcome === 'conflict') {
      this.#outcomes.remember(this.#log.openedWith);
      const meanwhile = this.#outcomes.find(seat, id);
      if (meanwhile !== undefined) return meanwhile;
    }
    return this.#outcomes.keep(seat, id, answerTo(id, written, this.version));
  }

  /**
   * A bot's move, unless the match has gone on since it was asked. A bot that failed, or chose
   * what the rules refuse, gets the move of somebody whose time ran out.
   */
  async playBot(seat: number, version: number, answer: BotAnswer): Promise<void> {
    if (version !== this.version) return;
    const written = 'move' in answer ? await this.#log.move(seat, answer.move) : undefined;
    if (written !== undefined && written.outcome !== 'refused') return;
    const { services, table, game } = this.#settings;
    const reason = 'failed' in answer ? answer.failed : written?.reason;
    services.log.warn({ table: table.code, seat, version, reason }, 'a bot had no move');
    await this.#log.move(seat, game.timeoutMove(this.#log.match.state, seat));
  }

  /** Where the match stands for a watcher, in full or after a version. */
  newsFor(watcher: Watcher, wished: number | undefined): NonNullable<WelcomeMessage['match']> {
    const { header } = this.#log.match;
    const { generator } = header;
    if (generator.name !== 'chacha20') throw new Error('a table with foreign luck');
    // Whoever knows more than there is knows another match.
    const since = wished !== undefined && wished <= this.version ? wished : undefined;
    return {
      header: { ...header, generator },
      ...(since === undefined ? {} : { since }),
      ...this.#situation(watcher, since),
    };
  }

  updateFor(watcher: Watcher, since: number): UpdateMessage {
    return { type: 'update', ...this.#situation(watcher, since) };
  }

  #situation(watcher: Watcher, since: number | undefined) {
    return situationFor(this.#log.match, watcher, { since, secret: this.#settings.table.secret });
  }
}
