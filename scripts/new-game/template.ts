import { mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../installation.js';
import { type GameNames, TEMPLATE } from './names.ts';

const FOLDER = join(root, 'scripts', 'game-template');

/** Writes the game of the template under other names. */
export function copyTemplate(names: GameNames): void {
  const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((each) => statSync(join(FOLDER, each)).isFile())) {
    const goal = join(root, 'games', names.id, renamed(file, names));
    mkdirSync(dirname(goal), { recursive: true });
    writeFileSync(goal, renamed(readFileSync(join(FOLDER, file), 'utf8'), names));
  }
  mkdirSync(join(root, 'games', names.id, 'test', 'playthroughs'), { recursive: true });
}

/** Every form of the template's name is distinct, so no other word is hit. */
function renamed(text: string, { id, variable, type, name, prefix }: GameNames): string {
  return text
    .replaceAll(TEMPLATE.id, id)
    .replaceAll(TEMPLATE.variable, variable)
    .replaceAll(TEMPLATE.type, type)
    .replaceAll(TEMPLATE.name, name)
    .replaceAll(`${TEMPLATE.prefix}-`, `${prefix}-`)
    .replaceAll(`${TEMPLATE.prefix.toLowerCase()}-`, `${prefix.toLowerCase()}-`);
}
