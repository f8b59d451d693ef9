import lighthouse from 'lighthouse';
import { CATEGORIES, type Category, type LighthouseFigure, percentile } from './figures.ts';

/** Runs Lighthouse for mobile; a browser must listen at the port. */
export async function measureLighthouse(
  address: string,
  port: number,
  times: number,
): Promise<LighthouseFigure> {
  const runs: Record<Category, number>[] = [];
  let lost: string[] = [];
  for (let run = 0; run < times; run++) {
    const outcome = await lighthouse(`${address}/`, {
      port,
      logLevel: 'error',
      output: 'json',
      onlyCategories: [...CATEGORIES],
    });
    if (outcome === undefined) throw new Error('Lighthouse returned no result.');
    const { categories, audits } = outcome.lhr;
    runs.push(byCategory((name) => Math.round(100 * (categories[name]?.score ?? 0))));
    lost = CATEGORIES.flatMap((name) =>
      (categories[name]?.auditRefs ?? [])
        .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
        .map(({ id }) =>
          `${name}: ${audits[id]?.title ?? id} ${audits[id]?.displayValue ?? ''}`.trim(),
        ),
    );
  }
  const median = byCategory((name) =>
    percentile(
      runs.map((run) => run[name]),
      50,
    ),
  );
  return { runs, median, lost };
}

function byCategory(valueOf: (name: Category) => number): Record<Category, number> {
  const entries = CATEGORIES.map((name) => [name, valueOf(name)] as const);
  return Object.fromEntries(entries) as Record<Category, number>;
}
