import type { Match } from '@richtfest/engine';
import { expect, onTestFinished, test, vi } from 'vitest';
import { gameNamed, optionsFor } from '../src/games.ts';
import { showFrame } from '../src/play/frame.ts';
import { menuOf } from '../src/play/menu.ts';
import { newTable } from '../src/play/table.ts';
import { Progress } from '../src/terminal/progress.ts';
import { Screen } from '../src/terminal/screen.ts';
import { textWidth } from '../src/terminal/text.ts';
import { Voice } from '../src/voice.ts';
import { PIGS } from './richtfest.ts';

const CLEAR = '\x1b[H\x1b[2J';

/** A terminal that records its output. */
function terminal(columns: number, rows: number) {
  const shown = { text: '' };
  const stream = { columns, rows, write: (text: string) => (shown.text += text) };
  const screen = new Screen(stream, { isTerminal: true, colourDepth: 24, hasUnicode: true });
  return { screen, shown };
}

function useTestClock(): void {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
}

async function table(): Promise<Match> {
  const game = await gameNamed(PIGS);
  const seats = [{ name: 'Anna' }, { name: 'Greedy', bot: 'greedy' }];
  const options = optionsFor(game, 2, { option: ['firstSeat=0'] });
  return newTable({ game, seats, options, seed: 'wolf', file: undefined }).match;
}

/** The lines of a frame on a terminal of 80 by 40. */
async function frame(language: 'en' | 'de' | 'nl', news: readonly string[]): Promise<string[]> {
  const match = await table();
  const { screen, shown } = terminal(80, 40);
  const voice = new Voice(match.game, language, { names: ['Anna', 'Greedy'], screen });
  const menu = menuOf(match.game, { legal: match.game.legal(match.state, 0), optional: [] });
  showFrame({ match, seat: 0, menu, text: { head: ['Title', ''], news } }, voice);
  expect(shown.text.startsWith(CLEAR)).toBe(true);
  return shown.text.slice(CLEAR.length).trimEnd().split('\n');
}

test.each(['en', 'de', 'nl'] as const)('in %s a frame fits the screen', async (language) => {
  const lines = await frame(language, ['One.', 'Two.', 'Three.']);
  expect(lines.slice(0, 6)).toEqual(['Title', '', 'One.', 'Two.', 'Three.', '']);
  expect(lines.length).toBeLessThanOrEqual(37);
  for (const line of lines) expect(textWidth(line)).toBeLessThanOrEqual(80);
  const text = lines.join('\n');
  expect(text).toContain('┌───┐');
  expect(text).toContain('roll a c e');
  expect(text).not.toContain('roll a b c d e');
});

test('events that do not fit one per line are joined, and none are lost', async () => {
  const news = Array.from({ length: 30 }, (_, at) => `News ${at}.`);
  const lines = await frame('en', news);
  expect(lines[2]).toMatch(/^News 0\. News 1\. News 2\./);
  expect(lines.join(' ')).toContain('News 28. News 29.');
  expect(lines.length).toBeLessThanOrEqual(40);
});

test('the progress bar shows share, rate and time left, and is removed', () => {
  useTestClock();
  const { screen, shown } = terminal(80, 24);
  const progress = new Progress(screen, 1000, 'games');
  progress.start();
  vi.advanceTimersByTime(120);
  progress.update(250);
  expect(shown.text).toMatch(/ 25 % {2}250 of 1,000 · 2,083 games\/s · 1 s left$/);
  progress.end();
  expect(shown.text.endsWith('\r\x1b[2K\x1b[?25h')).toBe(true);
});

test('without a terminal there is no progress bar', () => {
  useTestClock();
  let text = '';
  const screen = new Screen(
    { write: (more) => (text += more) },
    { isTerminal: false, colourDepth: 1, hasUnicode: false },
  );
  const progress = new Progress(screen, 1000, 'games');
  progress.start();
  vi.advanceTimersByTime(120);
  progress.update(250);
  progress.end();
  expect(text).toBe('');
});

test('without a terminal long work prints a line for every percent', () => {
  const lines: string[] = [];
  const screen = new Screen(
    { write: (text) => lines.push(text) },
    { isTerminal: false, colourDepth: 1, hasUnicode: false },
  );
  const progress = new Progress(screen, 400, 'puzzles', { hasLines: true });
  progress.start();
  for (const done of [1, 4, 5, 8]) progress.update(done);
  progress.end();
  expect(lines).toEqual(['4 of 400 puzzles\n', '8 of 400 puzzles\n']);
});
