import type { MetadataRoute } from 'next';

/**
 * Addresses that begin so are for people with an account, for programs, or secret. Those of campaigns are not among them:
 * a search engine that may not read a page does not learn either that it must not list it.
 */
const CLOSED = [
  '/api/',
  '/account',
  '/archives/',
  '/armies',
  '/calendars/',
  '/campaigns',
  '/confirm-address',
  '/desk',
  '/forgotten',
  '/join/',
  '/maps',
  '/new-password',
  '/outbox',
  '/socket.io/',
  '/unsubscribe/',
];

/** What robots may read. Pages of campaigns say themselves whether search engines may list them. */
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: '*', allow: '/', disallow: CLOSED } };
}
