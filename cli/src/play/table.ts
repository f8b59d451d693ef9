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
import { writeWhole } from '../files/write-file.ts';
import { requireBot } from '../seating.ts';

/** A match on this machine: its luck is sealed, and its owner may keep it in a file. */
export class Table {
  readonly match: Match;
  /** Undefined for luck from a seed. */
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

  /** The beginning of what the luck is committed to: enough to recognise it. */
  get fingerprint(): string {
    const { generator } = this.match.header;
    return generator.name === 'chacha20' ? generator.commitment.slice(0, 16) : generator.seed;
  }

  /** Keeps the match in this file from now on; false if the file is somebody else's. */
  keepIn(file: string): boolean {
    if (file !== this.#file && existsSync(file)) return false;
    this.#file = file;
    this.save();
    return true;
  }

  /** Nothing that was played may be lost, so this follows every move. */
  save(): void {
    if (this.#file === undefined) return;
    writeWhole(this.#file, jsonText(writeMatchFile(this.match, this.#secret, 'own-save')));
  }
}

export interface NewTable {
  readonly game: Game;
  readonly seats: readonly MatchSeat[];
  readonly options: JsonObject;
  readonly seed: string | undefined;
  readonly file: string | undefined;
}

export function newTable({ game, seats, options, seed, file }: NewTable): Table {
  if (file !== undefined && existsSync(file)) {
    throw new UsageError(
      `“${file}” is there already. Go on with it by --resume ${file}, or choose another name.`,
    );
  }
  const secret = seed === undefined ? fresh(32) : sha256Hex(`richtfest/play/1\n${seed}`);
  const people = seats.flatMap(({ bot }, seat) => (bot === undefined ? [seat] : []));
  const nonces = people.map((seat) => (seed === undefined ? fresh(8) : seededNonce(seed, seat)));
  const header = {
    game: game.id,
    rulesVersion: game.rulesVersion,
    options,
    seats,
    generator: committedGenerator(secret, nonces),
  };
  const chance = chanceOf(header.generator, secret);
  if (chance === undefined) throw new Error('a new table knows its secret');
  const table = new Table(new Match(game, header, chance), secret, file);
  table.save();
  return table;
}

/** A table as its owner left it. */
export async function resumedTable(path: string, id: string | undefined): Promise<Table> {
  const { game, file } = await openMatch(path);
  if (id !== undefined && id !== game.id) {
    throw new UsageError(`“${path}” is a game of ${game.id}, not of ${id}.`);
  }
  if (file.secret === undefined && file.generator.name === 'chacha20') {
    throw new UsageError(`“${path}” can't be gone on with: it does not hold its secret.`);
  }
  for (const { bot } of file.seats) if (bot !== undefined) requireBot(bot);
  const { match, faults } = replay(game, file);
  const [fault] = faults;
  if (match === undefined || fault !== undefined) {
    const at =
      fault !== undefined && 'at' in fault
        ? ` Move ${fault.at + 1}, “${fault.text}”, does not hold.`
        : '';
    const why = fault?.kind === 'refused-move' ? ` ${englishReason(game, fault.reason)}` : '';
    throw new UsageError(`“${path}” can't be gone on with.${at}${why}`);
  }
  return new Table(match, file.secret, path);
}

function englishReason(game: Game, reason: { rule: string; code: string }): string {
  const format = formatWith(Intl, 'en', []);
  return reasonText(reason, game.texts.en, { language: 'en', format });
}

/** Tells nothing of the seed. */
function seededNonce(seed: string, seat: number): string {
  return sha256Hex(`richtfest/nonce/1\n${seed}\n${seat}`).slice(0, 16);
}

function fresh(bytes: number): string {
  return randomBytes(bytes).toString('hex');
}
