import {
  type Format,
  type Game,
  type GameTypes,
  LANGUAGES,
  type Language,
  type Random,
  type Seat,
  reasonText,
  say,
} from '@richtfest/engine';
import { expect, it } from 'vitest';
import { expectWords } from '../words.ts';

export interface RandomTexts<T extends GameTypes> {
  readonly game: Game<T>;
  readonly games: number;
  readonly randomGame: (number: number) => Iterable<PlayedMoment<T>>;
  /** The seat that tries some moves in this position. */
  readonly seatOf: (moment: PlayedMoment<T>) => Seat;
  /** A random move, legal or not. */
  readonly anyMove: (random: Random) => T['Move'];
  readonly formatOf: (language: Language) => Format;
  /** The reason codes that must occur. */
  readonly reasons: readonly string[];
}

interface PlayedMoment<T extends GameTypes> {
  readonly state: T['State'];
  readonly events: readonly T['Event'][];
  readonly random: Random;
}

/** Checks the texts of all events, prompts, moves and refusals in random games. */
export function testRandomTexts<T extends GameTypes>(suite: RandomTexts<T>): void {
  it.each(LANGUAGES)('random games reach every text in %s', (language) => {
    const { game, games, randomGame, reasons } = suite;
    const seen = {
      events: new Set<string>(),
      moves: new Set<string>(),
      reasons: new Set<string>(),
    };
    for (let number = 0; number < games; number++) {
      for (const moment of randomGame(number)) {
        for (const { kind, tag, text } of textsOf(suite, moment, language)) {
          expectWords(text);
          seen[kind].add(tag);
        }
      }
    }
    const { events, moves } = game.texts[language];
    expect([...seen.events].toSorted()).toEqual(Object.keys(events).toSorted());
    expect([...seen.moves].toSorted()).toEqual(Object.keys(moves).toSorted());
    expect([...seen.reasons].toSorted()).toEqual(reasons.toSorted());
  });
}

interface Saying {
  readonly kind: 'events' | 'moves' | 'reasons';
  readonly tag: string;
  readonly text: string;
}

function textsOf<T extends GameTypes>(
  { game, seatOf, anyMove, formatOf }: RandomTexts<T>,
  moment: PlayedMoment<T>,
  language: Language,
): Saying[] {
  const { state, events, random } = moment;
  const own = game.texts[language];
  const format = formatOf(language);
  expectWords(own.prompt(game.view(state, 'public'), format));
  const sayings: Saying[] = events.map((event) => {
    return { kind: 'events', tag: event.type, text: say(own.events, 'type', event, format) };
  });
  if (game.result(state) !== undefined) return sayings;
  const seat = seatOf(moment);
  for (const move of [...game.legal(state, seat).slice(-3), anyMove(random), anyMove(random)]) {
    sayings.push({ kind: 'moves', tag: move.verb, text: say(own.moves, 'verb', move, format) });
    const reason = game.refusal(state, seat, move);
    if (reason === undefined || reason.rule.startsWith('RF-')) continue;
    const text = reasonText(reason, own, { language, format });
    sayings.push({ kind: 'reasons', tag: reason.code, text });
  }
  return sayings;
}
