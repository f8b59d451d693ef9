import type { Picture } from '@richtfest/engine';
import type { Course, Moment } from '../../playground/course.ts';
import { element } from '../element.ts';

const STEP_MS = 500;

/** Shows a game moment by moment: a slider, the table, and what happened. */
export class CourseView {
  readonly root = element('div', { class: 'course', hidden: '' });
  readonly #slider = element('input', { type: 'range', min: '0', value: '0' });
  readonly #button = element('button', { type: 'button' }, 'Play');
  readonly #move = element('p', { class: 'course-move' });
  readonly #scores = element('p', { class: 'course-scores' });
  readonly #picture = element('pre', { tabindex: '0', 'aria-label': 'The table' });
  readonly #sentences = element('ul');
  #course: Course = { names: [], moments: [] };
  #timer = 0;

  constructor() {
    this.#slider.setAttribute('aria-label', 'Move of the first game');
    this.#slider.addEventListener('input', () => {
      this.#pause();
      this.#draw();
    });
    this.#button.addEventListener('click', () =>
      this.#timer === 0 ? this.#play() : this.#pause(),
    );
    const controls = element('div', { class: 'course-controls' }, this.#button, this.#slider);
    this.root.append(
      element('h2', {}, 'The first game'),
      controls,
      this.#move,
      this.#scores,
      this.#picture,
      this.#sentences,
    );
  }

  /** Starts with the last moment; “Play” starts again. */
  show(course: Course): void {
    this.#pause();
    this.#course = course;
    const last = String(course.moments.length - 1);
    this.#slider.max = last;
    this.#slider.value = last;
    this.root.hidden = false;
    this.#draw();
  }

  hide(): void {
    this.#pause();
    this.root.hidden = true;
  }

  #play(): void {
    if (this.#slider.value === this.#slider.max) this.#slider.value = '0';
    this.#button.textContent = 'Pause';
    this.#draw();
    this.#timer = window.setInterval(() => {
      this.#slider.stepUp();
      this.#draw();
      if (this.#slider.value === this.#slider.max) this.#pause();
    }, STEP_MS);
  }

  #pause(): void {
    clearInterval(this.#timer);
    this.#timer = 0;
    this.#button.textContent = 'Play';
  }

  #draw(): void {
    const at = Number(this.#slider.value);
    const { names, moments } = this.#course;
    const moment = moments[at];
    if (moment === undefined) return;
    const text = moveText(moment, names);
    this.#move.textContent = `Move ${at} of ${moments.length - 1}${text}`;
    this.#slider.setAttribute('aria-valuetext', this.#move.textContent);
    this.#scores.textContent = names
      .map((name, seat) => `${name}: ${moment.scores[seat] ?? 0}`)
      .join(' · ');
    this.#picture.replaceChildren(...drawn(moment.picture));
    this.#sentences.replaceChildren(
      ...moment.sentences.map((sentence) => element('li', {}, sentence)),
    );
  }
}

function moveText({ seat, move }: Moment, names: readonly string[]): string {
  return seat === undefined ? '' : `: ${names[seat] ?? ''} plays “${move}”`;
}

function drawn(picture: Picture): (Node | string)[] {
  return picture.flatMap((line) => [
    ...line.map(({ text, tone }) =>
      tone === undefined ? text : element('span', { class: `tone-${tone}` }, text),
    ),
    '\n',
  ]);
}
