import { findGame } from '@richtfest/catalog';
import { type Game, type JsonObject, commitmentTo } from '@richtfest/engine';
import { BoxMatch } from '@richtfest/engine/box';
import type { Review } from '@richtfest/review';
import { threeLittlePigs } from '@richtfest/three-little-pigs';
import { vi } from 'vitest';
import { emptyData } from '../../src/account/account-data.ts';
import { noticed } from '../../src/account/device-data.ts';
import { holdAccount } from '../../src/account/held-account.ts';
import { thisDevice } from '../../src/account/this-device.ts';
import { type SavedBox, writeBox } from '../../src/box-bot/saved-box.ts';
import { standingOf, today } from '../../src/daily/daily-server.ts';
import { recordId } from '../../src/daily/record-id.ts';
import { noteSent } from '../../src/daily/sent-records.ts';
import { useEditionStore } from '../../src/editions/edition-store.ts';
import { type Exercise, exercisesOf } from '../../src/exercises/exercise.ts';
import { siteGame } from '../../src/games/index.ts';
import { noteLearned } from '../../src/lessons/learned.ts';
import { lessonParts } from '../../src/lessons/lesson.ts';
import { lessonMatch } from '../../src/lessons/lesson-match.ts';
import { SavedLesson } from '../../src/lessons/saved-lesson.ts';
import { MemoryStore } from '../../src/match/memory-store.ts';
import { MatchSaver, type SavedMatch, restore } from '../../src/match/saved-match.ts';
import { startMatch } from '../../src/match/start-match.ts';
import { subscribe } from '../../src/notices/push.ts';
import { holdSeat, holdTable, noteTable } from '../../src/online/seat-keys.ts';
import { NO_PROGRESS, withAnswer } from '../../src/puzzles/progress.ts';
import { saveProgress } from '../../src/puzzles/progress-store.ts';
import { type Pad, allow, newPad, putInHouse, putOnTable } from '../../src/score-pad/pad.ts';
import { holdPad } from '../../src/score-pad/phones/held-pads.ts';
import { markIntroduced, rememberColour, rememberPlan } from '../../src/set-up/remembered.ts';
import { useSettingsStore } from '../../src/settings/settings.ts';
import { NO_CHRONICLE } from '../../src/statistics/chronicle.ts';
import { noteHere } from '../../src/statistics/record-finished.ts';
import { recordGames } from '../../src/statistics/stored-chronicle.ts';
import { deviceStorage, writeStored } from '../../src/storage/device-storage.ts';
import { useTalkMemory } from '../../src/talk/talk-memory.ts';
import { stubStorage } from '../support/stub-storage.ts';

/** All that the site stores in a browser. */
export interface StoredData {
  readonly localStorage: Readonly<Record<string, string>>;
  /** By database and object store. */
  readonly indexedDB: Readonly<Record<string, Readonly<Record<string, readonly object[]>>>>;
}

export const PIGS = 'three-little-pigs';
export const NOW = Date.UTC(2026, 10, 16, 12);
const pigs: Game = threeLittlePigs;

/** Has every part of the site store something, with the code that does it on a device. */
export async function writeEverything(): Promise<StoredData> {
  const stored = stubStorage();
  const running = await savedMatch(4);
  const finished = await savedMatch(Infinity);
  writePreferences();
  writeTables();
  writeSharedPad();
  await writeDaily();
  await writeLesson();
  writeBoxGame(running);
  saveProgress(PIGS, withAnswer(NO_PROGRESS, { id: 'p1', difficulty: 1500 }, 1));
  const played = await noteHere(finished);
  if (played === undefined) throw new Error('the match is not over');
  recordGames([played]);
  await writeSubscription();
  // The last one: an account has what the others have stored.
  const known = noticed(emptyData('Oma', NOW), { ...thisDevice(), chronicle: NO_CHRONICLE }, NOW);
  holdAccount({ secret: 'c2VjcmV0', known, version: 3, hash: 'ab12', agreedAt: NOW });
  const exercises = [exercise(finished)];
  return {
    localStorage: Object.fromEntries([...stored].sort(([a], [b]) => (a < b ? -1 : 1))),
    indexedDB: {
      richtfest: { matches: [running, finished] },
      'richtfest-pads': { pads: [pad()] },
      'richtfest-reviews': { exercises },
    },
  };
}

