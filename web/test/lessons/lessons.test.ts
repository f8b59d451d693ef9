import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type Game,
  LANGUAGES,
  writeMatchFile,
  type Language,
  formatWith,
  randomFromText,
  reasonText,
  seatsIn,
} from '@richtfest/engine';
import { describe, expect, test } from 'vitest';
import { runHere } from '../../../cli/test/here.ts';
import { checkMatch } from '../../src/end/check-match.ts';
import { isDoing, lessonParts } from '../../src/lessons/lesson.ts';
import { siteGames } from '../../src/games/index.ts';
import { type SavedMatch, restore, writeEntry } from '../../src/match/saved-match.ts';
import { firstsOf } from '../../src/my-street/firsts.ts';
import { housesIn } from '../../src/my-street/my-houses.ts';
import { countsHere, noteHere } from '../../src/statistics/record-finished.ts';
import { peopleIn, statisticsOf } from '../../src/statistics/statistics.ts';
import { PlainStorage, type TakenLesson, playAt, takeLesson, untilReady } from './support.ts';

const WITH_LESSON = siteGames.filter(({ loadLesson }) => loadLesson !== undefined);
const LESSON_GAMES = WITH_LESSON.map(({ id }) => id);
const PARTS = (
  await Promise.all(
    WITH_LESSON.map(async ({ id, loadLesson }) =>
      lessonParts(await loadLesson!()).map((_, part) => ({ id, part })),
    ),
  )
).flat();

const formats = Object.fromEntries(
  LANGUAGES.map((language) => [language, formatWith(Intl, language, ['Anna', 'Ida', 'Bruno'])]),
) as Record<Language, ReturnType<typeof formatWith>>;

/** The guide refuses every legal move that doesn't fit the step, citing a rule of the game. */
function expectGentleAnswers({ run, game }: TakenLesson): number {
  const { legal } = run.match.getSnapshot();
  const fitting = new Set(run.fitting());
  const others = legal.filter((move) => !fitting.has(move));
  for (const move of others) {
    const reason = run.match.play(move);
    expect(reason?.code).toBe('not-now');
    for (const language of LANGUAGES) {
      const format = formats[language];
      const said = reasonText(reason!, run.match.game.texts[language], { language, format });
      expect(said.length).toBeGreaterThan(20);
      expect(game.texts[language].rules[reason!.rule]).toBeDefined();
    }
  }
  return others.length;
}

test('every game the site draws has its lesson', () => {
  expect([...LESSON_GAMES].sort()).toEqual(siteGames.map(({ id }) => id).sort());
});

describe.each(PARTS)('part $part of the lesson of $id', ({ id, part }) => {
  test('reaches its end with any fitting moves, and refuses others with a reason', async () => {
    let answered = 0;
    for (let time = 0; time < 6; time++) {
      const random = randomFromText(`lesson ${id} ${time}`);
      const taken = await takeLesson(id, { part });
      const { run, lesson, match } = taken;
      for (let steps = 0; run.step !== undefined; steps++) {
        expect(steps).toBeLessThanOrEqual(lesson.steps.length);
        await untilReady(taken);
        if (time === 0) answered += expectGentleAnswers(taken);
        if (!isDoing(run.step)) run.skip(run.at);
        else await playAt(taken, run.fitting()[random.below(run.fitting().length)]!);
      }
      expect(run.at).toBe(lesson.steps.length);
      expect(match.getSnapshot().result).toBeUndefined();
      match.close();
    }
    expect(answered).toBeGreaterThan(0);
  }, 120_000);

  test('has a text for every step in every language, without duplicates', async () => {
    const { lesson, match, game } = await takeLesson(id, { part });
    match.close();
    for (const language of LANGUAGES) {
      const said = lesson.steps.map((step) => lesson.texts[language][step.id]!.say);
      expect(new Set(said).size).toBe(said.length);
      // Longer texts don't fit above the table on a small phone.
      for (const text of said) expect(text.length).toBeLessThanOrEqual(185);
      expect(Object.keys(lesson.texts[language]).sort()).toEqual(
        lesson.steps.map((step) => step.id).sort(),
      );
    }
    for (const { rule } of lesson.steps) {
      expect(game.rules.map(({ number }) => number)).toContain(rule);
    }
  });

  test('can be left and continued at any step, and “I know this” completes it', async () => {
    const storage = new PlainStorage();
    let at = -1;
    for (let times = 0; times < 40; times++) {
      const taken = await takeLesson(id, { part, storage });
      const { run, match, lesson } = taken;
      await untilReady(taken);
      expect(run.at).toBe(Math.max(at, 0));
      if (run.at === lesson.steps.length) {
        match.close();
        return;
      }
      run.skip(run.at);
      await match.settled();
      at = run.at;
      match.close();
    }
    throw new Error(`it never came to its end, only to step ${at}`);
  }, 60_000);
});

