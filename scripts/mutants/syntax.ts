import { parseSync } from 'oxc-parser';

export interface SyntaxNode {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

export function parse(file: string, source: string): SyntaxNode {
  const { program, errors } = parseSync(file, source);
  const [error] = errors;
  if (error !== undefined) throw new SyntaxError(`${file}: ${error.message}`);
  return program as unknown as SyntaxNode;
}

export function isValid(file: string, source: string): boolean {
  return parseSync(file, source).errors.length === 0;
}

/** Types have no effect at run time; imports and exports stay. */
const SKIPPED =
  /^(TS(?!AsExpression|SatisfiesExpression|NonNullExpression)|Import|ExportSpecifier)/;

/** Visits every node that has an effect at run time, with its ancestors, nearest last. */
export function walk(
  node: SyntaxNode,
  visit: (node: SyntaxNode, parents: readonly SyntaxNode[]) => void,
  parents: readonly SyntaxNode[] = [],
): void {
  if (SKIPPED.test(node.type)) return;
  visit(node, parents);
  const inner = [...parents, node];
  for (const [key, value] of Object.entries(node)) {
    if (key === 'typeAnnotation' || key === 'typeParameters' || key === 'typeArguments') continue;
    for (const child of Array.isArray(value) ? (value as unknown[]) : [value]) {
      if (isNode(child)) walk(child, visit, inner);
    }
  }
}

export function isNode(value: unknown): value is SyntaxNode {
  return (
    typeof value === 'object' && value !== null && typeof (value as SyntaxNode).type === 'string'
  );
}
