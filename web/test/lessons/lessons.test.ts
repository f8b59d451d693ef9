import {
  LANGUAGES,
  verify,
  writeMatchFile,
  type Language,
  formatWith,
  randomFromText,
  reasonText,
} from '@richtfest/engine';
import { describe, expect, test } from 'vitest';
import { isDoing } from '../../src/lessons/lesson.ts';
import { siteGames } from '../../src/games/index.ts';
import { restore } from '../../src/match/saved-match.ts';
import { PlainStorage, type TakenLesson, playAt, takeLesson, untilReady } from './support.ts';

const LESSON_GAMES = siteGames
  .filter(({ loadLesson }) => loadLesson !== undefined)
  .map(({ id }) => id);

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

describe.each(LESSON_GAMES.map((id) => ({ id })))('the lesson of $id', ({ id }) => {
  test('reaches its end with any fitting moves, and refuses others with a reason', async () => {
    let answered = 0;
    for (let time = 0; time < 6; time++) {
      const random = randomFromText(`lesson ${id} ${time}`);
      const taken = await takeLesson(id);
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
    const { lesson, match, game } = await takeLesson(id);
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
      const taken = await takeLesson(id, storage);
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

describe('a lesson that becomes a game', () => {
  test.each(LESSON_GAMES.map((id) => ({ id })))(
    'is a match like any other, with a file that can be checked ($id)',
    async ({ id }) => {
      const taken = await takeLesson(id);
      const { run, match, saved, game } = taken;
      while (run.step !== undefined) {
        await untilReady(taken);
        run.skip(run.at);
        await match.settled();
      }
      match.close();
      const played = restore(game, { ...saved.match, id: 'a-game' });
      expect(verify(game, writeMatchFile(played, saved.match.secret)).faults).toEqual([]);
    },
  );
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
