/** What is known of newer versions of the site, and what a page does about it. */
export interface UpgradeHost {
  /** Fetches the name of the version that is served now; undefined: nobody answers. */
  served(): Promise<string | undefined>;
  reload(): void;
  /** The page that is shown. */
  path(): string;
}

export type Upgrade =
  /** This is the newest version, as far as anybody knows. */
  | { readonly is: 'none' }
  /** A newer one has been fetched and waits to take over. */
  | { readonly is: 'waiting'; readonly take: () => void }
  /** A newer one is there already; what this page still needs may be gone. */
  | { readonly is: 'stale' };

/**
 * Takes a new version at a safe moment: when somebody goes to another page, or when a page on
 * which nothing can be half done is out of sight. Until then it is offered. Every move is kept
 * before it is shown, so a reload loses none; what is being typed or put together would be lost.
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

  /** Whether it is to be offered; whoever said “later” is not asked again. */
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

  /** Another tab has taken the new version, or the server has one. */
  outdated(): void {
    this.#set({ is: 'stale' });
  }

  /** Where no service worker tells: compares what is served with what was served at first. */
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

  /** Somebody has gone to another page: nothing of the one before is needed any more. */
  moved(): void {
    this.take();
  }

  /** Nobody looks at this page just now. */
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

/** Pages on which nothing can be typed, chosen or put together halfway. */
export function isIdle(path: string): boolean {
  return /^\/(?:settings|about|games\/[^/]+(?:\/rules)?|(?:play|t)\/[^/]+\/review)?$/.test(path);
}
