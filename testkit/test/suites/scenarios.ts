import type { Game, GameTypes } from '@richtfest/engine';
import { describe, expect, test } from 'vitest';
import { scenarioChecks, scenarioFolderChecks } from '../../src/index.ts';
import { scenarioFolder } from '../folders.ts';

export function testScenarios<T extends GameTypes>(
  game: Game<T>,
  folder: URL,
  earlier: readonly Game<T>[] = [],
): void {
  const files = scenarioFolder(folder);

  describe('every scenario passes', () => {
    test.each(scenarioChecks(game, files, earlier))('$name', ({ check }) => {
      expect(check).not.toThrow();
    });
  });

  describe('the rules are covered', () => {
    test.each(scenarioFolderChecks(game, files))('$name', ({ check }) => {
      expect(check).not.toThrow();
    });
  });
}
