import { gameName } from '../game-name.ts';
import { type TextTable, tableMarkdown } from '../table.ts';
import { CATEGORIES, GOALS, SECTIONS, type Section, type SiteReport } from './figures.ts';

type MakeTable = (report: SiteReport) => TextTable | undefined;

/** The tables of each section in docs/performance.md; that of reviews is in docs/review.md. */
const TABLES = {
  home: [homeTable],
  lighthouse: [lighthouseTable],
  play: [tapTable, taskTable],
  daily: [dailyTable],
  street: [streetTable],
  review: [],
  heap: [heapTable],
} as const satisfies Record<Section, readonly MakeTable[]>;

/** The report as tables with measured values and goals. */
export function siteTables(report: SiteReport): TextTable[] {
  return SECTIONS.flatMap((section) => tablesOf(section, report));
}

/** The measured sections as Markdown, by their marker in docs/performance.md. */
export function siteSections(report: SiteReport): Record<string, string> {
  return Object.fromEntries(
    SECTIONS.flatMap((section) => {
      const tables = tablesOf(section, report).map(tableMarkdown);
      return tables.length === 0
        ? []
        : [[`site ${section}`, `${tables.join('\n')}\n${siteHead(report)}`]];
    }),
  );
}

/** The browser and the load that a report was measured with. */
export function siteHead({ chromium, load }: SiteReport): string {
  return `${chromium}, load ${load.toFixed(1)} before the start.`;
}

function tablesOf(section: Section, report: SiteReport): TextTable[] {
  return TABLES[section].flatMap((table: MakeTable) => table(report) ?? []);
}

function homeTable({ home }: SiteReport): TextTable | undefined {
  if (home === undefined) return undefined;
  const { javascriptBytes, cssBytes, htmlBytes, firstPaintMs } = home;
  return {
    title: 'The street',
    head: ['what', 'measured', 'goal'],
    rows: [
      [
        'JavaScript before the first touch, compressed',
        kb(javascriptBytes),
        `≤ ${GOALS.javascriptKb} kB`,
      ],
      ['HTML and CSS, compressed', `${kb(htmlBytes)}, ${kb(cssBytes)}`, ''],
      ['first picture', `${Math.round(firstPaintMs)} ms`, ''],
      ['houses to tap with JavaScript off', String(home.housesWithoutScript), '4'],
      ['pixels that are the same with it off', `${home.samePixels} %`, ''],
    ],
    numbersFrom: 3,
  };
}

function lighthouseTable({ lighthouse }: SiteReport): TextTable | undefined {
  if (lighthouse === undefined) return undefined;
  return {
    title: 'Lighthouse, on the street',
    head: ['what', 'measured', 'goal'],
    rows: CATEGORIES.map((name) => [
      `${name} (median of ${lighthouse.runs.map((run) => run[name]).join(', ')})`,
      String(lighthouse.median[name]),
      `≥ ${GOALS.lighthouse}`,
    ]),
    numbersFrom: 3,
  };
}

function tapTable({ taps }: SiteReport): TextTable | undefined {
  if (taps === undefined) return undefined;
  return {
    title: `A tap, at ${taps[0]?.throttle ?? 1} × CPU throttle`,
    head: [
      'table',
      'taps',
      `pressed, p75 (≤ ${GOALS.pressedMs} ms)`,
      `result, p75 (≤ ${GOALS.resultMs} ms)`,
      'worst result',
    ],
    rows: taps.map((each) => [
      gameName(each.game),
      String(each.taps),
      `${each.pressedMs} ms`,
      `${each.resultMs} ms`,
      `${each.worstResultMs} ms`,
    ]),
    numbersFrom: 1,
  };
}

function taskTable({ tasks }: SiteReport): TextTable | undefined {
  if (tasks === undefined) return undefined;
  return {
    title: 'Tasks and movements while playing, unthrottled',
    head: ['table', 'seconds', 'taps', `tasks over ${GOALS.taskMs} ms`, 'movements', 'offenders'],
    rows: tasks.map((each) => [
      gameName(each.game),
      String(each.seconds),
      String(each.taps),
      tasksText(each.longTasks),
      String(each.animations),
      each.offenders.length === 0 ? 'none' : each.offenders.join(', '),
    ]),
    numbersFrom: 1,
  };
}

function dailyTable({ daily }: SiteReport): TextTable | undefined {
  if (daily === undefined) return undefined;
  return {
    title: `Two taps to the daily house, at ${daily[0]?.throttle ?? 1} × CPU throttle`,
    head: [
      'table',
      'first tap',
      'second tap',
      `both (≤ ${GOALS.dailyMs} ms)`,
      'main-thread time',
      'transferred',
    ],
    rows: daily.map(({ game, pageMs, tableMs, cpuMs, bytes }) => [
      gameName(game),
      `${pageMs} ms`,
      `${tableMs} ms`,
      `${pageMs + tableMs} ms`,
      `${cpuMs} ms`,
      kb(bytes),
    ]),
    numbersFrom: 1,
  };
}

