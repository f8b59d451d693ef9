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

export interface Wandering<T extends GameTypes> {
  readonly game: Game<T>;
  readonly games: number;
  readonly randomGame: (number: number) => Iterable<WanderedMoment<T>>;
  /** Who tries a few ideas now. */
  readonly seatOf: (moment: WanderedMoment<T>) => Seat;
  /** Any idea, good or bad. */
  readonly anyMove: (random: Random) => T['Move'];
  readonly formatOf: (language: Language) => Format;
  /** The codes that must be met. */
  readonly reasons: readonly string[];
}

interface WanderedMoment<T extends GameTypes> {
  readonly state: T['State'];
  readonly events: readonly T['Event'][];
  readonly random: Random;
}

/** All that random games give to say: events, prompts, moves, and the refusals of a few bad ideas. */
export function testWandering<T extends GameTypes>(wandering: Wandering<T>): void {
  it.each(LANGUAGES)('random games meet every sentence in %s', (language) => {
    const { game, games, randomGame, reasons } = wandering;
    const met = { events: new Set<string>(), moves: new Set<string>(), reasons: new Set<string>() };
    for (let number = 0; number < games; number++) {
      for (const moment of randomGame(number)) {
        for (const { kind, tag, text } of spoken(wandering, moment, language)) {
          expectWords(text);
          met[kind].add(tag);
        }
      }
    }
    const { events, moves } = game.texts[language];
    expect([...met.events].toSorted()).toEqual(Object.keys(events).toSorted());
    expect([...met.moves].toSorted()).toEqual(Object.keys(moves).toSorted());
    expect([...met.reasons].toSorted()).toEqual(reasons.toSorted());
  });
}

interface Saying {
  readonly kind: 'events' | 'moves' | 'reasons';
  readonly tag: string;
  readonly text: string;
}

function spoken<T extends GameTypes>(
  { game, seatOf, anyMove, formatOf }: Wandering<T>,
  moment: WanderedMoment<T>,
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
