import type { Db } from '@sealed-orders/db';
import type { ListedForce, Result, SeatId, SystemId, Viewer } from '@sealed-orders/rules/kernel';
import { rulesetFor } from '@sealed-orders/rules/systems';
import type pg from 'pg';
import { type Absence, absenceOf } from './absence/absence.ts';
import { createLookAfterSeats } from './absence/away-seats.ts';
import { createCache } from './cache.ts';
import { type ChangeListener, createChanges } from './changes/changes.ts';
import { type OutboxEntry, takeOutbox } from './changes/outbox.ts';
import { type Desk, deskOf } from './desk/desk.ts';
import type { DeskReason } from './desk/types.ts';
import { type Endings, endingsOf } from './ending/endings.ts';
import { QUIET_ROUNDS } from './ending/quiet.ts';
import { type Gazette, gazetteOf } from './gazette/gazette.ts';
import { copyTemplate } from './lobby/copy-template.ts';
import { createCampaign } from './lobby/create.ts';
import { type Guests, guestsOf } from './lobby/guests.ts';
import { type CampaignIdentity, randomIdentity } from './lobby/identity.ts';
import { invitation, invite, type Joined, join } from './lobby/invite.ts';
import { type InvitedTo, invitedTo } from './lobby/invited-to.ts';
import { bySlug, mine, publicCampaigns } from './lobby/lists.ts';
import { lobby } from './lobby/lobby.ts';
import { beginPractice } from './lobby/practice.ts';
import { rearrange } from './lobby/rearrange.ts';
import { choose, type Done, leaveSeat, letPlay, setArmy, setReadyMade, takeSeat } from './lobby/seats.ts';
import type { Choices } from './lobby/setup.ts';
import { start } from './lobby/start.ts';
import type {
  Arrangement,
  CampaignLine,
  Invitation,
  Lobby,
  NewCampaign,
  NewInvitation,
  NewPractice,
} from './lobby/types.ts';
import { mapsOf } from './maps/maps.ts';
import type { Maps } from './maps/types.ts';
import { type News, newsOf } from './news/news.ts';
import { draft, saveDraft } from './play/draft.ts';
import { head } from './play/head.ts';
import { createLog } from './play/log.ts';
import { hashesOf, type LastStep, lastStep, type NumberOf, numbersOf, stepsOf, viewOf } from './play/look.ts';
import { createMemberships } from './play/membership.ts';
import { createStepCache } from './play/step-cache.ts';
import { createPlaySeats } from './practice/play-seats.ts';
import {
  changeRoster,
  hasRoomForRoster,
  type RosterChange,
  type RosterLine,
  removeRoster,
  roster,
  rosters,
  type StoredRoster,
  saveRoster,
} from './rosters.ts';
import type { RulesetOf, Rulesets } from './rulesets.ts';
import { nowComplete } from './seal/everyone.ts';
import { createSealWriter, seal, sealed } from './seal/seal.ts';
import { createSheetCache } from './seal/sheet-cache.ts';
import { createShownSeals } from './seal/shown.ts';
import {
  type StandingSealing,
  type StandingSeals,
  setStandingSeal,
  standingSeals,
  withdrawStandingSeal,
} from './seal/standing.ts';
import { unseal } from './seal/unseal.ts';
import type { Shell } from './shell.ts';
import { inTransaction } from './statement.ts';
import { closePhase } from './step/close-phase.ts';
import { give } from './step/give.ts';
import { resume } from './step/resume.ts';
import { rule } from './step/rule.ts';
import { createRunDue } from './step/run-due.ts';
import { type Talking, talkOf } from './talk/talking.ts';
import { type Topics, topicsOf } from './topics/topics.ts';
import type {
  CampaignId,
  Change,
  Draft,
  DueRun,
  Giving,
  Head,
  Membership,
  PublishedHash,
  Refusal,
  Ruled,
  SealedSheet,
  Sealing,
  SealReceipt,
  Seen,
  StepLine,
  UserId,
} from './types.ts';
import { createVerifications, type LogProblem, type Verified, verify } from './verify/verify.ts';
import { type Votes, votesOf } from './votes/votes.ts';

