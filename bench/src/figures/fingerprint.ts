import { createHash } from 'node:crypto';
import { LEVELS, levelOptions, simulateGame } from '@richtfest/bots';
import { type PlayableGame, checkedOptions } from '@richtfest/engine';
import { botOf } from './bots-of-rows.ts';
import type { Row } from './row.ts';

/** Playouts per decision of searching bots, enough to show a change. */
const PLAYOUTS = 16;

/**
 * Identifies how the bots of a row play: a hash of their settings and of every decision in two
 * games with fixed random numbers, with the measured bot in the first and the last seat. Stored
 * results stay valid while it is unchanged.
 */
export function fingerprintOf(row: Row, game: PlayableGame): string {
  const { players, bot, against } = row;
  const hash = createHash('sha256');
  for (const spec of [bot, against]) hash.update(`${settingsText(spec, game)}\n`);
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

/** An explicit budget replaces the one in the settings. */
function settingsText(spec: string, game: PlayableGame): string {
  const level = levelIn(spec);
  if (level === undefined) return spec;
  const settings = levelOptions(level, game);
  const isOwnBudget = spec === level;
  return JSON.stringify(settings ?? 'greedy', (key, value: unknown) =>
    key === 'budget' && !isOwnBudget ? spec : value,
  );
}

function levelIn(spec: string) {
  return LEVELS.find((level) => spec === level || spec.startsWith(`${level}@`));
}
