const THEMES = ['day', 'night', 'contrast'] as const;

type Theme = (typeof THEMES)[number];

const isLong = process.env['RICHTFEST_LONG'] === '1';

/**
 * The themes in which axe looks at a screen: in a long run all, else one, another for the next
 * screen. `npm run screens` looks at everything.
 */
export function themesFor(screen: string): readonly Theme[] {
  const signs = Array.from(screen, (sign) => sign.codePointAt(0) ?? 0);
  const turn = signs.reduce((sum, sign) => sum + sign, 0) % THEMES.length;
  return isLong ? THEMES : THEMES.slice(turn, turn + 1);
}
