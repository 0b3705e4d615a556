import type { Db } from '@sealed-orders/db';
import type { Result, SeatId, Viewer } from '@sealed-orders/rules/kernel';
import { PLAYED_SYSTEMS, rulesetOf as playedRuleset } from '@sealed-orders/rules/systems';
import type pg from 'pg';
import { createCache } from './cache.ts';
import { type ChangeListener, createChanges } from './changes/changes.ts';
import { type OutboxEntry, takeOutbox } from './changes/outbox.ts';
import { createCampaign } from './lobby/create.ts';
import { invitation, invite, type Joined, join } from './lobby/invite.ts';
import { bySlug, mine, publicCampaigns } from './lobby/lists.ts';
import { lobby } from './lobby/lobby.ts';
import { chooseFaction, type Done, leaveSeat, setArmy, takeSeat } from './lobby/seats.ts';
import { start } from './lobby/start.ts';
import type { CampaignLine, Invitation, Lobby, NewCampaign, NewInvitation } from './lobby/types.ts';
import { draft, saveDraft } from './play/draft.ts';
import { head } from './play/head.ts';
import { createTableOfSteps, viewOf } from './play/look.ts';
import { createMemberships } from './play/membership.ts';
import { createStepShelf } from './play/step-shelf.ts';
import { type RosterLine, removeRoster, roster, rosters, type StoredRoster, saveRoster } from './rosters.ts';
import { nowComplete } from './seal/everyone.ts';
import { createKnownSheets } from './seal/known-sheets.ts';
import { createSealWriter, seal, sealed } from './seal/seal.ts';
import { unseal } from './seal/unseal.ts';
import type { RulesetOf, Rulesets, Shell } from './shell.ts';
import { inTransaction } from './statement.ts';
import { closePhase } from './step/close-phase.ts';
import { give } from './step/give.ts';
import { resume } from './step/resume.ts';
import { rule } from './step/rule.ts';
import { createRunDue } from './step/run-due.ts';
import type {
  CampaignId,
  Change,
  Draft,
  DueRun,
  Giving,
  Head,
  Membership,
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

export interface HostOptions {
  readonly db: Db;
  readonly clock?: () => Date;
  /** Called when a campaign may be due: sooner than a timer would notice. */
  readonly wake?: (campaign: CampaignId) => void;
  readonly rulesets?: Rulesets;
  /** The shortest order clock that a new campaign may have, seconds; a minute unless given. */
  readonly shortestClock?: number;
  /** What failed and nobody waits for; goes to the error output when nobody asks for it. */
  readonly onError?: (error: unknown) => void;
}

type Answer<Value> = Promise<Result<Value, Refusal>>;

/** The shell around the rules: the only writer of campaigns. All instants are ISO 8601 in UTC. */
export interface Host {
  createCampaign(by: UserId, wanted: NewCampaign): Answer<{ readonly id: CampaignId; readonly slug: string }>;
  /** Armies are shown to their own seat and to referees, who cannot sit down any more. */
  lobby(campaign: CampaignId, viewer: Viewer): Promise<Lobby | null>;
  takeSeat(campaign: CampaignId, seat: string, user: UserId): Promise<Done>;
  leaveSeat(campaign: CampaignId, seat: string, user: UserId): Promise<Done>;
  chooseFaction(campaign: CampaignId, seat: string, user: UserId, faction: string): Promise<Done>;
  setArmy(campaign: CampaignId, seat: string, user: UserId, detachments: unknown): Promise<Done>;
  invite(campaign: CampaignId, by: UserId, wanted: NewInvitation): Answer<{ readonly code: string }>;
  invitation(code: string): Promise<Invitation | null>;
  join(code: string, user: UserId): Answer<Joined>;
  start(campaign: CampaignId, by: UserId): Answer<{ readonly n: 0 }>;
  /** Sets a paused campaign going; its owner and referees may. */
  resume(campaign: CampaignId, by: UserId): Answer<{ readonly n: number }>;

  head(campaign: CampaignId, viewer?: Viewer): Promise<Head | null>;
  viewOf(campaign: CampaignId, viewer: Viewer, n?: number): Promise<Seen | null>;
  steps(campaign: CampaignId): Promise<readonly StepLine[]>;
  draft(campaign: CampaignId, seat: SeatId): Promise<Draft | null>;
  saveDraft(campaign: CampaignId, seat: SeatId, step: number, sheet: unknown): Answer<{ readonly savedAt: string }>;
  sealed(campaign: CampaignId, seat: SeatId): Promise<SealedSheet | null>;
  seal(campaign: CampaignId, seat: SeatId, sealing: Sealing): Answer<SealReceipt>;
  unseal(campaign: CampaignId, seat: SeatId, step: number): Answer<{ readonly step: number }>;
  /** Null: may not look. */
  membership(campaign: CampaignId, user: UserId | null): Promise<Membership | null>;
  mine(user: UserId): Promise<readonly CampaignLine[]>;
  publicCampaigns(): Promise<readonly CampaignLine[]>;
  bySlug(slug: string): Promise<{ readonly id: CampaignId } | null>;

  saveRoster(
    user: UserId,
    given: { readonly name: string; readonly fileName: string; readonly roster: unknown },
  ): Promise<{ readonly id: string }>;
  rosters(user: UserId): Promise<readonly RosterLine[]>;
  roster(user: UserId, id: string): Promise<StoredRoster | null>;
  removeRoster(user: UserId, id: string): Promise<boolean>;

  /** Carries out what counts on arrival; answers with the step that came of it. */
  give(campaign: CampaignId, seat: SeatId, giving: Giving): Answer<{ readonly n: number }>;

  /** Carries out a referee's ruling; answers with the step that came of it. */
  rule(campaign: CampaignId, ruled: Ruled): Answer<{ readonly n: number }>;
  /** Closes the open phase as it stands; its owner and referees may. */
  closePhase(campaign: CampaignId, by: UserId, step: number): Answer<{ readonly n: number }>;

  /** Makes every step that is due. */
  runDue(now?: Date): Promise<DueRun>;
  /** Makes campaigns due that are complete and were left behind by a process that died. How many. */
  sweepComplete(): Promise<number>;
  /** Replays the campaign's log from its start; what does not agree. */
  verify(campaign: CampaignId): Promise<readonly LogProblem[]>;
  /** The same with the length of the log, kept until the log grows. */
  verified(campaign: CampaignId): Promise<Verified>;

  /** Hears changes made in this process, after their commit. Returns how to stop. */
  subscribe(listener: ChangeListener): () => void;
  /** Who this process is in what it tells others. */
  readonly origin: string;
  /** Tells other processes. */
  notify(changes: readonly Change[]): Promise<void>;
  /** Hands over what is to be told, in one transaction with what `hand` does with it. How many. */
  drainOutbox(
    limit: number,
    hand: (client: pg.PoolClient, entries: readonly OutboxEntry[]) => Promise<void>,
  ): Promise<number>;
}

const MINUTE = 60;

/** Length of the texts of states that are kept, bytes; the states are kept with them, and take several times as much. */
const TEXTS_LIMIT = 16_000_000;

const playedRules: Rulesets = (system) => (PLAYED_SYSTEMS.includes(system) ? playedRuleset(system) : null);

/** Binds the shell's parts to one database. Nothing runs by itself: `runDue` is called by a scheduler. */
export function createHost(options: HostOptions): Host {
  const { db, clock = () => new Date(), wake, rulesets = playedRules, onError = console.error } = options;
  const { shortestClock = MINUTE } = options;
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
    shortestClock,
    changes: createChanges(db.pool, onError),
    steps: createStepShelf(rulesetOf),
    sheets: createKnownSheets(),
    texts: createCache(TEXTS_LIMIT),
    memberships: createMemberships(clock),
  };
  if (wake !== undefined)
    shell.changes.subscribe(({ what, campaign }) => {
      if (what === 'due') wake(campaign);
    });
  return { ...lobbyOf(shell), ...playOf(shell), ...clockworkOf(shell, onError) };
}

