// What the executable runs: unpacks the application and starts it.
import module from 'node:module';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { getAsset } from 'node:sea';
import type { Archive, ArchiveIndex } from './archive.ts';
import { ExtractError, cacheFolder, extracted } from './extract.ts';

/** The exit code of a mistake that the user can mend, as in the command line. */
const USAGE_ERROR = 2;

try {
  const cache = cacheFolder(process.env, homedir());
  const folder = extracted(ownArchive(), cache);
  // For later starts and for the threads of this one.
  process.env.NODE_COMPILE_CACHE ??= join(cache, 'compiled');
  module.enableCompileCache();
  const require = module.createRequire(join(folder, 'package.json'));
  const { main } = require('@richtfest/cli') as {
    readonly main: (words: readonly string[]) => Promise<number>;
  };
  void main(process.argv.slice(2)).then((code) => (process.exitCode = code));
} catch (error) {
  if (!(error instanceof ExtractError)) throw error;
  console.error(error.message);
  process.exitCode = USAGE_ERROR;
}

function ownArchive(): Archive {
  const index = JSON.parse(getAsset('index.json', 'utf8')) as ArchiveIndex;
  // Read on demand: after the first start nobody needs it.
  return {
    index,
    get content() {
      return new Uint8Array(getAsset('content.gz'));
    },
  };
}
