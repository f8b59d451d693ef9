import { readFileSync, readdirSync } from 'node:fs';
import type { MatchFile } from '@richtfest/engine';
import type { GameFixture, ScenarioFile } from '../src/index.ts';

export function scenarioFolder(folder: URL): ScenarioFile[] {
  return jsonFolder(folder);
}

export function matchFolder(folder: URL): GameFixture['matches'] {
  return jsonFolder(folder).map(({ name, file }) => ({ name, file: file as MatchFile }));
}

function jsonFolder(folder: URL): { name: string; file: unknown }[] {
  const read = (name: string): unknown => JSON.parse(readFileSync(new URL(name, folder), 'utf8'));
  return readdirSync(folder)
    .sort()
    .map((name) => ({ name, file: read(name) }));
}
