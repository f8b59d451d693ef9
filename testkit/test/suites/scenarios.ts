import type { Game, GameTypes } from '@richtfest/engine';
import { describe, test } from 'vitest';
import { type RefusedSheets, scenarioChecks, scenarioFolderChecks } from '../../src/index.ts';
import { scenarioFolder } from '../folders.ts';

interface ScenarioSuite<T extends GameTypes> {
  readonly earlier?: readonly Game<T>[];
  readonly sheets?: RefusedSheets;
}

export function testScenarios<T extends GameTypes>(
  game: Game<T>,
  folder: URL,
  { earlier = [], sheets = {} }: ScenarioSuite<T> = {},
): void {
  const files = scenarioFolder(folder);

  describe('every scenario passes', () => {
    test.each(scenarioChecks(game, files, earlier))('$name', ({ check }) => check());
  });

  describe('the rules and reasons are covered', () => {
    test.each(scenarioFolderChecks(game, files, sheets))('$name', ({ check }) => check());
  });
}
