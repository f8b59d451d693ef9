import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { catalog } from '@richtfest/catalog';
import type { Game, Json } from '@richtfest/engine';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SavedMatch } from '../../src/match/saved-match.ts';
import { restore } from '../../src/match/saved-match.ts';
import {
  askAddress,
  readFragment,
  unpackQuestion,
  workedAddress,
} from '../../src/rules-desk/desk-link.ts';
import { type DeskQuestion, openQuestion } from '../../src/rules-desk/desk-question.ts';
import { questionOf } from '../../src/rules-desk/scenario-file.ts';
import { verdictOn } from '../../src/rules-desk/verdict.ts';
import { loadQuestions } from '../../src/rules-desk/worked-questions.ts';
import { savedMatches } from '../screens/matches.ts';
import { foundByAxe } from './support/axe.ts';
import { SIZES, type Visitor } from './support/browser.ts';
import { PIGS } from './support/play.ts';
import { runProgram } from './support/program.ts';
import { storeMatches } from './support/stored-match.ts';
import { Visits } from './support/visits.ts';

const visits = Visits.ofThisFile();

test('a worked question is tried on the table, and its link asks it again', async () => {
  const { page, context, errors } = await visits.open({ viewport: SIZES['phone upright'] });
  await page.goto(`${visits.address}/games/${PIGS}/rules`);
  const question = page.getByRole('group').filter({ hasText: 'May a house have two doors?' });
  await question.locator('summary').click();
  await question.getByRole('link', { name: 'Try it on the table' }).click();
  const desk = page.getByTestId('desk');
  const verdict = page.getByTestId('verdict');
  await verdict.getByText('Try a move on the table.').waitFor();
  expect(await foundByAxe(page)).toEqual([]);

  // House A has a door: the bubble at the table and the desk name the rule.
  await page.locator('[data-stack="straw-door"]').click();
  await page.locator('[data-place="0"]').first().click();
  await expect.poll(() => desk.getAttribute('data-verdict')).toBe('no');
  expect(await verdict.innerText()).toContain('LP-11');
  expect(await page.getByRole('alert').filter({ hasText: 'LP-11' }).count()).toBeGreaterThan(0);
  await expect.poll(() => page.url()).toContain('#ask=');
  const link = page.url();

  await page.getByRole('button', { name: 'Try another move' }).click();
  await verdict.getByText('Try a move on the table.').waitFor();
  await page.locator('[data-stack="straw-door"]').click();
  await page.locator('[data-place="new"]').click();
  await expect.poll(() => desk.getAttribute('data-verdict')).toBe('yes');

  const friend = await context.newPage();
  await friend.goto(link);
  await friend.locator('[data-testid="desk"][data-verdict="no"]').waitFor();
  expect(await friend.getByTestId('verdict').innerText()).toContain('LP-11');
  await friend.locator('[data-cause]').first().waitFor();
  // The desk explains it above the table, so no bubble covers that.
  expect(await friend.getByText('LP-11 ·').count()).toBe(0);
  expect(errors).toEqual([]);
  await context.close();
});

