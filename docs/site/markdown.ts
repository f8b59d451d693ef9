import MarkdownIt, { type Token } from 'markdown-it';
import type { Addresses } from './addresses.ts';
import { Anchors } from './anchors.ts';
import type { Page, Part, RenderedPage } from './page.ts';

/** The deepest heading with an anchor; deeper ones repeat themselves (“Returns”). */
const DEEPEST = 4;
const TOP = 'top';
const ANCHOR = /^<a id="([^"]+)"><\/a>\s*$/;
const RULE = /\b(?:[A-Z]{2})-\d+\b/g;

const markdown = new MarkdownIt({ html: true, linkify: false, typographer: false });

// The content security policy allows no style attributes.
for (const cell of ['th_open', 'td_open']) {
  markdown.renderer.rules[cell] = (tokens, at, options) => {
    const token = tokens[at] as Token;
    const style = token.attrGet('style');
    if (style !== null) token.attrs = [['class', style.replace('text-align:', 'to-')]];
    return markdown.renderer.renderToken(tokens, at, options);
  };
}
markdown.renderer.rules['table_open'] = () => '<div class="wide" tabindex="0"><table>\n';
markdown.renderer.rules['table_close'] = () => '</table></div>\n';
// A code block may be wider than the screen: keys must be able to scroll it.
markdown.renderer.rules.fence = (tokens, at) => {
  const { content, info } = tokens[at] as Token;
  const language = info.trim() === '' ? '' : ` data-language="${escape(info.trim())}"`;
  return `<pre tabindex="0"${language}><code>${escape(content)}</code></pre>\n`;
};

export function escape(text: string): string {
  return markdown.utils.escapeHtml(text);
}

/** Renders a page: links lead to pages of the site, headings have the anchors of the forge. */
export function render(page: Page, addresses: Addresses): RenderedPage {
  const tokens = markdown.parse(page.markdown, {});
  const anchors = anchorsOf(page, tokens);
  const rules = page.kind === 'rules' ? rulesAmong(anchors) : new Map<string, string>();
  for (const token of tokens) {
    for (const child of token.children ?? []) resolveLink(child, page, addresses);
    if (rules.size > 0 && token.type === 'inline') linkRules(token, rules);
  }
  const parts = partsOf(tokens);
  const title = parts.find(({ level }) => level === 1)?.title ?? page.path;
  return { ...page, title, parts, html: markdown.renderer.render(tokens, markdown.options, {}) };
}

/** Gives headings their anchors; returns them by title. */
function anchorsOf(page: Page, tokens: readonly Token[]): Map<string, string> {
  const anchors = new Anchors();
  const found = new Map<string, string>();
  tokens.forEach((token, at) => {
    if (token.type !== 'heading_open') return;
    const title = textOf(tokens[at + 1]);
    const given = page.kind === 'api' ? takeAnchor(tokens, at) : undefined;
    if (given === undefined && page.kind === 'api' && levelOf(token) > 2) return;
    // The name of a package may be the name of one of its parts.
    const id = given ?? (page.kind === 'api' && levelOf(token) === 1 ? TOP : anchors.next(title));
    token.attrSet('id', id);
    found.set(title, id);
  });
  return found;
}

/** TypeDoc writes the anchor of a heading in a paragraph before it, which is no longer needed. */
function takeAnchor(tokens: readonly Token[], heading: number): string | undefined {
  const paragraph = tokens.slice(Math.max(0, heading - 3), heading);
  const [, inline] = paragraph;
  const [, id] = ANCHOR.exec(inline?.content ?? '') ?? [];
  if (id === undefined || inline === undefined) return undefined;
  inline.children = [];
  for (const token of paragraph) token.hidden = true;
  return id;
}

/** The anchors of rules by number; their headings start with it. */
function rulesAmong(anchors: ReadonlyMap<string, string>): Map<string, string> {
  const numbered = [...anchors].map(([title, id]) => [title.split(' ')[0] ?? '', id] as const);
  return new Map(numbered.filter(([number]) => /^[A-Z]{2}-\d+$/.test(number)));
}

/** Makes the numbers of rules in a text links. */
function linkRules(token: Token, rules: ReadonlyMap<string, string>): void {
  if (rules.has(token.content.split(' ')[0] ?? '')) return;
  token.children = (token.children ?? []).flatMap((child) => {
    if (child.type !== 'text' || child.content.search(RULE) < 0) return [child];
    const link = (number: string) => {
      const id = rules.get(number);
      return id === undefined ? number : `<a href="#${id}">${number}</a>`;
    };
    child.type = 'html_inline';
    child.content = escape(child.content).replaceAll(RULE, link);
    return [child];
  });
}

function resolveLink(token: Token, page: Page, addresses: Addresses): void {
  const name = token.type === 'link_open' ? 'href' : token.type === 'image' ? 'src' : undefined;
  const value = name === undefined ? null : token.attrGet(name);
  if (name === undefined || value === null) return;
  token.attrSet(name, addresses.resolve(value, page));
  if (name === 'src') token.attrSet('loading', 'lazy');
}

/** The page by headings. */
function partsOf(tokens: readonly Token[]): Part[] {
  const parts: Part[] = [];
  let texts: string[] = [];
  tokens.forEach((token, at) => {
    const id = token.type === 'heading_open' ? token.attrGet('id') : null;
    if (id !== null && levelOf(token) <= DEEPEST) {
      texts = [];
      const title = textOf(tokens[at + 1]);
      const text = texts;
      parts.push({
        id,
        level: levelOf(token),
        title,
        get text() {
          return text.join(' ');
        },
      });
    } else if (token.type === 'inline' && tokens[at - 1]?.type !== 'heading_open') {
      texts.push(textOf(token));
    } else if (token.type === 'fence' || token.type === 'code_block') {
      texts.push(token.content);
    }
  });
  return parts;
}

function levelOf({ tag }: Token): number {
  return Number(tag.slice(1));
}

function textOf(token: Token | undefined): string {
  return (token?.children ?? [])
    .map(({ type, content }) => {
      if (type === 'softbreak') return ' ';
      return type === 'text' || type === 'code_inline' ? content : '';
    })
    .join('');
}
