import { createHash } from 'node:crypto';
import { LEVELS, levelSettings, simulateGame } from '@richtfest/bots';
import { type Game, checkedOptions } from '@richtfest/engine';
import { botOf } from './bots-of-rows.ts';
import type { Row } from './row.ts';

/** Playouts a decision of those that think ahead: enough to see how they do it. */
const FEW = 16;

/**
 * How the bots of a row play, as a short text: their settings, and every decision of a few games
 * with fixed luck, the measured bot sitting first and last. Results hold as long as it stays the
 * same, whatever files were changed. A change that shows in none of these hundred decisions and
 * more could move a share of wins by less than the intervals are wide.
 */
export function fingerprintOf(row: Row, game: Game): string {
  const { players, bot, against } = row;
  const hash = createHash('sha256');
  for (const spec of [bot, against]) hash.update(`${settingsText(spec, game.id)}\n`);
  const options = checkedOptions(game, { players, options: row.options });
  const [measured, other] = [bot, against].map((spec) => botOf(brief(spec), game));
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

function brief(spec: string): string {
  return levelIn(spec) === undefined ? spec : `${levelIn(spec)}@${FEW}`;
}

/** Who is given a budget does not go by its own. */
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
