import { ok, type Parsed, type Result, RULE_PREFIXES, type RuleId } from '@sealed-orders/rules/kernel';
import { type AnyRejection, REJECTION_CODES } from '@sealed-orders/rules/systems';
import { z } from 'zod';

/** Why a request was refused. */
export const REFUSAL_CODES = [
  /** The phase is over, locked, or not the open one. */
  'closed',
  /** The campaign is paused: nothing is saved, sealed or ordered until it is resumed. */
  'paused',
  /** The war is over: nobody can order, seal, rule or vote any more. */
  'war-over',
  /** The campaign is archived, and so read-only. */
  'archived',
  /** The war was imported as a record: nobody here writes its headlines. */
  'imported',
  /** The war is not over yet. */
  'not-over',
  /** The seat has sealed already. */
  'sealed-already',
  /** The seat has no draft, or the game has no default orders for this phase. */
  'no-orders',
  /** The terms of the campaign do not provide for it. */
  'not-in-terms',
  /** No phase that still stands has this number. */
  'no-such-phase',
  /** It is a copy of a war that is not over: it cannot be copied itself. */
  'early-copy',
  /** It is a copy of a war: whoever read it at its end would learn the secrets that the war had then. */
  'copy-stays-private',
  /** A user who knows the war that it is a copy of, or a copy of it, knows too much while one of the two lasts. */
  'knows-copy',
  /** The typed text is not the name of the campaign. */
  'wrong-name',
  /** The seat owes nothing. */
  'not-awaited',
  /** The seat is somebody else's. */
  'not-yours',
  /** It does not match the schema; the rejections say where. */
  'not-understood',
  /** It breaks the rules; the rejections say which. */
  'rejected',
  /** The nonce is not 32 hexadecimal digits. */
  'bad-nonce',
  /** The seat has given a different order with this nonce, or a referee has made a different ruling. */
  'nonce-used',
  /** The order was given before, and a referee has rewound the campaign to a step before it. */
  'order-undone',
  /** The same of a ruling. */
  'ruling-undone',
  /** A ruling without a reason, or with one of more than a thousand characters. */
  'no-reason',
  /** The resulting state would be faulty: nothing was done, and the operator is notified. */
  'broken',
  /** It is too long; a sheet may have 256 KB. */
  'too-long',
  /** The user has reached the limit of unfinished campaigns. */
  'too-many-campaigns',
  /** The file is longer than 30 MB, or 60 MB uncompressed, or has more than 2,000 steps. */
  'archive-too-long',
  /** The file is not the archive of a war, or contains something that no archive has. */
  'not-an-archive',
  /** The archive does not agree with itself, or its war was not played by these rules. */
  'archive-differs',
  /** A picture in the archive is not a picture, or cannot be read. */
  'archive-picture',
  /** The war in the archive is not over. */
  'archive-not-over',
  /** The war in the archive began as a copy: nothing proves its beginning. */
  'archive-of-copy',
  /** The site does not have the rules of the war in the archive. */
  'no-such-rules',
  /** The war in the archive is on this site already. */
  'war-is-here',
  /** The user has imported as many wars as they may. */
  'too-many-imports',
  'too-many-import-tries',
  'imports-busy',
  'import-too-slow',
  'war-is-coming',
  /** The user has reached the limit of army lists. */
  'too-many-lists',
  /** The user keeps as many maps as they may. */
  'too-many-maps',
  /** The map is longer than 256 KB. */
  'map-too-long',
  /** The map was saved from elsewhere since the user opened it. */
  'map-changed',
  'no-such-campaign',
  'no-such-seat',
  /** The game has no ready-made army of this name for the seat. */
  'no-such-army',
  /** The campaign has begun. */
  'not-in-lobby',
  /** Only a paused campaign can be resumed. */
  'not-paused',
  /** The terms do not let an owner or a referee who plays pause the campaign. */
  'no-pause',
  /** An owner or a referee who plays has paused it in this phase already. */
  'pause-used',
  /** A referee or the players by vote paused it: somebody who plays cannot resume it alone. */
  'not-your-pause',
  /** Players cannot meet for a battle after its phase has closed. */
  'after-deadline',
  /** Somebody else plays, or is the referee: the time is the same for all. */
  'not-alone',
  /** The game asks for sheets: a phase closes once they are sealed. */
  'has-sheets',
  /** The phase has no deadline that could be moved. */
  'no-deadline',
  /** The deadline is not the one that the referee saw. */
  'deadline-moved',
  /** Players vote on this only in a campaign without a referee. */
  'has-referee',
  /** The player of the seat is there, or the seat is open already. */
  'not-absent',
  /** The seat is free or open already. */
  'seat-open',
  /** The seat is not open. */
  'seat-shut',
  /** These are not days in their order, from today until a year ahead. */
  'bad-days',
  /** The player has announced some of these days already. */
  'holiday-announced',
  /** More days than the terms give each player. */
  'too-many-days',
  /** The campaign is not offered to this user. */
  'no-offer',
  /** The seat has a deputy already. */
  'has-deputy',
  /** A user who has seen the war from another seat knows too much. */
  'has-played',
  /** Everybody who owes something was pinged within the last hour. */
  'pinged-lately',
  'seat-taken',
  /** The computer plays every seat but the user's own: a link would lead to none. */
  'no-seat-for-people',
  /** Somebody else in the campaign has the user's display name, or one that could be mistaken for it. */
  'name-taken',
  /** Nobody can take a seat of this campaign without asking. */
  'ask-first',
  /** Nobody may ask for a seat of this campaign. */
  'not-asked-for',
  /** The user has asked for a seat of this campaign already. */
  'asked-already',
  /** The user has asked as often today as they may, or too many people ask for a seat of this campaign. */
  'too-many-requests',
  /** The request for a seat was answered or withdrawn. */
  'no-such-request',
  /** The seat has a player: it cannot be taken away. */
  'seat-held',
  'already-seated',
  /** A referee knows too much to play. */
  'is-referee',
  /** Only the owner or a referee may do this. */
  'not-referee',
  /** Only the owner may do this. */
  'not-owner',
  /** Its owner plays against others: only the players can end the war, by vote. */
  'players-end-it',
  /** Its owner plays against others: nobody deletes the campaign before the war is over. */
  'players-keep-it',
  /** Its owner played against others: it can be deleted only some time after its end. */
  'kept-for-players',
  /** The owner plays against others, and this player is not absent. */
  'player-stays',
  /** The owner plays against others, and the referees watch over both. */
  'referee-stays',
  'invitation-unknown',
  'invitation-expired',
  'invitation-used-up',
  'invitation-revoked',
  /** A referee invited by a player can join a running war only with the consent of the other players. */
  'consent-missing',
  /** Neither a referee nor a spectator of the campaign. */
  'not-a-member',
  /** The campaign's press policy does not let these two seats write to each other. */
  'may-not-write',
  /** The seat has written as many messages as it may in an hour. */
  'too-many-messages',
  /** The seat, or the referees, have as many notes as they may. */
  'too-many-notes',
  /** No published issue of the gazette has such a communiqué. */
  'no-communique',
  /** The user has reported as much as they may in a day. */
  'too-many-complaints',
  /** The seat has no part in it, or it ended too long ago. */
  'not-to-write-up',
  /** The write-up has as many pictures as it may have. */
  'too-many-pictures',
  /** The pictures of the user take up all the room they may. */
  'pictures-of-user-full',
  /** The seat has no part in it, nobody plays the other side, or it is over. */
  'not-to-meet',
  /** The time is past, or more than a year away. */
  'bad-time',
  /** The seat has proposed as many times as it may. */
  'too-many-times',
  /** The time is no longer proposed. */
  'no-such-time',
  /** The pictures of the campaign take up all the room they may. */
  'pictures-of-campaign-full',
  /** It is not an https address of a host with a name, or not one of Discord's. */
  'bad-hook-address',
  /** The campaign has as many hooks as it may have. */
  'too-many-hooks',
  'no-such-hook',
  /** The hook is switched off. */
  'hook-off',
  /** The campaign has used up its tests for this hour. */
  'too-many-tests',
] as const;
export type RefusalCode = (typeof REFUSAL_CODES)[number];

const ruleIdSchema = z.templateLiteral([z.enum(RULE_PREFIXES), '-', z.string()]);
const factSchema = z.union([z.string(), z.number(), z.boolean(), z.array(z.union([z.string(), z.number()]))]);

export const rejectionSchema: z.ZodType<AnyRejection, AnyRejection> = z.strictObject({
  code: z.enum(REJECTION_CODES),
  rule: ruleIdSchema.nullable() satisfies z.ZodType<RuleId | null>,
  path: z.array(z.union([z.string(), z.number()])),
  facts: z.record(z.string(), factSchema),
});

export const refusalSchema = z.strictObject({
  code: z.enum(REFUSAL_CODES),
  rejections: z.array(rejectionSchema).readonly().exactOptional(),
});
export type Refusal = Parsed<typeof refusalSchema>;

/** The answer to a request that changes something and returns nothing else. */
export type Done = Result<{ readonly done: true }, Refusal>;
export const done: Done = ok({ done: true });
