import {
  FastChance,
  type Game,
  type GameTypes,
  type JsonObject,
  NO_SEATS,
  type SeatSet,
  checkedOptions,
  firstSeatOf,
  plainText,
  randomFromText,
  say,
  simulationKey,
  stateHash,
} from '@richtfest/engine';
import { plainFormats } from './plain-format.ts';

export interface PlaythroughOptions {
  readonly players: number;
  readonly options?: JsonObject;
  readonly seed: string;
  /** The least number of moves between two pictures; pictures are drawn between turns. */
  readonly movesPerPicture: number;
}

const WIDTH = 96;
const HASH_DIGITS = 16;
const NO_BREAK = '\u00a0';
const format = plainFormats.en;

/**
 * A whole random game as readable text. Tests compare it, so that a changed rule shows up as
 * changed lines.
 */
export function playthrough<T extends GameTypes>(
  game: Game<T>,
  options: PlaythroughOptions,
): string {
  return new Printer(game, options).print();
}

class Printer<T extends GameTypes> {
  readonly #game: Game<T>;
  readonly #options: PlaythroughOptions;
  readonly #lines: string[] = [];
  /** Long lists of moves, with the move number where each was first printed. */
  readonly #lists = new Map<string, number>();

  constructor(game: Game<T>, options: PlaythroughOptions) {
    this.#game = game;
    this.#options = options;
  }

  print(): string {
    const game = this.#game;
    const { players, seed, movesPerPicture } = this.#options;
    const options = checkedOptions(game, this.#options);
    const chance = new FastChance(simulationKey(seed, 0));
    const random = randomFromText(`playthrough/${seed}`);
    const dealer = { chance, report: (event: T['Event']) => this.#log(event) };
    this.#title(options);
    const state = game.setup({ players, options }, dealer);
    let before: SeatSet = NO_SEATS;
    for (let move = 1, drawn = -Infinity; game.owing(state) !== NO_SEATS; move++) {
      const owing = game.owing(state);
      if (owing !== before && move - drawn >= movesPerPicture) {
        this.#picture(state, `before move ${move}`);
        drawn = move;
      }
      before = owing;
      const seat = firstSeatOf(owing);
      const legal = game.legal(state, seat);
      const chosen = legal[random.below(legal.length)];
      if (chosen === undefined) throw new RangeError(`seat ${seat} has no move`);
      this.#decision({ move, seat }, legal, chosen);
      game.play(state, seat, chosen, dealer);
    }
    this.#picture(state, 'the end');
    this.#result(state);
    return `${this.#lines.join('\n')}\n`;
  }

  #title(options: JsonObject): void {
    const game = this.#game;
    const choices = Object.entries(options).filter(([key]) => game.options[key]?.role === 'choice');
    const title = `${game.texts.en.name}: a random game, move by move`;
    this.#lines.push(
      title,
      '='.repeat(title.length),
      '',
      `game     ${game.id}, rules version ${game.rulesVersion}`,
      `players  ${this.#options.players}`,
      `options  ${choices.map(([key, value]) => `${key}=${JSON.stringify(value)}`).join(', ')}`,
      `luck     fast, seed ${this.#options.seed}, game 0`,
      '',
      'Made by “npm run generate”; a test plays it again and compares.',
      '',
    );
  }

  #log(event: T['Event']): void {
    this.#lines.push(...wrap(say(this.#game.texts.en.events, 'type', event, format), '    '));
  }

  #decision(
    at: { move: number; seat: number },
    legal: readonly T['Move'][],
    chosen: T['Move'],
  ): void {
    const { notation } = this.#game;
    const list = grouped(legal.map((move) => notation.writeMove(move)));
    const earlier = list.length > WIDTH ? this.#lists.get(list) : undefined;
    const shown = earlier === undefined ? `: ${list}` : `, as at move ${earlier}`;
    if (earlier === undefined) this.#lists.set(list, at.move);
    const heading = `${at.move}. ${format.seat(at.seat)}`;
    const lines = wrap(`${legal.length} legal${shown}`, '  ');
    this.#lines.push('', heading, ...lines, `  > ${notation.writeMove(chosen)}`);
  }

  #picture(state: T['State'], heading: string): void {
    const game = this.#game;
    const view = game.view(state, 'public');
    const style = { hasUnicode: true, width: WIDTH, format };
    const drawn = plainText(game.picture(view, game.texts.en, style));
    const standing = game.standing(state, 'public').map(({ score }) => score);
    const hash = stateHash(state).slice(0, HASH_DIGITS);
    this.#lines.push('', rule(heading), drawn, rule(`score ${standing.join(' : ')}, hash ${hash}`));
  }

  #result(state: T['State']): void {
    const { seats } = this.#game.result(state) ?? { seats: [] };
    const { parts: names } = this.#game.texts.en;
    this.#lines.push('');
    for (const [seat, { place, score, parts }] of seats.entries()) {
      const sum = Object.entries(parts).map(([part, points]) => `${names[part] ?? part} ${points}`);
      this.#lines.push(
        `place ${place}: ${format.seat(seat)} with ${score} points (${sum.join(', ')})`,
      );
    }
  }
}

function rule(heading: string): string {
  return `-- ${heading} ${'-'.repeat(Math.max(0, WIDTH - heading.length - 4))}`;
}

/** Groups moves by their first word: `roll a | a b | a b c; stop`. */
function grouped(moves: readonly string[]): string {
  const groups = new Map<string, string[]>();
  for (const move of moves) {
    const [verb = '', ...rest] = move.split(' ');
    groups.set(verb, [...(groups.get(verb) ?? []), rest.join(NO_BREAK)]);
  }
  return [...groups].map(([verb, rest]) => `${verb} ${rest.join(' | ')}`.trim()).join('; ');
}

function wrap(text: string, indent: string): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line !== '' && indent.length + line.length + 1 + word.length > WIDTH) {
      lines.push(indent + line);
      line = `  ${word}`;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, indent + line].map((entry) => entry.replaceAll(NO_BREAK, ' '));
}
