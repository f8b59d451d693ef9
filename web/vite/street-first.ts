import { join } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type Plugin, createServer } from 'vite';

const STREET = '<!-- the street -->';
const LANGUAGES = '%LANGUAGES%';

/** Renders the street and the list of languages into index.html, for the time before scripts run. */
export function streetFirst(root: string): Plugin {
  return {
    name: 'richtfest:street-first',
    transformIndexHtml: {
      order: 'pre',
      handler: async (html) => {
        const { street, languages } = await loadSite(root);
        return html.replace(STREET, street).replace(LANGUAGES, languages.join(' '));
      },
    },
  };
}

interface Site {
  readonly street: string;
  readonly languages: readonly string[];
}

async function loadSite(root: string): Promise<Site> {
  const server = await createServer({
    configFile: false,
    root,
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    const { StreetBefore } = await server.ssrLoadModule(join(root, 'src/home/street-before.tsx'));
    const { LANGUAGES: languages } = await server.ssrLoadModule('@richtfest/engine');
    return { street: renderToStaticMarkup(createElement(StreetBefore)), languages };
  } finally {
    await server.close();
  }
}
