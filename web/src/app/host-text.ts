import { LANGUAGES, type Language } from '@richtfest/engine';

export const HOST_PAGES = ['imprint', 'privacy'] as const;
export type HostPageName = (typeof HOST_PAGES)[number];

/**
 * The host's own text, in the reader's language if available, otherwise in any. Servers read it from
 * their data folder, static hosts from the folder `host`.
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
    // A static host may answer every address with the site's page.
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
