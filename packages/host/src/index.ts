export type { ChangeListener } from './changes/changes.ts';
export { type Listening, type ListenOptions, listenForChanges } from './changes/listen.ts';
export type { OutboxEntry } from './changes/outbox.ts';
export { dueInstant } from './clock/due-instant.ts';
export { createHost, type Host, type HostOptions } from './host.ts';
export type { Joined } from './lobby/invite.ts';
export {
  type ArmyDetachment,
  type CampaignLine,
  INVITED_ROLES,
  type Invitation,
  type InvitedRole,
  type Lobby,
  type LobbySeat,
  type NewCampaign,
  type NewInvitation,
  type NewSeat,
} from './lobby/types.ts';
export { type OpenHost, type OpenOptions, openHost } from './open.ts';
export type { RosterLine, StoredRoster } from './rosters.ts';
export type { AnyRuleset, Rulesets } from './shell.ts';
export {
  type CampaignId,
  type Change,
  type Draft,
  type DueRun,
  type Head,
  type HeadSeat,
  type Membership,
  type PauseReason,
  type Ran,
  REFUSAL_CODES,
  type Refusal,
  type RefusalCode,
  ROLES,
  type Role,
  type SealedSheet,
  type Sealing,
  type SealReceipt,
  type Seen,
  STATUSES,
  type Status,
  type StepLine,
  type UserId,
} from './types.ts';
export { type FoundLog, type FoundStep, LOG_PROBLEM_CODES, type LogProblem, replay } from './verify/replay.ts';
export type { Verified } from './verify/verify.ts';
