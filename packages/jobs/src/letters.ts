import type { AccountLetter, NewsItem } from '@sealed-orders/host';
import { isPlayed } from '@sealed-orders/rules/systems';
import { ACCOUNT_LETTERS, type Letter, newsLetter, ownHookOff, unsubscribeWords } from '@sealed-orders/text/news';

/** Pages that letters link to. */
const ACCOUNT = '/account';
const PAGES = { 'confirm-address': '/confirm-address', 'recover-password': '/new-password' } as const;

/** Where the reader stops all news by mail with one tap. */
export const unsubscribeUrl = (site: string, { reader }: NewsItem): string =>
  `${site}/unsubscribe/${reader.unsubscribeKey}`;

/**
 * The letter for an item.
 * @param site the address of the site
 * @param issueToken makes the secret part of a link
 */
export async function letterOf(
  item: NewsItem,
  site: string,
  issueToken: (purpose: AccountLetter) => Promise<string>,
): Promise<Letter> {
  if (item.campaign === null) {
    const { kind } = item;
    if (kind === 'own-hook-test') throw new Error('a test of a hook is not a letter');
    if (kind === 'own-hook-off') return ownHookOff(item.reader.username, `${site}${ACCOUNT}`);
    // Behind the hash, the token appears in no server's log.
    return ACCOUNT_LETTERS[kind](item.reader.username, `${site}${PAGES[kind]}#${await issueToken(kind)}`);
  }
  const { name, slug, system, round, phase, nextDue } = item.campaign;
  if (!isPlayed(system)) throw new Error(`${system} cannot be played yet`);
  const due = nextDue === null ? null : new Date(nextDue);
  const { decision } = item;
  const facts = { name, system, summary: { round, phase }, decision, due, link: `${site}/c/${slug}` };
  const { subject, text } = newsLetter(item.kind, facts);
  return { subject, text: `${text}\n\n${unsubscribeWords(`${site}${ACCOUNT}`, unsubscribeUrl(site, item))}` };
}
