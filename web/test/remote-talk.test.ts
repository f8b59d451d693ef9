import type { ClientMessage, ServerMessage, WelcomeMessage } from '@richtfest/protocol';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stacked } from '../src/talk/bubble-places.ts';
import { RemoteTalk } from '../src/talk/remote-talk.ts';
import { SharedTalk } from '../src/talk/shared-talk.ts';
import { memoryOf, useTalkMemory } from '../src/talk/talk-memory.ts';

beforeEach(() => {
  vi.useFakeTimers();
  // Without storage zustand warns on every change.
  vi.spyOn(console, 'warn').mockReturnValue();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function talkOf(seat?: number) {
  const sent: ClientMessage[] = [];
  const talk = new RemoteTalk((message) => void sent.push(message));
  const welcome = { type: 'welcome', ...(seat === undefined ? {} : { seat }) };
  talk.receive(welcome as WelcomeMessage);
  return { talk, sent };
}

const line = (number: number, seat = 1, text = `line ${number}`) => ({ number, seat, at: 0, text });
const said = (numbers: readonly number[], id?: string): ServerMessage => ({
  type: 'said',
  lines: numbers.map((number) => line(number)),
  ...(id === undefined ? {} : { id }),
});

test('messages appear once and in order, however often they arrive', () => {
  const { talk } = talkOf(0);
  expect(talk.heard).toBeUndefined();
  talk.receive(said([2]));
  talk.receive(said([1, 2, 3]));
  expect(talk.getSnapshot().lines.map(({ number }) => number)).toEqual([1, 2, 3]);
  expect(talk.heard).toBe(3);
});

test('a message is pending until confirmed, and returns if it failed', () => {
  const { talk, sent } = talkOf(0);
  talk.say(0, 'Hallo');
  const [message] = sent;
  expect(message).toMatchObject({ type: 'say', text: 'Hallo' });
  expect(talk.getSnapshot().pending).toBe('Hallo');
  const { id } = message as { id: string };
  talk.receive(said([1], 'another'));
  expect(talk.getSnapshot().pending).toBe('Hallo');
  talk.receive(said([2], id));
  expect(talk.getSnapshot()).toMatchObject({ pending: undefined, problem: undefined });
  talk.say(0, 'Noch was');
  const again = (sent[1] as { id: string }).id;
  talk.receive({ type: 'error', id: again, code: 'too-fast', sentence: '' });
  expect(talk.getSnapshot()).toMatchObject({ pending: undefined, problem: 'too-fast' });
  talk.say(0, 'Drittes');
  expect(talk.getSnapshot().problem).toBeUndefined();
  talk.onDisconnect();
  expect(talk.getSnapshot()).toMatchObject({ pending: undefined, problem: 'not-said' });
});

test('errors about moves do not concern the chat', () => {
  const { talk } = talkOf(0);
  talk.receive({ type: 'error', id: 'a-move', code: 'cannot-undo', sentence: '' });
  talk.receive({ type: 'error', code: 'not-started', sentence: '' });
  expect(talk.getSnapshot().problem).toBeUndefined();
});

test('a reaction is visible for a few seconds, the latest of each seat', () => {
  const { talk } = talkOf(0);
  talk.receive({ type: 'reacted', seat: 1, reaction: 'wow' });
  vi.advanceTimersByTime(3000);
  talk.receive({ type: 'reacted', seat: 1, reaction: 'clap' });
  talk.receive({ type: 'reacted', seat: 2, reaction: 'laugh' });
  expect(talk.getSnapshot().reactions.map(({ reaction }) => reaction)).toEqual(['clap', 'laugh']);
  vi.advanceTimersByTime(3000);
  expect(talk.getSnapshot().reactions).toHaveLength(2);
  vi.advanceTimersByTime(3000);
  expect(talk.getSnapshot().reactions).toEqual([]);
});

test('a watcher reads everything and sends nothing', () => {
  expect(talkOf().talk.speakers).toEqual([]);
});

test('on one device each seat sends through its own connection, and each message appears once', () => {
  const [anna, ben] = [talkOf(0), talkOf(2)];
  const shared = new SharedTalk([anna.talk, ben.talk]);
  expect(shared.speakers).toEqual([0, 2]);
  for (const { talk } of [anna, ben]) talk.receive(said([1]));
  expect(shared.getSnapshot().lines).toHaveLength(1);
  expect(shared.getSnapshot()).toBe(shared.getSnapshot());
  shared.say(2, 'Von Ben');
  expect([anna.sent.length, ben.sent.length]).toEqual([0, 1]);
  expect(shared.getSnapshot().pending).toBe('Von Ben');
  shared.react(0, 'clap');
  expect(anna.sent).toEqual([{ type: 'react', reaction: 'clap' }]);
});

test('what is muted and read is remembered by table, for the latest tables', () => {
  const { setMuted, read } = useTalkMemory.getState();
  setMuted('AAAAAA', 1, true);
  read('AAAAAA', 7);
  read('AAAAAA', 3);
  expect(memoryOf(useTalkMemory.getState().tables, 'AAAAAA')).toEqual({ readTo: 7, muted: [1] });
  setMuted('AAAAAA', 1, false);
  expect(memoryOf(useTalkMemory.getState().tables, 'AAAAAA').muted).toEqual([]);
  for (let at = 0; at < 50; at++) read(`T${at}`, 1);
  expect(Object.keys(useTalkMemory.getState().tables)).toHaveLength(40);
  expect(memoryOf(useTalkMemory.getState().tables, 'AAAAAA').readTo).toBe(0);
});

test('a new message floats as a bubble for a while, the latest of each seat; earlier ones do not', () => {
  const { talk } = talkOf(0);
  const floating = () => talk.getSnapshot().bubbles.map(({ number }) => number);
  talk.receive(said([1]));
  expect(floating()).toEqual([]);
  vi.advanceTimersByTime(3000);
  talk.receive(said([2, 3]));
  expect(floating()).toEqual([]);
  talk.receive(said([4]));
  talk.receive(said([5]));
  expect(floating()).toEqual([5]);
  talk.receive(said([5]));
  vi.advanceTimersByTime(4000);
  expect(floating()).toEqual([5]);
  vi.advanceTimersByTime(2000);
  expect(floating()).toEqual([]);
});

test('a message that follows the earlier ones at once floats, also after reconnecting', () => {
  const { talk } = talkOf(0);
  const floating = () => talk.getSnapshot().bubbles.map(({ number }) => number);
  talk.receive(said([1]));
  talk.receive(said([2]));
  expect(floating()).toEqual([2]);
  talk.receive({ type: 'welcome', seat: 0 } as WelcomeMessage);
  talk.receive(said([3]));
  expect(floating()).toEqual([2]);
  talk.receive(said([4]));
  expect(floating()).toEqual([4]);
});

test('bubbles that would cover each other are stacked', () => {
  const at = (left: number, top: number) => ({ left, top });
  expect(stacked([at(8, 100), at(120, 100), at(130, 110), at(600, 100)])).toEqual([
    at(8, 100),
    at(120, 148),
    at(130, 196),
    at(600, 100),
  ]);
});
