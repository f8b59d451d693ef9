import { relativeTo } from './addresses.ts';
import { escape } from './markdown.ts';
import type { RenderedPage } from './page.ts';
import { layoutTexts } from './site-texts.ts';

/** A link of the navigation. */
interface NavigationLink {
  readonly title: string;
  readonly path: string;
}

export interface NavigationSection {
  readonly title: string;
  readonly links: readonly NavigationLink[];
}

/** The names of built files, below the root of the documentation. */
export interface ClientFiles {
  readonly script: string;
  readonly styles: readonly string[];
}

export interface Surroundings {
  readonly navigation: readonly NavigationSection[];
  readonly client: ClientFiles;
}

/** Pages with a longer table of contents are lists of names, which the search finds. */
const MOST_PARTS = 60;

/** A complete document. */
export function layout(page: RenderedPage, { navigation, client }: Surroundings): string {
  const to = (path: string) => escape(relativeTo(page.path, path));
  const isStart = page.path === 'index.html';
  const title = isStart ? 'Richtfest documentation' : `${page.title} · Richtfest`;
  const root = relativeTo(page.path, 'index.html').replace(/index\.html$/, '');
  return `<!doctype html>
<html lang="en" data-theme="day" data-root="${root}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${escape(title)}</title>
    <meta name="description" content="${escape(descriptionOf(page))}" />
    <link rel="icon" href="${to('icon.svg')}" type="image/svg+xml" />
    <script src="${to('theme.js')}"></script>
${client.styles.map((style) => `    <link rel="stylesheet" href="${to(style)}" />`).join('\n')}
    <script type="module" src="${to(client.script)}"></script>
  </head>
  <body>
    <a class="skip" href="#content">Skip to the content</a>
    <header class="top">
      <button class="menu-button" type="button" aria-expanded="false" aria-controls="menu" hidden>Menu</button>
      <a class="brand" href="${to('index.html')}"><img src="${to('icon.svg')}" alt="" width="36" height="36" /><span class="name">Richtfest <small>docs</small></span></a>
      <search class="search">
        <label class="said" for="search">Search the documentation</label>
        <input id="search" type="search" placeholder="Search" autocomplete="off" spellcheck="false" disabled />
        <div class="found" hidden><p role="status"></p><ul></ul></div>
      </search>
      <button class="theme-button" type="button" aria-pressed="false" hidden>Dark</button>
      <a class="play" href="${root}../">Play</a>
    </header>
    <div class="columns">
      <nav class="menu" id="menu" aria-label="Documentation">
${navigation.map((section) => sectionHtml(section, page)).join('\n')}
      </nav>
      <main id="content" tabindex="-1"${page.language === undefined ? '' : ` lang="${page.language}"`}>
${translations(page)}<article class="${page.kind}">
${page.html}</article>
${neighbours(page, navigation)}
      </main>
${onThisPage(page)}
    </div>
  </body>
</html>
`;
}

/** The first sentences, for other programs that show a link to the page. */
function descriptionOf({ parts, title }: RenderedPage): string {
  const text = (parts[0]?.text ?? '').replaceAll(/\s+/g, ' ').trim();
  if (text.length <= 160) return text === '' ? title : text;
  return `${text.slice(0, 160).replace(/\s\S*$/, '')} …`;
}

function sectionHtml({ title, links }: NavigationSection, page: RenderedPage): string {
  const items = links.map((link) => {
    const current = link.path === page.path ? ' aria-current="page"' : '';
    const href = escape(relativeTo(page.path, link.path));
    return `<li><a href="${href}"${current}>${escape(link.title)}</a></li>`;
  });
  return `        <h2>${escape(title)}</h2>\n        <ul>${items.join('')}</ul>`;
}

function translations({ path, language, translations: all }: RenderedPage): string {
  if (all === undefined || language === undefined) return '';
  const links = all.map((each) => {
    const current = each.language === language ? ' aria-current="page"' : '';
    const href = escape(relativeTo(path, each.path));
    return `<li><a href="${href}" lang="${each.language}" hreflang="${each.language}"${current}>${each.name}</a></li>`;
  });
  const label = layoutTexts[language].languages;
  return `<nav class="languages" aria-label="${label}"><ul>${links.join('')}</ul></nav>\n`;
}

/** The pages before and after, in the order of the navigation. */
function neighbours(page: RenderedPage, navigation: readonly NavigationSection[]): string {
  const links = navigation.flatMap((section) => section.links);
  const at = links.findIndex(({ path }) => path === page.path);
  if (at < 0) return '';
  const link = (target: NavigationLink | undefined, rel: 'next' | 'prev', label: string) =>
    target === undefined
      ? '<span></span>'
      : `<a rel="${rel}" href="${escape(relativeTo(page.path, target.path))}"><small>${label}</small>${escape(target.title)}</a>`;
  const before = link(links[at - 1], 'prev', 'Previous');
  const after = link(links[at + 1], 'next', 'Next');
  return `<nav class="neighbours" aria-label="Neighbouring pages" lang="en">${before}${after}</nav>`;
}

function onThisPage({ parts, language = 'en' }: RenderedPage): string {
  const all = parts.filter(({ level }) => level === 2 || level === 3);
  const shown = all.length > MOST_PARTS ? all.filter(({ level }) => level === 2) : all;
  if (shown.length < 2) return '';
  const items = shown.map(
    ({ id, level, title }) =>
      `<li class="level-${level}"><a href="#${escape(id)}">${escape(title)}</a></li>`,
  );
  const label = layoutTexts[language].onThisPage;
  return `      <nav class="contents" aria-label="${label}" lang="${language}"><h2>${label}</h2><ul>${items.join('')}</ul></nav>`;
}
