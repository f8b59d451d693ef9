import type { Plugin } from 'vite';

const STYLES = /\s*<link rel="stylesheet"[^>]*>/g;
const SCRIPT = /\s*<script type="module"/;

/** What the street is painted with is asked for before any script: they share few connections. */
export function stylesFirst(): Plugin {
  return {
    name: 'richtfest:styles-first',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html) => {
        const styles = html.match(STYLES)?.join('') ?? '';
        return html.replace(STYLES, '').replace(SCRIPT, (script) => `${styles}${script}`);
      },
    },
  };
}
