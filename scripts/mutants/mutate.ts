import { type Change, OPERATORS, conditionOf, negated } from './operators.ts';
import { type SyntaxNode, isValid, parse, walk } from './syntax.ts';

/** A source file with one change. */
export interface Mutant {
  /** File, function and change: stable while the changed code stays the same. */
  readonly id: string;
  readonly file: string;
  readonly line: number;
  readonly source: string;
}

const MAX_SNIPPET = 90;

/** Every mutant of a file, in the order of its code. */
export function mutantsOf(file: string, source: string): Mutant[] {
  const mutants: Mutant[] = [];
  const seen = new Set<string>();
  const counts = new Map<string, number>();
  for (const { change, where } of changesIn(file, source)) {
    const mutated = source.slice(0, change.start) + change.text + source.slice(change.end);
    if (seen.has(mutated) || mutated === source || !isValid(file, mutated)) continue;
    seen.add(mutated);
    const name = `${file} ${where}: ${snippet(source.slice(change.start, change.end))} → ${snippet(change.text)}`;
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    const line = source.slice(0, change.start).split('\n').length;
    mutants.push({ id: count === 1 ? name : `${name} #${count}`, file, line, source: mutated });
  }
  return mutants;
}

function changesIn(file: string, source: string): { change: Change; where: string }[] {
  const changes: { change: Change; where: string }[] = [];
  const code = (node: SyntaxNode) => source.slice(node.start, node.end);
  walk(parse(file, source), (node, parents) => {
    if (parents.some(isNotation)) return;
    const where = enclosingName([...parents, node]);
    const condition = conditionOf(node);
    if (condition !== undefined) {
      const { start, end } = condition;
      changes.push({
        where,
        change: { start, end, text: negated(condition, code(condition)) },
      });
    }
    for (const text of OPERATORS[node.type]?.(node, code, parents.at(-1)) ?? []) {
      changes.push({ where, change: { start: node.start, end: node.end, text } });
    }
  });
  return changes.sort((a, b) => a.change.start - b.change.start);
}

/** How a verb is written is no rule. */
function isNotation(node: SyntaxNode): boolean {
  return (
    node.type === 'Property' && (node['key'] as { name?: string } | undefined)?.name === 'notation'
  );
}

/** The function or constant a node belongs to. */
function enclosingName(path: readonly SyntaxNode[]): string {
  for (const node of path.toReversed()) {
    const id = node['id'] as { name?: string } | null | undefined;
    const isNamed = node.type === 'FunctionDeclaration' || node.type === 'ClassDeclaration';
    if (isNamed && id?.name !== undefined) return id.name;
  }
  const constant = path.find((node) => node.type === 'VariableDeclarator');
  return (constant?.['id'] as { name?: string } | undefined)?.name ?? 'top';
}

function snippet(code: string): string {
  const line = code.replaceAll(/\s+/g, ' ');
  return line.length > MAX_SNIPPET ? `${line.slice(0, MAX_SNIPPET - 1)}…` : line;
}
