import type { TableSummary } from '@richtfest/protocol';
import { describe, expect, test } from 'vitest';
import { type GameStatus, localStatus, onlineStatus } from '../src/home/game-status.ts';
import { statusText } from '../src/home/status-texts.ts';
import type { SavedMatch } from '../src/match/saved-match.ts';

const said = (status: GameStatus | undefined) => status && statusText(status, 'en');

function saved(names: readonly string[], more: Partial<SavedMatch>): SavedMatch {
  const seats = names.map((name) => (name === 'Ida' ? { name, bot: 'family' } : { name }));
  return { header: { seats }, isOver: false, ...more } as unknown as SavedMatch;
}

function summary(owing: readonly number[], more: Partial<TableSummary> = {}): TableSummary {
  const seats = ['Anna', 'Ben', 'Opa'].map((name) => ({ kind: 'person', name, isTaken: true }));
  return { seats, owing, isStarted: true, isFinished: false, ...more } as unknown as TableSummary;
}

const NOW = Date.now();

const anna = { table: 'K7M2PX', game: 'toy', usedAt: 0, seats: [{ seat: 0, key: 'a' }] };
const annaAndBen = { ...anna, seats: [...anna.seats, { seat: 1, key: 'b' }] };

describe('the status of a local game', () => {
  test.each([
    [['Anna', 'Ida'], { owing: [0] }, 'It is your turn.'],
    [['Anna', 'Ben'], { owing: [1] }, 'Next: Ben.'],
    [['Anna', 'Ida'], { owing: [1] }, undefined],
    [['Anna', 'Ida'], {}, undefined],
    [['Anna', 'Ida'], { isOver: true, winners: [1] }, 'Ida won.'],
    [['Anna', 'Ida'], { isOver: true, winners: [0] }, 'You won!'],
    [['Anna', 'Ben'], { isOver: true, winners: [0, 1] }, 'Anna and Ben shared the win.'],
    [['Anna', 'Ida'], { isOver: true }, undefined],
  ] as const)('%j %j: %s', (names, more, sentence) => {
    expect(said(localStatus(saved(names, more)))).toBe(sentence);
  });
});

describe('the status of a table by link', () => {
  test('names the awaited players who have moved', () => {
    const status = onlineStatus(summary([0]), { ...anna, waitedFor: ['Opa'] }, NOW);
    expect(said(status)).toBe('Opa has moved. It is your turn.');
    const both = onlineStatus(summary([0, 2]), { ...anna, waitedFor: ['Opa', 'Ben'] }, NOW);
    expect(said(both)).toBe('Ben has moved. It is your turn.');
  });

  test('shows long deadlines, not short ones, and says if you are late', () => {
    const day = { clocks: [{ seat: 0, msLeft: 24 * 3_600_000 }] };
    expect(said(onlineStatus(summary([0], day), anna, NOW))).toMatch(
      /^It is your turn, until tomorrow, \d\d:\d\d\.$/u,
    );
    const minute = { clocks: [{ seat: 0, msLeft: 60_000 }] };
    expect(said(onlineStatus(summary([0], minute), anna, NOW))).toBe('It is your turn.');
    const late = { clocks: [{ seat: 0, msLeft: 0, reminders: 2 }] };
    expect(said(onlineStatus(summary([0], late), anna, NOW))).toBe(
      'It is your turn. Your time is up. You can still move.',
    );
    const others = { clocks: [{ seat: 2, msLeft: 24 * 3_600_000 }] };
    expect(said(onlineStatus(summary([0, 2], others), anna, NOW))).toBe('It is your turn.');
  });

  test('names the players who share the device', () => {
    expect(said(onlineStatus(summary([1, 2]), annaAndBen, NOW))).toBe('Next: Ben.');
  });

  test('waiting for others, open seats, game over', () => {
    expect(said(onlineStatus(summary([1, 2]), anna, NOW))).toBe('Waiting for Ben and Opa.');
    const open = summary([], { isStarted: false, seats: [{ isTaken: false } as never] });
    expect(said(onlineStatus(open, anna, NOW))).toBe('One seat is still open.');
    expect(said(onlineStatus(summary([], { isFinished: true }), anna, NOW))).toBe(
      'The game is over.',
    );
  });
});
