import type { AppRouter } from '@sealed-orders/api';
import { createTRPCClient, httpLink, type TRPCClient } from '@trpc/client';

/** A user with a browser: a jar of cookies, and everything that the site ever sent. */
export interface Visitor {
  readonly api: TRPCClient<AppRouter>;
  /** The bodies of all answers. */
  readonly received: string[];
  cookie(): string;
  /** Where NextAuth redirects: back to the page, or to an error. */
  signIn(username: string, password: string): Promise<string>;
  signOut(): Promise<void>;
}

export function visitor(url: string): Visitor {
  const jar = new Map<string, string>();
  const received: string[] = [];
  const cookie = (): string => [...jar].map(([name, value]) => `${name}=${value}`).join('; ');

  const browse = async (input: RequestInfo | URL | string, init: RequestInit = {}): Promise<Response> => {
    const headers = new Headers(init.headers);
    headers.set('cookie', cookie());
    const response = await fetch(input, { ...init, headers, redirect: 'manual' });
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const equals = pair.indexOf('=');
      jar.set(pair.slice(0, equals), pair.slice(equals + 1));
    }
    received.push(await response.clone().text());
    return response;
  };
  const submit = async (path: string, fields: Record<string, string>): Promise<string> => {
    const { csrfToken } = await (await browse(`${url}/api/auth/csrf`)).json();
    const body = new URLSearchParams({ ...fields, csrfToken, json: 'true' });
    const answer = await (await browse(`${url}/api/auth/${path}`, { method: 'POST', body })).json();
    return answer.url;
  };
  return {
    api: createTRPCClient<AppRouter>({
      links: [httpLink({ url: `${url}/api/trpc`, fetch: (input, init) => browse(input, withBody(init)) })],
    }),
    received,
    cookie,
    signIn: (username, password) => submit('callback/credentials', { username, password }),
    signOut: async () => void (await submit('signout', {})),
  };
}

/** The client types its options for many runtimes; only these three matter here. */
function withBody(init: { body?: unknown; method?: string; headers?: unknown } | undefined): RequestInit {
  return {
    method: init?.method ?? 'GET',
    headers: { 'content-type': 'application/json' },
    ...(typeof init?.body === 'string' ? { body: init.body } : {}),
  };
}
