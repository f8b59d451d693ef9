import {
  type GameEvent,
  type Json,
  type Match,
  type Watcher,
  isEqualJson,
} from '@richtfest/engine';
import { scorePad, verdict } from '../score-lines.ts';
import { padEnd, textWidth, wrap } from '../terminal/text.ts';
import type { Voice } from '../voice.ts';

export interface ReplayContext {
  readonly match: Match;
  readonly voice: Voice;
  readonly watcher: Watcher;
  /** The number of moves of the whole match. */
  readonly of: number;
  /** Draws the table after a number of moves; undefined without pictures. */
  readonly pictureAfter?: (moves: number) => string[];
}

/** The game, players, options, random values and setup. */
export function headLines(context: ReplayContext): string[] {
  const { match, voice } = context;
  const { screen, texts, gameTexts } = voice;
  const { seats, editionName, generator } = match.header;
  return [
    screen.paint(gameTexts.name, 'strong'),
    texts.replay.players(voice.names(seats.map((_, seat) => seat))),
    ...(editionName === undefined ? [] : [texts.replay.edition(editionName)]),
    ...optionLines(match, voice),
    generator.name === 'fast'
      ? texts.replay.seeded(generator.seed, generator.game)
      : texts.replay.committed,
    '',
    ...sentences(match.setupEvents, context).flatMap((line) => wrap(line, screen.width)),
  ];
}

/** Options that differ from their defaults. */
function optionLines({ game, header }: Match, voice: Voice): string[] {
  const { replay } = voice.texts;
  return Object.entries(game.options).flatMap(([key, spec]) => {
    const value = header.options[key];
    if (value === undefined || isEqualJson(value, spec.default)) return [];
    const name = voice.gameTexts.options[key]?.name ?? key;
    return [replay.option(name, spec.role === 'data' ? replay.ownData : valueText(value, voice))];
  });
}

function valueText(value: Json, { texts, format }: Voice): string {
  if (typeof value === 'boolean') return value ? texts.replay.yes : texts.replay.no;
  if (typeof value === 'number') return format.number(value);
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** A numbered move and its events. */
export function moveLines(context: ReplayContext, at: number): string[] {
  const { match, voice, of } = context;
  const { screen } = voice;
  const step = match.line[at];
  if (step === undefined) return [];
  const digits = String(of).length;
  const number = screen.paint(String(at + 1).padStart(digits), 'muted');
  const widest = Math.max(...match.header.seats.map(({ name }) => textWidth(name)));
  const name = padEnd(voice.name(step.seat), widest);
  const indent = ' '.repeat(digits + 2);
  const eventLines = sentences(step.events, context);
  const isOther = match.line[at - 1]?.seat !== step.seat;
  return [
    ...(isOther && context.pictureAfter === undefined ? [''] : []),
    `${number}  ${name}  ${screen.paint(voice.notation(step.move), 'touch')}`,
    ...eventLines.flatMap((line) =>
      wrap(line, screen.width, { first: indent, next: `${indent}  ` }),
    ),
    ...(context.pictureAfter === undefined ? [] : ['', ...context.pictureAfter(at + 1), '']),
  ];
}

/** What a watcher saw of events. */
export function sentences(
  events: readonly GameEvent[],
  { match, voice, watcher }: Pick<ReplayContext, 'match' | 'voice' | 'watcher'>,
): string[] {
  return events.flatMap((event) => {
    const seen = match.game.eventFor(event, watcher, match.state);
    const sentence = seen === undefined ? '' : voice.event(seen);
    return sentence === '' ? [] : [sentence];
  });
}

/** The final position with the score, or a note where the replay stops. */
export function outcomeLines(context: ReplayContext): string[] {
  const { match, voice, watcher, of } = context;
  const { screen, texts, format } = voice;
  const { game, state, line } = match;
  const isDrawn = context.pictureAfter !== undefined;
  const picture = isDrawn ? [] : ['', ...voice.picture(game.view(state, watcher))];
  const result = game.result(state);
  if (result !== undefined) {
    return [...picture, '', ...scorePad(result.seats, voice), '', ...verdict(result, voice)];
  }
  const stop =
    line.length < of
      ? texts.replay.stoppedAt(line.length, of)
      : texts.replay.unfinished(line.length, format);
  return [...picture, '', screen.paint(stop, 'muted')];
}

/** The replay as JSON. */
export function replayJson(context: ReplayContext): object {
  const { match, voice } = context;
  const { game, header, line } = match;
  const plain = (events: readonly GameEvent[]) => sentences(events, context);
  return {
    game: game.id,
    rulesVersion: game.rulesVersion,
    language: voice.language,
    seats: header.seats,
    start: plain(match.setupEvents),
    moves: line.map(({ seat, move, events }, at) => ({
      number: at + 1,
      seat,
      name: voice.format.seat(seat),
      move: voice.notation(move),
      sentence: voice.move(move),
      events: plain(events),
    })),
    ...(game.result(match.state) === undefined ? {} : { result: game.result(match.state) }),
  };
}
