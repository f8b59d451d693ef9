import type { Game, Match } from '@richtfest/engine';
import { scorePad, verdict } from '../score-lines.ts';
import { padEnd, textWidth, wrap } from '../terminal/text.ts';
import { TABLE_COMMANDS } from '../texts/index.ts';
import type { Voice } from '../voice.ts';
import { menuLines } from './menu-lines.ts';
import type { Menu } from './menu.ts';

const CLEAR = '\x1b[H\x1b[2J';
/** Rows reserved for input and replies. */
const RESERVED_ROWS = 3;
/** The commands listed under the moves. */
const SHOWN_COMMANDS = ['help', 'hint', 'why', 'undo', 'score', 'log', 'quit'] as const;

/** The screen for a player's decision. */
export interface Frame {
  readonly match: Match;
  readonly seat: number;
  readonly menu: Menu;
  readonly text: ScreenText;
}

export interface ScreenText {
  /** Stays on top. */
  readonly head: readonly string[];
  /** Events since the previous decision. */
  readonly news: readonly string[];
}

/** Redraws the table in place on a terminal; appends elsewhere. */
export function showFrame(frame: Frame, voice: Voice): void {
  const { screen } = voice;
  const { match, seat, menu } = frame;
  const view = match.game.view(match.state, seat);
  const below = [
    '',
    ...voice.picture(view),
    '',
    ...wrap(screen.paint(voice.prompt(view), 'strong'), screen.width),
    '',
    ...menuLines(menu, voice),
    '',
    commandsLine(voice),
  ];
  showBelow(frame.text, below, voice);
}

/** The final position with the score pad. */
export function showEnd(match: Match, text: ScreenText, voice: Voice): void {
  const { game, state } = match;
  const result = game.result(state);
  if (result === undefined) return;
  const { screen } = voice;
  const lines = verdict(result, voice).flatMap((line) => wrap(line, screen.width));
  const below = [
    '',
    ...voice.picture(game.view(state, 'public')),
    '',
    ...scorePad(result.seats, voice),
    '',
    ...lines.map((line) => screen.paint(line, 'strong')),
  ];
  showBelow(text, below, voice);
}

function showBelow({ head, news }: ScreenText, below: readonly string[], voice: Voice): void {
  const { screen } = voice;
  screen.control(CLEAR);
  screen.lines([...head, ...fitting(news, head.length + below.length, voice), ...below]);
}

/** One event per line if there is room, otherwise as running text. */
function fitting(news: readonly string[], others: number, { screen }: Voice): readonly string[] {
  const { height = Infinity, width } = screen;
  const apart = news.flatMap((line) => wrap(line, width, { first: '', next: '  ' }));
  return apart.length + others + RESERVED_ROWS <= height ? apart : wrap(news.join(' '), width);
}

function commandsLine({ screen, texts }: Voice): string {
  const words = SHOWN_COMMANDS.map((name) => {
    const { word, argument } = texts.words[name];
    return argument === undefined ? word : `${word} ${argument}`;
  });
  return screen.paint(words.join(screen.sign(' · ', ', ')), 'muted');
}

/** The page for `help`. */
export function helpLines(game: Game, voice: Voice): string[] {
  const { screen, texts } = voice;
  const words = TABLE_COMMANDS.map((name) => {
    const { word, argument, help } = texts.words[name];
    return { label: argument === undefined ? word : `${word} ${argument}`, help };
  });
  const widest = Math.max(...words.map(({ label }) => textWidth(label)));
  const next = ' '.repeat(widest + 4);
  return [
    ...wrap(texts.play.firstSteps, screen.width),
    '',
    screen.paint(texts.play.helpMoves, 'strong'),
    ...game.notation.moveHelp.map((line) => `  ${line}`),
    '',
    screen.paint(texts.play.helpWords, 'strong'),
    ...words.flatMap(({ label, help }) =>
      wrap(help, screen.width, { first: `  ${padEnd(label, widest)}  `, next }),
    ),
  ];
}
