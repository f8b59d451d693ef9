import { type SyntaxNode, isNode } from './syntax.ts';

/** One thing in a piece of code changed: from here to there stands something else. */
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

/** What stands where a condition or a truth is asked for, turned round. */
export function negated(node: SyntaxNode, code: string): string {
  return node.type === 'UnaryExpression' && node['operator'] === '!' ? code.slice(1) : `!(${code})`;
}

/** In `list[at] ?? 0` the 0 is for the compiler, not for the rules. */
function isFallback(node: SyntaxNode, parent: SyntaxNode | undefined): boolean {
  return (
    parent?.type === 'LogicalExpression' && parent['operator'] === '??' && parent['right'] === node
  );
}

/** A comparison is turned round by its own operator. */
function isComparison(node: SyntaxNode): boolean {
  return node.type === 'BinaryExpression' && COMPARISONS[node['operator'] as string] !== undefined;
}

/** A whole node replaced: returned code takes the place of the node. */
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
      // A fallback for what can't be absent is not a rule; a call is.
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
    const isDone = [
      'CallExpression',
      'ChainExpression',
      'AssignmentExpression',
      'UpdateExpression',
    ].includes(type);
    return isDone ? [';'] : [];
  },
  ContinueStatement: () => [';'],
  BreakStatement: () => [';'],
  ReturnStatement(node, code) {
    const argument = node['argument'];
    if (!isNode(argument)) return [];
    if (argument.type === 'ObjectExpression') return ['return undefined;'];
    if (argument.type === 'Literal' && typeof argument['value'] === 'string')
      return ['return undefined;'];
    const isTruth = argument.type === 'LogicalExpression' && argument['operator'] !== '??';
    return isTruth ? [`return ${negated(argument, code(argument))};`] : [];
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

/** Conditions, which are turned round where they stand. */
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
