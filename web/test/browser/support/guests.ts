import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import {
  SIZES,
  type Visitor,
  type VisitorOptions,
  closeVisitors,
  openVisitor,
  sharedBrowser,
} from './browser.ts';
import { type OpenServer, openServer } from './server.ts';
import { type Site, openSite } from './site.ts';

/** A site with a server for all tests of a file, and its visitors. */
export class Guests<S extends OpenServer = OpenServer> {
  #site: Site | undefined;
  #browser: Browser | undefined;
  #server: S | undefined;
  readonly #visitors: Visitor[] = [];

  readonly #serve: (webRoot: string) => Promise<S>;

  private constructor(serve: (webRoot: string) => Promise<S>) {
    this.#serve = serve;
  }

  /** Call it once, outside of any test. */
  static ofThisFile(): Guests {
    return Guests.servedBy((webRoot) => openServer(webRoot));
  }

  /** The same with a server other than the default one in this process. */
  static servedBy<S extends OpenServer>(serve: (webRoot: string) => Promise<S>): Guests<S> {
    const guests = new Guests(serve);
    beforeAll(() => guests.#open());
    afterAll(() => guests.#close());
    return guests;
  }

  get server(): S {
    if (this.#server === undefined) throw new Error('the server is not open yet');
    return this.#server;
  }

  get address(): string {
    return this.server.address;
  }

  async visitor(
    size: keyof typeof SIZES = 'desktop',
    options: VisitorOptions = {},
  ): Promise<Visitor> {
    if (this.#browser === undefined) throw new Error('the browser is not open yet');
    const visitor = await openVisitor(this.#browser, {
      viewport: SIZES[size],
      // Each visitor has its own seed.
      seed: `guest ${this.#visitors.length}`,
      ...options,
    });
    this.#visitors.push(visitor);
    return visitor;
  }

  async enter(size: keyof typeof SIZES): Promise<Page> {
    return (await this.visitor(size)).page;
  }

  /** The errors of all visitors' pages. */
  get errors(): string[] {
    return this.#visitors.flatMap(({ errors }) => errors);
  }

  async #open(): Promise<void> {
    [this.#site, this.#browser] = await Promise.all([openSite(), sharedBrowser()]);
    this.#server = await this.#serve(this.#site.folder);
  }

  async #close(): Promise<void> {
    await closeVisitors(this.#browser);
    await this.#server?.close();
    await this.#site?.close();
  }
}
