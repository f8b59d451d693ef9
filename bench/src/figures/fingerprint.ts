import { createHash } from 'node:crypto';
import { LEVELS, levelSettings, simulateGame } from '@richtfest/bots';
import { type Game, checkedOptions } from '@richtfest/engine';
import { botOf } from './bots-of-rows.ts';
import type { Row } from './row.ts';

/** Playouts per decision of searching bots: few, but enough to detect a change. */
const PLAYOUTS = 16;

/**
 * A hash of how the bots of a row play: their settings and every decision of two games with fixed
 * luck, with the measured bot in the first and in the last seat. Results are valid as long as it
 * stays the same. A change that affects none of these hundred decisions moves the share of wins by
 * less than the width of the intervals.
 */
export function fingerprintOf(row: Row, game: Game): string {
  const { players, bot, against } = row;
  const hash = createHash('sha256');
  for (const spec of [bot, against]) hash.update(`${settingsText(spec, game.id)}\n`);
  const options = checkedOptions(game, { players, options: row.options });
  const [measured, other] = [bot, against].map((spec) => botOf(withFewPlayouts(spec), game));
  if (measured === undefined || other === undefined) throw new RangeError('a row has two bots');
  for (const own of [0, players - 1]) {
    const bots = Array.from({ length: players }, (_, seat) => (seat === own ? measured : other));
    const settings = { players, options, bots, seed: 'fingerprint' };
    simulateGame(game, settings, 0, (seat, move) =>
      hash.update(`${seat} ${JSON.stringify(move)}\n`),
    );
  }
  return hash.digest('hex').slice(0, 12);
}

function withFewPlayouts(spec: string): string {
  return levelIn(spec) === undefined ? spec : `${levelIn(spec)}@${PLAYOUTS}`;
}

/** A budget in the spec replaces the level's own. */
function settingsText(spec: string, game: string): string {
  const level = levelIn(spec);
  if (level === undefined) return spec;
  const settings = levelSettings(level, game);
  const isOwnBudget = spec === level;
  return JSON.stringify(settings ?? 'greedy', (key, value: unknown) =>
    key === 'budget' && !isOwnBudget ? spec : value,
  );
}

function levelIn(spec: string) {
  return LEVELS.find((level) => spec === level || spec.startsWith(`${level}@`));
}
