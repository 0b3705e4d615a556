import { type Answer, type Connection, getOf, openConnection } from './connection.ts';
import type { Site } from './site.ts';

/** A browser's headers, where a server depends on them. */
export const BROWSER = {
  Accept: 'text/html,application/xhtml+xml,*/*;q=0.8',
  'Accept-Encoding': 'gzip, deflate, br',
  'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36',
};

/** Readers who look at pages at the same time. */
const READERS = 8;

/** Memory of the server after the first views, and after all of them, MiB. */
export interface Memory {
  readonly early: number;
  readonly late: number;
  readonly times: readonly number[];
}

/** Memory is measured after this many views, when code is compiled and caches are full, and again after all of them. */
export const EARLY = 1000;
export const VIEWS = 5000;

/** This many views of these pages in turn, by a few concurrent readers. */
export async function viewed(site: Site, paths: readonly string[]): Promise<Memory> {
  const requests = paths.map((path) => getOf(path, BROWSER));
  const early = await looked(site.port, requests, EARLY);
  const memory = await site.memory();
  const late = await looked(site.port, requests, VIEWS - EARLY);
  return { early: memory, late: await site.memory(), times: [...early, ...late] };
}

async function looked(port: number, requests: readonly Buffer[], views: number): Promise<readonly number[]> {
  const times: number[] = [];
  let begun = 0;
  const reader = async (): Promise<void> => {
    const connection = await openConnection(port);
    while (begun < views) {
      const request = requests[begun++ % requests.length];
      if (request !== undefined) times.push((await timed(connection, request)).ms);
    }
    connection.close();
  };
  await Promise.all(Array.from({ length: READERS }, reader));
  return times;
}

export interface Timed {
  readonly answer: Answer;
  readonly ms: number;
}

/** How long the page takes. Throws if it is missing. */
export async function timed(connection: Connection, request: Buffer): Promise<Timed> {
  const since = performance.now();
  const answer = await connection.send(request);
  if (answer.status !== 200) throw new Error(`a page answers ${answer.status}`);
  return { answer, ms: performance.now() - since };
}
