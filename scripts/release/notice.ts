import { UsageError } from '../usage.ts';
import { licenceTexts } from './licence-texts.ts';
import type { Shipped } from './shipped.ts';

/** Licences that allow redistribution in a program under the MIT licence. */
const ALLOWED: readonly string[] = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Unlicense',
];

/** Packages whose licence we have not allowed. */
export function forbiddenAmong(packages: readonly Shipped[]): Shipped[] {
  return packages.filter(({ license }) => !ALLOWED.includes(license));
}

/** The file NOTICE: what is shipped, under which licence, with the texts of the licences. */
export function noticeText(root: string, packages: readonly Shipped[]): string {
  const sections = packages.map((entry) => {
    const heading = `${entry.name} ${entry.version} (${entry.license})`;
    const texts = licenceTexts(root, entry);
    if (texts === undefined) throw new UsageError(`There is no licence text for ${heading}.`);
    return [heading, '-'.repeat(heading.length), ...texts].join('\n\n');
  });
  return `${['Richtfest contains these third-party packages:', ...sections].join('\n\n\n')}\n`;
}
