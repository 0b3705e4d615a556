import type { Viewer } from '@sealed-orders/rules/kernel';
import { type Connection, getOf, openConnection } from './connection.ts';
import type { Figure } from './figure.ts';
import type { Site } from './site.ts';
import { pageRequests } from './spectator.ts';
import { quantile } from './spread.ts';
import { BROWSER, timed } from './views.ts';

const WARM_UP = 10;
const ROUNDS = 40;
/** How much longer the page of the long war may take, and how much larger a step may be: no two orders say the same. */
const SLOWER = 1.2;
const LARGER = 1.02;

/** A war, and one of its players. */
export interface WatchedWar {
  readonly id: string;
  readonly slug: string;
  /** How many steps its log has. */
  readonly steps: number;
  readonly player: Viewer;
  readonly cookie: string;
}

interface Measured {
  readonly war: WatchedWar;
  /** How long each opening of the page took, ms. */
  readonly times: number[];
  /** The page, and what it loads for a step, bytes. */
  readonly page: number;
  readonly step: number;
}

/** The page of a war for one of its players, and what it loads for a step: of a long war, beside a short one. */
export async function measureLongWar(
  site: Site,
  wars: { readonly short: WatchedWar; readonly long: WatchedWar },
): Promise<readonly Figure[]> {
  const [short, long] = [await measured(site, wars.short), await measured(site, wars.long)];
  const connection = await openConnection(site.port);
  for (let round = 0; round < ROUNDS; round++)
    for (const { war, times } of [short, long]) times.push((await timed(connection, opening(war))).ms);
  connection.close();
  return figuresOf(short, long);
}

const opening = ({ slug, cookie }: WatchedWar): Buffer => getOf(`/c/${slug}`, { ...BROWSER, Cookie: cookie });

/** The sizes of a war; its page is then warm. */
async function measured(site: Site, war: WatchedWar): Promise<Measured> {
  const connection = await openConnection(site.port);
  let page = 0;
  for (let view = 0; view < WARM_UP; view++) page = await sizeOf(connection, opening(war));
  connection.close();
  return { war, times: [], page, step: await stepBytes(site, war) };
}

/** What the player’s page receives for the last step, bytes. */
async function stepBytes({ port, opened }: Site, { id, player, cookie }: WatchedWar): Promise<number> {
  const n = (await opened.host.head(id, player))?.n ?? 0;
  const connection = await openConnection(port);
  let bytes = 0;
  for (const request of pageRequests({ campaign: id, n }, { Cookie: cookie }))
    bytes += await sizeOf(connection, request);
  connection.close();
  return bytes;
}

const sizeOf = async (connection: Connection, request: Buffer): Promise<number> =>
  (await timed(connection, request)).answer.body.length;

function figuresOf(short: Measured, long: Measured): readonly Figure[] {
  const least = { good: 'at-most', target: null } as const;
  const beside = (of: (measured: Measured) => number) => ({
    value: of(long),
    reference: { what: `a war of ${short.war.steps} steps`, value: of(short) },
  });
  const median = ({ times }: Measured): number => quantile(times, 0.5);
  return [
    {
      ...least,
      what: `Opening the page of a war of ${long.war.steps} steps, median`,
      ...beside(median),
      unit: 'ms',
      target: SLOWER * median(short),
    },
    { ...least, what: 'Size of that page', ...beside(({ page }) => page / 1000), unit: 'KB' },
    {
      ...least,
      what: 'What a page loads for a step of that war',
      ...beside(({ step }) => step / 1000),
      unit: 'KB',
      target: (LARGER * short.step) / 1000,
    },
  ];
}