function streetTable({ street }: SiteReport): TextTable | undefined {
  if (street === undefined) return undefined;
  const { houses, throttle, whileDrawing, drawn } = street;
  const row = (what: string, figure: typeof drawn) => [
    what,
    String(figure.frames),
    String(figure.dropped),
    String(figure.perSecond),
    `${figure.longestMs} ms`,
    `${figure.mainMs} ms`,
  ];
  return {
    title: `Swiping through a street of ${houses} houses, at ${throttle} × CPU throttle`,
    head: [
      'swipes',
      'frames',
      'dropped',
      `per second (≥ ${GOALS.framesPerSecond})`,
      'longest frame',
      'main thread per frame (< 16.7 ms)',
    ],
    rows: [row('while houses are drawn', whileDrawing), row('with all houses drawn', drawn)],
    numbersFrom: 1,
  };
}

/** The review page; it has a place of its own in docs/review.md. */
export function reviewTable({ reviews }: SiteReport): TextTable | undefined {
  if (reviews === undefined) return undefined;
  return {
    title: 'The review page',
    head: [
      'match of three',
      'workers',
      `first result (≤ ${GOALS.firstReviewMs / 1000} s)`,
      'complete',
      `tasks over ${GOALS.taskMs} ms`,
    ],
    rows: reviews.map(({ game, workers, firstMs, completeMs, longTasks }) => [
      gameName(game),
      String(workers),
      `${(firstMs / 1000).toFixed(1)} s`,
      `${(completeMs / 1000).toFixed(1)} s`,
      tasksText(longTasks),
    ]),
    numbersFrom: 1,
  };
}

function tasksText(longTasks: readonly number[]): string {
  return longTasks.length === 0
    ? 'none'
    : `${longTasks.length}, the longest ${Math.max(...longTasks)} ms`;
}

function heapTable({ heap }: SiteReport): TextTable | undefined {
  if (heap === undefined) return undefined;
  const counts = Object.keys(heap[0]?.heapKb ?? {}).map(Number);
  const [first, last] = [Math.min(...counts), Math.max(...counts)];
  return {
    title: 'What games leave behind, after collection',
    head: ['table', `after game ${first}`, `after game ${last}`, `ratio (≤ ${GOALS.heapRatio})`],
    rows: heap.map(({ game, heapKb, ratio }) => [
      gameName(game),
      `${heapKb[first]} kB`,
      `${heapKb[last]} kB`,
      String(ratio),
    ]),
    numbersFrom: 1,
  };
}

/** The missed goals, as text. */
export function missed(report: SiteReport): string[] {
  const { home, lighthouse, taps = [], tasks = [], daily = [], street, heap = [] } = report;
  const { reviews = [] } = report;
  return [
    ...(home !== undefined && home.javascriptBytes > GOALS.javascriptKb * 1000
      ? [`JavaScript: ${kb(home.javascriptBytes)}`]
      : []),
    ...(home !== undefined && home.housesWithoutScript < 4 ? ['houses without JavaScript'] : []),
    ...CATEGORIES.filter((name) => (lighthouse?.median[name] ?? 100) < GOALS.lighthouse).map(
      (name) => `Lighthouse ${name}: ${lighthouse?.median[name]}`,
    ),
    ...taps.flatMap(({ game, pressedMs, resultMs }) => [
      ...(pressedMs > GOALS.pressedMs ? [`${game}: pressed after ${pressedMs} ms`] : []),
      ...(resultMs > GOALS.resultMs ? [`${game}: result after ${resultMs} ms`] : []),
    ]),
    ...tasks.flatMap(({ game, longTasks, offenders }) => [
      ...(longTasks.length > 0
        ? [`${game}: ${longTasks.length} tasks, the longest ${Math.max(...longTasks)} ms`]
        : []),
      ...offenders.map((each) => `${game}: ${each} moves`),
    ]),
    ...daily.flatMap(({ game, pageMs, tableMs }) =>
      pageMs + tableMs > GOALS.dailyMs ? [`${game}: daily house after ${pageMs + tableMs} ms`] : [],
    ),
    ...[street?.whileDrawing, street?.drawn].flatMap((each) =>
      each !== undefined && each.perSecond < GOALS.framesPerSecond
        ? [`my street: ${each.perSecond} frames per second`]
        : [],
    ),
    ...reviews.flatMap(({ game, firstMs, longTasks }) => [
      ...(firstMs > GOALS.firstReviewMs ? [`${game}: first review after ${firstMs} ms`] : []),
      ...(longTasks.length > 0 ? [`${game}: while reviewing, tasks: ${tasksText(longTasks)}`] : []),
    ]),
    ...heap.flatMap(({ game, ratio }) =>
      ratio > GOALS.heapRatio ? [`${game}: heap ${ratio} ×`] : [],
    ),
  ];
}

function kb(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
