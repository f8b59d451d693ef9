import { type GameTypes, Match, type Seat, chanceOf, sha256Hex } from '@richtfest/engine';
import { BotSeats, type SeatQuestion } from './bot-seats.ts';

/** A question with the seed of the bot's random numbers. */
export interface LineQuestion<T extends GameTypes = GameTypes> extends SeatQuestion<T> {
  readonly seed: string;
}

/**
 * The questions to the bots of a match as functions of its line of play. A bot is asked what it
 * knew when its decision opened, and its seed follows from the secret and that moment. So the same
 * line gets the same answers on every machine, after a reload and after an undo, and a server can
 * check them. Bots make no optional moves, whose moment would depend on the speed of the machine.
 */
export class LineQuestions<T extends GameTypes = GameTypes> {
  readonly #seats = new BotSeats<T>();
  readonly #open = new Map<Seat, LineQuestion<T>>();
  readonly #secret: string;

  constructor(secret: string) {
    this.#secret = secret;
  }

  /** Call after the set-up and after every move of a match without undos. */
  update(match: Match<T>): void {
    const { decisions } = this.#seats.due(match);
    for (const question of decisions) {
      const opened = `${question.seat}\n${match.line.length}`;
      const seed = sha256Hex(`richtfest/line-bot/1\n${this.#secret}\n${opened}`);
      this.#open.set(question.seat, { ...question, seed });
    }
  }

  /** The latest question to a seat; undefined if it was not asked since it last moved. */
  of(seat: Seat): LineQuestion<T> | undefined {
    return this.#open.get(seat);
  }

  /** Call when a seat has answered. */
  answered(seat: Seat): void {
    this.#open.delete(seat);
  }
}

/** A bot's move and the question it answers; undefined if it was not asked. */
export interface BotMove<T extends GameTypes = GameTypes> {
  readonly seat: Seat;
  readonly move: T['Move'];
  readonly question: LineQuestion<T> | undefined;
}

/** The open questions after the moves that stand in a match. */
export function openLineQuestions<T extends GameTypes>(
  match: Pick<Match<T>, 'game' | 'header' | 'line'>,
  secret: string,
): LineQuestions<T> {
  return repeatLine(match, secret, () => undefined);
}

/** All moves of the bots in a match. */
export function botMovesOf<T extends GameTypes>(
  match: Pick<Match<T>, 'game' | 'header' | 'line'>,
  secret: string,
): BotMove<T>[] {
  const { seats } = match.header;
  const moves: BotMove<T>[] = [];
  repeatLine(match, secret, (played) => {
    if (seats[played.seat]?.bot !== undefined) moves.push(played);
  });
  return moves;
}

function repeatLine<T extends GameTypes>(
  { game, header, line }: Pick<Match<T>, 'game' | 'header' | 'line'>,
  secret: string,
  record: (played: BotMove<T>) => void,
): LineQuestions<T> {
  const chance = chanceOf(header.generator, secret);
  if (chance === undefined) throw new RangeError('the secret of the match is missing');
  const questions = new LineQuestions<T>(secret);
  const copy = new Match(game, header, chance);
  questions.update(copy);
  for (const { seat, move } of line) {
    record({ seat, move, question: questions.of(seat) });
    questions.answered(seat);
    copy.play(seat, move);
    questions.update(copy);
  }
  return questions;
}