export interface HostOptions {
  readonly db: Db;
  readonly clock?: () => Date;
  /** Called when a campaign may be due: sooner than a timer would notice. */
  readonly wake?: (campaign: CampaignId) => void;
  readonly rulesets?: Rulesets;
  /** Whether new campaigns may use a system; by default every system that has rules. */
  readonly offers?: (system: SystemId) => boolean;
  /** The shortest order clock that a new campaign may have, seconds; by default a minute. */
  readonly shortestClock?: number;
  /** How many rounds may go by without anybody acting before a war pauses itself; by default three. */
  readonly quietRounds?: number;
  /**
   * The id and server seed of a new campaign; by default both are random. A fixed pair gives the same dice on every
   * machine, and lets everybody foresee them: it is only for campaigns with a script, such as the demo.
   */
  readonly identity?: () => CampaignIdentity;
  /** Called with errors that no caller waits for; by default they go to the error output. */
  readonly onError?: (error: unknown) => void;
}

type Answer<Value> = Promise<Result<Value, Refusal>>;

/** The shell around the rules: the only writer of campaigns. All instants are ISO 8601 in UTC. */
export interface Host extends Guests, Talking, Topics, Endings, Desk, Votes, Absence, Maps {
  /** The war told to everybody, round by round. */
  readonly gazette: Gazette;
  /** What users are told outside the site. */
  readonly news: News;

  createCampaign(by: UserId, wanted: NewCampaign): Answer<{ readonly id: CampaignId; readonly slug: string }>;
  /** Creates and starts the game's practice war: the user in the first seat, the others play by themselves. */
  beginPractice(by: UserId, wanted: NewPractice): Answer<{ readonly id: CampaignId; readonly slug: string }>;
  /** Armies are shown to their own seat and to referees, who can no longer take a seat. */
  lobby(campaign: CampaignId, viewer: Viewer): Promise<Lobby | null>;
  takeSeat(campaign: CampaignId, seat: string, user: UserId): Promise<Done>;
  leaveSeat(campaign: CampaignId, seat: string, user: UserId): Promise<Done>;
  choose(campaign: CampaignId, seat: string, user: UserId, choices: Choices): Promise<Done>;
  setArmy(campaign: CampaignId, seat: string, user: UserId, forces: readonly ListedForce[]): Promise<Done>;
  /** Gives the seat an army that its game brings along. */
  setReadyMade(campaign: CampaignId, seat: string, user: UserId, army: string): Promise<Done>;
  /** Has a free seat play by itself, or frees it again; the owner may. */
  letPlay(campaign: CampaignId, seat: string, user: UserId, playsItself: boolean): Promise<Done>;
  /** Changes seats and board before the start; the owner may. */
  rearrange(campaign: CampaignId, by: UserId, arrangement: Arrangement): Promise<Done>;
  /** Creates a campaign like another one, without its people and its log; the owner and referees of that one may. */
  copyTemplate(
    campaign: CampaignId,
    by: UserId,
    name: string,
  ): Answer<{ readonly id: CampaignId; readonly slug: string }>;
  invite(campaign: CampaignId, by: UserId, wanted: NewInvitation): Answer<{ readonly code: string }>;
  invitation(code: string): Promise<Invitation | null>;
  /** What an open link invites to, for whoever has it; null: there is no such link, or it is closed. */
  invitedTo(code: string): Promise<InvitedTo | null>;
  join(code: string, user: UserId): Answer<Joined>;
  start(campaign: CampaignId, by: UserId): Answer<{ readonly n: 0 }>;
  /** Resumes a paused campaign; its owner and referees may. */
  resume(campaign: CampaignId, by: UserId, reason: DeskReason): Promise<Done>;

