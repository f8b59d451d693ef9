import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { SIZES, type Visitor, openBrowser, openVisitor } from './browser.ts';
import { RealServer } from './real-server.ts';
import { type Site, openSite } from './site.ts';

/** A site with a real server behind it, for all tests of a file, and people who come to it. */
export class Guests {
  #site: Site | undefined;
  #browser: Browser | undefined;
  #server: RealServer | undefined;
  readonly #visitors: Visitor[] = [];

  readonly #flags: readonly string[];

  private constructor(flags: readonly string[]) {
    this.#flags = flags;
  }

  /** To be called once, outside of any test; with flags of the browser, if any. */
  static ofThisFile(flags: readonly string[] = []): Guests {
    const guests = new Guests(flags);
    beforeAll(() => guests.#open(), 120_000);
    afterAll(() => guests.#close());
    return guests;
  }

  get server(): RealServer {
    if (this.#server === undefined) throw new Error('the server is not open yet');
    return this.#server;
  }

  get address(): string {
    return this.server.address;
  }

  async visitor(size: keyof typeof SIZES = 'desktop'): Promise<Visitor> {
    if (this.#browser === undefined) throw new Error('the browser is not open yet');
    const visitor = await openVisitor(this.#browser, { viewport: SIZES[size] });
    visitor.context.setDefaultTimeout(30_000);
    this.#visitors.push(visitor);
    return visitor;
  }

  async enter(size: keyof typeof SIZES): Promise<Page> {
    return (await this.visitor(size)).page;
  }

  /** What went wrong in the pages of anybody. */
  get faults(): string[] {
    return this.#visitors.flatMap(({ faults }) => faults);
  }

  async #open(): Promise<void> {
    [this.#site, this.#browser] = await Promise.all([openSite(), openBrowser(this.#flags)]);
    this.#server = new RealServer(this.#site.folder);
    await this.#server.open();
  }

  async #close(): Promise<void> {
    await this.#browser?.close();
    await this.#server?.close();
    await this.#site?.close();
  }
}
