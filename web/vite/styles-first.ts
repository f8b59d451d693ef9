import type { Plugin } from 'vite';

const STYLES = /\s*<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/g;
const SCRIPT = /\s*<script type="module"/;
const SCRIPTS = /<script type="module"|<link rel="modulepreload"/g;

/**
 * What the street is painted with comes with the page itself: nothing has to be fetched before the
 * first picture. The links stay, put out of use: parts that are loaded later look for them, and
 * would fetch the same styles once more. Scripts wait for the letters of the street.
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
