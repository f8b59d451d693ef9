import { type SyntaxNode, isNode } from './syntax.ts';

/** A replacement of the code from `start` to `end`. */
export interface Change {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

type Operator = (
  node: SyntaxNode,
  code: (node: SyntaxNode) => string,
  parent: SyntaxNode | undefined,
) => string[];

const COMPARISONS: Readonly<Record<string, readonly string[]>> = {
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '===': ['!=='],
  '!==': ['==='],
};

const ARITHMETIC: Readonly<Record<string, string>> = {
  '+': '-',
  '-': '+',
  '*': '+',
  '/': '*',
  '%': '+',
  '&': '|',
  '|': '&',
  '<<': '>>',
  '>>': '<<',
};

const ASSIGNMENTS: Readonly<Record<string, string>> = {
  '+=': '-=',
  '-=': '+=',
  '*=': '+=',
  '|=': '&=',
  '&=': '|=',
};

const METHODS: Readonly<Record<string, string>> = {
  some: 'every',
  every: 'some',
  push: 'unshift',
  unshift: 'push',
  max: 'min',
  min: 'max',
};

/** Lists longer than this are shortened at their ends only. */
const SHORT_LIST = 6;

const inside = (node: SyntaxNode, key: string) => node[key] as SyntaxNode;

/** The negation of a condition. */
export function negated(node: SyntaxNode, code: string): string {
  return node.type === 'UnaryExpression' && node['operator'] === '!' ? code.slice(1) : `!(${code})`;
}

/** The 0 in `list[at] ?? 0` only satisfies the compiler. */
function isFallback(node: SyntaxNode, parent: SyntaxNode | undefined): boolean {
  return (
    parent?.type === 'LogicalExpression' && parent['operator'] === '??' && parent['right'] === node
  );
}

/** Comparisons are negated by their own operator. */
function isComparison(node: SyntaxNode): boolean {
  return node.type === 'BinaryExpression' && COMPARISONS[node['operator'] as string] !== undefined;
}

/** By node type: the code that may replace a node. */
export const OPERATORS: Readonly<Record<string, Operator>> = {
  BinaryExpression(node, code) {
    const operator = node['operator'] as string;
    const [left, right] = [code(inside(node, 'left')), code(inside(node, 'right'))];
    const others =
      COMPARISONS[operator] ?? (ARITHMETIC[operator] === undefined ? [] : [ARITHMETIC[operator]]);
    return others.map((other) => `${left} ${other} ${right}`);
  },
  LogicalExpression(node, code) {
    const operator = node['operator'] as string;
    const [left, right] = [inside(node, 'left'), inside(node, 'right')];
    if (operator === '??') {
      // Plain fallbacks only satisfy the compiler; a call is part of the rules.
      return right.type === 'CallExpression' ? [code(left), code(right)] : [];
    }
    const other = operator === '&&' ? '||' : '&&';
    return [
      `(${code(left)}) ${other} (${code(right)})`,
      ...(isComparison(left) ? [] : [`${negated(left, code(left))} ${operator} ${code(right)}`]),
      ...(isComparison(right) ? [] : [`${code(left)} ${operator} ${negated(right, code(right))}`]),
    ];
  },
  UnaryExpression(node, code) {
    const operator = node['operator'] as string;
    return operator === '!' || operator === '-' ? [code(inside(node, 'argument'))] : [];
  },
  Literal(node, _, parent) {
    const value = node['value'];
    if (isFallback(node, parent)) return [];
    if (typeof value === 'boolean') return [String(!value)];
    if (typeof value !== 'number') return [];
    const isKey = parent?.type === 'Property' && parent['key'] === node;
    return isKey ? [] : [String(value + 1), ...(value > 0 ? [String(value - 1)] : [])];
  },
  ArrayExpression(node, code) {
    const elements = (node['elements'] as (SyntaxNode | null)[]).filter(isNode);
    if (elements.length < 2) return [];
    const isShort = elements.length <= SHORT_LIST;
    const dropped = isShort ? [...elements.keys()] : [0, elements.length - 1];
    return dropped.map(
      (at) =>
        `[${elements
          .filter((_, place) => place !== at)
          .map(code)
          .join(', ')}]`,
    );
  },
  UpdateExpression(node, code) {
    const other = node['operator'] === '++' ? '--' : '++';
    const argument = code(inside(node, 'argument'));
    return [node['prefix'] === true ? other + argument : argument + other];
  },
  AssignmentExpression(node, code) {
    const other = ASSIGNMENTS[node['operator'] as string];
    return other === undefined
      ? []
      : [`${code(inside(node, 'left'))} ${other} ${code(inside(node, 'right'))}`];
  },
  ExpressionStatement(node) {
    const { type } = inside(node, 'expression');
    const hasEffect = [
      'CallExpression',
      'ChainExpression',
      'AssignmentExpression',
      'UpdateExpression',
    ].includes(type);
    return hasEffect ? [';'] : [];
  },
  ContinueStatement: () => [';'],
  BreakStatement: () => [';'],
  ReturnStatement(node, code) {
    const argument = node['argument'];
    if (!isNode(argument)) return [];
    if (argument.type === 'ObjectExpression') return ['return undefined;'];
    if (argument.type === 'Literal' && typeof argument['value'] === 'string')
      return ['return undefined;'];
    const isCondition = argument.type === 'LogicalExpression' && argument['operator'] !== '??';
    return isCondition ? [`return ${negated(argument, code(argument))};`] : [];
  },
  MemberExpression(node, code, parent) {
    const property = inside(node, 'property');
    const other = node['computed'] === true ? undefined : METHODS[property['name'] as string];
    const isCalled = parent?.type === 'CallExpression' && parent['callee'] === node;
    if (other === undefined || !isCalled) return [];
    const text = code(node);
    return [`${text.slice(0, property.start - node.start)}${other}`];
  },
};

/** The condition of a node, which is negated in place. */
export function conditionOf(node: SyntaxNode): SyntaxNode | undefined {
  const isConditional = [
    'IfStatement',
    'ConditionalExpression',
    'WhileStatement',
    'ForStatement',
  ].includes(node.type);
  const test = isConditional ? node['test'] : undefined;
  return isNode(test) && !isComparison(test) ? test : undefined;
}
