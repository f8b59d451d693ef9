import type { Plugin } from 'vite';

const STYLES = /\s*<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/g;
const SCRIPT = /\s*<script type="module"/;
const SCRIPTS = /<script type="module"|<link rel="modulepreload"/g;

/**
 * Inlines the street's styles, so that nothing has to be fetched before the first paint. The links
 * stay, disabled: lazy-loaded parts look for them and would otherwise fetch the styles again.
 * Scripts get a lower priority than fonts.
 */
export function stylesFirst(): Plugin {
  return {
    name: 'richtfest:styles-first',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) => {
        const styles = [...html.matchAll(STYLES)].map(([, file = '']) => {
          const asset = bundle[file];
          if (asset?.type !== 'asset') throw new Error(`${file} was not built.`);
          return `\n    <style>${String(asset.source)}</style>\n    <link rel="stylesheet" disabled href="/${file}">`;
        });
        return html
          .replace(STYLES, '')
          .replace(SCRIPT, (script) => `${styles.join('')}${script}`)
          .replace(SCRIPTS, (start) => `${start} fetchpriority="low"`);
      },
    },
  };
}
