import { REFUSALS as HEX_REFUSALS } from './hex-campaign/data/refusals.ts';
import { hexCampaign } from './hex-campaign/index.ts';
import type { HexGame } from './hex-campaign/types.ts';
import type { Game, PlatformRefusal, Rejection, Ruleset, SystemId } from './kernel/index.ts';
import { keysOf, PLATFORM_REFUSALS } from './kernel/index.ts';
import { REFUSALS as NODE_REFUSALS } from './node-campaign/data/refusals.ts';
import { nodeCampaign } from './node-campaign/index.ts';
import type { NodeGame } from './node-campaign/types.ts';
import { REFUSALS as SECTOR_REFUSALS } from './sector-campaign/data/refusals.ts';
import { sectorCampaign } from './sector-campaign/index.ts';
import type { SectorGame } from './sector-campaign/types.ts';
import { tally } from './tally/index.ts';
import { REFUSALS as TALLY_REFUSALS, type TallyGame } from './tally/types.ts';

/** The games that this build can play. A game joins here, and the compiler names every registry that lacks it. */
export interface Games {
  readonly 'hex-campaign': HexGame;
  readonly 'node-campaign': NodeGame;
  readonly 'sector-campaign': SectorGame;
  readonly tally: TallyGame;
}
export type PlayedSystem = keyof Games;

const REFUSALS: { readonly [System in PlayedSystem]: readonly Games[System]['refusal'][] } = {
  'hex-campaign': HEX_REFUSALS,
  'node-campaign': NODE_REFUSALS,
  'sector-campaign': SECTOR_REFUSALS,
  tally: TALLY_REFUSALS,
};

/** Every code with which a game or the platform may say no. */
export const REJECTION_CODES: readonly RejectionCode[] = [
  ...new Set([...PLATFORM_REFUSALS, ...Object.values(REFUSALS).flat()]),
];
export type RejectionCode = PlatformRefusal | Games[PlayedSystem]['refusal'];
/** What a game or the platform refused. */
export type AnyRejection = Rejection<RejectionCode>;

/** Any one of the games, for callers that need not know which. */
export interface AnyGame extends Game {
  refusal: Games[PlayedSystem]['refusal'];
}

/** A rule system as the platform knows it: only the kernel's contract. */
export type AnyRuleset = Ruleset<AnyGame>;

/** What a viewer sees of a campaign of any game, told apart by its system. */
export type SeenOf<System extends PlayedSystem = PlayedSystem> = {
  readonly [One in System]: {
    readonly system: One;
    readonly view: Games[One]['view'];
    readonly events: readonly Games[One]['event'][];
  };
}[System];

/** Topics of a campaign of any game that are over, told apart by its system. */
export type PastOf<System extends PlayedSystem = PlayedSystem> = {
  readonly [One in System]: { readonly system: One; readonly topics: readonly Games[One]['past'][] };
}[System];

const RULESETS: { readonly [System in PlayedSystem]: Ruleset<Games[System]> } = {
  'hex-campaign': hexCampaign,
  'node-campaign': nodeCampaign,
  'sector-campaign': sectorCampaign,
  tally,
};

/** The rule systems that this build can play. */
export const PLAYED_SYSTEMS: readonly PlayedSystem[] = keysOf(RULESETS);

/** Games for tests of the platform: played like any other, offered to nobody unless the site is set up to. */
export const TEST_SYSTEMS: readonly PlayedSystem[] = ['tally'];

/** The rules of a system, null if this build lacks it. */
export function rulesetFor(system: SystemId): AnyRuleset | null {
  return isPlayed(system) ? RULESETS[system] : null;
}

/** Whether this build has the rules of a system. */
export const isPlayed = (system: SystemId): system is PlayedSystem => Object.hasOwn(RULESETS, system);
