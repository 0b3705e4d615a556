import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const WEB = fileURLToPath(new URL('../../apps/web/', import.meta.url));
const REALTIME = fileURLToPath(new URL('../../packages/realtime/src/', import.meta.url));

const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => name.replaceAll('\\', '/'));

/** Routes of Next's app folder, read from the file system. Groups in brackets are not part of the address. */
const appRoutes = (): readonly string[] =>
  filesIn(`${WEB}src/app`)
    .filter((name) => /(^|\/)(page|route)\.tsx?$/.test(name))
    .map((name) => `/${name}`.replace(/\/\([^/]+\)/g, '').replace(/\/(page|route)\.tsx?$/, '') || '/');

/** The files that Next makes from the app folder's own. */
const appFiles = (): readonly string[] => (filesIn(`${WEB}src/app`).includes('robots.ts') ? ['/robots.txt'] : []);

/** Routes of Next's pages folder. Files that begin with `_` frame the others. */
const pageRoutes = (): readonly string[] =>
  filesIn(`${WEB}src/pages`)
    .filter((name) => /\.tsx?$/.test(name) && !/(^|\/)_/.test(name))
    .map((name) => `/${name}`.replace(/\.tsx?$/, '').replace(/\/index$/, '') || '/');

/** Routes of pages for people: no files, feeds or pictures, and nothing that only programs call. */
export const pageAddresses = (): readonly string[] =>
  [...appRoutes(), ...pageRoutes()].filter((route) => !route.startsWith('/api/') && !/\.\w+$/.test(route)).toSorted();

/** The route that answers an address: among the matches, the one with the fewest wildcards. */
export function routeOf(address: string): string | undefined {
  const { pathname } = new URL(address, 'http://localhost');
  const isIt = (route: string): boolean => new RegExp(`^${route.replace(/\[[^/]+\]/g, '[^/]+')}$`).test(pathname);
  return pageAddresses()
    .filter(isIt)
    .toSorted((a, b) => a.split('[').length - b.split('[').length)[0];
}

/** Paths that the server answers itself, before Next: the constants of its files whose names end in PATH. */
const ownPaths = (): readonly string[] =>
  [`${WEB}server`, REALTIME].flatMap((folder) =>
    filesIn(folder)
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
      .flatMap((name) => [...readFileSync(`${folder}/${name}`, 'utf8').matchAll(/const \w*PATH = '(\/[^']*)'/g)])
      .map(([, path = '']) => path),
  );

const publicFiles = (): readonly string[] => filesIn(`${WEB}public`).map((name) => `/${name}`);

/** Every route of the site, as named by its files. */
export const allRoutes = (): readonly string[] =>
  [...appRoutes(), ...appFiles(), ...pageRoutes(), ...ownPaths(), ...publicFiles()].toSorted();

/** Paths that the server's router spells out itself, where `allRoutes` does not look. */
export const unnamedPaths = (): readonly string[] =>
  [...readFileSync(`${WEB}server/requests.ts`, 'utf8').matchAll(/'\/[^' ]+'/g)].map(([path]) => path);
