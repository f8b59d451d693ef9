import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from 'playwright-core';

interface Shot {
  readonly name: string;
  readonly file: string;
}

interface Sheet {
  readonly title: string;
  readonly shots: readonly Shot[];
  /** The width of one picture. */
  readonly width: number;
  readonly columns: number;
}

/** Arranges pictures side by side. */
export async function layOut(browser: Browser, folder: string, sheet: Sheet): Promise<string> {
  const { title, shots, width, columns } = sheet;
  const figures = shots.map(
    ({ name, file }) =>
      `<figure><img src="${pathToFileURL(file).href}" width="${width}"><figcaption>${name}</figcaption></figure>`,
  );
  const page = await browser.newPage({
    viewport: { width: columns * (width + 12) + 20, height: 400 },
  });
  const html = join(folder, `${title}.html`);
  await writeFile(
    html,
    `<!doctype html><meta charset="utf-8"><style>
      body { margin: 8px; background: #888; font: 14px sans-serif; }
      main { display: grid; grid-template-columns: repeat(${columns}, ${width}px); gap: 10px; }
      figure { margin: 0 } figcaption { background: #fff; padding: 2px 4px }
    </style><h1>${title}</h1><main>${figures.join('')}</main>`,
  );
  await page.goto(pathToFileURL(html).href, { waitUntil: 'load' });
  const picture = join(folder, `${title}.jpg`);
  await page.screenshot({ path: picture, fullPage: true, type: 'jpeg', quality: 80 });
  await page.close();
  return picture;
}
