import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { catalog, findGame } from '@richtfest/catalog';
import type { Frame, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { HOUSES } from '../../src/home/houses.tsx';
import { foundByAxe } from './support/axe.ts';
import { SIZES, type Visitor } from './support/browser.ts';
import { goInside } from './support/inside.ts';
import { PIGS, startRolling } from './support/play.ts';
import { themesFor } from './support/themes.ts';
import { Visits } from './support/visits.ts';

// A new version is published while its tests run.
const visits = Visits.ofThisFile({ isChanged: true });

/** A house under construction, if there is one. */
const UNBUILT = HOUSES.map(({ id }) => id).find((id) => findGame(id) === undefined);

/** From the smallest phone to a desktop. */
const WIDTHS = [320, 360, 740, 820, 1440];

/** The site in a frame: resizing a frame costs a layout, resizing a window much more. */
async function openFrame(page: Page): Promise<Frame> {
  await page.evaluate(async () => {
    const frame = document.createElement('iframe');
    frame.src = '/';
    frame.style.cssText = 'position: fixed; inset: 0 auto auto 0; height: 640px; border: 0';
    const loaded = new Promise((resolve) => frame.addEventListener('load', resolve));
    document.body.replaceChildren(frame);
    await loaded;
  });
  const [frame] = page.mainFrame().childFrames();
  if (frame === undefined) throw new Error('the page has no frame');
  return frame;
}

/** The widths at which the site overflows its frame. */
function tooWideAt(frame: Frame): Promise<number[]> {
  return frame.evaluate(async (widths) => {
    const tooWide: number[] = [];
    for (const width of widths) {
      (frameElement as HTMLElement).style.width = `${width}px`;
      // By the next frame the page has heard of its new size.
      await new Promise(requestAnimationFrame);
      if (document.documentElement.scrollWidth > width) tooWide.push(width);
    }
    return tooWide;
  }, WIDTHS);
}

/** Every screen without server or table, and how to reach it from any other. */
const SCREENS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  street: async (page) => {
    await goInside(page, '/');
    await page.getByRole('heading', { name: 'Richtfest' }).waitFor();
  },
  'score pad': async (page) => {
    await goInside(page, `/games/${PIGS}/score-pad`);
    await page.getByRole('button', { name: 'New game' }).click();
    await page.getByTestId('tray').waitFor();
  },
  'house card': async (page) => {
    await goInside(page, `/games/${PIGS}`);
    await page.getByRole('button', { name: 'Play' }).waitFor();
  },
  ...(UNBUILT === undefined
    ? {}
    : {
        'house under scaffolding': async (page: Page) => {
          await goInside(page, `/games/${UNBUILT}`);
          await page.getByText('under scaffolding').waitFor();
        },
      }),
  'set-up': async (page) => {
    await goInside(page, `/games/${PIGS}/set-up`);
    await page.getByText('More options').click();
    await page.getByLabel('Edition').waitFor();
  },
  'the form of an edition': async (page) => {
    await goInside(page, `/games/${PIGS}/editions`);
    await page.getByRole('button', { name: 'New edition' }).click();
    await page.getByText('Die a', { exact: true }).click();
    await page.getByLabel('Link to this edition').waitFor();
  },
  rules: async (page) => {
    await goInside(page, `/games/${PIGS}/rules#LP-10`);
    await page.locator('#LP-10:focus').waitFor();
    // A search finds all rules that contain the word, and only those.
    await page.keyboard.press('/');
    await page.keyboard.type('chimney');
    await page.getByText('No rule matches.').waitFor();
    await page.getByRole('searchbox').fill('wheel');
    await page
      .getByText(/^[1-9]\d* rules?$/)
      .first()
      .waitFor();
    expect(await page.locator('mark').first().innerText()).toMatch(/wheel/i);
    expect(await page.getByText('Where tiles go').count()).toBe(0);
    await page.getByRole('searchbox').fill('');
    await page.getByText('Where tiles go').waitFor();
  },
  edition: async (page) => {
    await goInside(page, '/games/dream-home/edition');
    await page.getByText('The German and the Dutch edition').waitFor();
  },
  lesson: async (page) => {
    await goInside(page, `/games/${PIGS}/learn`);
    await page.getByRole('button', { name: 'Next' }).click();
    await page.locator('[data-ring]').first().waitFor();
  },
  settings: async (page) => {
    await goInside(page, '/settings');
    await page.getByRole('heading', { name: 'Settings' }).waitFor();
  },
  about: async (page) => {
    await goInside(page, '/about');
    await page.getByText('Laurent Pouchain').waitFor();
  },
  privacy: async (page) => {
    await goInside(page, '/about');
    await page.getByRole('link', { name: 'Privacy' }).click();
    await page.getByText('There is no cookie').waitFor();
  },
  nowhere: async (page) => {
    await goInside(page, '/cellar');
    await page.getByRole('heading', { name: 'Nobody lives here' }).waitFor();
  },
  'table by link without a server': async (page) => {
    await goInside(page, '/t/K7M2PX');
    await page.getByRole('heading', { name: 'Join a table' }).waitFor();
  },
};

