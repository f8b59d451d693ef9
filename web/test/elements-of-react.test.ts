import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..', '..');

/** What React would overwrite at its next change, or never know of. */
const CHANGES =
  /\.classList\.(?:add|remove|toggle|replace)\(|\.(?:set|remove|toggle)Attribute\(|\.(?:className|innerHTML|textContent)\s*=(?!=)/;

/** Elements that React does not render. */
const OWN_ELEMENTS = [
  // Copies for a picture.
  'web/src/pictures/picture-of.ts',
  // The colour in the page's head.
  'web/src/settings/use-settings.ts',
];

test('only React sets attributes, classes and texts of elements it renders', () => {
  const files = execFileSync('git', ['ls-files', 'web/src/*.ts', 'web/src/*.tsx'], {
    cwd: ROOT,
    encoding: 'utf8',
  }).split('\n');
  const changing = files.filter(
    (file) => file !== '' && CHANGES.test(readFileSync(join(ROOT, file), 'utf8')),
  );
  expect(changing).toEqual(OWN_ELEMENTS);
});