/** A lesson followed to its last step and then played to the end of the game. */
async function playedOn(id: string, part = 0): Promise<{ game: Game; ended: SavedMatch }> {
  const taken = await takeLesson(id, { part });
  const { run, match, saved, game } = taken;
  while (run.step !== undefined) {
    await untilReady(taken);
    run.skip(run.at);
    await match.settled();
  }
  match.close();
  const played = restore(game, saved.match);
  const random = randomFromText(`played on ${id}`);
  while (game.result(played.state) === undefined) {
    const [seat = 0] = seatsIn(game.owing(played.state));
    const legal = game.legal(played.state, seat);
    const ending = legal.find(({ verb }) => verb === 'end-turn');
    played.play(seat, ending ?? legal[random.below(legal.length)]!);
  }
  const log = played.log.map((entry) => writeEntry(game, entry));
  return { game, ended: { ...saved.match, log, isOver: true, startedAt: 1, changedAt: 2 } };
}

describe('a lesson that becomes a game', () => {
  test.each(PARTS)(
    'has a file that the site and the CLI verify ($id, part $part)',
    async ({ id, part }) => {
      const { game, ended } = await playedOn(id, part);
      const file = writeMatchFile(restore(game, ended), ended.secret);
      const report = await checkMatch(file, { language: 'en', format: formats.en });
      expect(report).toMatchObject({ holds: true });
      const folder = await mkdtemp(join(tmpdir(), 'richtfest-lesson-'));
      const path = join(folder, 'lesson.json');
      await writeFile(path, JSON.stringify(file));
      expect(await runHere(['verify', path])).toMatchObject({ code: 0 });
      await rm(folder, { recursive: true });
    },
    60_000,
  );

  test('is listed as a lesson and counts in no statistics', async () => {
    const { ended } = await playedOn('three-little-pigs');
    expect(countsHere(ended)).toBe(true);
    const noted = (await noteHere(ended))!;
    expect(noted.isLesson).toBe(true);
    expect(peopleIn([noted])).toEqual(['Anna']);
    expect(statisticsOf([noted], 'Anna')).toEqual([]);
    // Recorded before lessons were labelled.
    const { isLesson: _, ...older } = noted;
    expect(statisticsOf([older], 'Anna')).toEqual([]);
    const won = { ...noted, seats: noted.seats.map((seat, at) => ({ ...seat, place: at + 1 })) };
    const firsts = firstsOf(housesIn([won])).get(`${won.id}/0`)!;
    expect(firsts.map(({ is }) => is)).toContain('house');
    expect(firsts.map(({ is }) => is)).not.toContain('win');
  });
});

test('the other players wait while there is something to read', async () => {
  const taken = await takeLesson('dream-home');
  const { run, match } = taken;
  while (run.step?.id !== 'roof') {
    await untilReady(taken);
    run.skip(run.at);
    await match.settled();
  }
  const { length } = match.getSnapshot().events;
  await new Promise(setImmediate);
  expect(match.getSnapshot().events).toHaveLength(length);
  run.skip(run.at);
  await untilReady(taken);
  expect(match.getSnapshot().events.length).toBeGreaterThan(length);
  match.close();
});

describe('undone moves', () => {
  test('return the lesson to their step', async () => {
    const taken = await takeLesson('three-little-pigs');
    const { run, match } = taken;
    const skipTo = async (id: string) => {
      while (run.step?.id !== id) {
        await untilReady(taken);
        run.skip(run.at);
        await match.settled();
      }
    };
    await skipTo('door');
    run.match.undo(1);
    await match.settled();
    expect(run.step?.id).toBe('stop');
    match.close();
  });
});
