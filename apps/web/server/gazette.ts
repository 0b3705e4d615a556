import type { IncomingHttpHeaders } from 'node:http';
import { appRouter, type Context, caller, type Services } from '@sealed-orders/api';
import type { SessionReader } from '@sealed-orders/auth';
import { createSharedReads } from '@sealed-orders/host';
import { TRPCError } from '@trpc/server';

const call = caller(appRouter);
type Api = ReturnType<typeof call>;
type Answer<Procedure extends (...given: never[]) => unknown> = Awaited<ReturnType<Procedure>>;

export type GazetteRound = Answer<Api['gazette']['round']>;
type WriteUp = Answer<Api['writeUps']['ofTopic']>['writeUps'][number];

/** What the gazette shows of its war. */
export interface GazetteWar {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly isOver: boolean;
  /** Whether anyone may read it, so that caches may keep it. */
  readonly isPublic: boolean;
  /** Whether it is on the lists of the site, and search engines may list it. */
  readonly isListed: boolean;
  /** Whether users may request a seat. */
  readonly hasFreeSeat: boolean;
  readonly seats: readonly { readonly seat: string; readonly name: string; readonly player: string | null }[];
  readonly rounds: Answer<Api['gazette']['rounds']>;
}

/** What a later issue still shows of a round: the score after it. */
export interface ScoredRound {
  readonly line: GazetteRound['line'];
  readonly seen: Pick<GazetteRound['seen'], 'standings'>;
}

/** One issue of the gazette: a round, and the rounds before it. */
export interface GazetteIssue {
  readonly war: GazetteWar;
  /** All rounds up to this one, oldest first; the last is this one. */
  readonly told: readonly ScoredRound[];
  readonly round: GazetteRound;
  /** Players' write-ups of this round's topics, by topic. */
  readonly writeUps: Readonly<Record<string, readonly WriteUp[]>>;
  /** Who imported the war from another site, and when; null if it was played here. */
  readonly imported: Answer<Api['play']['head']>['imported'];
}

/** An issue with everything reported in the rounds before it. */
export interface WholeIssue extends GazetteIssue {
  readonly told: readonly GazetteRound[];
}

/**
 * Reads the issue of one round, or the latest if `round` is null. Null: there is none, or the reader may not see it.
 */
export type GazetteReader = (
  slug: string,
  round: number | null,
  headers: IncomingHttpHeaders,
) => Promise<WholeIssue | null>;

interface GazetteOptions {
  readonly services: Services;
  readonly sessionOf: SessionReader;
}

/**
 * Calls the procedures that a visitor would call. In a public war it calls them without a session, so everyone reads
 * the same, and a crowd of readers shares the cached answers.
 */
export function createGazetteReader({ services, sessionOf }: GazetteOptions): GazetteReader {
  const reads = createSharedReads<WholeIssue | null | 'closed'>();
  return async (slug, round, headers) => {
    const nobody: Context = { ...services, session: null, address: '' };
    const asNobody = await reads.read(`${slug}:${round}`, () => issueFor(call(nobody), slug, round));
    if (asNobody !== 'closed') return asNobody;
    const session = await sessionOf(headers);
    const asReader = session === null ? 'closed' : await issueFor(call({ ...nobody, session }), slug, round);
    return asReader === 'closed' ? null : asReader;
  };
}

/** `closed`: there is no such campaign, or the caller may not see it. */
async function issueFor(api: Api, slug: string, wanted: number | null): Promise<WholeIssue | null | 'closed'> {
  try {
    const lobby = await api.campaigns.lobby({ slug });
    const campaign = lobby.id;
    const rounds = await api.gazette.rounds({ campaign });
    const last = wanted ?? rounds.at(-1)?.round;
    const upTo = rounds.filter(({ round }) => last !== undefined && round <= last);
    if (upTo.at(-1)?.round !== last) return null;
    const told = await Promise.all(upTo.map(({ round }) => api.gazette.round({ campaign, round })));
    const round = told.at(-1);
    if (round === undefined) return null;
    const writeUps = await Promise.all(
      round.topics.map(async ({ id }) => [id, (await api.writeUps.ofTopic({ campaign, topic: id })).writeUps] as const),
    );
    // A war that is not over began on this site.
    const imported = lobby.status === 'finished' ? (await api.play.head({ campaign })).imported : null;
    return { war: warOf(lobby, rounds), told, round, writeUps: Object.fromEntries(writeUps), imported };
  } catch (error) {
    if (error instanceof TRPCError) return 'closed';
    throw error;
  }
}

export function warOf(lobby: Answer<Api['campaigns']['lobby']>, rounds: GazetteWar['rounds']): GazetteWar {
  const { id, slug, name, isPublic, isListed, status } = lobby;
  const seats = lobby.seats.map(({ seat, user, ...one }) => ({ seat, name: one.name, player: user?.name ?? null }));
  const isAskedFor = status !== 'finished' && lobby.strangers !== 'invited';
  const hasFreeSeat = isAskedFor && lobby.seats.some(({ isFree }) => isFree);
  return { id, slug, name, isPublic, isListed, isOver: status === 'finished', hasFreeSeat, seats, rounds };
}
