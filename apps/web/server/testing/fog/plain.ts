import type { Look } from './look.ts';

/**
 * Evens out what differs between any two worlds, and nothing else: the port of the site, hashes, which cover what is
 * hidden and reveal none of it, and the order of letters from the same moment. Ids, seeds, nonces and the time are the
 * same in all worlds.
 */
export function plain(got: Look, { url }: { readonly url: string }): Look {
  const { host } = new URL(url);
  const isSame = (text: string): string => text.replaceAll(host, 'war.example').replace(/\b[0-9a-f]{64}\b/g, 'a hash');
  return Object.fromEntries(
    Object.entries(got).map(([where, text]) => [
      where,
      isSame(where.startsWith('news.letters') ? inOneOrder(text) : text),
    ]),
  );
}

/** The letters by their text: those from the same moment come in any order. */
function inOneOrder(text: string): string {
  const letters: unknown = JSON.parse(text).result?.data;
  return Array.isArray(letters) ? JSON.stringify(letters.map((one) => JSON.stringify(one)).toSorted()) : text;
}
