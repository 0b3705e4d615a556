import type { IncomingMessage, ServerResponse } from 'node:http';
import type { NextApiRequest, NextApiResponse } from 'next';
import NextAuth, { type AuthOptions } from 'next-auth';
import { bodyOf } from '../body.ts';

/** Answers `/api/auth/*` by the same NextAuth and options as the site, but without Next and its build. */
export async function authRoute(
  options: AuthOptions,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://localhost');
  const typed = new URLSearchParams((await bodyOf(request, 10_000)) ?? '');
  const asked: NextApiRequest = Object.assign(request, {
    query: { ...Object.fromEntries(url.searchParams), nextauth: url.pathname.split('/').slice(3) },
    cookies: cookiesOf(request.headers.cookie ?? ''),
    body: Object.fromEntries(typed),
    env: {},
  });
  await NextAuth(asked, answering(response), options);
}

function cookiesOf(header: string): Record<string, string> {
  const pairs = header.split('; ').map((pair): [string, string] => {
    const [name = '', ...value] = pair.split('=');
    return [name, decodeURIComponent(value.join('='))];
  });
  return Object.fromEntries(pairs);
}

function answering(response: ServerResponse): NextApiResponse {
  const none = (): never => {
    throw new Error('NextAuth needs no more of Next than this');
  };
  const made: NextApiResponse = Object.assign(response, {
    status: (code: number) => {
      response.statusCode = code;
      return made;
    },
    json: (value: unknown) => void response.setHeader('Content-Type', 'application/json').end(JSON.stringify(value)),
    send: (value: unknown) => void response.end(typeof value === 'string' ? value : JSON.stringify(value)),
    redirect: none,
    setDraftMode: none,
    setPreviewData: none,
    clearPreviewData: none,
    revalidate: none,
  });
  return made;
}
