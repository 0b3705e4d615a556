import { z } from 'zod';
import type { Answer } from './ledger.ts';

/** How long a player waits for an answer, ms. */
const LIMIT = 15_000;

const answeredSchema = z.object({ result: z.object({ data: z.unknown() }) });
const resultSchema = z.object({ ok: z.boolean(), value: z.unknown().optional() });

/** The API of the site as a player's browser uses it, through any of its web processes. */
export interface SiteApi {
  /** The answer of a procedure that changes something, and its value if it was accepted. */
  change(path: string, cookie: string, json: unknown): Promise<{ readonly answer: Answer; readonly value: unknown }>;
  /** The answer of a procedure; null if there is none. */
  look(path: string, cookie: string, input: unknown): Promise<unknown>;
}

export function siteApi(ports: () => number): SiteApi {
  const asked = (path: string, init: RequestInit) =>
    fetch(`http://127.0.0.1:${ports()}/api/trpc/${path}`, { ...init, signal: AbortSignal.timeout(LIMIT) });
  return {
    async change(path, cookie, json) {
      const headers = { cookie, 'content-type': 'application/json' };
      try {
        const response = await asked(path, { method: 'POST', headers, body: JSON.stringify(json) });
        const body: unknown = await response.json();
        if (response.status >= 500) return { answer: 'unknown', value: null };
        if (!response.ok) return { answer: 'refused', value: null };
        const result = resultSchema.parse(answeredSchema.parse(body).result.data);
        return { answer: result.ok ? 'accepted' : 'refused', value: result.value };
      } catch {
        return { answer: 'unknown', value: null };
      }
    },
    async look(path, cookie, input) {
      try {
        const response = await asked(`${path}?input=${encodeURIComponent(JSON.stringify(input))}`, {
          headers: { cookie },
        });
        if (!response.ok) return null;
        return answeredSchema.parse(await response.json()).result.data;
      } catch {
        return null;
      }
    },
  };
}
