import type { Branded, SeatId } from '../kernel/index.ts';

export type NodeId = Branded<'NodeId'>;
export type ForceId = Branded<'ForceId'>;
export type UnitId = Branded<'UnitId'>;
export type BattleId = Branded<'BattleId'>;

/** The Imperial Guard that nobody plays. NODE-FAC-IG-03. No seat can have this id. */
export const GUARD = '*guard';
export type NonPlayer = typeof GUARD;
/** Who controls nodes and owns battleforces. */
export type Owner = SeatId | NonPlayer;

export const FACTIONS = [
  'chaos',
  'tyranids',
  'orks',
  'necrons',
  'space-marines',
  'inquisition',
  'eldar',
  'dark-eldar',
  'tau',
  'imperial-guard',
] as const;
export type Faction = (typeof FACTIONS)[number];

export const NODE_TYPES = ['surface', 'city', 'spaceport', 'orbit', 'deep-space', 'warp'] as const;
export type NodeType = (typeof NODE_TYPES)[number];

/** What the map puts in a node. Roks, portals and the colony come by the rules of a faction. NODE-MAP-10. */
export const SITES = ['city', 'economic'] as const;
/** What a Destroy Installation order can name. */
export const INSTALLATIONS = ['site', 'rok', 'portal', 'colony'] as const;
export type Installation = (typeof INSTALLATIONS)[number];

/** NODE-ORD-01: the commands of a series, as players know them. */
export const COMMANDS = [
  'move',
  'call',
  'redeploy',
  'expand',
  'reinforce',
  'modify',
  'destroy',
  'corrupt',
  'taint',
  'phase-out',
  'cede',
  'portal',
] as const;
export type CommandType = (typeof COMMANDS)[number];

/** How a battleforce came into its node, for missions and the way back. NODE-MSN-02, NODE-BTL-11. */
export const WAYS = ['path', 'landing', 'drop', 'webway', 'shadow', 'barge'] as const;
export type Way = (typeof WAYS)[number];

export const DEGREES = ['marginal', 'solid', 'crushing'] as const;
export type Degree = (typeof DEGREES)[number];

/** Kinds of missions, the first that fits counts. NODE-MSN-02. */
export const MISSION_KINDS = ['rok', 'orbital', 'desperate', 'planetary', 'pivotal', 'regular', 'agreed'] as const;
export type MissionKind = (typeof MISSION_KINDS)[number];

export const CATEGORIES = ['standard', 'raid', 'breakthrough', 'battle'] as const;
export type Category = (typeof CATEGORIES)[number];

export const MISSIONS = [
  'cleanse',
  'secure-and-control',
  'seek-and-destroy',
  'recon',
  'take-and-hold',
  'ambush',
  'sabotage',
  'strongpoint-attack',
  'blitz',
  'breakout',
  'rearguard',
  'meat-grinder',
  'hold-at-all-costs',
  'bunker-assault',
  'night-fight',
  'drop-assault',
  'beachhead',
  'secure-the-landing-zone',
  'kill-team-sabotage',
  'kill-team',
] as const;
export type Mission = (typeof MISSIONS)[number];

/** How a battle ended. NODE-BTL-31. */
export const ENDINGS = ['report', 'concession', 'random', 'at-once', 'referee', 'void'] as const;
export type Ending = (typeof ENDINGS)[number];

/** How the control of a node changed. */
export const TAKINGS = [
  'set-up',
  'entered',
  'won',
  'drawn',
  'expanded',
  'corrupted',
  'ceded',
  'joint-command',
] as const;
export type Taking = (typeof TAKINGS)[number];

/** Why a battleforce was moved without an order. */
export const RETREATS = ['retreat', 'way-back', 'stack', 'reinforcement-node', 'breakout'] as const;

/** Why points come: ordinary command points, and acceleration points. */
export const GAINS = ['daily', 'waagh', 'top-up', 'acceleration', 'referee'] as const;

/** Why victory points were scored. The ledger is kept by these. */
export const SCORES = [
  'nodes',
  'battle',
  'robin-hood',
  'pivotal',
  'planets-held',
  'ceded',
  'enemy-beaten',
  'destroyed',
  'corrupted',
  'devoured',
  'planet-overrun',
  'fought',
  'portals',
  'raided',
  'cities',
  'colony',
  'referee',
] as const;
export type Score = (typeof SCORES)[number];

/** NODE-BF-02: what a unit counts as. */
export const UNIT_CATEGORIES = ['hq', 'elite', 'troops', 'fast-attack', 'heavy-support', 'transport', 'other'] as const;

/** NODE-XP-02: what a report says about a unit that took part. */
export const DEEDS = ['objective', 'assault', 'halved', 'destroyed', 'beyond-duty'] as const;
export type UnitDeed = (typeof DEEDS)[number];

/** What a seat is asked for in the set-up. NODE-SETUP-04. */
export const SETUP_STEPS = ['guard', 'colonies', 'others'] as const;
export type SetupStep = (typeof SETUP_STEPS)[number];

/** What a seat can owe. */
export type Decision =
  | 'place'
  | 'join'
  | 'roster'
  | 'round'
  | 'level'
  | 'pivotal'
  | 'mission'
  | 'consent'
  | 'report'
  | 'confirm'
  | 'leave';

export const PHASES = ['set-up', 'war', 'game-night'] as const;
export type Phase = (typeof PHASES)[number];
