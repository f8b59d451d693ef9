// Plain JavaScript for Node 18 and later. Remembers which steps have passed on which files.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../installation.js';

const FOLDER = join(root, 'node_modules', '.cache', 'richtfest-test');

/** Knows whether a step would read exactly what it read when it passed last. */
export class Unchanged {
  #isUsed;
  /** By path, of every file git tracks or would add. */
  #hashes;

  constructor({ isUsed }) {
    this.#isUsed = isUsed;
  }

  /** Identifies the command and the content it reads; undefined if the step must always run. */
  stampOf({ run, reads, name }) {
    // Other steps need the built site, not only the proof that it builds.
    const isNeeded = name === 'the site builds' && !existsSync(join(root, 'web', 'dist', 'docs'));
    if (!this.#isUsed || reads === undefined || isNeeded) return undefined;
    this.#hashes ??= hashesOfFiles();
    const hash = createHash('sha256').update(JSON.stringify(run));
    for (const [path, content] of this.#hashes) {
      const isRead = reads.some(
        (each) => each === '.' || path === each || path.startsWith(`${each}/`),
      );
      if (isRead) hash.update(`${path}\0${content}\0`);
    }
    return hash.digest('hex');
  }

  hasPassed({ name }, stamp) {
    const file = fileOf(name);
    return stamp !== undefined && existsSync(file) && readFileSync(file, 'utf8') === stamp;
  }

  rememberPassed({ name }, stamp) {
    if (stamp === undefined) return;
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(fileOf(name), stamp);
  }
}

const fileOf = (name) => join(FOLDER, `${name.replaceAll(/\W+/g, '-')}.sha256`);

function hashesOfFiles() {
  const words = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const { stdout } = spawnSync('git', words, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 26 });
  return [...new Set(stdout.split('\0'))]
    .filter((path) => path !== '' && existsSync(join(root, path)))
    .sort()
    .map((path) => [
      path,
      createHash('sha256')
        .update(readFileSync(join(root, path)))
        .digest('hex'),
    ]);
}
