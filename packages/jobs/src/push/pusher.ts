import { createHash } from 'node:crypto';
import type { Delivery, NewsItem, PushKeys } from '@sealed-orders/host';
import { newsSubject } from '@sealed-orders/text/news';
import webPush, { type PushSubscription, type RequestOptions } from 'web-push';
import type { Outgoing, Post } from '../outbound/post.ts';

/** How long a push service keeps a notification for a device that is off, seconds. */
const KEPT = 12 * 60 * 60;

/**
 * Shows users notifications on their devices, through the push services of their browsers' makers, which cannot read
 * them.
 * @param site the address of the site, so that push services know whom to ask
 */
export function createPusher(site: string, keys: () => Promise<PushKeys>, post: Post) {
  return async (item: NewsItem): Promise<Delivery> => {
    const notification = notificationFor(item, site, await keys());
    if (notification === null) return { kind: 'gone' };
    const answer = await post(notification);
    if (answer === null) return { kind: 'failed', isFinal: false };
    if (answer.status >= 200 && answer.status < 300) return { kind: 'sent' };
    if (answer.status === 404 || answer.status === 410) return { kind: 'gone' };
    return { kind: 'failed', isFinal: answer.status === 400 || answer.status === 413 };
  };
}

/** Null: the keys of the device cannot encrypt anything. */
function notificationFor(item: NewsItem, site: string, ours: PushKeys): Outgoing | null {
  const { id, address: endpoint, keys, campaign } = item;
  if (campaign === null || keys === null) throw new Error(`news ${id} of kind ${item.kind} cannot be pushed`);
  // A locked screen is public: no more than the subject of a mail. The id lets a device show it once.
  const says = { id, title: newsSubject(item.kind, campaign.name), path: `/c/${campaign.slug}` };
  const options: RequestOptions = {
    vapidDetails: { subject: contactOf(site), ...ours },
    TTL: KEPT,
    urgency: 'normal',
    topic: createHash('sha256').update(id).digest('base64url').slice(0, 32),
  };
  const details = encrypted({ endpoint, keys }, JSON.stringify(says), options);
  if (details === null) return null;
  const headers = Object.entries(details.headers).map(([name, value]) => [name.toLowerCase(), String(value)]);
  return { url: details.endpoint, headers: Object.fromEntries(headers), body: details.body };
}

function encrypted(to: PushSubscription, text: string, options: RequestOptions) {
  try {
    return webPush.generateRequestDetails(to, text, options);
  } catch {
    return null;
  }
}

/** The contact for push services: the site itself, if it has an address that others know. */
const contactOf = (site: string): string =>
  site.startsWith('https:') ? site : `mailto:webmaster@${new URL(site).hostname}`;