test('a position set up by tapping is asked about, shared and run as a scenario', async () => {
  const { page, context, errors } = await visits.open({ viewport: SIZES['phone upright'] });
  await page.goto(`${visits.address}/games/${PIGS}/desk`);
  await page.getByRole('button', { name: 'Empty table' }).click();
  const state = page.getByTestId('position-state');
  await state.getByText('This position is possible.').waitFor();

  // Only what fits is offered: no house starts with a roof (LP-10).
  await page.getByTestId('house').locator('[data-place="A/1"]').click();
  const choices = page.getByTestId('choices');
  await choices.locator('[data-component="straw door"]').getByText('2 left').waitFor();
  expect(await choices.locator('[data-component="straw roof"]').count()).toBe(0);
  expect(await foundByAxe(page)).toEqual([]);
  await choices.locator('[data-component="straw door"]').click();
  await choices.waitFor({ state: 'detached' });

  // Two wolves end the rolling, so the position is impossible until it is the wolf's turn.
  for (const die of [3, 4]) {
    await page.locator(`[data-place="dice/${die}"]`).getByRole('button').click();
    await choices.locator('[data-component="face wolf"]').click();
    await choices.waitFor({ state: 'detached' });
  }
  await page.locator('[data-place="phase"]').getByTestId('place-problem').waitFor();
  expect(await state.innerText()).toContain('LP-7');
  expect(await state.getByRole('button', { name: 'Try a move' }).isDisabled()).toBe(true);
  await state.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('Take tiles and build').click();
  await state.getByText('This position is possible.').waitFor();
  await state.getByRole('button', { name: 'Try a move' }).click();

  const desk = page.getByTestId('desk');
  await page.locator('[data-stack="straw-door"]').click();
  await page.locator('[data-place="0"]').first().click();
  await expect.poll(() => desk.getAttribute('data-verdict')).toBe('no');
  await page.locator('[data-cause]').first().waitFor();
  await expect.poll(() => page.url()).toContain('#ask=');

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as scenario' }).click();
  const file = (await (await download).path()) ?? '';
  const richtfest = fileURLToPath(new URL('../../../cli/bin/richtfest.js', import.meta.url));
  const program = { command: [process.execPath, richtfest], cwd: tmpdir() } as const;
  expect(await runProgram(program, ['scenario', file])).toContain('1 passed, 0 failed');

  const friend = await visits.open({ viewport: SIZES['phone upright'] });
  await friend.page.goto(page.url());
  await friend.page.locator('[data-testid="desk"][data-verdict="no"]').waitFor();
  await friend.page.locator('[data-cause]').first().waitFor();
  expect([...errors, ...friend.errors]).toEqual([]);
  await friend.context.close();
  await context.close();
});

interface SetUp {
  /** A component on an empty table. */
  readonly tap: readonly [place: string, component: string];
  /** What the rules exclude then. */
  readonly wrong: readonly [place: string, value: string];
  readonly rule: string;
  /** The component in the position of the question. */
  readonly written: RegExp;
}

