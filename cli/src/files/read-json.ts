import { readFileSync, readSync } from 'node:fs';
import { UsageError } from '../command-line/usage-error.ts';
import { fileFault } from './faults.ts';

/** The JSON in a file; `-` is the standard input. */
export function readJson(path: string): unknown {
  return parseJson(readText(path), path === '-' ? 'The input' : `“${path}”`);
}

function readText(path: string): string {
  try {
    const text = path === '-' ? readInput() : readFileSync(path, 'utf8');
    return text.replace(/^\uFEFF/, '');
  } catch (error) {
    throw fileFault(error, path, 'read');
  }
}

/** The standard input to its end. A pipe may not be ready yet: then it is asked again. */
function readInput(): string {
  const chunks: Buffer[] = [];
  const pause = new Int32Array(new SharedArrayBuffer(4));
  for (;;) {
    const chunk = Buffer.alloc(65_536);
    try {
      const length = readSync(0, chunk);
      if (length === 0) return Buffer.concat(chunks).toString('utf8');
      chunks.push(chunk.subarray(0, length));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'EOF')
        return Buffer.concat(chunks).toString('utf8');
      if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') throw error;
      Atomics.wait(pause, 0, 0, 10);
    }
  }
}

export function parseJson(text: string, label: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (text.trim() === '') throw new UsageError(`${label} is empty; it should hold JSON.`);
    throw new UsageError(`${label} is not JSON: ${jsonFault(error as Error, text)}.`);
  }
}

/** Where the fault is in lines and columns; the engine's message counts characters. */
function jsonFault(error: Error, text: string): string {
  const [, position] = /at position (\d+)/.exec(error.message) ?? [];
  const isAtEnd = position === undefined && /end of JSON input/.test(error.message);
  if (position === undefined && !isAtEnd) return error.message.replaceAll(/\s+/g, ' ');
  const before = text.slice(0, position === undefined ? text.length : Number(position));
  const line = before.split('\n').length;
  const column = before.length - before.lastIndexOf('\n');
  const what = error.message
    .replace(/ in JSON at position.*$/s, '')
    .replace(/Unexpected end of JSON input/, 'it ends too early');
  return `${what.charAt(0).toLowerCase()}${what.slice(1)} (line ${line}, column ${column})`;
}
