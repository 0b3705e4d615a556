import { createHmac } from 'node:crypto';
import type { HookItem, NewsCampaign, NewsItem } from '@sealed-orders/host';
import { isPlayed, rulesetFor } from '@sealed-orders/rules/systems';
import { discordDeadline, hookWords } from '@sealed-orders/text/hooks';
import { newsWords, OWN_HOOK_TEST } from '@sealed-orders/text/news';
import type { Outgoing } from '../outbound/post.ts';

const USER_AGENT = 'Sealed-Orders/1 (webhooks)';

/** An item before it gets the format of a hook. */
interface Message {
  readonly id: string;
  readonly url: string;
  /** The signing secret; null: it goes to Discord. */
  readonly secret: string | null;
  readonly type: string;
  /** When it happened. */
  readonly at: string;
  readonly title: string;
  /** The text to send: for Discord, without markup in names. */
  readonly says: string;
  readonly campaign: NewsCampaign | null;
  /** Whether the deadline matters. */
  readonly hasDeadline: boolean;
}

/**
 * What a hook of a campaign receives.
 * @param site the address of the site
 * @param now when it is sent
 */
export function hookMessage(item: HookItem, site: string, now: Date): Outgoing {
  const { kind, campaign, ...about } = item;
  const { name, system, round, phase } = campaign;
  if (!isPlayed(system)) throw new Error(`${system} cannot be played yet`);
  const hasSheets = rulesetFor(system)?.sheets !== null;
  const words = hookWords(kind, { name, system, summary: { round, phase }, hasSheets });
  return formed({ ...about, ...words, type: `campaign.${kind}`, campaign, hasDeadline: kind !== 'test' }, site, now);
}

/** What a user's own hook receives: the contents of a mail. */
export function ownHookMessage(item: NewsItem, site: string, now: Date): Outgoing {
  const { id, address: url, hook, kind } = item;
  if (hook === null) throw new Error(`news ${id} of kind ${kind} is not for a hook`);
  const about = { id, url, secret: hook.secret, type: `news.${kind}`, at: now.toISOString() };
  if (item.campaign === null) {
    if (kind !== 'own-hook-test') throw new Error(`news ${id} of kind ${kind} is not for a hook`);
    return formed({ ...about, ...OWN_HOOK_TEST, campaign: null, hasDeadline: false }, site, now);
  }
  const { decision, campaign } = item;
  const { name, system, round, phase } = campaign;
  if (!isPlayed(system)) throw new Error(`${system} cannot be played yet`);
  const wordsOf = (called: string) =>
    newsWords(item.kind, { name: called, system, summary: { round, phase }, decision });
  const { title, hasDeadline } = wordsOf(name);
  const { says } = wordsOf(hook.form === 'discord' ? plain(name) : name);
  return formed({ ...about, title, says, hasDeadline, campaign: item.campaign }, site, now);
}

const formed = (message: Message, site: string, now: Date): Outgoing =>
  message.secret === null ? toDiscord(message, site) : signed(message, { site, now, secret: message.secret });

/** A test of a user's own hook links to their account. */
const linkOf = ({ campaign }: Message, site: string): string =>
  campaign === null ? `${site}/account` : `${site}/c/${campaign.slug}`;

interface Signing {
  readonly site: string;
  readonly now: Date;
  readonly secret: string;
}

/** Signed as Standard Webhooks specifies, which has libraries in many languages. */
function signed(message: Message, { site, now, secret }: Signing): Outgoing {
  const { id, type, at, url, title, says } = message;
  const body = JSON.stringify({ type, timestamp: at, data: { title, says, campaign: toldOf(message, site) } });
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

function toldOf(message: Message, site: string) {
  if (message.campaign === null) return null;
  const { slug, name, system, status, round, phase, nextDue } = message.campaign;
  return { slug, name, system, status, round, phase, deadline: nextDue, link: linkOf(message, site) };
}

/** As Discord shows it: a card with a link, which pings nobody whatever the campaign's name. */
function toDiscord(message: Message, site: string): Outgoing {
  const { url, title, says, campaign, hasDeadline, at } = message;
  const due = hasDeadline && campaign?.status === 'running' ? campaign.nextDue : null;
  const description = due === null ? says : `${says}\n${discordDeadline(new Date(due))}`;
  const card = { title: plain(title).slice(0, 250), description, url: linkOf(message, site), timestamp: at };
  const body = JSON.stringify({ embeds: [card], allowed_mentions: { parse: [] } });
  return { url, body, headers: { 'content-type': 'application/json', 'user-agent': USER_AGENT } };
}

/** A name is not markup, and the length of a title is limited. */
const plain = (text: string): string => text.replace(/[\\*_~`|>[\]()#@<:]/g, '\\$&');
