import type { Game, Match } from '@richtfest/engine';
import { scorePad, verdict } from '../score-lines.ts';
import { padEnd, textWidth, wrap } from '../terminal/text.ts';
import { TABLE_WORDS } from '../texts/index.ts';
import type { Voice } from '../voice.ts';
import { menuLines } from './menu-lines.ts';
import type { Menu } from './menu.ts';

const CLEAR = '\x1b[H\x1b[2J';
/** For what is typed and the answers to it. */
const ROWS_KEPT = 3;
/** The words that are shown under the moves. */
const SHOWN_WORDS = ['help', 'hint', 'why', 'undo', 'score', 'log', 'quit'] as const;

/** What is shown when somebody is asked. */
export interface Frame {
  readonly match: Match;
  readonly seat: number;
  readonly menu: Menu;
  readonly happened: Happened;
}

export interface Happened {
  /** Stays on top. */
  readonly head: readonly string[];
  /** What has happened since somebody was asked last. */
  readonly news: readonly string[];
}

/** On a terminal the table stays in its place; elsewhere everything follows on. */
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
    wordsLine(voice),
  ];
  showBelow(frame.happened, below, voice);
}

/** The table when the game is over, with the score pad under it. */
export function showEnd(match: Match, happened: Happened, voice: Voice): void {
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
  showBelow(happened, below, voice);
}

function showBelow({ head, news }: Happened, below: readonly string[], voice: Voice): void {
  const { screen } = voice;
  screen.steer(CLEAR);
  screen.lines([...head, ...fitting(news, head.length + below.length, voice), ...below]);
}

/** One to a line if there is room, else one after the other; what is too much scrolls away. */
function fitting(news: readonly string[], others: number, { screen }: Voice): readonly string[] {
  const { height = Infinity, width } = screen;
  const apart = news.flatMap((line) => wrap(line, width, { first: '', next: '  ' }));
  return apart.length + others + ROWS_KEPT <= height ? apart : wrap(news.join(' '), width);
}

function wordsLine({ screen, texts }: Voice): string {
  const words = SHOWN_WORDS.map((name) => {
    const { word, argument } = texts.words[name];
    return argument === undefined ? word : `${word} ${argument}`;
  });
  return screen.paint(words.join(screen.sign(' · ', ', ')), 'muted');
}

/** The page for `help`. */
export function helpLines(game: Game, voice: Voice): string[] {
  const { screen, texts } = voice;
  const words = TABLE_WORDS.map((name) => {
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
