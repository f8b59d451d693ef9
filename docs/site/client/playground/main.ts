import type { ContestReport, ContestRequest, ContestSums } from '../../playground/messages.ts';
import { element } from '../element.ts';
import { CourseView } from './course-view.ts';
import { Editor } from './editor.ts';
import { exampleOf } from './examples.ts';
import { runContest } from './run-contest.ts';

/** Ids and names; defined by client-files.ts when the site is built. */
declare const GAMES: readonly (readonly [string, string])[];

const GAME_COUNTS = [1, 20, 100, 500];
const OPPONENTS = ['random', 'greedy'] as const;

/** Fills the playground of the page. */
export function startPlayground(root: HTMLElement): void {
  const game = select('Game', GAMES);
  const opponent = select(
    'Against',
    OPPONENTS.map((name) => [name, name]),
  );
  const games = select(
    'Games',
    GAME_COUNTS.map((count) => [String(count), String(count)]),
  );
  games.field.value = '20';
  const seed = element('input', { value: 'playground', size: '12' });
  const run = element('button', { type: 'submit', class: 'primary' }, 'Run');
  const stop = element('button', { type: 'button', disabled: '' }, 'Stop');
  const reset = element('button', { type: 'button' }, 'Reset code');
  const outcome = new OutcomeView();
  const course = new CourseView();
  const storageKey = () => `richtfest/docs/bot/${game.field.value}`;
  const editor = new Editor('Code of the bot', 'editor-keys', () =>
    store(storageKey(), editor.code),
  );
  const keys = 'Ctrl + Enter runs the bot. Tab indents; press Escape first to leave the editor.';
  const form = element(
    'form',
    { class: 'playground' },
    element('div', { class: 'controls' }, game.label),
    editor.root,
    element('p', { class: 'keys', id: 'editor-keys' }, keys),
    element(
      'div',
      { class: 'controls' },
      opponent.label,
      games.label,
      element('label', {}, 'Seed ', seed),
      run,
      stop,
      reset,
    ),
    outcome.root,
    course.root,
  );
  let halt = () => {};
  const setRunning = (isRunning: boolean) => {
    run.disabled = isRunning;
    stop.disabled = !isRunning;
  };
  const load = () => {
    halt();
    setRunning(false);
    outcome.clear();
    course.hide();
    editor.code = stored(storageKey()) ?? exampleOf(game.field.value);
  };
  const onReport = (report: ContestReport) => {
    if (report.type === 'course') course.show(report.course);
    else if (report.type === 'progress') outcome.progress(report.sums, Number(games.field.value));
    else if (report.type === 'problem') {
      outcome.problem(report.message, report.line);
      editor.mark(report.line);
    }
    const isOver = report.type === 'problem' || (report.type === 'progress' && report.isDone);
    if (isOver) setRunning(false);
  };
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    halt();
    course.hide();
    editor.mark(undefined);
    outcome.start();
    setRunning(true);
    halt = runContest(request(), onReport);
  });
  const request = (): ContestRequest => ({
    game: game.field.value,
    code: editor.code,
    opponent: OPPONENTS.find((name) => name === opponent.field.value) ?? 'random',
    games: Number(games.field.value),
    seed: seed.value,
  });
  form.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) form.requestSubmit();
  });
  stop.addEventListener('click', () => {
    halt();
    setRunning(false);
    outcome.stopped();
  });
  reset.addEventListener('click', () => {
    forget(storageKey());
    load();
  });
  game.field.addEventListener('change', load);
  load();
  root.replaceChildren(form);
}

/** How the contest goes, or the problem with the bot. */
class OutcomeView {
  readonly root = element('div', { class: 'outcome' });
  readonly #bar = element('progress', { max: '1', value: '0', 'aria-label': 'Games played' });
  readonly #text = element('p', { role: 'status' });

  constructor() {
    this.root.append(this.#bar, this.#text);
    this.clear();
  }

  clear(): void {
    this.#say('');
    this.#bar.hidden = true;
  }

  start(): void {
    this.#bar.hidden = false;
    this.#bar.value = 0;
    this.#say('Playing …');
  }

  progress({ games, wins, score, others }: ContestSums, of: number): void {
    this.#bar.value = games / of;
    const mean = (sum: number) => (sum / games).toFixed(1);
    const share = Math.round((wins / games) * 100);
    this.#say(
      `Your bot has won ${Number(wins.toFixed(1))} of ${games} games (${share} %), with ${mean(score)} points on average against ${mean(others)}.`,
    );
  }

  stopped(): void {
    this.#say(`${this.#text.textContent.replace('Playing …', '')} Stopped.`.trim());
  }

  problem(message: string, line: number | undefined): void {
    this.#bar.hidden = true;
    this.#say(line === undefined ? message : `Line ${line}: ${message}`);
    this.root.classList.add('has-problem');
  }

  #say(text: string): void {
    this.root.classList.remove('has-problem');
    this.#text.textContent = text;
  }
}

function select(label: string, options: readonly (readonly [string, string])[]) {
  const field = element('select', {});
  field.append(...options.map(([value, text]) => element('option', { value }, text)));
  return { field, label: element('label', {}, `${label} `, field) };
}

function stored(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    // Storage is blocked: the page works without it.
    return undefined;
  }
}

function store(key: string, code: string): void {
  try {
    localStorage.setItem(key, code);
  } catch {
    // As above.
  }
}

function forget(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // As above.
  }
}
