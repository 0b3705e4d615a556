/** Stands for this site, whose address is not known while a page is built: a name that nobody can own. */
const HERE = 'https://site.invalid';

const ELSEWHERE = '/campaigns';

/**
 * Where to go after signing in: a path of this site, otherwise the campaigns. Browsers drop tabs and line breaks from
 * an address and read backslashes as slashes, so the address is judged as they read it, not by its first letters.
 */
export function destination(to: string | null): string {
  if (!to?.startsWith('/')) return ELSEWHERE;
  const path = pathHere(to);
  // The dots are gone now: what is left of `/.//host` begins with two slashes and would be another site.
  return path !== null && pathHere(path) !== null ? path : ELSEWHERE;
}

/** The path as a browser reads it; null when it leads to another site. */
function pathHere(to: string): string | null {
  if (!URL.canParse(to, HERE)) return null;
  const { origin, pathname, search, hash } = new URL(to, HERE);
  return origin === HERE ? `${pathname}${search}${hash}` : null;
}