/** The screens of a table, and how to reach each from any other. */
const AT_THE_TABLE: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  table: async (page) => {
    await page.getByRole('tab', { name: 'Log' }).click();
  },
  'moves in words': async (page) => {
    await page.getByRole('tab', { name: 'Moves' }).click();
  },
  'score so far': async (page) => {
    await page.getByRole('tab', { name: 'Score' }).click();
  },
  'drawer on a phone': async (page) => {
    await page.setViewportSize(SIZES['phone upright']);
    await page.getByRole('button', { name: 'Moves, log, score, rules' }).click();
    await page.getByRole('tab', { name: 'Rules' }).click();
  },
  refusal: async (page) => {
    await page.setViewportSize(SIZES.desktop);
    await page.locator('[data-market] button').first().click();
    await page.getByRole('alert').waitFor();
  },
};

describe('axe finds no problems', () => {
  describe.each([
    {
      where: 'away from tables',
      screens: SCREENS,
      open: (page: Page) => page.goto(visits.address),
    },
    {
      where: 'at a table',
      screens: AT_THE_TABLE,
      open: (page: Page) => startRolling(page, visits.address),
    },
  ])('$where', ({ screens, open }) => {
    let visitor: Visitor;
    beforeAll(async () => {
      visitor = await visits.open();
      await open(visitor.page);
    });
    afterAll(() => visitor.context.close());

    test.each(Object.entries(screens))('on: %s', async (name, go) => {
      await go(visitor.page);
      for (const theme of themesFor(name)) {
        expect(await foundByAxe(visitor.page, { theme })).toEqual([]);
      }
      expect(visitor.errors).toEqual([]);
    });
  });
});

test('axe detects insufficient contrast', async () => {
  const { page, context } = await visits.open({ bypassCSP: true });
  await page.goto(`${visits.address}/settings`);
  await page.getByRole('heading', { name: 'Settings' }).waitFor();
  await page.addStyleTag({ content: 'legend { color: #ddd !important }' });
  const found = await foundByAxe(page, { theme: 'day' });
  expect(found.join()).toMatch(/^day color-contrast <legend/);
  await context.close();
});

