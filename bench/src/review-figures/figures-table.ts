import { gameName } from '../game-name.ts';
import type { TextTable } from '../table.ts';
import type { ReviewFigures, Share } from './report.ts';

/** One column for each game, one row for each figure with its target. */
export function figuresTable(
  games: readonly ({ readonly game: string } & ReviewFigures)[],
): TextTable {
  const row = (
    name: string,
    target: string,
    text: (figures: ReviewFigures) => string,
  ): readonly string[] => [name, target, ...games.map(text)];
  return {
    title: 'Measured',
    head: ['figure', 'target', ...games.map(({ game }) => gameName(game))],
    numbersFrom: 2,
    rows: [
      row('reviews', '', ({ reviews }) => String(reviews)),
      row('largest residual', '0', ({ residual }) => residual.toExponential(0)),
      row('luck of the first seat, equal bots', '0 within 2 errors', ({ luck }) =>
        luck.matches < 2
          ? '–'
          : `${signed(luck.mean)} ± ${percent(luck.error)} (${luck.matches} matches)`,
      ),
      row('experts show more skill, blocks of 10', '≥ 90 %', ({ skill }) => shareText(skill)),
      row('matches reviewed twice', '', ({ pairs }) => String(pairs)),
      row('equal grades with another seed', '≥ 90 %', ({ grades }) => shareText(grades)),
      row('same most important moment', '≥ 80 %', ({ moments }) => shareText(moments)),
      row('mistakes still wrong at ten times the budget', '≥ 95 %', ({ confirmed }) =>
        shareText(confirmed),
      ),
      row('of these, still mistakes', '', ({ confirmedAsMistakes }) =>
        shareText(confirmedAsMistakes),
      ),
      row('CPU seconds on one core', '15 (Pigs 3)', ({ seconds }) => secondsText(seconds?.oneCore)),
      row('seconds on two cores', 'half', ({ seconds }) => secondsText(seconds?.twoCores)),
    ],
  };
}

function shareText({ right, of }: Share): string {
  return of === 0 ? '–' : `${percent(right / of)} (${right} of ${of})`;
}

function secondsText(seconds: number | undefined): string {
  return seconds === undefined ? '–' : seconds.toFixed(1);
}

function signed(share: number): string {
  return `${share < 0 ? '−' : '+'}${percent(Math.abs(share))}`;
}

function percent(share: number): string {
  return `${(100 * share).toFixed(share < 0.1 && share > 0 ? 1 : 0)} %`;
}
