// Plain JavaScript for Node 18 and later. Runs steps and prints one line for each.
import { spawn } from 'node:child_process';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { pinnedEnvironment, pinnedNode, root } from '../installation.js';

export class Runner {
  passed = 0;
  failed = 0;
  #environment;
  #unchanged;
  #running = new Set();
  #hasTable;

  constructor({ environment, unchanged, hasTable = false }) {
    this.#hasTable = hasTable;
    this.#environment = { ...pinnedEnvironment(), NO_COLOR: '1', ...environment };
    this.#unchanged = unchanged;
  }

  /** Runs the steps of a group, as many at a time as there are cores. */
  async runTogether(steps) {
    const waiting = [...steps];
    const work = async () => {
      for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) {
        await this.#runStep(step);
      }
    };
    await Promise.all(Array.from({ length: Math.min(cores(), steps.length) }, work));
  }

  stop(signal) {
    for (const child of this.#running) child.kill(signal);
  }

  async #runStep(step) {
    const stamp = this.#unchanged.stampOf(step);
    if (this.#unchanged.hasPassed(step, stamp)) {
      this.passed++;
      return print(`ok    ${step.name} (unchanged since it passed; npm test -- --all repeats it)`);
    }
    const start = Date.now();
    const { status, output } = await this.#execute(step);
    const isGood = status === 0;
    const { suites = [], ...counted } = step.tests?.() ?? {
      passed: isGood ? 1 : 0,
      failures: isGood ? [] : [output],
    };
    if (!isGood && counted.failures.length === 0) counted.failures.push(output);
    this.passed += counted.passed;
    this.failed += counted.failures.length;
    const total = counted.passed + counted.failures.length;
    const share = step.tests === undefined ? '' : `, ${counted.passed} of ${total}`;
    const line = `${isGood ? 'ok  ' : 'FAIL'}  ${step.name} (${seconds(Date.now() - start)}${share})`;
    const table = this.#hasTable && suites.length > 0 ? tableOf(suites) : [];
    print([line, ...suites.map(suiteLine), ...table, ...counted.failures.map(trimmed)].join('\n'));
    if (isGood) this.#unchanged.rememberPassed(step, stamp);
  }

  #execute({ run: [tool, ...args], hasProgress = false, environment = {} }) {
    const command = tool === 'node' ? pinnedNode : join(root, 'node_modules', '.bin', tool);
    return new Promise((resolve) => {
      const child = spawn(command, args, {
        cwd: root,
        env: { ...this.#environment, ...environment },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      this.#running.add(child);
      let output = '';
      child.stdout.on('data', (chunk) => (output += chunk));
      child.stderr.on('data', (chunk) => {
        output += chunk;
        if (hasProgress) process.stderr.write(chunk);
      });
      child.on('error', (error) => resolve({ status: 1, output: error.message }));
      child.on('close', (status) => {
        this.#running.delete(child);
        resolve({ status: status ?? 1, output });
      });
    });
  }
}

const cores = () => cpus().length;
const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;
const trimmed = (text) => text.trimEnd();
const print = (text) => process.stdout.write(`${text}\n`);

/** Seconds are those of all workers together. */
function suiteLine({ name, passed, failed, ms, starts }) {
  const started = Object.entries(starts)
    .filter(([, count]) => count > 0)
    .map(([kind, count]) => `, ${count} ${kind} started`)
    .join('');
  const mark = failed === 0 ? 'ok  ' : 'FAIL';
  return `  ${mark}  ${name} (${seconds(ms)}, ${passed} of ${passed + failed}${started})`;
}

/** The table of CONTRIBUTING.md, the slowest suite first. */
function tableOf(suites) {
  const rows = [...suites]
    .sort((a, b) => b.ms - a.ms)
    .map(({ name, passed, failed, ms, starts: { browsers = 0, servers = 0 } }) =>
      [`\`${name}\``, passed + failed, Math.round(ms / 1000), browsers, servers].join(' | '),
    );
  const head = ['suite', 'tests', 'seconds', 'browsers started', 'servers started'];
  return [head.join(' | '), head.map(() => '---').join(' | '), ...rows].map((row) => `| ${row} |`);
}
