import { type Pace, Timeline } from './timeline.ts';

export interface ShowOptions<Event> {
  /** Shows one event moving, and leaves the table as it is after it. */
  perform(event: Event, timeline: Timeline): Promise<void>;
  /** All events given so far have been shown. */
  onEnd(shown: number): void;
  pace(): Pace;
}

/** So many events at once are a return after an absence: nobody wants to watch them all. */
const TOO_MANY = 60;

/** Shows what happened, one event after the other, however fast it happened. */
export class Show<Event> {
  readonly #options: ShowOptions<Event>;
  #events: readonly Event[] = [];
  #shown: number;
  #timeline: Timeline | undefined;
  #isClosed = false;

  constructor(shown: number, options: ShowOptions<Event>) {
    this.#shown = shown;
    this.#options = options;
  }

  get isRunning(): boolean {
    return this.#timeline !== undefined;
  }

  /** The latest list of all events; `seen` of them were there before the latest change. */
  feed(events: readonly Event[], seen: number): void {
    const isTakenBack = seen < this.#shown && !this.isRunning;
    this.#events = events;
    if (isTakenBack || events.length < this.#shown) this.#jump();
    else if (events.length - this.#shown > TOO_MANY || document.hidden) this.#jump();
    else if (this.#shown < events.length && !this.isRunning) void this.#run();
  }

  /** Everything at once: somebody is in a hurry. */
  finish(): void {
    this.#timeline?.skip();
  }

  /** Nobody looks any more. */
  close(): void {
    this.#isClosed = true;
    this.#timeline?.skip();
  }

  #jump(): void {
    this.#timeline?.skip();
    this.#shown = this.#events.length;
    if (!this.isRunning) this.#options.onEnd(this.#shown);
  }

  /** Showing is a courtesy: if it fails, the game goes on. */
  async #perform(event: Event, timeline: Timeline): Promise<void> {
    try {
      await this.#options.perform(event, timeline);
    } catch (error) {
      reportError(error);
    }
  }

  async #run(): Promise<void> {
    this.#timeline = new Timeline(this.#options.pace());
    // Leaves the render that brought the events before the first of them touches the page.
    await Promise.resolve();
    for (;;) {
      const event = this.#events[this.#shown];
      if (event === undefined || this.#isClosed) break;
      this.#shown++;
      await this.#perform(event, this.#timeline);
    }
    this.#timeline = undefined;
    if (!this.#isClosed) this.#options.onEnd(this.#shown);
  }
}
