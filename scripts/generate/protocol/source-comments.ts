import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Comment, type Expression, type Node, parseSync } from 'oxc-parser';

const ROOT = fileURLToPath(new URL('../../../protocol/src', import.meta.url));

/** A constant of the protocol's sources. */
export interface Declared {
  readonly name: string;
  readonly init: Expression;
  readonly comment: string;
  /** The comment directly before a node within it. */
  readonly commentOf: (node: Node) => string;
}

/** All constants of the protocol's sources by name, which are unique there. */
export function readSources(): ReadonlyMap<string, Declared> {
  const all = new Map<string, Declared>();
  for (const path of globSync('**/*.ts', { cwd: ROOT }).toSorted()) {
    for (const declared of constantsOf(path, readFileSync(join(ROOT, path), 'utf8'))) {
      if (all.has(declared.name)) throw new Error(`protocol/src has two “${declared.name}”`);
      all.set(declared.name, declared);
    }
  }
  return all;
}

function constantsOf(path: string, source: string): Declared[] {
  const { program, comments } = parseSync(basename(path), source);
  const commentOf = ({ start }: Node) => commentBefore(start, source, comments);
  return program.body.flatMap((statement) => {
    const exported =
      statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (exported?.type !== 'VariableDeclaration') return [];
    return exported.declarations.flatMap(({ id, init }) => {
      if (id.type !== 'Identifier' || !init) return [];
      return [{ name: id.name, init, comment: commentOf(statement), commentOf }];
    });
  });
}

function commentBefore(at: number, source: string, comments: readonly Comment[]): string {
  const near = comments.findLast(({ end }) => end <= at && source.slice(end, at).trim() === '');
  if (near === undefined || !near.value.startsWith('*')) return '';
  return near.value
    .slice(1)
    .replaceAll(/\n\s*\*?\s*/gu, ' ')
    .trim();
}
