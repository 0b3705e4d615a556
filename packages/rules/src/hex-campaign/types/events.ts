import type { Parsed } from '../../kernel/index.ts';
import type { aftermathEvents } from '../schemas/event/after-battle.ts';
import type { airEvents } from '../schemas/event/air.ts';
import type { battleMovesEvents } from '../schemas/event/battle-movement.ts';
import type { battlesEvents } from '../schemas/event/battles.ts';
import type { economyEvents } from '../schemas/event/build-points.ts';
import type { captivesEvents } from '../schemas/event/captives.ts';
import type { claimEvents } from '../schemas/event/claim.ts';
import type { correctionsEvents } from '../schemas/event/corrections.ts';
import type { armiesEvents } from '../schemas/event/detachments.ts';
import type { dealsEvents, terms } from '../schemas/event/diplomacy.ts';
import type { endingsEvents } from '../schemas/event/end-of-turn.ts';
import type { namedLoss, quickBattlesEvents } from '../schemas/event/quick-battles.ts';
import type { racesEvents } from '../schemas/event/races.ts';
import type { settlementEvents } from '../schemas/event/settlements.ts';
import type { spiesEvents } from '../schemas/event/spies.ts';
import type { startEvents } from '../schemas/event/start.ts';
import type { strongholdEvents } from '../schemas/event/strongholds.ts';
import type { withdrawalsEvents } from '../schemas/event/withdrawals.ts';
import type { worksEvents } from '../schemas/event/works.ts';
import type { event, stop } from '../schemas/event.ts';

/** Those of one chapter, by the list of their schemas. */
type OneOf<Schemas extends readonly unknown[]> = Parsed<Schemas[number]>;

/** Results of battles: HEX-AFT, HEX-XP. */
export type AftermathEvent = OneOf<typeof aftermathEvents>;

/** Air missions: HEX-AIR. Each has one reader; others know only what they see. */
export type AirEvent = OneOf<typeof airEvents>;

/** Battle orders and battle movement: HEX-BORD, HEX-BMOV. */
export type BattleMoveEvent = OneOf<typeof battleMovesEvents>;

/** Battles and decisions about them: HEX-TBL. */
export type BattleEvent = OneOf<typeof battlesEvents>;

/** Upkeep, stores, convoys and routes: HEX-BP, HEX-ROUTE, HEX-TURN-08. Amounts are BP. */
export type EconomyEvent = OneOf<typeof economyEvents>;

/** Captives: HEX-CAPT, HEX-RACE-CH-12 to -14. */
export type CaptiveEvent = OneOf<typeof captivesEvents>;

/** Captures and discoveries on the march. HEX-CLAIM, HEX-MOV. */
export type ClaimEvent = OneOf<typeof claimEvents>;

/** Detachments, garrisons and captives: HEX-DET, -GAR, -CAPT. */
export type ArmyEvent = OneOf<typeof armiesEvents>;

/** Corrections by the referee. HEX-TURN-13. */
export type CorrectionEvent = OneOf<typeof correctionsEvents>;

/** Diplomacy: HEX-DIP. */
export type DealEvent = OneOf<typeof dealsEvents>;

/** The end of a turn, defeat and victory: HEX-END. */
export type EndingEvent = OneOf<typeof endingsEvents>;

/** Quick Battles: HEX-QB. */
export type QuickBattleEvent = OneOf<typeof quickBattlesEvents>;

/** Actions limited to some races: HEX-RACE. */
export type RaceEvent = OneOf<typeof racesEvents>;

/** Settlements and their buildings: HEX-URB, HEX-BLD. */
export type SettlementEvent = OneOf<typeof settlementEvents>;

/** Spies and their reports: HEX-SPY, HEX-CAPT-03. Each has one reader. */
export type SpyEvent = OneOf<typeof spiesEvents>;

/** Setting up: HEX-START, and free roads. */
export type StartEvent = OneOf<typeof startEvents>;

/** Strongholds, defences and roads: HEX-STR, HEX-DEF, HEX-ROAD. */
export type StrongholdEvent = OneOf<typeof strongholdEvents>;

/** Withdrawals, returns, loot: HEX-WD, HEX-LOOT. */
export type WithdrawalEvent = OneOf<typeof withdrawalsEvents>;

/** Settlements, buildings, Strongholds, defences and roads: HEX-URB, -BLD, -STR, -DEF, -ROAD. */
export type WorksEvent = OneOf<typeof worksEvents>;

/** The news about one side of a deal: what, not how much. HEX-DIP-04. */
export type GeneralTerms = Parsed<typeof terms>;

/** A loss, by the name of its unit. */
export type NamedLoss = Parsed<typeof namedLoss>;

/** Why a move ended before its path did: the rule, without anything that the mover cannot see. */
export type Stop = Parsed<typeof stop>;

export type Event = Parsed<typeof event>;
