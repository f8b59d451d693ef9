import { LANGUAGES, type Language } from '@richtfest/engine';

export const HOST_PAGES = ['imprint', 'privacy'] as const;
export type HostPageName = (typeof HOST_PAGES)[number];

/**
 * What the host of this site wrote, in the reader's language if there is a text in it, else in
 * any. On a server the files lie in its data folder, on a plain file host in the folder `host`.
 */
export async function hostText(page: HostPageName, language: Language): Promise<string[]> {
  const others = LANGUAGES.filter((each) => each !== language).map((each) => `${page}.${each}.txt`);
  for (const name of [`${page}.${language}.txt`, `${page}.txt`, ...others]) {
    const text = await textOf(`/host/${name}`);
    if (text !== '') return paragraphsOf(text);
  }
  return [];
}

async function textOf(address: string): Promise<string> {
  try {
    const response = await fetch(address);
    // A file host may answer every address with the site's one page.
    const isText = response.headers.get('content-type')?.startsWith('text/plain') === true;
    return response.ok && isText ? (await response.text()).trim() : '';
  } catch {
    return '';
  }
}

function paragraphsOf(text: string): string[] {
  return text
    .split(/\r?\n\s*\r?\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
}
