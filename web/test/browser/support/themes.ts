const THEMES = ['day', 'night', 'contrast'] as const;

type Theme = (typeof THEMES)[number];

const isLong = process.env['RICHTFEST_LONG'] === '1';

/**
 * The themes in which axe checks a screen: all of them in a long run, otherwise one, alternating
 * between screens. `npm run screens` checks everything.
 */
export function themesFor(screen: string): readonly Theme[] {
  const signs = Array.from(screen, (sign) => sign.codePointAt(0) ?? 0);
  const turn = signs.reduce((sum, sign) => sum + sign, 0) % THEMES.length;
  return isLong ? THEMES : THEMES.slice(turn, turn + 1);
}
