// Builds the documentation site: npm run docs
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { compressFiles } from '../../web/vite/compress.ts';
import { readArguments, runScript } from '../../scripts/usage.ts';
import { buildClient } from './client-files.ts';
import { pipeline } from './pipeline.ts';
import { ROOT } from './root.ts';

const HELP = `Builds the documentation site from docs/, the rules and the types of the packages.

  npm run docs [-- options]

  --out FOLDER   where it goes (web/dist/docs, where the server finds it); the folder is emptied

All addresses are relative: copy the folder to any web server.`;

await runScript(async () => {
  const { values } = readArguments({
    out: { type: 'string', default: join(ROOT, 'web', 'dist', 'docs') },
    help: { type: 'boolean', default: false },
  });
  if (values.help) {
    console.log(HELP);
    return 0;
  }
  const out = resolve(values.out);
  const client = await buildClient(out);
  await pipeline(client).destination(out).clean(false).build();
  // Sources are read rarely.
  compressFiles(out, { except: /^source[/\\]/, hasBrotli: false });
  return existsSync(join(out, 'index.html')) ? 0 : 1;
});
