import { parseSync } from 'oxc-parser';

/** A node of the syntax tree, as far as mutations look at it. */
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

/** Types say nothing at run time; what is imported or exported by name stays. */
const PASSED_OVER =
  /^(TS(?!AsExpression|SatisfiesExpression|NonNullExpression)|Import|ExportSpecifier)/;

/** Calls `visit` for every node that is run, with those it lies in, the nearest last. */
export function walk(
  node: SyntaxNode,
  visit: (node: SyntaxNode, parents: readonly SyntaxNode[]) => void,
  parents: readonly SyntaxNode[] = [],
): void {
  if (PASSED_OVER.test(node.type)) return;
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
