export { type Problem, problemText } from './problem.ts';
export { check, expectation, fits, isPlainObject } from './schema/check.ts';
export * from './schema/describe.ts';
