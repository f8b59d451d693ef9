import type { Plugin } from 'vite';

/** The letters of English, German and Dutch; others are fetched on demand. */
const FONT = /-latin-wght-normal[-.].*\.woff2$/;

/**
 * Fetches the fonts with the page. Otherwise the browser learns which ones it needs when the scripts
 * have drawn a text, and buttons beside texts move when the letters change.
 */
export function fontsFirst(): Plugin {
  return {
    name: 'richtfest:fonts-first',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle = {} }) => {
        const fonts = Object.keys(bundle).filter((file) => FONT.test(file));
        if (fonts.length === 0) throw new Error('No fonts were built.');
        return fonts.map((file) => ({
          tag: 'link',
          attrs: {
            rel: 'preload',
            as: 'font',
            type: 'font/woff2',
            crossorigin: '',
            href: `/${file}`,
          },
          injectTo: 'head-prepend' as const,
        }));
      },
    },
  };
}
