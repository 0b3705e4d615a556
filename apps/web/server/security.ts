import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { SiteNames } from './host-check.ts';
import { rateLimitKey } from './rate-limit-key.ts';

/** Where forms of accounts are sent: the only pages that take more than reading. */
export const FORMS_PATH = '/api/auth/';
/** Where the form for signing in goes. */
export const SIGN_IN_PATH = `${FORMS_PATH}callback/credentials`;

export interface SiteSettings {
  /** The address of the site, as people type it. */
  readonly url: string;
  /** The host names that the site answers to. */
  readonly names: SiteNames;
  readonly isDevelopment: boolean;
  /** Whether a proxy in front of the site names the client. */
  readonly trustProxy: boolean;
}

/**
 * Sets the security headers of a page. Next takes the nonce for its inline scripts from the request, so the policy is
 * put there too; pages read the nonce from `x-nonce`, and their own path from `x-path`.
 */
export function harden(request: IncomingMessage, response: ServerResponse, site: SiteSettings): void {
  const nonce = randomBytes(16).toString('base64');
  const policy = contentPolicy(nonce, site, mayBeFramed(request) ? '*' : "'none'");
  request.headers['content-security-policy'] = policy;
  request.headers['x-nonce'] = nonce;
  request.headers['x-path'] = (request.url ?? '/').split('?', 1)[0];
  response.setHeader('Content-Security-Policy', policy);
  response.setHeader('Referrer-Policy', 'strict-origin-when-cross-origin');
  if (!mayBeFramed(request)) response.setHeader('X-Frame-Options', 'DENY');
  response.setHeader('Cross-Origin-Opener-Policy', 'same-origin');
  response.setHeader('Permissions-Policy', 'camera=(), geolocation=(), microphone=()');
  if (isSecure(site)) response.setHeader('Strict-Transport-Security', 'max-age=31536000');
}

export const isSecure = (site: Pick<SiteSettings, 'url'>): boolean => site.url.startsWith('https:');

/** Pages that other sites may frame: the board of a war, where only links can be pressed. */
const FRAMED = /^\/gazette\/[^/?]+\/embed(?:\?|$)/;
const mayBeFramed = ({ url }: IncomingMessage): boolean => FRAMED.test(url ?? '');

function contentPolicy(nonce: string, site: SiteSettings, ancestors: string): string {
  // In development React rebuilds stacks with eval. Pages receive changes through a socket.
  const development = site.isDevelopment ? " 'unsafe-eval'" : '';
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'${development}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    `connect-src 'self' ${socketOrigin(site.url)}`,
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    `frame-ancestors ${ancestors}`,
  ].join('; ');
}

/** For older browsers, 'self' does not include a socket to the same address. */
const socketOrigin = (url: string): string => new URL(url).origin.replace(/^http/, 'ws');

/**
 * Whether a request that changes something comes from a page of this site. Browsers send the origin; other programs do
 * not, but they carry no other user's cookie either.
 */
export function isFromHere(request: IncomingMessage, site: SiteSettings): boolean {
  const fetchSite = request.headers['sec-fetch-site'];
  if (fetchSite !== undefined && fetchSite !== 'same-origin' && fetchSite !== 'none') return false;
  const { origin, host } = request.headers;
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  return origin === new URL(site.url).origin || new URL(origin).host === host;
}

/**
 * The key for rate limits of the client's address. Only a trusted proxy may set the header; otherwise it is
 * overwritten, because other code reads it too.
 */
export function remoteAddress(request: IncomingMessage, site: SiteSettings): string {
  const forwarded = request.headers['x-forwarded-for'];
  const named = typeof forwarded === 'string' ? forwarded.split(',').at(-1)?.trim() : undefined;
  const address = rateLimitKey((site.trustProxy ? named : undefined) ?? request.socket.remoteAddress ?? '');
  request.headers['x-forwarded-for'] = address;
  return address;
}