const SET_UP: Readonly<Record<string, SetUp>> = {
  'dream-home': {
    tap: ['G1', 'kitchen'],
    wrong: ['phase', 'helpers'],
    rule: 'DH-25',
    written: /"G1":"kitchen"/,
  },
  'best-treehouse': {
    tap: ['2a', 'blue'],
    wrong: ['week/1', '9'],
    rule: 'BT-12',
    written: /"trees":\[\["[a-z-]+ -"/,
  },
  ueberdachen: {
    tap: ['trade', 'mason'],
    wrong: ['phase', 'start'],
    rule: 'UD-5',
    written: /"trade":"mason"/,
  },
};

describe('in every game', () => {
  let visitor: Visitor;
  let matches: readonly SavedMatch[];

  beforeAll(async () => {
    matches = await savedMatches();
    visitor = await visits.open();
    await storeMatches(visitor.page, visits.address, matches);
  });
  afterAll(() => visitor.context.close());

  const savedAs = (id: string) => matches.find((match) => match.id === id)!;

  /** Asks about the shown position, and reads the question from the address of the desk. */
  async function ask(page: Page): Promise<DeskQuestion> {
    await page.getByRole('button', { name: 'Ask about this position' }).click();
    await page.getByTestId('verdict').getByText('Try a move on the table.').waitFor();
    return questionAt(page);
  }

  async function questionAt(page: Page): Promise<DeskQuestion> {
    const fragment = readFragment(page.url().split('#')[1] ?? '');
    if (fragment.is !== 'asked') throw new Error(`no question: ${page.url()}`);
    return (await unpackQuestion(fragment.packed)) as DeskQuestion;
  }

  function viewIn(game: Game, { players, options = {}, position }: DeskQuestion): Json {
    const read = game.notation.readPosition(position, { players, options });
    if (!('state' in read)) throw new Error(JSON.stringify(read.problems));
    return game.view(read.state, 0) as Json;
  }

  test.each(catalog)(
    'the desk opens from your table of $id and from a moment of a match',
    async ({ id, load }) => {
      const { page, errors } = visitor;
      const game = await load();
      await page.goto(`${visits.address}/play/${id}-middle`);
      await page.getByRole('tab', { name: 'Rules' }).click();
      const mine = await ask(page);
      const { state } = restore(game, savedAs(`${id}-middle`));
      expect(mine.seat).toBe(0);
      expect(viewIn(game, mine)).toEqual(game.view(state, 0));

      const finished = savedAs(`${id}-end`);
      await page.goto(`${visits.address}/play/${finished.id}/replay`);
      const moment = Math.floor(finished.log.length / 2);
      const bar = page.getByTestId('replay-bar');
      await bar.locator('input[type="range"]').fill(String(moment));
      const then = await ask(page);
      const log = finished.log.slice(0, moment);
      const there = restore(game, { ...finished, log });
      expect(then.position).toEqual(game.notation.writePosition(there.state));
      expect(errors).toEqual([]);
    },
  );

  test.each(catalog)('the cause of a refusal is marked on the table of $id', async ({ id }) => {
    const { page, errors } = visitor;
    const refused = (await loadQuestions(id)).map(({ scenario }) => questionOf(scenario));
    for (const question of refused) {
      const open = await openQuestion(question);
      const verdict = 'problem' in open ? undefined : verdictOn(open);
      if (verdict?.is !== 'no' || (verdict.reason.causes ?? []).length === 0) continue;
      await page.goto(`${visits.address}${await askAddress(question)}`);
      await page.locator('[data-testid="desk"][data-verdict="no"]').waitFor();
      expect(await page.getByTestId('verdict').innerText()).toContain(verdict.reason.rule);
      await page.locator('[data-cause]').first().waitFor();
      expect(errors).toEqual([]);
      return;
    }
    throw new Error('no refusal has a cause');
  });

  /** Opens another question without loading the page again. */
  async function follow(page: Page, address: string): Promise<void> {
    await page.evaluate((to) => location.assign(to), address);
  }

  test.each(catalog)('every worked question of $id is answered on the desk', async ({ id }) => {
    const { page, errors } = visitor;
    const questions = await loadQuestions(id);
    expect(questions.length).toBeGreaterThanOrEqual(10);
    await page.goto(`${visits.address}/games/${id}/desk`);
    await page.getByRole('button', { name: 'Empty table' }).waitFor();
    const desk = page.getByTestId('desk');
    const said = page.getByTestId('verdict');
    for (const { id: name, text, answer, scenario } of questions) {
      await follow(page, workedAddress(id, name));
      await desk.getByRole('heading', { level: 1, name: text.en, exact: true }).waitFor();
      await said.getByText('Try a move on the table.').waitFor();
      expect(await desk.locator('details').first().textContent()).toContain(answer.en);

      const question = questionOf(scenario);
      // Questions about points have no move.
      if (question.move === undefined) continue;
      const open = await openQuestion(question);
      const verdict = 'problem' in open ? undefined : verdictOn(open);
      expect(verdict).toBeDefined();
      await follow(page, await askAddress(question));
      await page.locator(`[data-testid="desk"][data-verdict="${verdict!.is}"]`).waitFor();
      if (verdict?.is === 'no') {
        expect(await said.innerText()).toContain(verdict.reason.rule);
        const isMarked = (verdict.reason.causes ?? []).length > 0;
        if (isMarked) await page.locator('[data-cause]').first().waitFor();
      } else {
        expect(await said.innerText()).toMatch(/Yes\. .+/);
      }
      expect(errors).toEqual([]);
    }
  });

  test.each(Object.entries(SET_UP))(
    'a position of %s is set up by tapping',
    async (id, { tap: [place, component], wrong: [field, value], rule, written }) => {
      const { page, errors } = visitor;
      await page.goto(`${visits.address}/games/${id}/desk`);
      await page.getByRole('button', { name: 'Empty table' }).click();
      const state = page.getByTestId('position-state');
      await state.getByText('This position is possible.').waitFor();
      await page.locator(`button[data-place="${place}"], [data-place="${place}"] button`).click();
      await page.getByTestId('choices').locator(`[data-component="${component}"]`).click();
      await state.getByText('This position is possible.').waitFor();
      const broken = page.locator(`[data-place="${field}"]`);
      const list = broken.locator('select');
      if ((await list.count()) > 0) await list.selectOption(value);
      else await broken.locator('input').fill(value);
      await broken.getByTestId('place-problem').waitFor();
      expect(await state.innerText()).toContain(rule);
      await state.getByRole('button', { name: 'Undo' }).click();
      await state.getByRole('button', { name: 'Try a move' }).click();
      await page.getByTestId('verdict').getByText('Try a move on the table.').waitFor();
      const { position } = await questionAt(page);
      expect(JSON.stringify(position)).toMatch(written);
      expect(errors).toEqual([]);
    },
  );
});
