/** What the page knows about newer versions of the site. */
export interface UpgradeHost {
  /** Fetches the served version; undefined without an answer. */
  served(): Promise<string | undefined>;
  reload(): void;
  /** The address of the current page. */
  path(): string;
}

export type Upgrade =
  /** No newer version is known. */
  | { readonly is: 'none' }
  /** A newer version is cached and waits to take over. */
  | { readonly is: 'waiting'; readonly take: () => void }
  /** A newer version is active; files this page needs may be gone. */
  | { readonly is: 'stale' };

/**
 * Applies an update at a safe moment: on navigation, or while a page without unfinished input is
 * hidden. Until then it is offered. Moves are saved before they are shown, so a reload loses only
 * unfinished input.
 */
export class Upgrades {
  readonly #host: UpgradeHost;
  readonly #listeners = new Set<() => void>();
  #state: Upgrade = { is: 'none' };
  #isPutOff = false;
  #first: string | undefined;

  constructor(host: UpgradeHost) {
    this.#host = host;
  }

  getState(): Upgrade {
    return this.#state;
  }

  /** Whether to offer the update; not after “Later”. */
  get isOffered(): boolean {
    return this.#state.is !== 'none' && !this.#isPutOff;
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  found(take: () => void): void {
    this.#set({ is: 'waiting', take });
  }

  /** Another tab or the server has a newer version. */
  outdated(): void {
    this.#set({ is: 'stale' });
  }

  /** Without a service worker: compares the served version with the first one. */
  async compare(): Promise<void> {
    const served = await this.#host.served();
    if (served === undefined) return;
    this.#first ??= served;
    if (served !== this.#first) this.outdated();
  }

  take(): void {
    const state = this.#state;
    if (state.is === 'waiting') state.take();
    else if (state.is === 'stale') this.#host.reload();
  }

  later(): void {
    this.#isPutOff = true;
    this.#tell();
  }

  /** The player has navigated: nothing of the previous page is needed. */
  moved(): void {
    this.take();
  }

  /** The page is hidden. */
  hidden(): void {
    if (isIdle(this.#host.path())) this.take();
  }

  #set(state: Upgrade): void {
    this.#state = state;
    this.#isPutOff = false;
    this.#tell();
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}

/** Pages without unfinished input. */
export function isIdle(path: string): boolean {
  return /^\/(?:settings|about|games\/[^/]+(?:\/rules)?|(?:play|t)\/[^/]+\/(?:replay|review))?$/.test(
    path,
  );
}
