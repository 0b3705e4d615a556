import type { HookAnswer, HookItem, HookSending } from '@sealed-orders/host';
import type { Answer, Post } from '../outbound/post.ts';
import { hookMessage } from './hook-messages.ts';

/** Answers that say that there is no such hook any more. */
const GONE: Readonly<Record<HookItem['form'], readonly number[]>> = { discord: [401, 404], signed: [410] };

/**
 * Sends hooks what they are told.
 * @param site the address of the site
 */
export function createHookSender(site: string, post: Post): HookSending {
  return async (item) => answerOf(item, await post(hookMessage(item, site, new Date())));
}

function answerOf({ form }: HookItem, answer: Answer | null): HookAnswer {
  if (answer === null) return { kind: 'failed', status: null, isGone: false, pause: 0 };
  const { status, pause } = answer;
  if (status >= 200 && status < 300) return { kind: 'sent', status };
  return { kind: 'failed', status, isGone: GONE[form].includes(status), pause };
}
