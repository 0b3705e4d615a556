import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { takes } from './encodings.ts';

const FOLDER = fileURLToPath(new URL('../.next/static', import.meta.url));
const PATH = '/_next/static/';

/** Scripts that block the first paint of every page. Their names stay the same when their content changes. */
const HEAD_SCRIPTS = ['theme.js', 'arriving.js'];
const HEAD_FOLDER = fileURLToPath(new URL('../public', import.meta.url));

/** A built file's name changes with its content. The other files are cached for an hour. */
const KEPT = { built: 'max-age=31536000, immutable', head: 'max-age=3600' } as const;

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css; charset=UTF-8',
};

/** Answers a request for a compressed file; false if the route is not for one. */
export type AssetRoute = (request: IncomingMessage, response: ServerResponse) => boolean;

interface AssetOptions {
  readonly isDevelopment: boolean;
  readonly folder?: string;
}

/**
 * Serves the scripts and style sheets that the build compressed, and the scripts in the head of a page. A page requests
 * some thirty of them, so they carry no more headers than they need: those of a page would be half a kilobyte each
 * time. Everything else is left to Next.
 */
export function createAssetRoute({ isDevelopment, folder = FOLDER }: AssetOptions): AssetRoute {
  const files = isDevelopment ? new Map<string, Asset>() : new Map([...assetsIn(folder), ...headScripts()]);
  return (request, response) => {
    const asset = files.get(request.url?.split('?', 1)[0] ?? '');
    if (asset === undefined || !takes(request, 'br')) return false;
    if (request.method !== 'GET' && request.method !== 'HEAD') return false;
    // Keep-alive is the default. Nobody asks how old a file is that never changes.
    response.removeHeader('Connection');
    response.sendDate = asset.kind !== 'built';
    response.writeHead(200, {
      'Content-Type': asset.type,
      'Content-Encoding': 'br',
      'Content-Length': asset.bytes.length,
      'Cache-Control': KEPT[asset.kind],
      Vary: 'Accept-Encoding',
    });
    response.end(request.method === 'HEAD' ? undefined : asset.bytes);
    return true;
  };
}

interface Asset {
  readonly kind: keyof typeof KEPT;
  readonly type: string;
  readonly bytes: Buffer;
}

/** Read once: together they have a megabyte. */
function assetsIn(folder: string): ReadonlyMap<string, Asset> {
  const names = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];
  return new Map(
    names.flatMap((name): [string, Asset][] => {
      const plain = name.replace(/\.br$/, '');
      const type = TYPES[extname(plain)];
      if (plain === name || type === undefined) return [];
      const bytes = readFileSync(join(folder, name));
      return [[`${PATH}${plain.split(sep).join('/')}`, { kind: 'built', type, bytes }]];
    }),
  );
}

/** Comments on their own lines are only for readers of the source. */
const COMMENTS = /^ *(?:\/\/|\/\*\*).*\n/gm;

const headScripts = (): readonly [string, Asset][] =>
  HEAD_SCRIPTS.map((name) => {
    const bytes = brotliCompressSync(readFileSync(join(HEAD_FOLDER, name), 'utf8').replace(COMMENTS, ''));
    return [`/${name}`, { kind: 'head', type: 'text/javascript', bytes }];
  });
