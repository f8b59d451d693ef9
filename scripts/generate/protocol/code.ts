import type { Argument, Expression, PropertyKey } from 'oxc-parser';

/** Strips `satisfies` and `as`. */
export function plain(code: Expression): Expression {
  const isWrapped = code.type === 'TSSatisfiesExpression' || code.type === 'TSAsExpression';
  return isWrapped ? plain(code.expression) : code;
}

export function call(code: Expression) {
  return code.type === 'CallExpression' ? code : undefined;
}

export function calledName(code: Expression): string {
  const callee = call(code)?.callee;
  if (callee?.type === 'Identifier') return callee.name;
  if (callee?.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return '';
  return callee.object.type === 'Identifier' ? `${callee.object.name}.${callee.property.name}` : '';
}

export function expression(argument: Argument | undefined): Expression {
  if (argument === undefined || argument.type === 'SpreadElement') throw new Error('no expression');
  return argument;
}

/** `matchUpdate.entries`, `seatRequest.options` and `tallyFields` are spread by name. */
export function spreadName(code: Expression): string {
  if (code.type === 'Identifier') return code.name;
  if (code.type === 'MemberExpression' && code.object.type === 'Identifier')
    return code.object.name;
  throw new Error('a spread value has no name');
}

export function propertyName(key: PropertyKey): string {
  if (key.type === 'Identifier') return key.name;
  if (key.type === 'Literal') return String(key.value);
  throw new Error('a field has a computed name');
}
