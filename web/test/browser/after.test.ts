import { readFile } from 'node:fs/promises';
import { findGame } from '@richtfest/catalog';
import type { MatchFile, MatchSeat } from '@richtfest/engine';
import { loadPuzzles } from '@richtfest/review';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openMore } from './support/end.ts';
import type { SavedMatch } from '../../src/match/saved-match.ts';
import { foundByAxe } from './support/axe.ts';
import { LONGEST_WAIT } from './support/browser.ts';
import { MAY, promptOf, untilMyTurn } from './support/play.ts';
import { storeMatches } from './support/stored-match.ts';
import { Visits } from './support/visits.ts';

const visits = Visits.ofThisFile();

const recorded = (game: string, name: string) =>
  new URL(`../../../games/${game}/test/matches/${name}.json`, import.meta.url).pathname;

const PIGS = recorded('three-little-pigs', 'v1-three-experienced');
const TREES = recorded('best-treehouse', 'v1-two-players');
const TOPPING_OUT = recorded('ueberdachen', 'v1-four-greedy');

async function openByPicker(page: Page, path: string): Promise<void> {
  await page.goto(visits.address);
  const chosen = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Open a saved game' }).click();
  await (await chosen).setFiles(path);
}

async function dropText(page: Page, text: string): Promise<void> {
  // The page accepts files once it listens for them.
  await page.waitForFunction((content) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([content], 'game.json'));
    const event = (type: string) =>
      new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true });
    if (document.body.dispatchEvent(event('dragover'))) return false;
    document.body.dispatchEvent(event('drop'));
    return true;
  }, text);
}

async function downloaded(page: Page, act: () => Promise<void>): Promise<Buffer> {
  const download = page.waitForEvent('download');
  await act();
  return readFile(await (await download).path());
}

/** Only the screens of this file; other tests cover tables, logs and buttons in all themes. */
async function axe(page: Page, part: string, themes: readonly string[]): Promise<void> {
  for (const theme of themes) {
    expect(await foundByAxe(page, { theme, part })).toEqual([]);
  }
}

const momentOf = (page: Page) => page.getByTestId('moment').innerText();

