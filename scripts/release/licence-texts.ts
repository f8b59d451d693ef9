import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Shipped } from './shipped.ts';

const STANDARD_TEXTS = join(import.meta.dirname, 'licences');
const LICENCE_FILE = /^(licen[cs]e|copying|notice)/i;
/** The licence in a package's README, with its text rather than a link to it. */
const IN_README =
  /^#+ *licen[cs]e *\n(?<text>.*?Permission is hereby granted.*?)(?=^#|$(?!\s))/imsu;
/** What follows concerns the tool itself, not the code that it adds to what it builds. */
const OF_THE_TOOL = /^# Licenses of bundled dependencies$.*/msu;

/**
 * The licence texts of a package: its own, or else the standard text with its author. Undefined if
 * neither is known.
 */
export function licenceTexts(root: string, shipped: Shipped): string[] | undefined {
  const folder = join(root, shipped.folder);
  const own = readdirSync(folder)
    .filter((name) => LICENCE_FILE.test(name))
    .toSorted()
    .map((name) => readFileSync(join(folder, name), 'utf8').replace(OF_THE_TOOL, '').trim());
  if (own.length > 0) return own;
  const text = readmeText(folder) ?? standardText(folder, shipped.license);
  return text === undefined ? undefined : [text];
}

function readmeText(folder: string): string | undefined {
  const name = readdirSync(folder).find((each) => /^readme/i.test(each));
  if (name === undefined) return undefined;
  return IN_README.exec(readFileSync(join(folder, name), 'utf8'))?.groups?.['text']?.trim();
}

function standardText(folder: string, license: string): string | undefined {
  const file = join(STANDARD_TEXTS, `${license}.txt`);
  if (!existsSync(file)) return undefined;
  const { author } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    readonly author?: string | { readonly name: string };
  };
  const name = typeof author === 'object' ? author.name : author?.replace(/ *<.*/, '');
  return readFileSync(file, 'utf8')
    .replace('COPYRIGHT', `Copyright (c) ${name ?? 'the authors'}`)
    .trim();
}
