import type { Finding } from './fuzz.ts';

/** What a run of the fuzzer prints about a finding. */
export function findingText(id: string, finding: Finding): string {
  const { kind, what, seed, game, players, options, moves, stack = '' } = finding;
  const choices = Object.entries(options).filter(([, value]) => typeof value !== 'object');
  const table = [
    `${players} players`,
    ...choices.map(([key, value]) => `${key}=${JSON.stringify(value)}`),
  ];
  return [
    `${kind} in ${id}: ${what}`,
    `  ${table.join(', ')}`,
    `  after ${moves.length} moves: ${moves.slice(-6).join(', ')}`,
    `  reproduce: npm run fuzz -- ${id} --seed ${seed} --first ${game} --games 1`,
    ...(stack === '' ? [] : [stack.replaceAll(/^/gm, '    ')]),
  ].join('\n');
}
