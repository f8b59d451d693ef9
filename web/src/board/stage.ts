/** The transform origin of a standing piece. */
export const FOOT = '50% 100%';

const CROSS_FADE = 140;
const GRACE_MS = 400;

/**
 * What the animation of an event works with. A scene is what lies on the table between two views;
 * a cue is what moves above it at the moment.
 */
export interface Stage<Scene, Cue> {
  readonly root: HTMLElement;
  readonly timeline: Timeline;
  readonly scene: Scene;
  /** Whether a seat's moves are shown with pauses: not for the people at this device. */
  isWatched(seat: number): boolean;
  /** Renders synchronously, so that elements can be measured and moved; without a cue nothing moves. */
  draw(scene: Scene, cue?: Cue): void;
}

export function find(root: HTMLElement, selector: string): HTMLElement | undefined {
  return root.querySelector<HTMLElement>(selector) ?? undefined;
}

/** All keyed pieces, for `spotsOf` and `shift`. */
export function keyedPieces(root: HTMLElement): Iterable<HTMLElement> {
  return root.querySelectorAll<HTMLElement>('[data-key]');
}

export interface TimelineOptions {
  /** The player wants less motion: pieces fade in. */
  readonly isReduced: boolean;
  /** Nothing is animated: the player has skipped ahead. */
  readonly isSkipped?: boolean;
}

interface MovementOptions extends KeyframeAnimationOptions {
  /** The transform origin, which is not part of the frames. */
  readonly origin?: string;
}

/**
 * A sequence of animations that a tap can end: after `skip`, running animations jump to their end
 * and later ones take no time.
 */
export class Timeline {
  readonly isReduced: boolean;
  /** The share of their time that animations and pauses take. */
  share = 1;
  #isSkipped: boolean;
  readonly #running = new Set<Animation>();
  readonly #waiting = new Set<() => void>();

  constructor({ isReduced, isSkipped = false }: TimelineOptions) {
    this.isReduced = isReduced;
    this.#isSkipped = isSkipped;
  }

  get isSkipped(): boolean {
    return this.#isSkipped;
  }

  skip(): void {
    this.#isSkipped = true;
    for (const animation of this.#running) animation.finish();
    for (const wake of this.#waiting) wake();
  }

  pause(milliseconds: number): Promise<void> {
    return this.#wait(milliseconds * this.share);
  }

  #wait(milliseconds: number): Promise<void> {
    if (this.#isSkipped) return Promise.resolve();
    return new Promise((resolve) => {
      const wake = () => {
        clearTimeout(timer);
        this.#waiting.delete(wake);
        resolve();
      };
      const timer = setTimeout(wake, milliseconds);
      this.#waiting.add(wake);
    });
  }

  /** Frames may contain only `transform` and `opacity`. */
  async play(
    element: Element | undefined,
    frames: Keyframe[],
    { origin, ...options }: MovementOptions,
  ): Promise<void> {
    if (this.#isSkipped || element === undefined) return;
    const style = (element as Element & ElementCSSInlineStyle).style;
    if (origin !== undefined) style.transformOrigin = origin;
    const duration = Number(options.duration ?? 0) * this.share;
    const delay = (options.delay ?? 0) * this.share;
    const animation = this.isReduced
      ? element.animate([{ opacity: 0.15 }, { opacity: 1 }], { duration: CROSS_FADE })
      : element.animate(frames, { ...options, duration, delay });
    this.#running.add(animation);
    // Rejects if the element was removed: then there is nothing to wait for.
    const finished = animation.finished.catch(() => undefined);
    // A hidden page finishes no animations; the table must continue anyway.
    const late = this.#wait(duration + delay + GRACE_MS);
    await Promise.race([finished, late]);
    this.#running.delete(animation);
    if (origin !== undefined && options.fill === undefined) style.transformOrigin = '';
  }
}