  head(campaign: CampaignId, viewer?: Viewer): Promise<Head | null>;
  /** The last step that concerns the viewer, or the one that the viewer knows as number n. */
  viewOf(campaign: CampaignId, viewer: Viewer, n?: number): Promise<Seen | null>;
  /** The steps that concern the viewer. The referee's numbers are those of the log. */
  steps(campaign: CampaignId, viewer: Viewer): Promise<readonly StepLine[]>;
  /** The public hash list. */
  hashes(campaign: CampaignId): Promise<readonly PublishedHash[]>;
  draft(campaign: CampaignId, seat: SeatId): Promise<Draft | null>;
  saveDraft(campaign: CampaignId, seat: SeatId, opening: number, sheet: unknown): Answer<{ readonly savedAt: string }>;
  sealed(campaign: CampaignId, seat: SeatId): Promise<SealedSheet | null>;
  seal(campaign: CampaignId, seat: SeatId, sealing: Sealing): Answer<SealReceipt>;
  unseal(campaign: CampaignId, seat: SeatId, opening: number): Answer<{ readonly opening: number }>;
  standingSeals(campaign: CampaignId, seat: SeatId): Promise<StandingSeals>;
  /** Seals the phase for the seat with its standing orders whenever the phase opens, from the next time on. */
  setStandingSeal(campaign: CampaignId, seat: SeatId, wanted: StandingSealing): Answer<{ readonly phase: string }>;
  withdrawStandingSeal(campaign: CampaignId, seat: SeatId, phase: string): Promise<void>;
  /** Null: the user may not look at it. */
  membership(campaign: CampaignId, user: UserId | null): Promise<Membership | null>;
  mine(user: UserId): Promise<readonly CampaignLine[]>;
  publicCampaigns(): Promise<readonly CampaignLine[]>;
  bySlug(slug: string): Promise<{ readonly id: CampaignId } | null>;

  saveRoster(
    user: UserId,
    given: { readonly name: string; readonly fileName: string; readonly roster: unknown },
  ): Answer<{ readonly id: string }>;
  /** Whether the user may save another list. */
  hasRoomForRoster(user: UserId): Promise<boolean>;
  rosters(user: UserId): Promise<readonly RosterLine[]>;
  roster(user: UserId, id: string): Promise<StoredRoster | null>;
  /** Renames a list, or puts another in its place; false when it is not theirs. */
  changeRoster(user: UserId, id: string, change: RosterChange): Promise<boolean>;
  removeRoster(user: UserId, id: string): Promise<boolean>;

  /** Carries out an order on arrival; answers with the number of the step, in the seat's own count. */
  give(campaign: CampaignId, seat: SeatId, giving: Giving): Answer<{ readonly n: number }>;

  /** Carries out a referee's ruling; answers with the number of the step. */
  rule(campaign: CampaignId, ruled: Ruled): Answer<{ readonly n: number }>;
  /** Closes the open phase with the sheets that are sealed; the owner and referees may. */
  closePhase(campaign: CampaignId, by: UserId, opening: number, reason: DeskReason): Answer<{ readonly n: number }>;

  /** Makes every step that is due. */
  runDue(now?: Date): Promise<DueRun>;
  /** Does what seats that play by themselves owe in all campaigns, and seals for players who are away. Returns how many sheets and orders that were. */
  playSeats(): Promise<number>;
  /** Makes complete campaigns due that a process left behind when it died. Returns how many. */
  sweepComplete(): Promise<number>;
  /** Replays the campaign's log from its start; returns the differences. */
  verify(campaign: CampaignId): Promise<readonly LogProblem[]>;
  /** The same with the length of the log, cached until the log grows. */
  verified(campaign: CampaignId): Promise<Verified>;

