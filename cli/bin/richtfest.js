#!/usr/bin/env node
// Plain JavaScript for Node 18 and later: on an older Node than the project needs, the one that
// npm has installed in the checkout takes over.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import module from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const NEEDED = 24;
const here = fileURLToPath(import.meta.url);

if (Number(process.versions.node.split('.')[0]) >= NEEDED) {
  // Keeps compiled code in the temporary folder, for later starts and for the threads of this one.
  process.env.NODE_COMPILE_CACHE ??= join(tmpdir(), 'node-compile-cache');
  module.enableCompileCache?.();
  const { main } = await import('../src/index.ts');
  process.exitCode = await main(process.argv.slice(2));
} else {
  const node = pinnedNode(dirname(here));
  if (node === undefined) {
    console.error(
      `richtfest needs Node ${NEEDED} or later, and this is ${process.version}. ` +
        'Run “npm install” in the checkout: it brings the right Node along.',
    );
    process.exitCode = 2;
  } else {
    handOver(node);
  }
}

function pinnedNode(start) {
  const name = process.platform === 'win32' ? 'node.exe' : 'node';
  for (let folder = start; ; folder = dirname(folder)) {
    const candidate = join(folder, 'node_modules', 'node', 'bin', name);
    if (existsSync(candidate)) return candidate;
    if (dirname(folder) === folder) return undefined;
  }
}

function handOver(node) {
  const child = spawn(node, [here, ...process.argv.slice(2)], { stdio: 'inherit' });
  // A terminal's Ctrl-C reaches both; this one waits for what the other has to say.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => child.kill(signal));
  }
  child.on('error', (error) => {
    console.error(`${node} can't be run: ${error.message}`);
    process.exitCode = 2;
  });
  child.on('exit', (code, signal) => {
    if (signal === null) {
      process.exitCode = code ?? 1;
    } else {
      process.removeAllListeners(signal);
      process.kill(process.pid, signal);
    }
  });
}
