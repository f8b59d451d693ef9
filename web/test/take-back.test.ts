import type { GameMove } from '@richtfest/engine';
import { describe, expect, test } from 'vitest';
import { LocalMatch } from '../src/match/local-match.ts';
import { RemoteTable } from '../src/online/remote-table.ts';
import { FakeServer } from './support/fake-server.ts';
import { localTable, pigs } from './support/local.ts';

const ROLL = { verb: 'roll', dice: [0] } as unknown as GameMove;

describe('on one device', () => {
  /** The dice have been rolled. */
  async function rolled() {
    for (;;) {
      const table = await localTable();
      const match = await table.open();
      const start = match.getSnapshot();
      const roll = start.legal.find(({ verb }) => verb === 'roll');
      // Sometimes a bot begins, or nothing is left to roll.
      if (roll === undefined) continue;
      match.play(roll);
      await match.settled();
      return { table, match, start };
    }
  }

  test('a turn whose luck is known is taken back by consent, and saved', async () => {
    const { table, match, start } = await rolled();
    const { askable, undoable, events } = match.getSnapshot();
    expect([askable, undoable]).toEqual([events.length - start.events.length, 0]);
    expect(match.consent?.mustAsk).toBe(false);
    match.consent?.ask();
    await match.settled();
    expect(match.getSnapshot()).toMatchObject({ view: start.view, takeBacks: 1 });
    expect(match.getSnapshot().askable).toBeUndefined();
    const kept = await table.store.read(table.saved.id);
    expect(kept?.log.at(-1)).toMatch(/^0 undo \d+ agreed$/u);
    const again = await table.open();
    expect(again.getSnapshot()).toMatchObject({ view: start.view, takeBacks: 1 });
    expect(again.file()).toMatchObject({ moves: [], takeBacks: 1 });
  });

  test('not in strict matches', async () => {
    const { table } = await rolled();
    const saved = (await table.store.read(table.saved.id))!;
    const parts = { store: table.store, now: () => 0, isStrict: true } as never;
    const strict = new LocalMatch(pigs, saved, parts);
    expect(strict.consent).toBeUndefined();
    expect(strict.getSnapshot().askable).toBeUndefined();
  });
});

describe('at an online table', () => {
  function sit(seat: number) {
    const server = new FakeServer();
    const table = new RemoteTable({
      table: 'K7M2PX',
      game: pigs,
      key: 'a-key-of-sixteen-letters',
      open: server.open,
    });
    server.line.onopen?.();
    server.play(0, ROLL);
    server.line.say(server.welcome({ seat }));
    const state = table.getState();
    if (state.is !== 'playing') throw new Error(state.is);
    return { server, table, match: state.match };
  }
  const open = { id: 'q', seat: 0, undo: 1, awaits: [1] };

  test('the asker waits for the others and learns of a refusal', () => {
    const { server, match } = sit(0);
    match.consent.ask();
    expect(server.line.heard.at(-1)).toMatchObject({ type: 'ask-take-back' });
    server.line.say({ type: 'take-back', takeBack: open });
    const events = match.getSnapshot().events.length;
    expect(match.getSnapshot().takeBack).toMatchObject({ is: 'open', part: 'asker', awaits: [1] });
    expect(match.getSnapshot().takeBack).toHaveProperty('events');
    server.line.say({ type: 'take-back', declinedBy: 1 });
    expect(match.getSnapshot().takeBack).toEqual({
      is: 'declined',
      by: 1,
      isWithdrawn: false,
    });
    server.play(0, { verb: 'stop' });
    server.line.say(server.update(0));
    expect(match.getSnapshot().takeBack).toBeUndefined();
    expect(match.getSnapshot().events.length).toBeGreaterThanOrEqual(events);
  });

  test('an answer names its question', () => {
    const { server, match } = sit(1);
    server.line.say({ type: 'take-back', takeBack: open });
    expect(match.getSnapshot().takeBack).toMatchObject({ part: 'awaited', seat: 0 });
    match.consent.answer(true);
    expect(server.line.heard.at(-1)).toEqual({ type: 'answer-take-back', id: 'q', isAgreed: true });
  });

  test('a refused request is shown like any failure', () => {
    const { server, table, match } = sit(0);
    match.consent.ask();
    const { id } = server.line.heard.at(-1) as { id: string };
    server.line.say({ type: 'error', id, code: 'already-asked', sentence: '' });
    expect(table.getState()).toMatchObject({ failure: { problem: 'already-asked' } });
  });
});
