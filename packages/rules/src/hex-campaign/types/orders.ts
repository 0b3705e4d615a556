import type { Parsed } from '../../kernel/index.ts';
import type { change } from '../schemas/changes.ts';
import type { contactEdit } from '../schemas/contacts.ts';
import type {
  airOrder,
  battleDecision,
  battleOrder,
  battleRuling,
  battleTarget,
  correction,
  dealOrder,
  edit,
  funOrder,
  movementOrder,
  order,
  ruling,
  spyMission,
  written,
} from '../schemas/sheet.ts';

/**
 * A movement order. The list of orders is the player's own order of pieces (HEX-MOV-01). A path lists the hexes
 * entered, without the start.
 */
export type MovementOrder = Parsed<typeof movementOrder>;

/** HEX-AIR-01: what one squadron is to do. */
export type AirOrder = Parsed<typeof airOrder>;

/** HEX-START-07: the places of the sites. `resources` and `urban` are in the order of the dice. */
export type PlacementSheet = Extract<Sheet, { readonly phase: 'placement' }>;

/** HEX-START-14: free roads, built in this order. */
export type FreeRoadsSheet = Extract<Sheet, { readonly phase: 'free-roads' }>;

/** HEX-TURN-09; in set-up HEX-START-06. */
export type BuildSheet = Extract<Sheet, { readonly phase: 'build' | 'spending' }>;

export type AirSheet = Extract<Sheet, { readonly phase: 'air-orders' }>;

/** What a seat seals for movement; with `mergeAirAndMoveOrders` the missions of its squadrons too. */
export type MovementSheet = Extract<Sheet, { readonly phase: 'movement-orders' }>;

/** HEX-SPY-11. */
export type SpyMission = Parsed<typeof spyMission>;

/** A hex, or an army wherever it then is. HEX-BORD-02. */
export type BattleTarget = Parsed<typeof battleTarget>;

/** A battle order. The list of them is the player's own order of moves. HEX-BORD-01, HEX-BMOV-03. */
export type BattleOrder = Parsed<typeof battleOrder>;

export type BattleSheet = Extract<Sheet, { readonly phase: 'battle-orders' }>;

/** What a seat seals for one phase. */
export type Sheet = Parsed<typeof written>;

/** Orders on arrival while the Build phase is open: offers and answers. HEX-DIP-02. */
export type DealOrder = Parsed<typeof dealOrder>;

/** Decisions about battles while phase 8 is open; each counts on arrival. */
export type BattleDecision = Parsed<typeof battleDecision>;

/** A unit that is called into a battle from beside it. HEX-TBL-24. */
export type CallReinforcement = Extract<BattleDecision, { readonly type: 'call-reinforcement' }>;

/** HEX-TBL-41: decisions about a battle that only the referee may make. */
export type BattleRuling = Parsed<typeof battleRuling>;

/** HEX-TURN-13: corrections by the referee. */
export type Correction = Parsed<typeof correction>;

/** HEX-TURN-13: something that the referee adds, moves, changes or removes. */
export type Change = Parsed<typeof change>;
export type ChangeType = Change['type'];

/** HEX-TURN-13: what a referee rules about one battle. */
export type ContactEdit = Parsed<typeof contactEdit>;

/** One thing to correct. */
export type Edited = Parsed<typeof edit>;

/** What only the referee may do. */
export type Ruling = Parsed<typeof ruling>;

/** HEX-QB-12: a battle outside the campaign, with armies made for it. It counts once both have sent the same. */
export type FunOrder = Parsed<typeof funOrder>;

export type Order = Parsed<typeof order>;
