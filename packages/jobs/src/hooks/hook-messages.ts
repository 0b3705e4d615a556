import { createHmac } from 'node:crypto';
import type { HookItem } from '@sealed-orders/host';
import { isPlayed } from '@sealed-orders/rules/systems';
import { discordDeadline, hookWords } from '@sealed-orders/text/hooks';
import type { Outgoing } from '../outbound/post.ts';

const USER_AGENT = 'Sealed-Orders/1 (webhooks)';

/**
 * What a hook is sent.
 * @param site the address of the site
 * @param now when it is sent
 */
export function hookMessage(item: HookItem, site: string, now: Date): Outgoing {
  return item.secret === null ? toDiscord(item, site) : signed(item, { site, now, secret: item.secret });
}

function wordsOf({ kind, campaign: { name, system, round, phase } }: HookItem) {
  if (!isPlayed(system)) throw new Error(`${system} cannot be played yet`);
  return hookWords(kind, { name, system, summary: { round, phase } });
}

const linkOf = ({ campaign }: HookItem, site: string): string => `${site}/c/${campaign.slug}`;

interface Signing {
  readonly site: string;
  readonly now: Date;
  readonly secret: string;
}

/** Signed as the specification of Standard Webhooks says, for which there are libraries in many languages. */
function signed(item: HookItem, { site, now, secret }: Signing): Outgoing {
  const { id, kind, at, url, campaign } = item;
  const { title, says } = wordsOf(item);
  const { slug, name, system, status, round, phase, nextDue } = campaign;
  const told = { slug, name, system, status, round, phase, deadline: nextDue, link: linkOf(item, site) };
  const body = JSON.stringify({ type: `campaign.${kind}`, timestamp: at, data: { title, says, campaign: told } });
  const seconds = String(Math.floor(now.getTime() / 1000));
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64');
  return {
    url,
    body,
    headers: {
      'content-type': 'application/json',
      'user-agent': USER_AGENT,
      'webhook-id': id,
      'webhook-timestamp': seconds,
      'webhook-signature': `v1,${signature}`,
    },
  };
}

/** As Discord shows it: a card with a link, which pings nobody whatever the name of the campaign is. */
function toDiscord(item: HookItem, site: string): Outgoing {
  const { title, says } = wordsOf(item);
  const { nextDue, status } = item.campaign;
  const hasDeadline = nextDue !== null && status === 'running' && item.kind !== 'test';
  const description = hasDeadline ? `${says}\n${discordDeadline(new Date(nextDue))}` : says;
  const card = { title: plain(title), description, url: linkOf(item, site), timestamp: item.at };
  const body = JSON.stringify({ embeds: [card], allowed_mentions: { parse: [] } });
  return { url: item.url, body, headers: { 'content-type': 'application/json', 'user-agent': USER_AGENT } };
}

/** A name is not markup, and a title has an end. */
const plain = (text: string): string => text.replace(/[\\*_~`|>[\]()#@<:]/g, '\\$&').slice(0, 250);