/** A match after some moves, saved as the table saves it. */
async function savedMatch(moves: number): Promise<SavedMatch> {
  const seats = [
    { name: 'Anna', face: 'fox', colour: 'plum' },
    { name: 'Ida', bot: 'child' },
  ] as const;
  const fresh = startMatch(pigs, { seats, options: { firstSeat: 0 } }, NOW - 1000);
  const saved = { ...fresh, id: moves === Infinity ? 'finished' : 'running' };
  const store = new MemoryStore();
  await store.write(saved, undefined);
  const saver = new MatchSaver(store, saved);
  const match = restore(pigs, saved);
  for (let made = 0; made < moves; made++) {
    const seat = [0, 1].find((each) => pigs.legal(match.state, each).length > 0);
    if (seat === undefined) break;
    match.play(seat, pigs.legal(match.state, seat).at(-1) ?? { verb: 'none' });
    await saver.save(match, NOW);
  }
  return saver.saved;
}

function writePreferences(): void {
  useSettingsStore.getState().change({ language: 'de', theme: 'night', textSize: 120 });
  rememberColour('plum');
  markIntroduced();
  writeStored(`richtfest/goal/${PIGS}`, '1');
  rememberPlan(PIGS, {
    seats: [
      { kind: 'person-here', name: 'Oma', colour: 'plum', face: 'fox' },
      { kind: 'bot', name: 'Ida', level: 'club' },
      { kind: 'by-link', name: '' },
    ],
    options: {},
    clock: 86_400,
    late: 'reminder',
    forbidsWatchers: true,
    aids: { hints: 'on' },
  });
  noteLearned(PIGS);
  const options: JsonObject = { tiles: 3 };
  const edition = { id: 'e1', game: PIGS, name: 'Our box', options, changedAt: NOW };
  useEditionStore.getState().put(edition);
  useEditionStore.getState().remove('e2');
}

function writeTables(): void {
  holdTable({ table: 'K7WPXD2M', game: PIGS, hostKey: 'host' });
  holdSeat('K7WPXD2M', { seat: 0, key: 'seat', isOnPhone: true });
  noteTable('K7WPXD2M', { waitedFor: ['Ben'] });
  holdTable({ table: 'BCDFGHJK', game: PIGS, arriving: { key: 'old', newKey: 'new' } });
  noteTable('BCDFGHJK', { isFinished: true });
  useTalkMemory.getState().read('K7WPXD2M', 4);
  useTalkMemory.getState().setMuted('K7WPXD2M', 1, true);
}

/** A phone on a shared score pad, with an entry that was not sent. */
function writeSharedPad(): void {
  const sheet = { name: 'Oma', house: {}, sums: {}, allowed: [] };
  const base = { sheet, isReady: false };
  const now = { sheet: { ...sheet, house: { 'A/1': 'straw' } }, isReady: true };
  const table = { mode: 'houses', table: {}, allowed: [], day: '2026-11-16', place: '' } as const;
  holdPad({
    code: 'K7WPXD2M',
    key: 'k'.repeat(48),
    isHost: false,
    player: 0,
    pad: {
      pad: 'K7WPXD2M',
      id: 'shared',
      game: PIGS,
      version: 1,
      expiresAt: NOW + 1000,
      tableVersion: 0,
      table,
      players: [{ player: 0, version: 0, isTaken: true, isReady: false, sheet }],
    },
    edits: { sheets: { 0: { version: 0, base, now } } },
  });
}

