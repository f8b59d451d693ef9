import { Timeline, type TimelineOptions } from './stage.ts';

export interface ShowOptions<Event> {
  /** Animates one event and leaves the table as it is afterwards. */
  perform(event: Event, timeline: Timeline): Promise<void>;
  /** This many events have been shown, and perhaps more are to come. */
  onPerformed(shown: number): void;
  /** All events given so far have been shown. */
  onEnd(shown: number): void;
  /** For the events that are shown next. */
  timelineOptions(): TimelineOptions;
  /** How much time each event takes. */
  readonly tempo: { shareOf(event: Event, waiting: number): number };
}

/** More events at once mean a return after an absence: they are not animated. */
const TOO_MANY = 60;

/** Animates events one after the other, however fast they arrive. */
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

  /** Passes the complete list of events, of which `seen` precede the latest change. */
  feed(events: readonly Event[], seen: number): void {
    const isTakenBack = seen < this.#shown && !this.isRunning;
    this.#events = events;
    if (isTakenBack || events.length < this.#shown) this.#jump();
    else if (events.length - this.#shown > TOO_MANY || document.hidden) this.#jump();
    else if (this.#shown < events.length && !this.isRunning) void this.#run();
  }

  /** Skips to the end of all animations. */
  finish(): void {
    this.#timeline?.skip();
  }

  /** Stops; `onEnd` is not called any more. */
  close(): void {
    this.#isClosed = true;
    this.#timeline?.skip();
  }

  #jump(): void {
    this.#timeline?.skip();
    this.#shown = this.#events.length;
    if (!this.isRunning) this.#options.onEnd(this.#shown);
  }

  /** A failed animation must not stop the game. */
  async #perform(event: Event, timeline: Timeline): Promise<void> {
    try {
      await this.#options.perform(event, timeline);
    } catch (error) {
      reportError(error);
    }
  }

  async #run(): Promise<void> {
    this.#timeline = new Timeline(this.#options.timelineOptions());
    // Let the current render finish before the first animation touches the page.
    await Promise.resolve();
    for (;;) {
      const event = this.#events[this.#shown];
      if (event === undefined || this.#isClosed) break;
      this.#shown++;
      this.#timeline.share = this.#options.tempo.shareOf(event, this.#events.length - this.#shown);
      await this.#perform(event, this.#timeline);
      if (!this.#isClosed) this.#options.onPerformed(this.#shown);
    }
    this.#timeline = undefined;
    if (!this.#isClosed) this.#options.onEnd(this.#shown);
  }
}
