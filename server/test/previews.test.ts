import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';
import { catalog } from '@richtfest/catalog';
import { LANGUAGES, byLanguage } from '@richtfest/engine';
import { describe, expect, test } from 'vitest';
import { languageFrom } from '../src/http/language-from.ts';
import { withPreview } from '../src/http/preview.ts';
import { rawRequest } from './support/raw-request.ts';
import { newTable, person, sit, startServer, temporaryFolder } from './support/table.ts';

const WEB = fileURLToPath(new URL('../../web/', import.meta.url));

/** A site with the real page and its pictures, as far as previews need them. */
async function site(options: Parameters<typeof startServer>[0] = {}) {
  const webRoot = await temporaryFolder();
  await writeFile(join(webRoot, 'index.html'), await readFile(join(WEB, 'index.html')));
  await mkdir(join(webRoot, 'previews'));
  for (const { id } of catalog) await writeFile(join(webRoot, 'previews', `${id}.png`), '');
  const { address } = await startServer({ webRoot, ...options });
  const page = async (path: string, headers: Record<string, string> = {}) => {
    const response = await fetch(address + path, { headers });
    return { response, text: await response.text() };
  };
  return { address, page };
}

/** What a crawler reads, by name. */
function tagsIn(html: string): Record<string, string> {
  const tags = html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)" \/>/gu);
  return Object.fromEntries([...tags].map(([, name, content]) => [name, content]));
}

describe('a link’s preview', () => {
  test('of the home page has a title, a sentence and a picture by absolute addresses', async () => {
    const { address, page } = await site();
    const { text, response } = await page('/');
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(tagsIn(text)).toMatchObject({
      'og:title': 'Richtfest',
      'og:description': expect.stringContaining('House-building board games'),
      'og:url': `${address}/`,
      'og:image': `${address}/previews/street.png`,
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:locale': 'en_GB',
      'twitter:card': 'summary_large_image',
    });
    expect(text).toContain('<title>Richtfest</title>');
    expect(text.match(/og:title/gu)).toHaveLength(1);
    expect((await page('/lobby')).text).toBe(text);
  });

  test.each(catalog.map(({ id, names }) => [id, names] as const))(
    'of %s shows its house and its name, in the reader’s language',
    async (id, names) => {
      const { page } = await site({ publicUrl: new URL('https://play.example.org') });
      for (const path of [`/games/${id}`, `/games/${id}/rules`, `/games/${id}?x=1`]) {
        const { text } = await page(path, { 'accept-language': 'de-CH,fr;q=0.9' });
        expect(tagsIn(text)).toMatchObject({
          'og:title': `${names.de} · Richtfest`,
          'og:description': expect.stringMatching(/^Für \d–\d Personen/u),
          'og:url': `https://play.example.org/games/${id}`,
          'og:image': `https://play.example.org/previews/${id}.png`,
          'og:locale': 'de_DE',
        });
        expect(text).toContain('<html lang="de"');
      }
    },
  );

  test('of an unknown game is that of the home page', async () => {
    const { page } = await site();
    expect((await page('/games/nothing')).text).toBe((await page('/')).text);
  });

  test('of an invitation is the same for every code, right or wrong', async () => {
    const { address, page } = await site();
    const table = await newTable(address, [person, person]);
    await sit(table, 'Rumpelstilzchen');
    const known = await page(`/t/${table.table}`);
    expect(tagsIn(known.text)).toMatchObject({
      'og:title': 'Come and play! · Richtfest',
      'og:image': `${address}/previews/street.png`,
    });
    expect(known.text).not.toMatch(/Rumpelstilzchen|three-little-pigs|og:url/u);
    expect(known.text).not.toContain(table.table);
    for (const path of ['/t/BCDFGHJK', '/t/hello', `/t/${table.table}/review`]) {
      const other = await page(path);
      expect(other.text).toBe(known.text);
      expect(other.response.headers.get('etag')).toBe(known.response.headers.get('etag'));
    }
    const dutch = await page('/t/BCDFGHJK', { 'accept-language': 'nl' });
    expect(tagsIn(dutch.text)['og:title']).toBe('Speel mee! · Richtfest');
  });

  test('contains nothing from the client’s URL or host header', async () => {
    const { address } = await site();
    for (const host of ['evil.example"><script>', 'a b', 'x/y', 'evil"']) {
      const headers = { host };
      const { body, status } = await rawRequest(address, { method: 'GET', target: '/', headers });
      expect(body).not.toContain(host);
      if (status === 200) expect(tagsIn(body)['og:image']).toBe('/previews/street.png');
    }
    const target = '/games/%22%3E%3Cscript%3Ealert(1)';
    const { body } = await rawRequest(address, { method: 'GET', target });
    expect(body).not.toContain('alert(1)');
  });

  test('is compressed, and sent again only when it has changed', async () => {
    const { address } = await site();
    const asked = { headers: { 'accept-encoding': 'br' } };
    const { headers, body } = await rawRequest(address, { method: 'GET', target: '/', ...asked });
    expect(headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'no-cache',
      vary: 'accept-encoding, accept-language',
    });
    expect(brotliDecompressSync(Buffer.from(body, 'latin1')).toString()).toContain('og:title');
    const known = { 'if-none-match': headers['etag'] ?? '' };
    const again = await rawRequest(address, { method: 'GET', target: '/', headers: known });
    expect(again.status).toBe(304);
    const german = { ...known, 'accept-language': 'de' };
    const other = await rawRequest(address, { method: 'GET', target: '/', headers: german });
    expect(other.status).toBe(200);
  });
});