  /** The last step of the log, for processes among themselves; null: the campaign has not begun. */
  lastStep(campaign: CampaignId): Promise<LastStep | null>;
  /** The numbers by which viewers know the last step after `since` up to n, both in the host's numbers. */
  numbers(campaign: CampaignId, since: number, n: number): Promise<NumberOf>;
  /** Calls the listener for changes made in this process, after their commit. Returns a function that unsubscribes. */
  subscribe(listener: ChangeListener): () => void;
  /** The id of this process in its messages to others. */
  readonly origin: string;
  /** Handles a change that another process announced: cached memberships are dropped. */
  heard(change: Change): void;
  /** Notifies other processes. */
  notify(changes: readonly Change[]): Promise<void>;
  /** Hands over outbox entries, in one transaction with whatever `hand` does with them. Returns how many. */
  drainOutbox(
    limit: number,
    hand: (client: pg.PoolClient, entries: readonly OutboxEntry[]) => Promise<void>,
  ): Promise<number>;
}

const MINUTE = 60;

/**
 * Total length of the cached texts of states, bytes; their states are kept with them and take several times as much.
 */
const TEXTS_LIMIT = 16_000_000;

/** Builds a host on one database. Nothing runs by itself: a scheduler calls `runDue`. */
export function createHost(options: HostOptions): Host {
  const { db, clock = () => new Date(), wake, rulesets = rulesetFor, onError = console.error } = options;
  const {
    shortestClock = MINUTE,
    quietRounds = QUIET_ROUNDS,
    offers = () => true,
    identity = randomIdentity,
  } = options;
  const rulesetOf: RulesetOf = (system) => {
    const ruleset = rulesets(system);
    if (ruleset === null) throw new Error(`${system} cannot be played yet`);
    return ruleset;
  };
  const shell: Shell = {
    db,
    now: clock,
    rulesets,
    rulesetOf,
    offers,
    shortestClock,
    quietRounds,
    identity,
    changes: createChanges(db.pool, onError),
    steps: createStepCache(rulesetOf),
    log: createLog(db.pool),
    sheets: createSheetCache(),
    texts: createCache(TEXTS_LIMIT),
    memberships: createMemberships(clock),
  };
  if (wake !== undefined)
    shell.changes.subscribe(({ what, campaign }) => {
      if (what === 'due') wake(campaign);
    });
  const meeting = { ...guestsOf(shell), ...talkOf(shell), ...topicsOf(shell) };
  const beside = {
    ...meeting,
    ...endingsOf(shell),
    ...deskOf(shell),
    ...votesOf(shell),
    ...absenceOf(shell),
    ...mapsOf(shell),
    gazette: gazetteOf(shell),
    news: newsOf(shell),
  };
  return { ...lobbyOf(shell), ...beside, ...playOf(shell), ...clockworkOf(shell, onError) };
}

function lobbyOf(shell: Shell) {
  return {
    createCampaign: (by, wanted) => createCampaign(shell, by, wanted),
    beginPractice: (by, wanted) => beginPractice(shell, by, wanted),
    lobby: (campaign, viewer) => lobby(shell, campaign, viewer),
    takeSeat: (campaign, seat, user) => takeSeat(shell, { campaign, seat, user }),
    leaveSeat: (campaign, seat, user) => leaveSeat(shell, { campaign, seat, user }),
    choose: (campaign, seat, user, choices) => choose(shell, { campaign, seat, user }, choices),
    setArmy: (campaign, seat, user, forces) => setArmy(shell, { campaign, seat, user }, forces),
    setReadyMade: (campaign, seat, user, army) => setReadyMade(shell, { campaign, seat, user }, army),
    letPlay: (campaign, seat, user, playsItself) => letPlay(shell, { campaign, seat, user }, playsItself),
    rearrange: (campaign, by, arrangement) => rearrange(shell, campaign, by, arrangement),
    copyTemplate: (campaign, by, name) => copyTemplate(shell, campaign, by, name),
    invite: (campaign, by, wanted) => invite(shell, campaign, by, wanted),
    invitation: (code) => invitation(shell, code),
    invitedTo: (code) => invitedTo(shell, code),
    join: (code, user) => join(shell, code, user),
    start: (campaign, by) => start(shell, campaign, by),
    resume: (campaign, by, reason) => resume(shell, campaign, by, reason),
    mine: (user) => mine(shell, user),
    publicCampaigns: () => publicCampaigns(shell),
    bySlug: (slug) => bySlug(shell, slug),
    saveRoster: (user, given) => saveRoster(shell.db, user, given),
    hasRoomForRoster: (user) => hasRoomForRoster(shell.db, user),
    rosters: (user) => rosters(shell.db, user),
    roster: (user, id) => roster(shell.db, user, id),
    changeRoster: (user, id, change) => changeRoster(shell.db, user, id, change),
    removeRoster: (user, id) => removeRoster(shell.db, user, id),
  } satisfies Partial<Host>;
}

