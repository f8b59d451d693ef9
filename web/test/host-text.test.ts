import { afterEach, expect, test, vi } from 'vitest';
import { hostText } from '../src/app/host-text.ts';

afterEach(() => vi.unstubAllGlobals());

function hosting(files: Readonly<Record<string, string>>, type = 'text/plain; charset=utf-8') {
  vi.stubGlobal('fetch', (address: string) => {
    const text = files[address];
    const init = { status: text === undefined ? 404 : 200, headers: { 'content-type': type } };
    return Promise.resolve(new Response(text ?? 'nothing', init));
  });
}

test('uses the reader’s language, otherwise any', async () => {
  hosting({ '/host/imprint.de.txt': 'Muster', '/host/imprint.txt': 'Sample' });
  expect(await hostText('imprint', 'de')).toEqual(['Muster']);
  expect(await hostText('imprint', 'nl')).toEqual(['Sample']);
  hosting({ '/host/imprint.de.txt': 'Muster' });
  expect(await hostText('imprint', 'en')).toEqual(['Muster']);
});

test('empty lines separate paragraphs', async () => {
  hosting({ '/host/privacy.txt': 'One\nline\r\n\r\nTwo\n\n\n' });
  expect(await hostText('privacy', 'en')).toEqual(['One\nline', 'Two']);
});

test('a static host that answers with its page has no text', async () => {
  hosting({ '/host/imprint.txt': '<!doctype html>' }, 'text/html');
  expect(await hostText('imprint', 'en')).toEqual([]);
});