describe('the street', () => {
  test('is shown before scripts run, in the reader’s language, and keeps focus and input', async () => {
    const { page, context } = await visits.open({ locale: 'de-DE' });
    const held = Promise.withResolvers<void>();
    await page.route('**/*.js', async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.goto(visits.address, { waitUntil: 'commit' });
    await page.getByText('Die drei kleinen Schweinchen').waitFor();
    expect(await page.getByText('The Three Little Pigs').isVisible()).toBe(false);
    const art = await page.locator('[data-house="three-little-pigs"] svg').boundingBox();
    expect(art?.height).toBeGreaterThan(100);
    await page.getByRole('textbox').pressSequentially('k7m2');
    held.resolve();
    await page.locator('.street-before').waitFor({ state: 'detached' });
    await page.keyboard.type('-px9o');
    expect(await page.getByRole('textbox').inputValue()).toBe('k7m2-px9o');
    // A code in any spelling leads to its table: no code has an O, but one may have a Q.
    await page.keyboard.press('Enter');
    await page.waitForURL('**/t/K7M2PX9Q');
    await context.close();
  });

  test('a code typed while the street is being rendered leads to its table', async () => {
    const { page, context } = await visits.open();
    await page.addInitScript(typeBeforeTheAppIsShown, 'K7M2-PX9D');
    await page.goto(visits.address);
    await page.waitForURL('**/t/K7M2PX9D');
    await context.close();
  });

  test('a code submitted before scripts run leads to its table', async () => {
    const { page, context } = await visits.open();
    const held = Promise.withResolvers<void>();
    await page.route('**/*.js', async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.goto(visits.address, { waitUntil: 'commit' });
    await page.getByRole('textbox').fill('K7M2PX');
    await page.getByRole('button', { name: 'Join' }).click();
    held.resolve();
    await page.waitForURL('**/t/K7M2PX');
    await context.close();
  });

  test('loads at most 130 kB of script, in two files, before the first tap', async () => {
    const { page, context } = await visits.open();
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
    });
    await page.goto(visits.address, { waitUntil: 'networkidle' });
    const packed = await Promise.all(
      scripts
        .filter((path) => path !== '/service-worker.js')
        .map(async (path) => gzipSync(await readFile(join(visits.site.folder, path))).length),
    );
    const bytes = packed.reduce((sum, size) => sum + size, 0);
    expect(bytes).toBeLessThan(130 * 1024);
    expect(packed.length).toBeLessThanOrEqual(2);
    const names = await readdir(join(visits.site.folder, 'assets'));
    expect(names.length).toBeGreaterThan(scripts.length);
    // Each file costs a request: a page that is opened next needs few.
    scripts.length = 0;
    await goInside(page, `/games/${PIGS}/set-up`);
    expect(scripts.length).toBeGreaterThan(0);
    expect(scripts.length).toBeLessThanOrEqual(30);
    await context.close();
  });

  test.each(['en-GB', 'de-DE', 'nl-NL'])(
    'does not scroll sideways at any width with the largest letters (%s)',
    async (locale) => {
      const { page, context } = await visits.open({ locale });
      // The largest text size needs the most space.
      await page.addInitScript(() => {
        const saved = { state: { wishes: { textSize: 140 } }, version: 1 };
        localStorage.setItem('richtfest/settings', JSON.stringify(saved));
      });
      // A page of the same origin without any content.
      await page.goto(`${visits.address}/healthz`);
      const frame = await openFrame(page);
      const houses = catalog.flatMap(({ id }) => [
        `/games/${id}`,
        `/games/${id}/set-up`,
        `/games/${id}/rules`,
      ]);
      const learning = ['/games/dream-home/edition', '/games/ueberdachen/learn'];
      for (const path of ['/', ...houses, ...learning, '/my-games', '/settings', '/about']) {
        await goInside(frame, path);
        await frame.getByRole('heading').first().waitFor();
        expect({ path, tooWide: await tooWideAt(frame) }).toEqual({ path, tooWide: [] });
      }
      await context.close();
    },
  );
});

test('fonts are fetched with the page, so that no button moves when texts change their letters', async () => {
  const { page, context } = await visits.open();
  const held = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  const fonts = Promise.all(
    ['bricolage-grotesque', 'atkinson-hyperlegible-next'].map((name) =>
      page.waitForResponse(new RegExp(`/assets/${name}-latin-wght-.*woff2$`)),
    ),
  );
  await page.goto(`${visits.address}/settings`, { waitUntil: 'commit' });
  expect((await fonts).map((font) => font.status())).toEqual([200, 200]);
  held.resolve();
  await page.getByRole('heading', { name: 'Settings' }).waitFor();
  // A font that is fetched twice was fetched in vain.
  const fetched = await page.evaluate(() =>
    performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2')),
  );
  expect(fetched).toHaveLength(2);
  await context.close();
});

test('the street of a very small phone shows all its signs', async () => {
  const viewport = { width: 320, height: 640 };
  const { page, context } = await visits.open({ viewport, locale: 'de-DE' });
  await page.goto(visits.address);
  await page.getByText('Die drei kleinen Schweinchen').waitFor();
  const beyond = await page.locator('.street-sign, .street-pennant').evaluateAll((signs) =>
    signs
      .filter((sign) => {
        const { left, right } = sign.getBoundingClientRect();
        return left < 0 || right > innerWidth;
      })
      .map((sign) => sign.textContent),
  );
  expect(beyond).toEqual([]);
  await context.close();
});

test('an edition is opened from a file; a bad file is refused, and nothing is lost', async () => {
  const { page, context, errors } = await visits.open();
  await page.goto(`${visits.address}/games/${PIGS}/editions`);
  const load = (options: object) =>
    page.locator('input[type="file"]').setInputFiles({
      name: 'box.json',
      mimeType: 'application/json',
      buffer: Buffer.from(
        JSON.stringify({
          format: 'richtfest-edition/1',
          game: PIGS,
          rulesVersion: 1,
          name: 'Box',
          options,
        }),
      ),
    });
  await load({ wheel: ['straw', 'paper'] });
  await page.getByText('options.wheel[1] must be "straw" / "wood" / "stone"').waitFor();
  await load({ wheel: ['straw', 'straw', 'wood'] });
  await page.getByText('2 × straw, 1 × wood').waitFor();
  await page.getByRole('button', { name: 'Save this edition' }).click();
  await page.getByRole('button', { name: 'Start' }).click();
  await page.getByTestId('prompt').waitFor();
  expect(errors).toEqual([]);
  await context.close();
});

