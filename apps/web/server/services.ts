import type { PlayedSystem } from '@sealed-orders/rules/systems';
import type { AuthOptions } from 'next-auth';
import type { Cards } from './cards.ts';
import type { DrawnPages } from './drawn-pages.ts';
import type { FirstLookReader } from './first-look.ts';
import type { FrontPageReader } from './front-page.ts';
import type { GazetteReader } from './gazette.ts';
import type { PageReaderOf } from './page-reader.ts';
import type { WarsReader } from './wars.ts';

/** What Next's routes need from the server that runs them. */
export interface Shared {
  readonly auth: AuthOptions;
  /** The games whose campaigns can be created here. */
  readonly games: readonly PlayedSystem[];
  /** What the page of a campaign shows first. */
  readonly firstLook: FirstLookReader;
  /** Who reads a page. */
  readonly pageReader: PageReaderOf;
  /** What the start page shows of public campaigns. */
  readonly frontPage: FrontPageReader;
  /** A war as its gazette shows it. */
  readonly gazette: GazetteReader;
  /** The wars that anyone may read about. */
  readonly wars: WarsReader;
  /** Preview pictures of pages for other sites. */
  readonly cards: Cards;
  /** Pages that are the same for everyone, as they were drawn. */
  readonly drawn: DrawnPages;
  /** The address of the site, as people type it. */
  readonly url: string;
}

declare global {
  var sealedOrders: Shared | undefined;
}

/**
 * Next bundles its routes separately from the server although both run in the same process, so a module variable would
 * exist twice. Both see the same global object.
 */
export function share(shared: Shared): void {
  globalThis.sealedOrders = shared;
}

/** What the server shared; throws without a server, as in a build. */
export function shared(): Shared {
  if (globalThis.sealedOrders === undefined) throw new Error('this route runs only inside server/main.ts');
  return globalThis.sealedOrders;
}
