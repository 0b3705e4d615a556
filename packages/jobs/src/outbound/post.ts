import { lookup } from 'node:dns/promises';
import { request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';
import { isIP } from 'node:net';
import { isPublicAddress } from './public-address.ts';

/** How long an answer may take, from resolving the name on, ms. */
const TIME = 8000;
const PORTS: readonly number[] = [443, 8443];

/** How this machine resolves and checks others. Only tests set it. */
export interface PostOptions {
  /** The addresses of a name; by default those that the system finds. */
  readonly resolve?: (name: string) => Promise<readonly string[]>;
  /** Whether something may be sent to an address; by default to public ones only. */
  readonly isAllowed?: (address: string) => boolean;
  readonly ports?: readonly number[];
  /** Origins that are reached wherever they are and without encryption too, such as `http://localhost:4000`. */
  readonly local?: readonly string[];
  /** A certificate to trust besides the usual ones. */
  readonly ca?: string;
  /** Time limit, ms. */
  readonly time?: number;
}

export interface Outgoing {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer;
}

/** The other side's answer; its body is not read. */
export interface Answer {
  readonly status: number;
  /** How long the other side asks to be left alone, ms. */
  readonly pause: number;
}

export type Post = (outgoing: Outgoing) => Promise<Answer | null>;

/**
 * Posts something to an address that a user gave. Unless its origin is a local one, all addresses of the name must be public, and the connection goes to
 * one of those that were checked: the name is not resolved again. Redirects are answers like any other, and not
 * followed. Null: there was no answer; the reason stays secret, since it could reveal something about our own network.
 */
export function createPost({
  resolve = systemResolve,
  isAllowed = isPublicAddress,
  ports = PORTS,
  local = [],
  ca,
  time = TIME,
}: PostOptions = {}): Post {
  return async ({ url, headers, body }) => {
    const { protocol, origin, username, password, port: given, hostname } = new URL(url);
    const isLocal = local.includes(origin);
    const port = given === '' ? (protocol === 'https:' ? 443 : 80) : Number(given);
    const isOutside = protocol === 'https:' && ports.includes(port);
    if (username !== '' || password !== '' || !(isLocal || isOutside)) return null;
    const signal = AbortSignal.timeout(time);
    try {
      const name = hostname.replace(/^\[(.*)\]$/, '$1');
      const found = isIP(name) === 0 ? await unlessLate(resolve(name), signal) : [name];
      const [address] = found;
      if (address === undefined || !(isLocal || found.every(isAllowed))) return null;
      return await sent({ url, headers, body }, { address, port, name, signal, ca });
    } catch {
      return null;
    }
  };
}

async function systemResolve(name: string): Promise<readonly string[]> {
  return (await lookup(name, { all: true })).map(({ address }) => address);
}

function unlessLate<Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    work.then(resolve, reject);
  });
}

interface Way {
  readonly address: string;
  readonly port: number;
  readonly name: string;
  readonly signal: AbortSignal;
  readonly ca: string | undefined;
}

function sent({ url, headers, body }: Outgoing, { address, port, name, signal, ca }: Way): Promise<Answer> {
  const { protocol, host, pathname, search } = new URL(url);
  const request = protocol === 'https:' ? secureRequest : plainRequest;
  return new Promise((resolve, reject) => {
    const sending = request({
      method: 'POST',
      // An address, so that the name is not resolved a second time; the certificate must be for the name.
      host: address,
      port,
      path: `${pathname}${search}`,
      servername: isIP(name) === 0 ? name : '',
      headers: { ...headers, host, 'content-length': Buffer.byteLength(body) },
      agent: false,
      signal,
      ...(ca === undefined ? {} : { ca }),
    });
    sending.on('error', reject);
    sending.on('response', ({ statusCode = 0, headers: { 'retry-after': after } }) => {
      resolve({ status: statusCode, pause: pauseOf(after) });
      sending.destroy();
    });
    sending.end(body);
  });
}

/** Seconds or a date; everything else is ignored. */
function pauseOf(after: string | undefined): number {
  if (after === undefined) return 0;
  const pause = /^\d+(?:\.\d+)?$/.test(after) ? Number(after) * 1000 : Date.parse(after) - Date.now();
  return Number.isFinite(pause) ? Math.max(0, pause) : 0;
}
