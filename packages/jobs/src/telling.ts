import type { Host } from '@sealed-orders/host';
import { createHookSender, createOwnHookSender } from './hooks/hook-sender.ts';
import { createMailer, type Mailer, type MailSettings } from './mailer.ts';
import { startNewsLoop } from './news-loop.ts';
import { createPost } from './outbound/post.ts';
import { createPusher } from './push/pusher.ts';
import type { WokenLoop } from './woken-loop.ts';

/** How many mails a process sends at the same time: while the server does not answer one, others are sent. */
const MAILS = 3;

/** The channels for news of users and hooks. */
export interface TellingSettings {
  /** The address of the site, for links. */
  readonly site: string;
  /** See MailSettings; `no-mail`: this process leaves mails alone. */
  readonly smtp: MailSettings['smtp'] | 'no-mail';
  /** Origins on this machine or network at which hooks may be; by default none. */
  readonly localHooks?: readonly string[];
}

/** Sends users and hooks their news: each channel in a loop of its own, so that none waits for another. */
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
  const loops = [
    { deliver: () => news.deliver(['push'], push), clear: news.clear },
    { deliver: () => hooks.deliver(toHooks), clear: hooks.clear },
    { deliver: () => news.deliver(['hook'], toOwnHooks), clear: news.clear },
    ...(mailer === null ? [] : Array.from({ length: MAILS }, () => mailDoor(news, mailer))),
  ].map((door) => startNewsLoop(door, onError));
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

const mailDoor = (news: Host['news'], { send }: Mailer) => ({
  deliver: () => news.deliver(['mail'], send),
  clear: news.clear,
});