/** Enters a game with the box, breaks a rule on purpose, and counts the points. */
async function playTheBox(page: Page): Promise<void> {
  await page.goto(`${visits.address}/games/${PIGS}`);
  await page.getByRole('link', { name: 'Score pad' }).click();
  await page.getByRole('button', { name: 'New game' }).click();
  const name = (seat: number) => page.getByRole('textbox', { name: `Player ${seat}` });
  const choose = (group: string, player: string) =>
    page.getByRole('group', { name: group }).getByRole('radio', { name: player }).check();
  await name(1).fill('Anna');
  await name(2).fill('Ben');
  await choose('Which one is you?', 'Anna');
  const tray = page.getByTestId('tray');
  const tap = (component: string) => tray.locator(`[data-component="${component}"]`).click();
  for (const tile of ['stone door +1', 'wood window', 'wood roof']) await tap(tile);
  await choose('Whose house?', 'Ben');
  const count = page.getByRole('button', { name: 'Count the points' });
  for (const tile of ['straw window', 'straw door']) await tap(tile);
  await page.getByTestId('problems').getByText('(LP-10)').waitFor();
  expect(await count.isDisabled()).toBe(true);
  await page.getByRole('button', { name: 'That’s how we played' }).click();
  await count.click();
  await page.getByTestId('celebration').click();
  await page.getByText('Anna wins!').waitFor();
  expect(await page.getByTestId('score-sheet').locator('tr').last().innerText()).toContain('1');
  await page.reload();
  await expect.poll(() => name(1).inputValue()).toBe('Anna');
  await page.emulateMedia({ media: 'print' });
  await page.getByRole('table', { name: 'The Three Little Pigs' }).waitFor();
  expect(await name(1).isVisible()).toBe(false);
  await page.emulateMedia({ media: 'screen' });
  await page.goto(`${visits.address}/statistics`);
  await page.getByTestId('box-statistics').getByText('1 played, 1 won').waitFor();
}

describe('without a connection', () => {
  test('everything works after the first load', async () => {
    const { page, context, errors } = await visits.open({ hasServiceWorker: true });
    await page.goto(visits.address);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.reload();
    await context.setOffline(true);
    await page.goto(visits.address);
    await page.getByRole('heading', { name: 'Richtfest' }).waitFor();
    await startRolling(page, visits.address);
    await page.reload();
    await page.getByTestId('prompt').waitFor();
    await page.goto(`${visits.address}/games/${PIGS}/rules`);
    await page.getByText('Where tiles go').waitFor();
    await playTheBox(page);
    expect(errors).toEqual([]);
    await context.close();
  });

  test('a new version is offered and applied without loss', async () => {
    const { page, context } = await visits.open({ hasServiceWorker: true });
    await page.goto(visits.address);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await startRolling(page, visits.address);
    const prompt = await page.getByTestId('prompt').innerText();
    const worker = join(visits.site.folder, 'service-worker.js');
    const code = await readFile(worker, 'utf8');
    await writeFile(worker, code.replace(/"version":"\w+"/, '"version":"next"'));
    await page.evaluate(() =>
      navigator.serviceWorker.getRegistration().then((found) => found?.update()),
    );
    // Another tab with the old version postpones the update and notices when it was applied.
    const other = await context.newPage();
    await other.goto(`${visits.address}/games/${PIGS}/rules`);
    await other.getByRole('button', { name: 'Later' }).click();
    const reloaded = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Update now' }).click();
    await reloaded;
    await page.getByTestId('prompt').waitFor();
    expect(await page.getByTestId('prompt').innerText()).toBe(prompt);
    expect((await page.evaluate(() => caches.keys())).at(-1)).toBe('richtfest-next');
    await other.getByRole('button', { name: 'Update now' }).waitFor();
    const followed = other.waitForEvent('load');
    await other.getByRole('button', { name: 'To the street' }).click();
    await followed;
    await other.getByRole('heading', { name: 'Richtfest' }).waitFor();
    expect(await other.getByRole('button', { name: 'Update now' }).count()).toBe(0);
    await writeFile(worker, code);
    await context.close();
  });
});

/** Runs in the page: types and submits a code just before React replaces the static street. */
function typeBeforeTheAppIsShown(code: string): void {
  const text = Object.getOwnPropertyDescriptor(Node.prototype, 'textContent')!;
  Object.defineProperty(Node.prototype, 'textContent', {
    ...text,
    set(this: Node, value: string | null) {
      const form = document.querySelector<HTMLFormElement>('#root .street-before form');
      if (form !== null && this === document.querySelector('#root')) {
        form.querySelector('input')!.value = code;
        form.requestSubmit();
      }
      text.set!.call(this, value);
    },
  });
}
