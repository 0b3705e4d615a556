import type { Delivery, Errand, HookAnswer, HookForm, HookItem, HookSending, NewsItem } from '@sealed-orders/host';
import type { Answer, Post } from '../outbound/post.ts';
import { hookMessage, ownHookMessage } from './hook-messages.ts';

/** Answers that mean that the hook no longer exists. */
const GONE: Readonly<Record<HookForm, readonly number[]>> = { discord: [401, 404], signed: [410] };

/**
 * Sends hooks their deliveries.
 * @param site the address of the site
 * @param now the time, for the signature
 */
export function createHookSender(site: string, post: Post, now: () => Date): HookSending {
  return async (item) => answerOf(item, await post(hookMessage(item, site, now())));
}

/** Sends users' own hooks their deliveries. */
export function createOwnHookSender(site: string, post: Post, now: () => Date) {
  return async (item: NewsItem, { handOver }: Pick<Errand, 'handOver'>): Promise<Delivery> => {
    const { id, kind, hook } = item;
    if (hook === null) throw new Error(`news ${id} of kind ${kind} is not for a hook`);
    // A channel would show a duplicate twice.
    await handOver();
    const answer = await post(ownHookMessage(item, site, now()));
    if (answer === null) return { kind: 'failed', isFinal: false };
    const { status, pause } = answer;
    if (status >= 200 && status < 300) return { kind: 'sent' };
    if (GONE[hook.form].includes(status)) return { kind: 'gone' };
    return { kind: 'failed', isFinal: false, pause };
  };
}

function answerOf({ form }: HookItem, answer: Answer | null): HookAnswer {
  if (answer === null) return { kind: 'failed', status: null, isGone: false, pause: 0 };
  const { status, pause } = answer;
  if (status >= 200 && status < 300) return { kind: 'sent', status };
  return { kind: 'failed', status, isGone: GONE[form].includes(status), pause };
}