/** The calendar of the day, and the key under which a result is asked for. */
async function writeDaily(): Promise<void> {
  const day = '2026-11-16';
  const [secrets, commitments] = [{ [PIGS]: 'ab' }, { [PIGS]: commitmentTo('ab') }];
  const calendar = { today: day, days: [{ day, secrets, commitments }] };
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(calendar)));
  if ((await today()) === undefined) throw new Error('the calendar was refused');
  await standingOf(day, PIGS).catch(() => undefined);
  noteSent(recordId(day, PIGS), NOW);
}

async function writeLesson(): Promise<void> {
  const lesson = await siteGame(PIGS).loadLesson?.();
  const [first] = lesson === undefined ? [] : lessonParts(lesson);
  if (first === undefined) throw new Error('no lesson');
  new SavedLesson(lessonMatch(pigs, first, 'Anna'), () => deviceStorage).markExplained(2);
}

function writeBoxGame({ header }: SavedMatch): void {
  const match = new BoxMatch(pigs, header);
  while (match.entries.length < 9) {
    const [draw] = match.draws;
    const state = match.match?.state;
    if (draw !== undefined) match.enter(draw.outcomes[0] ?? 0);
    else if (state !== undefined) match.play(0, pigs.legal(state, 0)[0] ?? { verb: 'none' });
  }
  const gain = { parts: { tiles: 2 }, points: 2, others: [{ seat: 0, points: -1 }], when: 'now' };
  const why = {
    gain: { ...gain, isAverage: true, edge: 0.5, isLast: false, isOnly: false },
    reasons: [],
  };
  const announced = [{ seat: 1, move: { verb: 'stop' }, why, entries: 9 }] as SavedBox['announced'];
  const early = [{ outcome: 'door', draws: [0, 1] }];
  writeBox('1', { header, entries: match.entries, announced, steps: [0, 1], early });
}

/** A browser that allows push notifications. */
async function writeSubscription(): Promise<void> {
  const subscription = { options: {}, toJSON: () => ({ endpoint: 'https://push.example' }) };
  const pushManager = {
    getSubscription: () => Promise.resolve(null),
    subscribe: () => Promise.resolve(subscription),
  };
  vi.stubGlobal('Notification', { requestPermission: () => Promise.resolve('granted') });
  vi.stubGlobal('navigator', { serviceWorker: { ready: Promise.resolve({ pushManager }) } });
  await subscribe({ table: 'K7WPXD2M', seats: [], serverKey: 'AAAA', language: 'en' });
}

function pad(): Pad {
  const fresh = newPad({
    id: 'pad',
    game: PIGS,
    names: ['Anna', 'Ben'],
    day: '2026-11-16',
    now: NOW,
  });
  const built = putInHouse(fresh, { seat: 0, place: 'A/1' }, 'stone door');
  const summed = putInHouse({ ...built, mode: 'sums' }, { seat: 1, place: 'part/tiles' }, '7');
  const done = {
    ...summed,
    mode: 'houses',
    me: 0,
    place: 'Home',
    notes: 'Fun',
    isDone: true,
  } as const;
  return allow(putOnTable(done, 'wolf', 'yes'), '["x"]', true);
}

/** A mistake of a match, as its review finds it. */
function exercise({ header, secret, log }: SavedMatch): Exercise {
  const zero = { shares: 0, points: 0 };
  const decision = {
    move: 1,
    seat: 0,
    played: { verb: 'stop' },
    best: { verb: 'done' },
    grade: 'blunder',
    loss: { shares: 0.2, points: 1 },
    error: zero,
    reasons: [],
  };
  const review = { decisions: [decision] } as unknown as Review;
  const file = { format: 'richtfest-match/1', ...header, secret, moves: log } as const;
  const [found] = exercisesOf({ address: '/play/finished', file, mine: [0], review });
  if (found === undefined) throw new Error('no exercise');
  return found;
}

/** The rules of the stored matches. */
export async function rulesOf({ header }: SavedMatch): Promise<Game> {
  const game = await findGame(header.game)?.load(header.rulesVersion);
  if (game === undefined) throw new Error(`unknown game ${header.game}`);
  return game;
}
