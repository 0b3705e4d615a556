import type { Branded } from '../kernel/index.ts';

/** A territory by its home side and its number: `w8` is printed 8, `e2` is printed B. SEC-MAP-01. */
export type TerritoryId = Branded<'TerritoryId'>;
/** A counter as both sides see it: its side and its number. SEC-DEPLOY-03. */
export type CounterId = Branded<'CounterId'>;
/** A detachment as its own side knows it. Enemies and spectators never learn this id. */
export type DetachmentId = Branded<'DetachmentId'>;
export type BattleId = Branded<'BattleId'>;

/** West has the numbered territories, East the lettered ones. */
export const SIDES = ['west', 'east'] as const;
export type Side = (typeof SIDES)[number];

/** SEC-SETUP-05: the commander decides for the side; the staff propose, fight and report. */
export const ROLES = ['commander', 'staff'] as const;
export type Role = (typeof ROLES)[number];

export const RACES = [
  'space-marines',
  'imperial-guard',
  'titan-legions',
  'eldar',
  'orks',
  'chaos',
  'tyranids',
  'others',
] as const;
export type Race = (typeof RACES)[number];

/** SEC-INIT-02. Written as text because a seat chooses it. */
export const RATINGS = ['1', '2', '3', '4', '5', '6'] as const;

export const PLANETS = ['daemon', 'death', 'primaeval', 'ice', 'agri', 'hive', 'desert'] as const;
export type Planet = (typeof PLANETS)[number];

/** What a detachment is from the start; a dropship detachment is on the ground once it has dropped. SEC-DROP-02. */
export const KINDS = ['ground', 'airborne', 'aerial', 'dropship'] as const;
export type Kind = (typeof KINDS)[number];

/** What a unit can do on the map. `vehicle`: of a dropship detachment, left in orbit at first. SEC-DROP-04. */
export const TRAITS = ['infiltrator', 'flak', 'war-machine', 'vehicle'] as const;
export type Trait = (typeof TRAITS)[number];

/** SEC-AIR-01. */
export const MISSIONS = ['scouting', 'intercept', 'transport', 'escort'] as const;
export type Mission = (typeof MISSIONS)[number];

/**
 * The set-up, then the phases of a turn. `experience` and `isolation` ask nobody. In `retreats`, sides that fought choose
 * where to stay and where to go; in `score` the turn ends. SEC-SETUP-10, SEC-TURN-01.
 */
export const PHASES = [
  'armies',
  'majors',
  'planet',
  'experience',
  'deployment',
  'command',
  'air',
  'scouting',
  'moves',
  'attacks',
  'battles',
  'retreats',
  'isolation',
  'score',
] as const;
export type Phase = (typeof PHASES)[number];
export const SETUP_PHASES = [
  'armies',
  'majors',
  'planet',
  'experience',
  'deployment',
] as const satisfies readonly Phase[];

/** The phases that begin with a roll. SEC-INIT-01. */
export const ROLLED_PHASES = ['air', 'scouting', 'moves', 'attacks'] as const satisfies readonly Phase[];
export type RolledPhase = (typeof ROLLED_PHASES)[number];
/** The phases in which the sides declare in turn, and for which a side may queue instructions. SEC-TURN-05. */
export const DECLARING_PHASES = ['deployment', ...ROLLED_PHASES] as const satisfies readonly Phase[];
export type DeclaringPhase = (typeof DECLARING_PHASES)[number];

/** SEC-TURN-05: the queues of instructions that a side can leave. Responses have their own. */
export const QUEUES = [...DECLARING_PHASES, 'responses'] as const;
export type Queue = (typeof QUEUES)[number];

/** What an instruction can depend on: only what both sides can see. `ours`, `theirs`: who controls the territory. */
export const CONDITIONS = ['attacked', 'unattacked', 'occupied', 'empty', 'ours', 'theirs'] as const;

/** What a side can be asked for. The five in the middle are its declarations in an alternating phase. */
export const DECISIONS = [
  'army',
  'majors',
  'planet',
  'command',
  'first',
  'place',
  'mission',
  'scout',
  'move',
  'attack',
  'respond',
  'intercept',
  'escort',
  'flak',
  'battle',
  'confirm',
  'retreats',
  'score',
] as const;
export type Decision = (typeof DECISIONS)[number];

/** SEC-INIT-01: who declares first if this side wins the roll. */
export const PREFERENCES = ['me', 'enemy'] as const;

/** How a detachment reacts as interceptor, escort or flak: it asks its side, always reacts, or never. SEC-AIR-05. */
export const REACTIONS = ['ask', 'always', 'never'] as const;

/**
 * Whether a side has stopped declaring in this phase. `skipped`: it missed its last deadline; `waived`:
 * it passed, but passes are not final. SEC-INIT-04.
 */
export const PASSES = ['none', 'skipped', 'waived', 'final'] as const;

/** How detachments reach a battle or a territory. */
export const WAYS = ['ground', 'hasty', 'air', 'drop'] as const;
export type Way = (typeof WAYS)[number];

/** Why aircraft fly. `drop` is no flight, but interceptors where it lands can react. SEC-DROP-05. */
export const PURPOSES = ['scout', 'dogfight', 'move', 'attack', 'response', 'drop', 'back'] as const;

/** SEC-BTL-12, -13, -14. `undefended`: nobody was there. `lapsed`: no attacker was left. */
export const ENDINGS = ['report', 'concession', 'quick', 'referee', 'undefended', 'lapsed'] as const;
export const WINNERS = ['attacker', 'defender', 'draw'] as const;
export type Winner = (typeof WINNERS)[number];

/** SEC-MOM-02 to -05. */
export const EFFECTS = ['inspiration', 'forced-march', 'stubborn', 're-roll'] as const;
export type Effect = (typeof EFFECTS)[number];

/** SEC-CR-07 to -11. */
export const RESOURCES = ['ground', 'air', 'bombardment', 'dropship', 'engineers'] as const;
export type Resource = (typeof RESOURCES)[number];

/** Why a detachment is with its side: as part of the army, or temporarily. SEC-CR-04, SEC-DIR-13, -14. */
export const TENURES = ['army', 'bought', 'visitor', 'reserve'] as const;
export type Tenure = (typeof TENURES)[number];

/** SEC-XP-02. */
export const LEVELS = ['green', 'experienced', 'veteran', 'crack', 'elite'] as const;
export type Level = (typeof LEVELS)[number];

/** How a side learned what an enemy counter is. SEC-DEPLOY-04. */
export const SOURCES = ['scouted', 'captured', 'battle', 'air'] as const;

/** Why the score changed. `command` stands for what only its side may know. SEC-VP-13. */
export const SCORES = [
  'enemy-major',
  'enemy-minor',
  'own-major',
  'own-minor',
  'battle',
  'wiped-out',
  'isolated-loss',
  'strategic',
  'purchase',
  'upkeep',
  'directive-ignored',
  'directive-failed',
  'air-superiority',
  'visitor',
  'command',
  'referee',
] as const;
export type Score = (typeof SCORES)[number];

/** How control of a territory changed. SEC-MAP-08. */
export const TAKINGS = ['won', 'undefended', 'referee'] as const;

/** SEC-DEPLOY-04, SEC-BTL-07, -09, SEC-DIR-17, SEC-CR-04: why a detachment left the campaign. */
export const REMOVALS = ['isolated', 'no-retreat', 'command', 'referee'] as const;
