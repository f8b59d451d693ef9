import {
  type GameEvent,
  type GameTypes,
  Match,
  type MatchHeader,
  type Picture,
  type PlayableGame,
  chanceOf,
  formatWith,
  say,
} from '@richtfest/engine';
import type { PlayedGame } from './contest.ts';

/** A moment of a game, as the bot sees it. */
export interface Moment {
  readonly seat: number | undefined;
  /** The move in the game's notation; empty at the start. */
  readonly move: string;
  readonly sentences: readonly string[];
  readonly scores: readonly number[];
  readonly picture: Picture;
}

export interface Course {
  readonly names: readonly string[];
  readonly moments: readonly Moment[];
}

interface CourseOptions {
  readonly game: PlayableGame;
  readonly played: PlayedGame;
  readonly seed: string;
  readonly number: number;
  readonly opponent: string;
  readonly players: number;
}

/** Characters per line of a picture. */
const WIDTH = 76;

/** A played game, moment by moment. */
export function courseOf({ game, played, ...options }: CourseOptions): Course {
  const names = namesOf(played.seat, options);
  const generator = { name: 'fast', seed: options.seed, game: options.number } as const;
  const header: MatchHeader = {
    game: game.id,
    rulesVersion: game.rulesVersion,
    options: played.options,
    seats: names.map((name) => ({ name })),
    generator,
  };
  const chance = chanceOf(generator, undefined);
  if (chance === undefined) throw new RangeError('a seeded game needs no secret');
  const match = new Match<GameTypes>(game, header, chance);
  const moments = [moment(match, played.seat, undefined)];
  for (const { seat, move } of played.moves) {
    match.play(seat, move);
    moments.push(moment(match, played.seat, match.line.at(-1)));
  }
  return { names, moments };
}

function namesOf(
  own: number,
  { players, opponent }: Pick<CourseOptions, 'players' | 'opponent'>,
): string[] {
  return Array.from({ length: players }, (_, seat) => {
    if (seat === own) return 'your bot';
    return players === 2 ? opponent : `${opponent} ${seat + 1}`;
  });
}

function moment(match: Match, watcher: number, step: Match['line'][number] | undefined): Moment {
  const { game, state, header } = match;
  const { en } = game.texts;
  const format = formatWith(
    Intl,
    'en',
    header.seats.map(({ name }) => name),
  );
  const sentence = (event: GameEvent) => {
    const seen = game.eventFor(event, watcher, state);
    return seen === undefined ? '' : say(en.events, 'type', seen, format);
  };
  return {
    seat: step?.seat,
    move: step === undefined ? '' : game.notation.writeMove(step.move),
    sentences: (step?.events ?? match.setupEvents).map(sentence).filter((text) => text !== ''),
    scores: game.standing(state, watcher).map(({ score }) => score),
    picture: game.picture(game.view(state, watcher), en, {
      hasUnicode: true,
      width: WIDTH,
      format,
    }),
  };
}