function playOf(shell: Shell) {
  const writer = createSealWriter(shell);
  return {
    head: (campaign, viewer) => head(shell, campaign, viewer ?? { kind: 'spectator' }),
    viewOf: (campaign, viewer, n) => viewOf(shell, campaign, viewer, n),
    steps: (campaign, viewer) => stepsOf(shell, campaign, viewer),
    hashes: (campaign) => hashesOf(shell, campaign),
    draft: (campaign, seat) => draft(shell, campaign, seat),
    saveDraft: (campaign, seat, opening, sheet) => saveDraft(shell, campaign, seat, opening, sheet),
    sealed: (campaign, seat) => sealed(shell, campaign, seat),
    seal: (campaign, seat, sealing) => seal(shell, writer, campaign, seat, sealing),
    unseal: (campaign, seat, opening) => unseal(shell, campaign, seat, opening),
    standingSeals: (campaign, seat) => standingSeals(shell, campaign, seat),
    setStandingSeal: (campaign, seat, wanted) => setStandingSeal(shell, campaign, seat, wanted),
    withdrawStandingSeal: (campaign, seat, phase) => withdrawStandingSeal(shell, campaign, seat, phase),
    rule: (campaign, ruled) => rule(shell, campaign, ruled),
    closePhase: (campaign, by, opening, reason) => closePhase(shell, campaign, by, opening, reason),
    give: (campaign, seat, giving) => give(shell, campaign, seat, giving),
    membership: (campaign, user) => shell.memberships.of(shell.db.pool, campaign, user),
  } satisfies Partial<Host>;
}

function clockworkOf(shell: Shell, onError: (error: unknown) => void) {
  const runDue = createRunDue(shell, onError);
  const playSeats = createPlaySeats(shell, onError);
  const lookAfterSeats = createLookAfterSeats(shell, onError);
  const tellShown = createShownSeals(shell);
  const verifications = createVerifications(shell);
  return {
    runDue,
    playSeats: async () => (await lookAfterSeats()) + (await playSeats()),
    sweepComplete: async () => {
      await tellShown();
      return (await nowComplete(shell, null)).size;
    },
    verify: async (campaign) => (await verify(shell, campaign)).problems,
    verified: (campaign) => verifications.of(campaign),
    lastStep: (campaign) => lastStep(shell, campaign),
    numbers: (campaign, since, n) => numbersOf(shell, campaign, since, n),
    subscribe: shell.changes.subscribe,
    origin: shell.changes.origin,
    heard: ({ what, campaign }) => {
      if (what === 'lobby') shell.memberships.forget(campaign);
    },
    notify: shell.changes.notify,
    drainOutbox: (limit, hand) =>
      inTransaction(shell.db.pool, async (client) => {
        const entries = await takeOutbox(client, limit);
        if (entries.length > 0) await hand(client, entries);
        return entries.length;
      }),
  } satisfies Partial<Host>;
}
