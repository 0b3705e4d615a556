import { getOf, openConnection } from './connection.ts';
import type { Figure } from './figure.ts';
import { type Generator, startGenerator } from './generator.ts';
import type { LoadOutcome, PageTarget } from './load-job.ts';
import { startSameAnswer } from './same-answer.ts';
import type { Site } from './site.ts';
import { quantile } from './spread.ts';
import { BROWSER, EARLY, type Memory, type Timed, timed, VIEWS, viewed } from './views.ts';

const CONNECTIONS = 16;
const SECONDS = 2;
const ROUNDS = 3;
const MOST_MEMORY = 450;

const MS = { unit: 'ms', target: null, good: 'at-most' } as const;

/** A public war with an account of some rounds. */
export interface ToldWar {
  readonly slug: string;
  readonly rounds: readonly number[];
}

/**
 * The public pages of a war: each for the first time, then as many as possible, for readers who have nothing and for
 * readers who have the page and ask whether it has changed. In turn with a bare server that sends the same bytes.
 */
export async function measureGazette(site: Site, { slug, rounds }: ToldWar): Promise<readonly Figure[]> {
  const paths = [`/gazette/${slug}`, ...rounds.map((round) => `/gazette/${slug}/${round}`)];
  const cold = await firstViews(site, paths);
  const pictures = await firstViews(
    site,
    paths.slice(1).map((path) => `${path}/card.png`),
  );
  const requests = paths.map((path) => ({ path, headers: BROWSER }));
  const known = paths.map((path, i) => ({ path, headers: { ...BROWSER, 'If-None-Match': tagIn(cold[i]) } }));
  const bare = await startSameAnswer(cold[0]?.answer.body ?? '');
  const [pages, bytes] = [startGenerator(), startGenerator()];
  try {
    const rivals = { pages, bytes, ports: [site.port, bare.port] } as const;
    await rounded(rivals, { requests, status: 200 });
    const warm = await rounded(rivals, { requests, status: 200 });
    const unchanged = await rounded(rivals, { requests: known, status: 304 });
    return [
      ...coldFigures('A number of the gazette', cold),
      ...coldFigures('The picture of a number', pictures),
      ...warmFigures('Numbers', warm),
      ...warmFigures('Numbers that the reader has', unchanged),
      ...memoryFigures('numbers', await viewed(site, paths)),
    ];
  } finally {
    pages.stop();
    bytes.stop();
    bare.stop();
  }
}

/** The page of a campaign for a spectator, which is drawn for each reader. */
export async function measureVisits(site: Site, { slug }: ToldWar): Promise<readonly Figure[]> {
  const path = `/c/${slug}`;
  const cold = await firstViews(site, [path]);
  const bare = await startSameAnswer(cold[0]?.answer.body ?? '');
  const [pages, bytes] = [startGenerator(), startGenerator()];
  try {
    const rivals = { pages, bytes, ports: [site.port, bare.port] } as const;
    const warm = await rounded(rivals, { requests: [{ path, headers: BROWSER }], status: 200 });
    return [
      ...cold.map(({ ms }): Figure => ({ ...MS, what: 'A campaign page for the first time', value: ms })),
      ...warmFigures('Campaign pages', warm),
      ...memoryFigures('campaign pages', await viewed(site, [path])),
    ];
  } finally {
    pages.stop();
    bytes.stop();
    bare.stop();
  }
}

/** Each page once, one after the other. */
async function firstViews({ port }: Site, paths: readonly string[]): Promise<readonly Timed[]> {
  const connection = await openConnection(port);
  const views: Timed[] = [];
  for (const path of paths) views.push(await timed(connection, getOf(path, BROWSER)));
  connection.close();
  return views;
}

const tagIn = (view: Timed | undefined): string => /^etag: (\S+)/im.exec(view?.answer.head ?? '')?.[1] ?? '';

interface Rivals {
  readonly pages: Generator;
  readonly bytes: Generator;
  /** Of the site, and of the bare server. */
  readonly ports: readonly [number, number];
}

interface Rounded {
  readonly ours: readonly LoadOutcome[];
  readonly bare: readonly LoadOutcome[];
}

/** Rounds of the two in turn, so that both run on the same machine load. */
async function rounded(
  { pages, bytes, ports }: Rivals,
  asked: Pick<PageTarget, 'requests' | 'status'>,
): Promise<Rounded> {
  const [ours, bare]: [LoadOutcome[], LoadOutcome[]] = [[], []];
  const job = { connections: CONNECTIONS, seconds: SECONDS, rate: null };
  for (let round = 0; round < ROUNDS; round++) {
    ours.push(await pages.run({ ...job, target: { kind: 'pages', port: ports[0], ...asked } }));
    bare.push(await bytes.run({ ...job, target: { kind: 'pages', port: ports[1], ...asked } }));
  }
  return { ours, bare };
}

/** Nothing of these pages is cached yet: one reader requests each of them once. */
function coldFigures(what: string, views: readonly Timed[]): readonly Figure[] {
  const times = views.map(({ ms }) => ms);
  const perSecond = (1000 * times.length) / times.reduce((sum, ms) => sum + ms, 0);
  return [
    { what: `${what} for the first time, one reader`, value: perSecond, unit: '/s', target: null, good: 'at-least' },
    { ...MS, what: 'Median of it', value: quantile(times, 0.5) },
    { ...MS, what: `p99 of it (of ${times.length}, so the slowest)`, value: quantile(times, 0.99) },
  ];
}

function warmFigures(what: string, { ours, bare }: Rounded): readonly Figure[] {
  const rate = (outcomes: readonly LoadOutcome[]): number =>
    quantile(
      outcomes.map(({ times, seconds }) => times.length / seconds),
      0.5,
    );
  const p99 = (outcomes: readonly LoadOutcome[]): number =>
    quantile(
      outcomes.flatMap(({ times }) => times),
      0.99,
    );
  const same = 'a bare server with the same bytes';
  const perSecond = { value: rate(ours), reference: { what: same, value: rate(bare) } };
  return [
    { what, ...perSecond, unit: '/s', target: null, good: 'at-least' },
    { ...MS, what: 'p99 of it', value: p99(ours), reference: { what: same, value: p99(bare) } },
  ];
}

function memoryFigures(what: string, { early, late, times }: Memory): readonly Figure[] {
  const mebibytes = { unit: 'MiB', good: 'at-most' } as const;
  return [
    { ...MS, what: `p99 of ${VIEWS} views of ${what}`, value: quantile(times, 0.99) },
    { ...mebibytes, what: `Server memory after ${EARLY} views of ${what}`, value: early, target: null },
    { ...mebibytes, what: `Server memory after ${VIEWS} views of ${what}`, value: late, target: MOST_MEMORY },
  ];
}
