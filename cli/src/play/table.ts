import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import {
  type Game,
  type JsonObject,
  Match,
  type MatchSeat,
  chanceOf,
  committedGenerator,
  reasonText,
  replay,
  sha256Hex,
  writeMatchFile,
  formatWith,
} from '@richtfest/engine';
import { UsageError } from '../command-line/usage-error.ts';
import { openMatch } from '../files/match-files.ts';
import { jsonText } from '../files/json-text.ts';
import { writeAtomically } from '../files/write-file.ts';
import { requireBot } from '../seating.ts';

/** A local match with a committed seed, which can be saved to a file. */
export class Table {
  readonly match: Match;
  /** Undefined if its seed was given. */
  readonly #secret: string | undefined;
  #file: string | undefined;

  constructor(match: Match, secret: string | undefined, file: string | undefined) {
    this.match = match;
    this.#secret = secret;
    this.#file = file;
  }

  get file(): string | undefined {
    return this.#file;
  }

  /** The beginning of the commitment, enough to recognise it. */
  get fingerprint(): string {
    const { generator } = this.match.header;
    return generator.name === 'chacha20' ? generator.commitment.slice(0, 16) : generator.seed;
  }

  /** Saves to this file from now on; false if another file has that name. */
  saveTo(file: string): boolean {
    if (file !== this.#file && existsSync(file)) return false;
    this.#file = file;
    this.save();
    return true;
  }

  /** Called after every move. */
  save(): void {
    if (this.#file === undefined) return;
    writeAtomically(this.#file, jsonText(writeMatchFile(this.match, this.#secret, 'own-save')));
  }
}

export interface NewTable {
  readonly game: Game;
  readonly seats: readonly MatchSeat[];
  readonly options: JsonObject;
  readonly editionName?: string | undefined;
  readonly seed: string | undefined;
  readonly file: string | undefined;
}

export function newTable(table: NewTable): Table {
  const { game, seats, options, editionName, seed, file } = table;
  if (file !== undefined && existsSync(file)) {
    throw new UsageError(
      `“${file}” already exists. Continue it with --resume ${file}, or choose another name.`,
    );
  }
  const secret = seed === undefined ? randomHex(32) : sha256Hex(`richtfest/play/1\n${seed}`);
  const people = seats.flatMap(({ bot }, seat) => (bot === undefined ? [seat] : []));
  const nonces = people.map((seat) =>
    seed === undefined ? randomHex(8) : seededNonce(seed, seat),
  );
  const header = {
    game: game.id,
    rulesVersion: game.rulesVersion,
    options,
    ...(editionName === undefined ? {} : { editionName }),
    seats,
    generator: committedGenerator(secret, nonces),
  };
  const chance = chanceOf(header.generator, secret);
  if (chance === undefined) throw new Error('a new table knows its secret');
  const opened = new Table(new Match(game, header, chance), secret, file);
  opened.save();
  return opened;
}

/** A saved table. */
export async function resumedTable(path: string, id: string | undefined): Promise<Table> {
  const { game, file } = await openMatch(path);
  if (id !== undefined && id !== game.id) {
    throw new UsageError(`“${path}” is a match of ${game.id}, not of ${id}.`);
  }
  if (file.secret === undefined && file.generator.name === 'chacha20') {
    throw new UsageError(`“${path}” can't be resumed: it does not contain its secret.`);
  }
  for (const { bot } of file.seats) if (bot !== undefined) requireBot(bot);
  const { match, problems } = replay(game, file);
  const [problem] = problems;
  if (match === undefined || problem !== undefined) {
    const at =
      problem !== undefined && 'at' in problem
        ? ` Move ${problem.at + 1}, “${problem.text}”, is not valid.`
        : '';
    const why = problem?.kind === 'refused-move' ? ` ${englishReason(game, problem.reason)}` : '';
    throw new UsageError(`“${path}” can't be resumed.${at}${why}`);
  }
  return new Table(match, file.secret, path);
}

function englishReason(game: Game, reason: { rule: string; code: string }): string {
  const format = formatWith(Intl, 'en', []);
  return reasonText(reason, game.texts.en, { language: 'en', format });
}

/** Reveals nothing about the seed. */
function seededNonce(seed: string, seat: number): string {
  return sha256Hex(`richtfest/nonce/1\n${seed}\n${seat}`).slice(0, 16);
}

function randomHex(bytes: number): string {
  return randomBytes(bytes).toString('hex');
}
