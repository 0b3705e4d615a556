import type { Db } from '@sealed-orders/db';
import type { SeatId, SystemId } from '@sealed-orders/rules/kernel';
import { rulesetFor } from '@sealed-orders/rules/systems';
import { type Absence, absenceOf } from './absence/absence.ts';
import { createMemberships } from './access/membership.ts';
import { boxOf } from './box/box.ts';
import type { Box } from './box/types.ts';
import { createCache } from './caches/cache.ts';
import { createChanges } from './changes/changes.ts';
import { type Clockwork, clockworkOf } from './clockwork/clockwork.ts';
import { type Desk, deskOf } from './desk/desk.ts';
import { type Endings, endingsOf } from './ending/endings.ts';
import { type Gazette, gazetteOf } from './gazette/gazette.ts';
import { type Hooks, hooksOf } from './hooks/hooks.ts';
import { type Campaigns, campaignsOf } from './lobby/campaigns.ts';
import { type Guests, guestsOf } from './lobby/guests.ts';
import { createLog } from './log/log.ts';
import { createNumbers } from './log/numbers.ts';
import { createOpenRounds } from './log/open-rounds.ts';
import { createStepCache } from './log/step-cache.ts';
import { mapsOf } from './maps/maps.ts';
import type { Maps } from './maps/types.ts';
import { type News, newsOf } from './news/news.ts';
import { notesOf } from './notes/notes.ts';
import type { Notes } from './notes/types.ts';
import { type Playing, playingOf } from './play/playing.ts';
import { randomNonce } from './practice/seal-sheet.ts';
import { type Rosters, rostersOf } from './rosters/rosters.ts';
import { type SeatRequests, seatRequestsOf } from './seat-requests/seat-requests.ts';
import { type CampaignIdentity, randomIdentity } from './shell/identity.ts';
import { createSheetCache } from './shell/sheet-cache.ts';
import type { Shell } from './shell/shell.ts';
import { type Talking, talkOf } from './talk/talking.ts';
import type { PushKeys } from './telling/news-types.ts';
import { type Topics, topicsOf } from './topics/topics.ts';
import type { RulesetOf, Rulesets } from './vocabulary/rulesets.ts';
import type { CampaignId } from './vocabulary/types.ts';
import { type Votes, votesOf } from './votes/votes.ts';

export interface HostOptions {
  readonly db: Db;
  /** By default the time of the database. */
  readonly clock?: () => Date;
  /** Called when a campaign may be due: sooner than a timer would notice. */
  readonly wake?: (campaign: CampaignId) => void;
  readonly rulesets?: Rulesets;
  /** Whether new campaigns may use a system; by default every system that has rules. */
  readonly offers?: (system: SystemId) => boolean;
  /** The shortest order clock that a new campaign may have, seconds; by default a minute. */
  readonly shortestClock?: number;
  /** How many rounds may pass without anybody acting before a war pauses automatically; by default as its game says. */
  readonly quietRounds?: number;
  /**
   * The id and server seed of a new campaign; by default both are random. A fixed pair gives the same dice on every
   * machine, and lets everybody foresee them: it is only for campaigns with a script, such as the demo.
   */
  readonly identity?: () => CampaignIdentity;
  /** The nonce of a sheet that nobody seals in person, or of an order that such a seat gives, in hexadecimal; by default random. `n`: the opening, or the last step. */
  readonly nonceFor?: (seat: SeatId, n: number) => string;
  /** The keys by which push services know this site; by default the database keeps a pair that was made once. */
  readonly pushKeys?: PushKeys;
  /** Origins on this machine or network at which signed hooks may be, to try receivers; by default none. */
  readonly localHooks?: readonly string[];
  /** Called with errors that no caller waits for; by default they go to the error output. */
  readonly onError?: (error: unknown) => void;
}

/** The shell around the rules: the only writer of campaigns. All instants are ISO 8601 in UTC. */
export interface Host
  extends Campaigns,
    Playing,
    Clockwork,
    Rosters,
    Guests,
    SeatRequests,
    Talking,
    Topics,
    Endings,
    Desk,
    Votes,
    Absence,
    Maps {
  /** The war told to everybody, round by round. */
  readonly gazette: Gazette;
  /** News for users outside the site. */
  readonly news: News;
  /** Addresses outside the site that receive public news of a campaign. */
  readonly hooks: Hooks;
  readonly box: Box;
  readonly notes: Notes;
  /** For a process that is stopping: tells the others what they do not know yet. */
  flush(): Promise<void>;
}

const MINUTE = 60;

/**
 * Total length of the cached texts of states, bytes; their states are kept with them and take several times as much.
 */
const TEXTS_LIMIT = 16_000_000;

const rulesetIn =
  (rulesets: Rulesets): RulesetOf =>
  (system) => {
    const ruleset = rulesets(system);
    if (ruleset === null) throw new Error(`${system} cannot be played yet`);
    return ruleset;
  };

/** How people join a campaign, and talk in it. */
const meetingOf = (shell: Shell) => ({
  ...guestsOf(shell),
  ...seatRequestsOf(shell),
  ...talkOf(shell),
  ...topicsOf(shell),
});

/** What is told and written outside the game. */
const wordsOf = (shell: Shell) => ({
  gazette: gazetteOf(shell),
  news: newsOf(shell),
  hooks: hooksOf(shell),
  box: boxOf(shell),
  notes: notesOf(shell),
});

const wakeWhenDue = ({ changes }: Shell, wake: (campaign: CampaignId) => void): void => {
  changes.subscribe(({ what, campaign }) => {
    if (what === 'due') wake(campaign);
  });
};

/** What is cached of the logs of campaigns. */
const logsOf = ({ pool }: Db): Pick<Shell, 'log' | 'numbers' | 'openRounds'> => ({
  log: createLog(pool),
  numbers: createNumbers(pool),
  openRounds: createOpenRounds(pool),
});

/** Builds a host on one database. Nothing runs automatically: a scheduler calls `runDue`. */
export function createHost(options: HostOptions): Host {
  const { db, clock = db.now, wake, rulesets = rulesetFor, onError = console.error } = options;
  const {
    shortestClock = MINUTE,
    quietRounds = null,
    offers = () => true,
    identity = randomIdentity,
    nonceFor = randomNonce,
    pushKeys = null,
    localHooks = [],
  } = options;
  const rulesetOf = rulesetIn(rulesets);
  const shell: Shell = {
    db,
    now: clock,
    rulesets,
    rulesetOf,
    offers,
    shortestClock,
    quietRounds,
    identity,
    nonceFor,
    pushKeys,
    localHooks,
    changes: createChanges(db.pool, onError),
    steps: createStepCache(rulesetOf),
    ...logsOf(db),
    sheets: createSheetCache(),
    texts: createCache(TEXTS_LIMIT),
    memberships: createMemberships(clock),
  };
  if (wake !== undefined) wakeWhenDue(shell, wake);
  const beside = {
    ...meetingOf(shell),
    ...endingsOf(shell),
    ...deskOf(shell, onError),
    ...votesOf(shell),
    ...absenceOf(shell),
    ...mapsOf(shell),
    ...wordsOf(shell),
    flush: shell.changes.flush,
  };
  return { ...campaignsOf(shell), ...rostersOf(db), ...beside, ...playingOf(shell), ...clockworkOf(shell, onError) };
}
