import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The oldest major version of Node that the libraries support. */
const OLDEST_NODE = 20;

interface NodeProgram {
  readonly node: string;
  /** `v24.1.0`. */
  readonly version: string;
}

/**
 * One Node per major version that the libraries support: the Node of the tests, the one that
 * started them, and those in the PATH.
 */
export function supportedNodes(): NodeProgram[] {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const inPath = folders.map((folder) => join(folder, 'node')).filter((file) => existsSync(file));
  const byMajor = new Map<number, NodeProgram>();
  for (const node of [process.execPath, process.env.SYSTEM_NODE ?? [], inPath].flat()) {
    const { stdout } = spawnSync(node, ['--version'], { encoding: 'utf8' });
    const version = (stdout ?? '').trim();
    const major = majorOf(version);
    if (major >= OLDEST_NODE && !byMajor.has(major)) byMajor.set(major, { node, version });
  }
  return [...byMajor.values()];
}

/** What the name of a test should say if the oldest Node is not here to be tested; else nothing. */
export function missingNode(nodes: readonly NodeProgram[]): string {
  const hasOldest = nodes.some(({ version }) => majorOf(version) === OLDEST_NODE);
  return hasOldest ? '' : ` (not tested on Node ${OLDEST_NODE}, which is not in the PATH)`;
}

function majorOf(version: string): number {
  return Number.parseInt(version.slice(1));
}
