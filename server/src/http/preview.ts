import type { CatalogEntry } from '@richtfest/catalog';
import { LOCALES, type Language } from '@richtfest/engine';
import { previewTexts } from './preview-texts.ts';

/** The subject of a page, for its preview. */
export type PageSubject =
  | { readonly is: 'home' }
  | { readonly is: 'game'; readonly game: CatalogEntry }
  /** The table is not looked up: previews must not reveal which codes exist. */
  | { readonly is: 'invitation' };

export interface PreviewOptions {
  readonly subject: PageSubject;
  readonly language: Language;
  /** Of the site, for absolute addresses; empty: unknown. */
  readonly origin: string;
  /** Whether there is such a picture. */
  readonly hasPicture: (path: string) => boolean;
}

const BLOCK = /<!-- preview -->.*<!-- \/preview -->/s;
const STREET = '/previews/street.png';

/** The site’s page with a title, and with tags for programs that show links and run no script. */
export function withPreview(page: string, options: PreviewOptions): string {
  const tags = previewTags(options);
  return page
    .replace(/<html lang="\w+"/, () => `<html lang="${options.language}"`)
    .replace(BLOCK, () => `<!-- preview -->\n    ${tags.join('\n    ')}\n    <!-- /preview -->`);
}

function previewTags({ subject, language, origin, hasPicture }: PreviewOptions): string[] {
  const { title, description, path, picture } = contentOf(subject, language);
  const image = hasPicture(picture) ? picture : STREET;
  return [
    `<title>${escaped(title)}</title>`,
    named('description', description),
    property('og:type', 'website'),
    property('og:site_name', 'Richtfest'),
    property('og:title', title),
    property('og:description', description),
    property('og:locale', LOCALES[language].replace('-', '_')),
    ...(path === undefined ? [] : [property('og:url', origin + path)]),
    property('og:image', origin + image),
    property('og:image:type', 'image/png'),
    property('og:image:width', '1200'),
    property('og:image:height', '630'),
    named('twitter:card', 'summary_large_image'),
  ];
}

function contentOf(subject: PageSubject, language: Language) {
  const texts = previewTexts[language];
  if (subject.is === 'invitation') {
    const { invitation: title, invitationText: description } = texts;
    return { title, description, path: undefined, picture: STREET };
  }
  if (subject.is === 'home') {
    return { title: 'Richtfest', description: texts.home, path: '/', picture: STREET };
  }
  const { id, names, players } = subject.game;
  return {
    title: `${names[language]} · Richtfest`,
    description: texts.game(`${players.min}–${players.max}`),
    path: `/games/${id}`,
    picture: `/previews/${id}.png`,
  };
}

function property(name: string, content: string): string {
  return `<meta property="${name}" content="${escaped(content)}" />`;
}

function named(name: string, content: string): string {
  return `<meta name="${name}" content="${escaped(content)}" />`;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}
