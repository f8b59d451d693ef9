import { LANGUAGES, type Language } from '@richtfest/engine';

/** The language a browser asks for (`Accept-Language`), as far as the site speaks it. */
export function languageFrom(header = ''): Language {
  const accepted = header
    .slice(0, 200)
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
      const quality = parameters.find((each) => each.startsWith('q='))?.slice(2);
      return { tag: tag.split('-')[0], quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ quality }) => quality > 0)
    .toSorted((a, b) => b.quality - a.quality);
  for (const { tag } of accepted) {
    const spoken = LANGUAGES.find((language) => language === tag);
    if (spoken !== undefined) return spoken;
  }
  return 'en';
}
