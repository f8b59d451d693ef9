import { readFileSync, readSync } from 'node:fs';
import { type Json, jsonProblemText, readJson as readJsonText } from '@richtfest/engine';
import { UsageError } from '../command-line/usage-error.ts';
import { fileError } from './file-error.ts';

/** Reads JSON from a file; `-` is the standard input. */
export function readJson(path: string): Json {
  return parseJson(decode(readBytes(path), path), labelOf(path));
}

/** The name of a file in messages. */
export function labelOf(path: string): string {
  return path === '-' ? 'The input' : `“${path}”`;
}

export function parseJson(text: string, label: string): Json {
  const read = readJsonText(text);
  if ('value' in read) return read.value;
  throw new UsageError(`${label} ${jsonProblemText(read.problem)}.`);
}

function readBytes(path: string): Buffer {
  try {
    return path === '-' ? readInput() : readFileSync(path);
  } catch (error) {
    throw fileError(error, path, 'read');
  }
}

/** Text in other encodings would be silently corrupted. */
function decode(bytes: Buffer, path: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new UsageError(
      `${labelOf(path)} is not UTF-8 text. Save it as UTF-8, or choose another file.`,
    );
  }
}

/** Reads the whole standard input; retries while a pipe is not ready. */
function readInput(): Buffer {
  const chunks: Buffer[] = [];
  const pause = new Int32Array(new SharedArrayBuffer(4));
  for (;;) {
    const chunk = Buffer.alloc(65_536);
    try {
      const length = readSync(0, chunk);
      if (length === 0) return Buffer.concat(chunks);
      chunks.push(chunk.subarray(0, length));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'EOF') return Buffer.concat(chunks);
      if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') throw error;
      Atomics.wait(pause, 0, 0, 10);
    }
  }
}
