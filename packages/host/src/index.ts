export { type Powers, powersSchema } from './access/powers.ts';
export type { Boxes, BoxLine, BoxMessage, BoxMessages } from './box/types.ts';
export { boxesSchema, boxMessagesSchema } from './box/types.ts';
export { createCache } from './caches/cache.ts';
export { createSharedReads } from './caches/shared-reads.ts';
export type { ChangeListener } from './changes/changes.ts';
export { type ListenOptions, listenForChanges } from './changes/listen.ts';
export type { CampaignChange, Change } from './changes/types.ts';
export { HEARTBEAT } from './clock/site-away.ts';
export {
  type Branching,
  DEEDS,
  type DeadlineMove,
  type Deed,
  type DeskLine,
  type DeskReason,
  deskLineSchema,
  deskReasonSchema,
  type GivingFor,
  MISSING_CHOICES,
  type MissingChoices,
  missingChoicesSchema,
  type Pinging,
  type Rewinding,
  type RewindLoss,
  type RewindTarget,
  rewindLossSchema,
  rewindTargetSchema,
  type SealingFor,
} from './deeds/types.ts';
export type { BoardCampaign, BoardSeat } from './desk/board-types.ts';
export { boardCampaignSchema } from './desk/board-types.ts';
export { type DryRun, dryRunSchema } from './desk/dry-run-types.ts';
export { type TriedRuling, triedRulingSchema } from './desk/try-ruling-types.ts';
export type { DeletionNotice, Export, RoundScores, Story } from './ending/types.ts';
export { deletionNoticeSchema, roundScoresSchema, storySchema } from './ending/types.ts';
export {
  type Communique,
  type Complaint,
  communiqueSchema,
  GAZETTE_LENGTH,
  type GazetteDesk,
  gazetteDeskSchema,
  type Headline,
  headlineSchema,
  type ReadCommunique,
  type RoundLine,
  roundLineSchema,
  roundSeenSchema,
} from './gazette/types.ts';
export type { HookSending } from './hooks/deliver.ts';
export { createHost, type Host, type HostOptions } from './host.ts';
export type { Joined } from './lobby/invitation-types.ts';
export {
  INVITATION_STATES,
  INVITED_ROLES,
  type Invitation,
  type InvitedRole,
  invitationCodeSchema,
  invitationSchema,
  joinedSchema,
  type MadeInvitation,
  madeInvitationSchema,
  type NewInvitation,
} from './lobby/invitation-types.ts';
export {
  PUBLIC_WARS_ON_PAGE,
  type PublicWars,
  publicWarsSchema,
  WAR_GROUPS,
  type WantedWars,
  type WarGroup,
  wantedWarsSchema,
} from './lobby/public-wars-types.ts';
export type { InvitedTo } from './lobby/types.ts';
export {
  type CampaignLine,
  type CampaignMember,
  campaignLineSchema,
  campaignMemberSchema,
  GUEST_ROLES,
  type Heir,
  heirSchema,
  invitedToSchema,
  type Lobby,
  type LobbySeat,
  lobbySchema,
  type NewCampaign,
  type NewPractice,
  type NewSeat,
  type Offer,
  offerSchema,
  visibilitySchema,
  type Watchers,
  watchersSchema,
} from './lobby/types.ts';
export { dueInstant } from './local-time/due-instant.ts';
export { OWED, type Owed } from './log/owing.ts';
export { isUnreadable } from './log/unreadable.ts';
export type { MapLine, NewMap, SharedMap, StoredMap } from './maps/types.ts';
export { mapLineSchema, savedMapSchema, sharedMapSchema, storedMapSchema } from './maps/types.ts';
export { writeAccountLetter } from './news/account-letter.ts';
export type { Appointment } from './news/appointments.ts';
export type { Deadline } from './news/calendar.ts';
export type { Delivered, Errand, Sending } from './news/deliver.ts';
export type { Device, NewDevice } from './news/devices.ts';
export { deviceSchema } from './news/devices.ts';
export type { OwnHook } from './news/own-hooks.ts';
export { ownHookSchema } from './news/own-hooks.ts';
export { NOTE_LENGTH, type Note, noteSchema } from './notes/types.ts';
export { type OpenHost, type OpenOptions, openHost } from './open.ts';
export { MATTERS, type Matter, matterSchema, type Poll } from './polls/types.ts';
export type { LastStep, NumberOf } from './reading/look.ts';
export {
  type Ending,
  type Head,
  type HeadSeat,
  headSchema,
  type PastTopics,
  type PublishedHash,
  pastTopicsSchema,
  publishedHashSchema,
  type Seen,
  type StepList,
  seenSchema,
  stepListSchema,
} from './reading/types.ts';
export { type RosterChange, type RosterLine, rosterLineSchema, type StoredRoster } from './rosters/rosters.ts';
export type { StandingSeals } from './seal/standing.ts';
export { standingSealsSchema } from './seal/standing.ts';
export {
  type NewSeatRequest,
  type OwnSeatRequest,
  REQUEST_LENGTH,
  REQUEST_STATES,
  type SeatAnswer,
  type SeatAsking,
  type SeatRequest,
  STRANGERS,
  type Strangers,
  seatAnswerSchema,
  seatAskingSchema,
  seatRequestSchema,
} from './seat-requests/types.ts';
export {
  ABSENCE_POLICIES,
  type AbsencePolicy,
  type DeputyLink,
  deputyLinkSchema,
  type Holiday,
  type NewHoliday,
} from './seats/types.ts';
export type { CampaignIdentity } from './shell/identity.ts';
export { askProcess } from './shell/own-process.ts';
export type { DueRun, Ran } from './step/due-run.ts';
export {
  type Conversation,
  conversationSchema,
  MESSAGE_LENGTH,
  type Message,
  type Messages,
  MOST_OTHERS,
  messagesSchema,
  type Talk,
  talkSchema,
} from './talk/types.ts';
export { HOOK_FORMS, type HookForm } from './telling/hook-forms.ts';
export {
  DELIVERY_KINDS,
  DELIVERY_STATES,
  type DeliveryKind,
  HOOK_KINDS,
  HOOK_URL_LENGTH,
  type HookAnswer,
  type HookItem,
  type HookKind,
  type MadeHook,
  madeHookSchema,
  OFF_REASONS,
} from './telling/hook-types.ts';
export {
  type AccountLetter,
  bellItemSchema,
  type Delivery,
  listedLetterSchema,
  NEWS_CHANNELS,
  NEWS_KINDS,
  type NewsCampaign,
  type NewsChannel,
  type NewsItem,
  type NewsKind,
  newsChoiceSchema,
  type PushKeys,
  type StoredLetter,
} from './telling/news-types.ts';
export {
  type Meeting,
  meetingSchema,
  type NewPicture,
  PICTURE_SIZES,
  type PictureLine,
  type PictureSize,
  type SavedWriteUp,
  WRITE_UP,
  type WriteUp,
  type WriteUpLine,
  type WriteUpList,
  type WriteUps,
  writeUpListSchema,
  writeUpsSchema,
} from './topics/types.ts';
export type { Verified } from './verify/verify.ts';
export { verifiedSchema } from './verify/verify.ts';
export type { Choices } from './vocabulary/choices.ts';
export { choicesSchema } from './vocabulary/choices.ts';
export { typedText } from './vocabulary/plain-text.ts';
export {
  REFUSAL_CODES,
  type Refusal,
  type RefusalCode,
  refusalSchema,
  rejectionSchema,
} from './vocabulary/refusals.ts';
export type { AnyRuleset, Rulesets } from './vocabulary/rulesets.ts';
export {
  type CampaignId,
  type Draft,
  draftSchema,
  type Membership,
  PAUSE_CODES,
  type PauseReason,
  ROLES,
  type Role,
  type SealedSheet,
  type Sealing,
  type SealReceipt,
  STATUSES,
  type Status,
  sealedSheetSchema,
  sealReceiptSchema,
  type UserId,
} from './vocabulary/types.ts';
