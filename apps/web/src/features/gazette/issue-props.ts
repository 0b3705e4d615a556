import { isPlayed } from '@sealed-orders/rules/systems';
import type { GetServerSidePropsContext, GetServerSidePropsResult } from 'next';
import type { GazetteIssue } from '../../../server/gazette.ts';
import { shared } from '../../../server/services.ts';
import { gazetteDoor } from '../games.ts';
import type { GazetteDoor } from './door.ts';
import { isKnown } from './known-data.ts';

/** What a page of the gazette is made from: plain, since doors do not travel. */
export interface IssueProps {
  readonly issue: GazetteIssue;
  /** The address of the site. */
  readonly url: string;
}

/** How long caches may keep a page without asking, in seconds. What players write of a closed round may still change. */
const FRESH = { open: 30, closed: 300 } as const;

/** A day in which an old page may be shown while a new one is fetched. */
const STALE = 86_400;

/**
 * Reads the number that the address names, or the last one. Sets how long it may be kept, and answers at once when the
 * reader has it already.
 */
export async function issueProps(
  { req, res, params }: GetServerSidePropsContext,
  isLast: boolean,
): Promise<GetServerSidePropsResult<IssueProps>> {
  const round = isLast ? null : roundIn(params?.round);
  const issue =
    round === undefined ? null : await shared().gazette(String(params?.slug), round, { cookie: req.headers.cookie });
  if (issue === null) return { notFound: true };
  res.setHeader('Cache-Control', cacheControl(issue));
  const props = { issue: plain(issue), url: shared().url };
  isKnown(req, res, props);
  return { props };
}

/** Undefined: it is not a number of a round. */
function roundIn(text: string | string[] | undefined): number | undefined {
  return typeof text === 'string' && /^\d{1,6}$/.test(text) ? Number(text) : undefined;
}

function cacheControl({ war, round }: GazetteIssue): string {
  if (!war.isPublic) return 'private, no-store';
  const fresh = round.line.isClosed ? FRESH.closed : FRESH.open;
  return `public, max-age=${fresh}, stale-while-revalidate=${STALE}`;
}

/** As it would arrive in a browser: Next passes on plain objects only. */
const plain = (issue: GazetteIssue): GazetteIssue => JSON.parse(JSON.stringify(issue));

/** The door of the game of this number. */
export function doorOf({ round }: GazetteIssue): Promise<GazetteDoor> {
  const { system } = round.seen;
  if (!isPlayed(system)) throw new Error(`${system} cannot be played yet`);
  return gazetteDoor(system);
}