test.each([
  [undefined, 'en'],
  ['', 'en'],
  ['de', 'de'],
  ['DE-at', 'de'],
  ['fr-FR, nl;q=0.8, de;q=0.9', 'de'],
  ['de;q=0, nl', 'nl'],
  ['fr, *;q=0.5', 'en'],
  [';;,=,q', 'en'],
])('“%s” is answered in %s', (header, language) => {
  expect(languageFrom(header)).toBe(language);
});

describe('the pictures of previews', () => {
  test.each(['street', ...catalog.map(({ id }) => id)])(
    '%s is a PNG of 1200 by 630, small enough for every messenger',
    async (name) => {
      const path = join(WEB, 'public', 'previews', `${name}.png`);
      const picture = await readFile(path);
      expect(picture.subarray(1, 4).toString()).toBe('PNG');
      expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630]);
      expect((await stat(path)).size).toBeLessThan(150_000);
    },
  );

  test('the page as it is built has a preview of its own, for hosts that only have files', async () => {
    const tags = tagsIn(await readFile(join(WEB, 'index.html'), 'utf8'));
    expect(tags).toMatchObject({
      'og:title': 'Richtfest',
      'og:image': '/previews/street.png',
      'twitter:card': 'summary_large_image',
    });
  });
});

test('names and texts are escaped, in all languages', () => {
  const [entry] = catalog;
  const name = `Tom & "Jerry's" <b>`;
  const game = { ...entry!, names: byLanguage(() => name) };
  const page = '<html lang="en"><!-- preview --><!-- /preview --></html>';
  const descriptions = LANGUAGES.map((language) => {
    const html = withPreview(page, {
      subject: { is: 'game', game },
      language,
      origin: 'https://play.example.org',
      hasPicture: () => true,
    });
    const title = 'Tom &amp; &quot;Jerry&#39;s&quot; &lt;b&gt; · Richtfest';
    expect(html).toContain(`<title>${title}</title>`);
    expect(tagsIn(html)['og:title']).toBe(title);
    return tagsIn(html)['description'];
  });
  expect(descriptions).toEqual([
    expect.stringMatching(/^For 2–\d players/),
    expect.stringMatching(/^Für 2–\d Personen/),
    expect.stringMatching(/^Voor 2–\d spelers/),
  ]);
});
