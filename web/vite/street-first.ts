import { join } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type Plugin, createServer } from 'vite';

const PLACE = '<!-- the street -->';

/** Draws the street into index.html, so that it is there before the first script is. */
export function streetFirst(root: string): Plugin {
  return {
    name: 'richtfest:street-first',
    transformIndexHtml: {
      order: 'pre',
      handler: async (html) => html.replace(PLACE, await drawStreet(root)),
    },
  };
}

async function drawStreet(root: string): Promise<string> {
  const server = await createServer({
    configFile: false,
    root,
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    const file = join(root, 'src/home/street-before.tsx');
    const { StreetBefore } = await server.ssrLoadModule(file);
    return renderToStaticMarkup(createElement(StreetBefore));
  } finally {
    await server.close();
  }
}
