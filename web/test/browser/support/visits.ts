import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import {
  type Visitor,
  type VisitorOptions,
  closeVisitors,
  openVisitor,
  sharedBrowser,
} from './browser.ts';
import { type Site, type SiteOptions, openSite } from './site.ts';

/** The site as plain files for all tests of a file, and its visitors. */
export class Visits {
  #site: Site | undefined;
  #browser: Browser | undefined;

  private constructor() {}

  /** Call it once, outside of any test. */
  static ofThisFile(options?: SiteOptions): Visits {
    const visits = new Visits();
    beforeAll(async () => {
      [visits.#site, visits.#browser] = await Promise.all([openSite(options), sharedBrowser()]);
    });
    afterAll(async () => {
      await closeVisitors(visits.#browser);
      await visits.#site?.close();
    });
    return visits;
  }

  get site(): Site {
    if (this.#site === undefined) throw new Error('the site is not open yet');
    return this.#site;
  }

  get address(): string {
    return this.site.address;
  }

  get browser(): Browser {
    if (this.#browser === undefined) throw new Error('the browser is not open yet');
    return this.#browser;
  }

  open(options: VisitorOptions = {}): Promise<Visitor> {
    return openVisitor(this.browser, options);
  }
}
