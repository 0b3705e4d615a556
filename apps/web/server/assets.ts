import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { takes } from './encodings.ts';

const FOLDER = fileURLToPath(new URL('../.next/static', import.meta.url));
const PATH = '/_next/static/';
const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css; charset=UTF-8',
};

/** Answers a request for a compressed file; false: it is not for this route. */
export type AssetRoute = (request: IncomingMessage, response: ServerResponse) => boolean;

interface AssetOptions {
  readonly isDevelopment: boolean;
  readonly folder?: string;
}

/**
 * Serves the scripts and style sheets that the build compressed. A page asks for some thirty of them, so they carry no
 * more headers than they need: those of a page would be half a kilobyte each time. Everything else is left to Next.
 */
export function createAssetRoute({ isDevelopment, folder = FOLDER }: AssetOptions): AssetRoute {
  const files = isDevelopment ? new Map<string, Asset>() : assetsIn(folder);
  return (request, response) => {
    const asset = files.get(request.url?.split('?', 1)[0] ?? '');
    if (asset === undefined || !takes(request, 'br')) return false;
    if (request.method !== 'GET' && request.method !== 'HEAD') return false;
    // That the connection is kept is understood.
    response.removeHeader('Connection');
    response.writeHead(200, {
      'Content-Type': asset.type,
      'Content-Encoding': 'br',
      'Content-Length': asset.bytes.length,
      'Cache-Control': 'max-age=31536000, immutable',
      Vary: 'Accept-Encoding',
    });
    response.end(request.method === 'HEAD' ? undefined : asset.bytes);
    return true;
  };
}

interface Asset {
  readonly type: string;
  readonly bytes: Buffer;
}

/** Read once: all of them together are a megabyte. */
function assetsIn(folder: string): ReadonlyMap<string, Asset> {
  const names = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];
  return new Map(
    names.flatMap((name): [string, Asset][] => {
      const plain = name.replace(/\.br$/, '');
      const type = TYPES[extname(plain)];
      if (plain === name || type === undefined) return [];
      return [[`${PATH}${plain.split(sep).join('/')}`, { type, bytes: readFileSync(join(folder, name)) }]];
    }),
  );
}