test('a finished game is opened from a file, replayed, reviewed, checked and continued', async () => {
  const { page, context, errors } = await visits.open();
  await openByPicker(page, PIGS);
  await page.getByTestId('replay-bar').waitFor();
  const { moves, seats } = JSON.parse(await readFile(PIGS, 'utf8')) as MatchFile;
  const last = moves.length;
  // It does not open with the result.
  expect(await momentOf(page)).toBe('The start');

  // By key, slider and log line; from another perspective. The address follows.
  await page.keyboard.press('End');
  expect(await momentOf(page)).toContain(`(${last} of ${last})`);
  expect(await page.getByRole('button', { name: 'Continue from here' }).isDisabled()).toBe(true);
  await page.keyboard.press('ArrowLeft');
  expect(await momentOf(page)).toContain(`(${last - 1} of ${last})`);
  await page.getByRole('slider').fill('12');
  expect(await momentOf(page)).toContain(`(12 of ${last})`);
  expect(new URL(page.url()).hash).toBe('#moment=12');
  await page.getByTestId('log').getByRole('link').first().click();
  expect(await momentOf(page)).toBe('The start');
  await page.goBack();
  await page.getByTestId('moment').getByText(`(12 of ${last})`).waitFor();
  await page.goForward();
  await page.getByTestId('moment').getByText('The start').waitFor();
  await page.getByLabel('Seen by').selectOption(seats[1]!.name);
  await page.getByRole('button', { name: 'One move forward' }).click();
  expect(await momentOf(page)).toContain(`(1 of ${last})`);
  await page.getByTestId('replay-bar').getByRole('button', { name: 'Play', exact: true }).click();
  // A machine under load may see it later.
  await page.waitForFunction(() => {
    const moment = document.querySelector('[data-testid="moment"]')?.textContent ?? '';
    return Number(/\((\d+) of /.exec(moment)?.[1] ?? 0) >= 3;
  });
  await page.getByRole('button', { name: 'Pause' }).click();
  await axe(page, '[data-testid="replay-bar"]', ['contrast', 'day']);

  await page.getByRole('button', { name: 'Score sheet' }).click();
  await openMore(page);
  await page.getByRole('button', { name: 'Check this game' }).click();
  await page.locator('[data-testid="check"][data-holds="true"]').waitFor();
  await page.keyboard.press('Escape');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openMore(page);
  await page.getByRole('button', { name: 'Copy the file' }).click();
  await page.getByText('Copied. You can paste it anywhere.').waitFor();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect((JSON.parse(copied) as MatchFile).moves).toEqual(moves);
  await page.getByRole('button', { name: 'Admire the houses' }).click();
  await axe(page, 'dialog', ['night']);
  const first = await page.getByTestId('houses').locator('[data-picture]').innerText();
  await page.keyboard.press('ArrowRight');
  expect(await page.getByTestId('houses').locator('[data-picture]').innerText()).not.toBe(first);
  const save = (kind: string) => () => page.locator(`[data-save="${kind}"]`).click();
  const svg = (await downloaded(page, save('svg'))).toString();
  expect(svg).toMatch(/^<svg[^]*<style>[^]*@font-face[^]*tlp-[^]*<\/svg>$/);
  // It is self-contained.
  expect(svg).not.toMatch(/url\((?!data:|&quot;data:|"data:|#)/);
  const png = await downloaded(page, save('png'));
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect(png.length).toBeGreaterThan(60_000);
  await page.keyboard.press('Escape');
  await page.getByTestId('score-sheet').waitFor();
  await page.keyboard.press('Escape');
  await page.getByTestId('score-sheet').waitFor({ state: 'detached' });

  // The review: chart, key moments on the real table, bars and grades.
  await page.getByRole('button', { name: 'Game review' }).click();
  await page.locator('[data-testid="review"][data-state="complete"]').waitFor();
  await page.getByTestId('summary').getByText('Ben won, ').waitFor();
  await page.getByRole('slider').press('Home');
  await page.getByText('The start', { exact: true }).waitFor();
  await page.getByRole('link', { name: 'To key moment 1' }).click();
  const moment = page.getByRole('article').first();
  await moment.getByRole('img').locator('[data-phase]').waitFor();
  expect(await page.getByTestId('decisions').getByRole('listitem').count()).toBeGreaterThan(2);
  await axe(page, 'main', ['day', 'night', 'contrast']);
  const shown = await moment.getByRole('link', { name: 'Show in the game' }).getAttribute('href');
  await moment.getByRole('link', { name: 'Show in the game' }).click();
  const momentShown = Number(/#moment=(\d+)$/.exec(shown ?? '')?.[1]);
  await page.getByTestId('moment').getByText(`(${momentShown} of ${last})`).waitFor();
  // The log now has grades; the result is not in it.
  await page.getByTestId('log').locator('[data-grade]').first().waitFor();
  await page.goBack();
  // The stored review is there at once.
  await page.locator('[data-testid="review"][data-state="complete"]').waitFor();
  await page.getByRole('link', { name: 'Replay' }).click();
  await page.getByTestId('replay-bar').waitFor();

  // Continue where the first seat moves.
  const fork = moves.findIndex((move, at) => at > 2 && move.startsWith('0 '));
  await page.getByRole('slider').fill(String(fork));
  await page.getByRole('button', { name: 'Continue from here' }).click();
  await page.getByLabel(seats[0]!.name, { exact: true }).selectOption('Person here');
  await page.getByLabel(seats[1]!.name, { exact: true }).selectOption('Bot: Child');
  await page.getByRole('dialog').getByRole('button', { name: 'Play', exact: true }).click();
  await page.waitForURL(/\/play\/[0-9a-f]+$/);
  await page.getByTestId('prompt').waitFor();
  expect(await untilMyTurn(page)).toBe('mine');
  const lines = await page.getByTestId('log').getByRole('listitem').count();
  await page.locator(`main ${MAY}`).first().click();

  // Look back during a running game, then return to now.
  await page.getByTestId('log').getByRole('link').nth(1).click();
  await page.getByTestId('look-back').getByText('You are looking back').waitFor();
  expect(await page.locator(`main ${MAY}`).count()).toBe(0);
  await page.getByRole('button', { name: 'Back to now' }).click();
  await page.getByTestId('look-back').waitFor({ state: 'detached' });
  expect(await page.getByTestId('log').getByRole('listitem').count()).toBeGreaterThanOrEqual(lines);
  expect(await promptOf(page)).not.toBe('');
  expect(errors).toEqual([]);
  await context.close();
});

test('a file with secrets is dropped on the street; broken files are explained', async () => {
  const { page, context, errors } = await visits.open({ locale: 'de-DE' });
  await page.goto(visits.address);
  await page.getByRole('heading', { name: 'Richtfest' }).waitFor();
  const text = await readFile(TREES, 'utf8');
  const broken: readonly [string, RegExp][] = [
    [text.slice(0, 400), /keinen Text, den ein Programm lesen kann/],
    ['{"hello": "world"}', /kein Spiel von Richtfest/],
    [text.replace('"rulesVersion": 1', '"rulesVersion": 7'), /Version 7 der Regeln/],
    [text.replace(/"score": \d+/, '"score": 99'), /Ergebnis ist nicht das, zu dem die Züge führen/],
  ];
  for (const [content, said] of broken) {
    await dropText(page, content);
    await page.getByTestId('file-trouble').getByText(said).waitFor();
    await page.getByTestId('file-trouble').getByRole('button', { name: 'Schließen' }).click();
  }
  await dropText(page, text);
  await page.getByTestId('replay-bar').waitFor();
  // Each player sees their own hand, spectators see none.
  await page.getByRole('slider').fill('2');
  const board = page.getByRole('main');
  await page.getByLabel('Gesehen von').selectOption('0');
  const mine = await board.innerText();
  await page.getByLabel('Gesehen von').selectOption('1');
  expect(await board.innerText()).not.toBe(mine);
  await page.goto(`${visits.address}/games/best-treehouse`);
  await page.getByText('Beendete Spiele').click();
  await page.getByRole('link', { name: /^Rückblick/ }).click();
  await page.getByTestId('review').waitFor();
  expect(errors).toEqual([]);
  await context.close();
});

/** A recorded match as if people had finished it in this browser. */
async function finished(path: string, seats: readonly MatchSeat[]): Promise<SavedMatch> {
  const file = JSON.parse(await readFile(path, 'utf8')) as MatchFile;
  const { game, rulesVersion, options, generator, secret = '', moves } = file;
  return {
    id: 'finished',
    header: { game, rulesVersion, options, generator, seats },
    secret,
    log: moves,
    isOver: true,
    startedAt: Date.UTC(2026, 4, 3, 14),
    changedAt: Date.UTC(2026, 4, 3, 15),
  };
}

test('the end is celebrated with everyone’s house, then explained and counted', async () => {
  const { page, context, errors } = await visits.open({ viewport: { width: 360, height: 740 } });
  await page.addInitScript(() => {
    // At a pace that shows everything.
    const key = 'richtfest/settings';
    localStorage.setItem(key, (localStorage.getItem(key) ?? '').replace('instant', 'calm'));
  });
  const seats = [{ name: 'Mia' }, { name: 'Großmutter Hildegard' }, { name: 'Bo', bot: 'club' }];
  await storeMatches(page, visits.address, [await finished(PIGS, seats)]);
  await page.goto(`${visits.address}/play/finished`);
  const party = page.getByTestId('celebration');
  await party.getByRole('heading', { name: 'Mia’s houses with a roof stand!' }).waitFor();
  await axe(page, '[data-testid="celebration"]', ['night', 'contrast']);
  // Any key continues, also without the button.
  await page.keyboard.press('a');
  await party
    .getByRole('heading', { name: 'Großmutter Hildegard’s houses with a roof stand!' })
    .waitFor();
  await party.locator('[data-celebrated="1"]').click();
  await party.waitFor({ state: 'detached' });

  await page
    .getByTestId('decided')
    .getByText(/beat .* mainly in/)
    .waitFor();
  const again = page.getByRole('button', { name: 'Play again' });
  for (const viewport of [
    { width: 360, height: 740 },
    { width: 1024, height: 768 },
  ]) {
    await page.setViewportSize(viewport);
    const box = await again.boundingBox();
    expect(box!.y + box!.height).toBeLessThanOrEqual(viewport.height);
  }
  const name = page.getByTestId('score-sheet').getByText('Großmutter Hildegard');
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await name.evaluate((element) => getComputedStyle(element).writingMode)).toBe(
    'horizontal-tb',
  );
  await axe(page, 'dialog', ['day']);

  // The party comes once; Escape skips all of it.
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Score sheet' }).click();
  await page.getByTestId('score-sheet').waitFor();
  await page.reload();
  await party.waitFor();
  await page.keyboard.press('Escape');
  await page.getByTestId('score-sheet').waitFor();

  // What they built moves into their street.
  await openMore(page);
  await page.getByRole('link', { name: 'My street' }).click();
  const street = page.getByTestId('street');
  await street.locator('img').nth(1).waitFor();
  expect(await street.locator('[aria-posinset]').count()).toBe(2);
  await axe(page, 'main', ['day', 'night']);
  await page.getByRole('radio', { name: 'Mia' }).check({ force: true });
  await page.getByRole('heading', { name: 'Mia’s street' }).waitFor();
  await street.getByRole('link', { name: /^Mia.*The Three Little Pigs.*3 May 2026$/ }).click();
  const story = page.getByTestId('house-story');
  await story.getByText('Mia built it on 3 May 2026 in The Three Little Pigs.').waitFor();
  await story.getByText(/ beat .* mainly in /).waitFor();
  await story.getByTestId('firsts').getByText('First house in your street').waitFor();
  await axe(page, 'dialog', ['contrast', 'day']);
  const shared = await downloaded(page, () =>
    page.getByRole('button', { name: 'Share my house' }).click(),
  );
  expect(shared.subarray(1, 4).toString()).toBe('PNG');
  const poster = await downloaded(page, () =>
    page.getByRole('button', { name: 'Save as a poster' }).click(),
  );
  // Sizes include padding, as on the page.
  expect(poster.toString()).toMatch(/^<svg[^]*box-sizing[^]*Mia’s house[^]*<\/svg>$/);
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('[data-printed]').isVisible()).toBe(true);
  expect(await page.getByRole('button', { name: 'Print' }).isVisible()).toBe(false);
  await page.emulateMedia({ media: 'screen' });

  // It stays when the match is deleted, and the match comes back to be watched.
  await page.evaluate(async () => {
    const opening = indexedDB.open('richtfest');
    await new Promise((resolve) => (opening.onsuccess = resolve));
    const writing = opening.result.transaction('matches', 'readwrite');
    writing.objectStore('matches').clear();
    await new Promise((resolve) => (writing.oncomplete = resolve));
    opening.result.close();
  });
  await page.reload();
  await page.getByRole('button', { name: 'Watch it being built' }).click();
  await page.getByTestId('replay-bar').waitFor();
  await page.goto(visits.address);
  await page.getByTestId('houses-behind').waitFor();
  expect(errors).toEqual([]);
  await context.close();
});

test('the totals of a long score sheet are in view, and equal rooms have different households', async () => {
  const { page, context, errors } = await visits.open({ viewport: { width: 1366, height: 768 } });
  const seats = ['Mia', 'Großmutter Hildegard', 'Bo', 'Kim'].map((name) => ({ name }));
  await storeMatches(page, visits.address, [await finished(TOPPING_OUT, seats)]);
  await page.goto(`${visits.address}/play/finished`);
  await page.keyboard.press('Escape');
  const sheet = page.getByTestId('score-sheet');
  await sheet.waitFor();
  const total = sheet.getByRole('row', { name: /^Total/ });
  for (const viewport of [
    { width: 1366, height: 768 },
    { width: 360, height: 740 },
  ]) {
    await page.setViewportSize(viewport);
    const isInView = () =>
      total.evaluate((row) => {
        const { x, y, width, height } = row.getBoundingClientRect();
        const below = document.elementFromPoint(x + width / 2, y + height - 6);
        return below !== null && row.contains(below);
      });
    await expect.poll(isInView, { timeout: LONGEST_WAIT }).toBe(true);
  }
  // A long name is whole on a phone, on the sheet and beside the neighbour's house.
  const cut = () =>
    page.getByText('Großmutter Hildegard', { exact: true }).evaluateAll((names) => {
      const isCut = ({ scrollWidth, clientWidth, scrollHeight, clientHeight }: Element) =>
        scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1;
      const hides = (name: Element) => getComputedStyle(name).overflow !== 'visible';
      return names.filter((name) => hides(name) && name.clientWidth > 1 && isCut(name)).length;
    });
  await expect.poll(cut).toBe(0);
  await page.keyboard.press('Escape');
  await expect.poll(cut).toBe(0);
  const livingRooms = page.locator('main [data-house="0"] [data-scene="living-room"]');
  const households = await livingRooms.evaluateAll((rooms) =>
    rooms.map((room) => (room as HTMLElement).dataset['household']),
  );
  expect(households.length).toBeGreaterThan(1);
  expect(new Set(households).size).toBe(Math.min(3, households.length));
  // Names stay horizontal in the narrow column of the drawer, too.
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.getByRole('tab', { name: 'Score' }).click();
  const name = page.getByRole('tabpanel').getByText('Großmutter Hildegard', { exact: true });
  const mode = await name.evaluate((element) => getComputedStyle(element).writingMode);
  expect(mode).toBe('horizontal-tb');
  expect(errors).toEqual([]);
  await context.close();
});

test('a street of 200 houses has few elements, and draws those in view', async () => {
  const { page, context, errors } = await visits.open({ viewport: { width: 360, height: 740 } });
  await page.goto(`${visits.address}/icon.svg`);
  await page.evaluate(() => {
    const games = Array.from({ length: 200 }, (_, at) => ({
      id: `m${at}`,
      game: at % 2 === 0 ? 'dream-home' : 'a-game-of-tomorrow',
      where: 'device',
      at: Date.UTC(2026, 0, 1) - at * 86_400_000,
      seats: [{ name: 'Mia', isMine: true, points: at, place: 1 }],
    }));
    const chronicle = { games, forgottenUntil: 0 };
    localStorage.setItem('richtfest/chronicle', JSON.stringify(chronicle));
  });
  await page.goto(`${visits.address}/street`);
  const street = page.getByTestId('street');
  await street.locator('[aria-posinset="1"] img').waitFor();
  // Otherwise screens with few pixels would scroll it on the main thread, which draws houses.
  const background = await page
    .locator('main')
    .evaluate((main) => getComputedStyle(main).backgroundColor);
  expect(background).toMatch(/^rgb\(/);
  const most = await page.evaluate(async () => {
    const scroller = document.querySelector('main')!;
    const counts: number[] = [];
    const observer = new MutationObserver(() =>
      counts.push(document.querySelectorAll('[aria-posinset]').length),
    );
    observer.observe(scroller, { childList: true, subtree: true });
    for (let at = 1; at <= 20; at++) {
      const scrolled = new Promise((resolve) =>
        scroller.addEventListener('scroll', resolve, { once: true }),
      );
      scroller.scrollTop = (scroller.scrollHeight * at) / 25;
      await scrolled;
    }
    observer.disconnect();
    return Math.max(...counts);
  });
  // Some rows ahead of a swipe, however far it goes.
  expect(most).toBeLessThanOrEqual(120);
  await page.locator('main').press('End');
  await street.locator('[aria-posinset="200"] img').waitFor();
  expect(errors).toEqual([]);
  await context.close();
});

test('a puzzle is opened from its house, missed, reported, and another one solved', async () => {
  const { page, errors } = await visits.open();
  const puzzles = await loadPuzzles(await findGame('three-little-pigs')!.load());
  const answeredBy = (move: string) => puzzles.find(({ best }) => best[0] === move)!;
  const temptedBy = (move: string) => puzzles.find(({ tempting }) => tempting === move)!;
  const address = (id: string) => `${visits.address}/puzzles/three-little-pigs/${id}`;
  const says = page.getByTestId('exercise-says');
  const table = page.getByTestId('exercise');
  const stop = page.getByRole('button', { name: 'Stop', exact: true });
  const button = (name: string) => page.getByRole('button', { name });

  await page.goto(`${visits.address}/games/three-little-pigs`);
  await page.getByRole('link', { name: 'Puzzles' }).click();
  await table.waitFor();
  expect(page.url()).toMatch(/\/puzzles\/three-little-pigs\/[0-9a-f]{8}$/u);

  const missed = temptedBy('stop');
  await page.goto(address(missed.id));
  await says.getByText('Your puzzle rating: 1500.').waitFor();
  await button('Hint').click();
  await says.getByText('Your puzzle rating').waitFor({ state: 'detached' });
  await button('Hint').click();
  await says.getByText('Not the best move, though many bots play it: Stop').waitFor();
  await axe(page, '[data-testid="exercise"] > section', ['light', 'dark']);
  await stop.click();
  await button('Try again').click();
  await stop.click();
  await button('Show the answer').click();
  await says.getByText('The best move: ').waitFor();
  const file = await downloaded(page, () => button('Report this puzzle').click());
  expect(JSON.parse(file.toString())).toMatchObject({ puzzle: missed, answer: 'stop' });

  // With keys only: the focus follows from the table to the card.
  await page.goto(address(answeredBy('stop').id));
  await stop.press('Enter');
  await says.getByText('Right: ').waitFor();
  await page.locator('button:focus', { hasText: 'Next puzzle' }).waitFor();
  await page.evaluate(() => {
    const share = ({ url }: ShareData) => Promise.resolve((document.title = url ?? ''));
    Object.assign(navigator, { share });
  });
  await button('Share').click();
  expect(await page.title()).toBe(address(answeredBy('stop').id));
  await button('Next puzzle').press('Enter');
  await button('Hint').waitFor();
  const stored = await page.evaluate(() =>
    localStorage.getItem('richtfest/puzzles/three-little-pigs'),
  );
  const { ratings, solved } = JSON.parse(stored!) as { ratings: object; solved: number };
  expect(Object.keys(ratings)).toEqual([missed.id, answeredBy('stop').id]);
  expect(solved).toBe(1);
  await page.goto(`${visits.address}/puzzles/three-little-pigs/nothing`);
  await page.getByText('There is no puzzle at this address.').waitFor();
  expect(errors).toEqual([]);
});