function lobbyOf(shell: Shell) {
  return {
    createCampaign: (by, wanted) => createCampaign(shell, by, wanted),
    lobby: (campaign, viewer) => lobby(shell, campaign, viewer),
    takeSeat: (campaign, seat, user) => takeSeat(shell, { campaign, seat, user }),
    leaveSeat: (campaign, seat, user) => leaveSeat(shell, { campaign, seat, user }),
    chooseFaction: (campaign, seat, user, faction) => chooseFaction(shell, { campaign, seat, user }, faction),
    setArmy: (campaign, seat, user, detachments) => setArmy(shell, { campaign, seat, user }, detachments),
    invite: (campaign, by, wanted) => invite(shell, campaign, by, wanted),
    invitation: (code) => invitation(shell, code),
    join: (code, user) => join(shell, code, user),
    start: (campaign, by) => start(shell, campaign, by),
    resume: (campaign, by) => resume(shell, campaign, by),
    mine: (user) => mine(shell, user),
    publicCampaigns: () => publicCampaigns(shell),
    bySlug: (slug) => bySlug(shell, slug),
    saveRoster: (user, given) => saveRoster(shell.db, user, given),
    rosters: (user) => rosters(shell.db, user),
    roster: (user, id) => roster(shell.db, user, id),
    removeRoster: (user, id) => removeRoster(shell.db, user, id),
  } satisfies Partial<Host>;
}

function playOf(shell: Shell) {
  const writer = createSealWriter(shell);
  const table = createTableOfSteps(shell);
  return {
    head: (campaign, viewer) => head(shell, campaign, viewer ?? { kind: 'spectator' }),
    viewOf: (campaign, viewer, n) => viewOf(shell, campaign, viewer, n),
    steps: (campaign) => table.steps(campaign),
    draft: (campaign, seat) => draft(shell, campaign, seat),
    saveDraft: (campaign, seat, step, sheet) => saveDraft(shell, campaign, seat, step, sheet),
    sealed: (campaign, seat) => sealed(shell, campaign, seat),
    seal: (campaign, seat, sealing) => seal(shell, writer, campaign, seat, sealing),
    unseal: (campaign, seat, step) => unseal(shell, campaign, seat, step),
    rule: (campaign, ruled) => rule(shell, campaign, ruled),
    closePhase: (campaign, by, step) => closePhase(shell, campaign, by, step),
    give: (campaign, seat, giving) => give(shell, campaign, seat, giving),
    membership: (campaign, user) => shell.memberships.of(shell.db.pool, campaign, user),
  } satisfies Partial<Host>;
}

function clockworkOf(shell: Shell, onError: (error: unknown) => void) {
  const runDue = createRunDue(shell, onError);
  const verifications = createVerifications(shell);
  return {
    runDue,
    sweepComplete: async () => (await nowComplete(shell, null)).size,
    verify: async (campaign) => (await verify(shell, campaign)).problems,
    verified: (campaign) => verifications.of(campaign),
    subscribe: shell.changes.subscribe,
    origin: shell.changes.origin,
    notify: shell.changes.notify,
    drainOutbox: (limit, hand) =>
      inTransaction(shell.db.pool, async (client) => {
        const entries = await takeOutbox(client, limit, shell.now());
        if (entries.length > 0) await hand(client, entries);
        return entries.length;
      }),
  } satisfies Partial<Host>;
}
