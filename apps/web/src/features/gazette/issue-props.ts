import { isPlayed } from '@sealed-orders/rules/systems';
import type { GetServerSidePropsContext, GetServerSidePropsResult } from 'next';
import type { GazetteIssue, WholeIssue } from '../../../server/gazette.ts';
import type { PageReader } from '../../../server/page-reader.ts';
import { shared } from '../../../server/services.ts';
import { gazetteDoor } from '../game-gazettes.ts';
import { barReader, cachedFor, type WithReader } from './bar-reader.ts';
import type { GazetteDoor } from './door.ts';
import { isKnown } from './known-data.ts';

/** The data of a gazette page: plain, since doors cannot be serialized. */
export interface IssueProps<Issue = GazetteIssue> {
  readonly issue: Issue;
  /** The address of the site. */
  readonly url: string;
}

/** How long caches may keep a page without asking, in seconds. Players' texts about a closed round may still change. */
const FRESH = { open: 30, closed: 300 } as const;

/** A day in which an old page may be shown while a new one is fetched. */
const STALE = 86_400;

/**
 * Reads the issue that the address names, or the latest one. Sets how long it may be cached and whether search engines
 * may list it, and answers immediately if the reader has it already.
 */
export const issueProps = (
  context: GetServerSidePropsContext,
  isLast: boolean,
): Promise<GetServerSidePropsResult<IssueProps>> => propsOf(context, isLast, withScores, null);

/** The same for a page with a bar. */
export async function barredIssueProps(
  context: GetServerSidePropsContext,
  isLast: boolean,
): Promise<GetServerSidePropsResult<IssueProps & WithReader>> {
  const reader = await barReader(context.req, context.res);
  const read = await propsOf(context, isLast, withScores, reader);
  return 'props' in read ? { props: { ...(await read.props), reader } } : read;
}

/** The same for the latest issue with everything reported before it. */
export const feedProps = (
  context: GetServerSidePropsContext,
): Promise<GetServerSidePropsResult<IssueProps<WholeIssue>>> => propsOf(context, true, (issue) => issue, null);

/** For earlier rounds a page shows only the scores: the maps of a long war would be most of the data. */
const withScores = (issue: WholeIssue): GazetteIssue => ({
  ...issue,
  told: issue.told.map(({ line, seen: { standings } }) => ({ line, seen: { standings } })),
});

async function propsOf<Issue extends GazetteIssue>(
  { req, res, params }: GetServerSidePropsContext,
  isLast: boolean,
  shown: (issue: WholeIssue) => Issue,
  reader: PageReader | null,
): Promise<GetServerSidePropsResult<IssueProps<Issue>>> {
  const round = isLast ? null : roundIn(params?.round);
  const issue =
    round === undefined ? null : await shared().gazette(String(params?.slug), round, { cookie: req.headers.cookie });
  if (issue === null) return { notFound: true };
  res.setHeader('Cache-Control', cacheControl(issue, reader));
  if (!issue.war.isListed) res.setHeader('X-Robots-Tag', 'noindex');
  const props = { issue: plain(shown(issue)), url: shared().url };
  isKnown(req, res, reader === null || reader.name === null ? props : [props, reader]);
  return { props };
}

/** Undefined: it is not the number of a round. */
function roundIn(text: string | string[] | undefined): number | undefined {
  return typeof text === 'string' && /^\d{1,6}$/.test(text) ? Number(text) : undefined;
}

function cacheControl({ war, round }: GazetteIssue, reader: PageReader | null): string {
  if (!war.isPublic) return 'private, no-store';
  const fresh = round.line.isClosed ? FRESH.closed : FRESH.open;
  const forAll = `public, max-age=${fresh}, stale-while-revalidate=${STALE}`;
  return reader === null ? forAll : cachedFor(reader, forAll);
}

/** As it would arrive in a browser: Next passes on plain objects only. */
const plain = <Issue>(issue: Issue): Issue => JSON.parse(JSON.stringify(issue));

/** The door of this issue's game. */
export function doorOf({ round }: GazetteIssue): Promise<GazetteDoor> {
  const { system } = round.seen;
  if (!isPlayed(system)) throw new Error(`${system} cannot be played yet`);
  return gazetteDoor(system);
}
