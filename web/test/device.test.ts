import { bestTreehouse } from '@richtfest/best-treehouse';
import type { Seat } from '@richtfest/engine';
import { describe, expect, test } from 'vitest';
import { Device } from '../src/match/device.ts';
import { localTable } from './support/local.ts';

describe('a device shared by two people with secrets', () => {
  const turnOf = (device: Device, owing: readonly Seat[], isOpen = false) =>
    device.passOn({ owing, mayAct: owing, isOpen });
  const device = () => new Device({ players: 2, people: [0, 1], hasCurtain: true });

  test('draws the curtain for a secret decision', () => {
    expect(turnOf(device(), [1])).toEqual({ acting: undefined, curtain: 1, watcher: 'public' });
  });

  test('draws none for an open one, which all watch', () => {
    expect(turnOf(device(), [1], true)).toEqual({
      acting: 1,
      curtain: undefined,
      watcher: 'public',
    });
  });

  test('hides a hand again after an open decision', () => {
    const shared = device();
    shared.lift(0);
    expect(turnOf(shared, [0]).watcher).toBe(0);
    turnOf(shared, [0], true);
    expect(turnOf(shared, [0])).toEqual({ acting: undefined, curtain: 0, watcher: 'public' });
  });

  test('stays with the player who decided last, if they owe a decision', () => {
    const shared = device();
    turnOf(shared, [1], true);
    expect(turnOf(shared, [0, 1]).curtain).toBe(1);
  });
});

test('two people pass the device on for secrets of the treehouse once per card', async () => {
  const seats = [{ name: 'Anna' }, { name: 'Ben' }];
  const table = await localTable({ game: bestTreehouse, seats, options: {} });
  const match = await table.open();
  match.begin();
  const holders: Seat[] = [];
  const phases: string[] = [];
  for (let decision = 0; decision < 12; decision++) {
    match.lift();
    const { acting, legal, view } = match.getSnapshot();
    if (holders.at(-1) !== acting) holders.push(acting!);
    phases.push((view as { phase: string }).phase);
    match.play(legal[0]!);
    await match.settled();
  }
  expect(phases.filter((phase) => phase === 'choose')).toHaveLength(6);
  // Three cards: the device changes hands between the two choices of a card, and for its two
  // buildings, which are open; it never goes to a player who has just passed it on.
  expect(holders).toHaveLength(7);
  match.close();
});
