import type { Host } from '@sealed-orders/host';
import { createHookSender, createOwnHookSender } from './hooks/hook-sender.ts';
import { createMailer, type MailSettings } from './mailer.ts';
import { type NewsDoor, startNewsLoop } from './news-loop.ts';
import { createPost } from './outbound/post.ts';
import { createPusher } from './push/pusher.ts';
import type { WokenLoop } from './woken-loop.ts';

/** How many items of a channel a process sends at the same time: while one is not answered, others are sent. */
const AT_ONCE = 3;

/** The channels for news of users and hooks. */
export interface TellingSettings {
  /** The address of the site, for links. */
  readonly site: string;
  /** See MailSettings; `no-mail`: this process leaves mails alone. */
  readonly smtp: MailSettings['smtp'] | 'no-mail';
  /** Origins on this machine or network at which hooks may be; by default none. */
  readonly localHooks?: readonly string[];
}

/** Sends users and hooks their news: each channel in loops of its own, so that none waits for another. */
export function startTelling(
  { news, hooks, now }: Host,
  { site, smtp, localHooks = [] }: TellingSettings,
  onError: (error: unknown) => void,
): WokenLoop {
  const toHook = createPost({ local: localHooks });
  const mailer = smtp === 'no-mail' ? null : createMailer({ site, smtp }, onError);
  const push = createPusher(site, news.pushKeys, createPost());
  const toHooks = createHookSender(site, toHook, now);
  const toOwnHooks = createOwnHookSender(site, toHook, now);
  const doors: readonly NewsDoor[] = [
    { deliver: () => news.deliver(['push'], push), clear: news.clear },
    { deliver: () => hooks.deliver(toHooks), clear: hooks.clear },
    { deliver: () => news.deliver(['hook'], toOwnHooks), clear: news.clear },
    ...(mailer === null ? [] : [{ deliver: () => news.deliver(['mail'], mailer.send), clear: news.clear }]),
  ];
  const loops = Array.from({ length: AT_ONCE }, () => doors)
    .flat()
    .map((door) => startNewsLoop(door, onError));
  return {
    wake: () => {
      for (const loop of loops) loop.wake();
    },
    async stop() {
      const stopped = loops.map((loop) => loop.stop());
      mailer?.close();
      await Promise.all(stopped);
    },
  };
}
