import { type Instant, type Result, type SeatId, type Viewer, viewerKey } from '@sealed-orders/rules/kernel';
import { createSharedReads } from '../caches/shared-reads.ts';
import type { DeskReason, MissingChoices } from '../deeds/types.ts';
import { goAhead } from '../practice/go-ahead.ts';
import { head } from '../reading/head.ts';
import { hashesOf, pastTopicsOf, stepsOf, viewOf, type Wanted } from '../reading/look.ts';
import type { Head, PastTopics, PublishedHash, Seen, StepList, WantedTopics } from '../reading/types.ts';
import { cover, coveredIfLast, nextOf, thenCovered, uncover } from '../screen/screen.ts';
import { createSealWriter, seal, sealed } from '../seal/seal.ts';
import {
  type StandingSealing,
  type StandingSeals,
  setStandingSeal,
  standingSeals,
  withdrawStandingSeal,
} from '../seal/standing.ts';
import { unseal } from '../seal/unseal.ts';
import type { Shell } from '../shell/shell.ts';
import { give } from '../step/give.ts';
import { rule } from '../step/rule.ts';
import type { Done, Refusal } from '../vocabulary/refusals.ts';
import type {
  CampaignId,
  Draft,
  Giving,
  Membership,
  Ruled,
  SealedSheet,
  Sealing,
  SealReceipt,
  UserId,
} from '../vocabulary/types.ts';
import { closePhase } from './close-phase.ts';
import { draft, saveDraft } from './draft.ts';

type Answer<Value> = Promise<Result<Value, Refusal>>;

/** What a seat sees and does while a phase is open, and what a referee may do to it. */
export interface Playing {
  head(campaign: CampaignId, viewer?: Viewer): Promise<Head | null>;
  /** The last step that concerns the viewer, or the one that the viewer knows as number n. */
  viewOf(campaign: CampaignId, viewer: Viewer, n?: number): Promise<Seen | null>;
  /** Some of the topics that are over, as far as the viewer knows at such a step. */
  pastTopics(campaign: CampaignId, viewer: Viewer, wanted: WantedTopics): Promise<PastTopics | null>;
  /**
   * Some of the steps that concern the viewer: the last 100 if nothing else is wanted. The referee's numbers are those of
   * the log.
   */
  steps(campaign: CampaignId, viewer: Viewer, wanted?: Wanted): Promise<StepList>;
  /** The public hash list. */
  hashes(campaign: CampaignId): Promise<readonly PublishedHash[]>;
  draft(campaign: CampaignId, seat: SeatId): Promise<Draft | null>;
  saveDraft(campaign: CampaignId, seat: SeatId, opening: number, sheet: unknown): Answer<{ readonly savedAt: string }>;
  sealed(campaign: CampaignId, seat: SeatId): Promise<SealedSheet | null>;
  /** The seat of a user who holds several is covered then. */
  seal(campaign: CampaignId, seat: SeatId, sealing: Sealing): Answer<SealReceipt>;
  unseal(campaign: CampaignId, seat: SeatId, opening: number): Answer<{ readonly opening: number }>;
  standingSeals(campaign: CampaignId, seat: SeatId): Promise<StandingSeals>;
  /** Seals the phase for the seat with its standing orders whenever the phase opens, from the next time on. */
  setStandingSeal(campaign: CampaignId, seat: SeatId, wanted: StandingSealing): Answer<{ readonly phase: string }>;
  withdrawStandingSeal(campaign: CampaignId, seat: SeatId, phase: string): Promise<void>;
  /** Null: the user may not look at it. */
  membership(campaign: CampaignId, user: UserId | null): Promise<Membership | null>;

  /** Opens a seat of a user who holds several, and covers the one that was open. */
  uncover(campaign: CampaignId, seat: SeatId, user: UserId): Promise<Done>;
  /** Covers the open seat of a user who holds several; nothing changes for anybody else. */
  cover(campaign: CampaignId, user: UserId): Promise<Done>;
  /** Which of these seats owe a sheet or a declaration, as far as everybody may know. */
  nextOf(campaign: CampaignId, seats: readonly SeatId[]): Promise<readonly SeatId[]>;

  /**
   * Carries out an order on arrival, once for each nonce; answers with the number of the step, in the seat's own count.
   * The seat of a user who holds several is covered if it owes nothing more.
   */
  give(campaign: CampaignId, seat: SeatId, giving: Giving): Answer<{ readonly n: number }>;

  /**
   * In a practice war of a game without sheets: lets everything come that is due until an instant, at most a day ahead.
   */
  goAhead(campaign: CampaignId, by: UserId, to: Instant): Promise<Done>;

  /** Carries out a referee's ruling; answers with the number of the step. */
  rule(campaign: CampaignId, ruled: Ruled): Answer<{ readonly n: number }>;
  /** Closes the open phase with the sheets that are sealed; the owner and referees may. */
  closePhase(
    campaign: CampaignId,
    by: UserId,
    opening: number,
    reason: DeskReason,
    choices?: MissingChoices,
  ): Answer<{ readonly n: number }>;
}

export function playingOf(shell: Shell): Playing {
  const heads = createSharedReads<Head | null>();
  const writer = createSealWriter(shell);
  return {
    head: (campaign, viewer = { kind: 'spectator' }) =>
      heads.read(`${campaign}:${viewerKey(viewer)}`, () => head(shell, campaign, viewer)),
    viewOf: (campaign, viewer, n) => viewOf(shell, campaign, viewer, n),
    pastTopics: (campaign, viewer, wanted) => pastTopicsOf(shell, campaign, viewer, wanted),
    steps: (campaign, viewer, wanted) => stepsOf(shell, campaign, viewer, wanted),
    hashes: (campaign) => hashesOf(shell, campaign),
    draft: (campaign, seat) => draft(shell, campaign, seat),
    saveDraft: (campaign, seat, opening, sheet) => saveDraft(shell, campaign, seat, opening, sheet),
    sealed: (campaign, seat) => sealed(shell, campaign, seat),
    seal: (campaign, seat, sealing) =>
      thenCovered(shell, { campaign, user: sealing.userId }, () => seal(shell, writer, campaign, seat, sealing)),
    unseal: (campaign, seat, opening) => unseal(shell, campaign, seat, opening),
    standingSeals: (campaign, seat) => standingSeals(shell, campaign, seat),
    setStandingSeal: (campaign, seat, wanted) => setStandingSeal(shell, campaign, seat, wanted),
    withdrawStandingSeal: (campaign, seat, phase) => withdrawStandingSeal(shell, campaign, seat, phase),
    rule: (campaign, ruled) => rule(shell, campaign, ruled),
    closePhase: (campaign, by, opening, reason, choices = {}) =>
      closePhase(shell, campaign, by, { opening, reason, choices }),
    give: (campaign, seat, giving) =>
      coveredIfLast(shell, { campaign, user: giving.userId }, seat, () => give(shell, campaign, seat, giving)),
    uncover: (campaign, seat, user) => uncover(shell, { campaign, user }, seat),
    cover: (campaign, user) => cover(shell, { campaign, user }),
    nextOf: (campaign, seats) => nextOf(shell, campaign, seats),
    goAhead: (campaign, by, to) => goAhead(shell, campaign, by, to),
    membership: (campaign, user) => shell.memberships.of(shell.db.pool, campaign, user),
  };
}
