import { existsSync, readFileSync } from 'node:fs';
import type { Mutant } from './mutate.ts';
import type { Verdict } from './run.ts';

/** Which mutants of a game are tested. */
export interface Plan {
  readonly game: string;
  readonly folder: string;
  /** The mutants to test. */
  readonly mutants: readonly Mutant[];
  /** The ids of all mutants there are. */
  readonly existing: ReadonlySet<string>;
}

interface Survivor {
  readonly id: string;
  readonly reason: string;
}

interface Findings {
  readonly survivors: readonly Verdict[];
  readonly unexplained: readonly Verdict[];
  /** Reasons for mutants that were killed, or that no longer exist. */
  readonly idle: readonly string[];
}

function compare(
  verdicts: readonly Verdict[],
  listed: readonly Survivor[],
  existing: ReadonlySet<string>,
): Findings {
  const reasons = new Map(listed.map(({ id, reason }) => [id, reason]));
  const survivors = verdicts.filter(({ fate }) => fate === 'survived');
  const unexplained = survivors.filter(({ mutant }) => !reasons.has(mutant?.id ?? ''));
  const killed = verdicts.flatMap(({ fate, mutant }) =>
    fate === 'survived' ? [] : [mutant?.id ?? ''],
  );
  const idle = [...reasons.keys()].filter((id) => killed.includes(id) || !existing.has(id));
  return { survivors, unexplained, idle };
}

function print(
  game: string,
  verdicts: readonly Verdict[],
  { survivors, unexplained, idle }: Findings,
): void {
  const late = verdicts.filter(({ fate }) => fate === 'timeout').length;
  const explained = survivors.length - unexplained.length;
  console.log(
    `${game}: ${verdicts.length} mutants, ${verdicts.length - survivors.length} killed` +
      ` (${late} by timeout), ${explained} survive with a reason.`,
  );
  for (const { mutant } of unexplained) {
    console.log(`survives: games/${game}/src/${mutant?.file}:${mutant?.line}\n  ${mutant?.id}`);
  }
  for (const id of idle)
    console.log(
      `has a reason to survive, but is killed now or no longer exists (test/mutants.json):\n  ${id}`,
    );
  console.log(
    `${verdicts.length - unexplained.length} passed, ${unexplained.length + idle.length} failed`,
  );
}

function readSurvivors(folder: string): readonly Survivor[] {
  const file = `${folder}/test/mutants.json`;
  if (!existsSync(file)) return [];
  return (JSON.parse(readFileSync(file, 'utf8')) as { survivors: Survivor[] }).survivors;
}

/** Prints a game's verdicts. */
export function report(
  { game, folder, existing }: Plan,
  verdicts: readonly Verdict[],
  isJson: boolean,
): number {
  const findings = compare(verdicts, readSurvivors(folder), existing);
  if (isJson) console.log(jsonOf(game, verdicts, findings));
  else print(game, verdicts, findings);
  return findings.unexplained.length + findings.idle.length > 0 ? 1 : 0;
}

function jsonOf(game: string, verdicts: readonly Verdict[], { idle }: Findings): string {
  const rows = verdicts.map(({ mutant, ...rest }) => ({ id: mutant?.id, ...rest }));
  return JSON.stringify({ game, idle, verdicts: rows }, undefined, 2);
}
