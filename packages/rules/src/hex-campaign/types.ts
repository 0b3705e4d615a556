import type {
  Branded,
  Due,
  EdgeKey,
  GameEvent,
  HexKey,
  Instant,
  MapSize,
  RuleId,
  SeatId,
  Weekday,
} from '../kernel/index.ts';

// Vocabularies

export const TERRAINS = ['plains', 'hills', 'forest', 'jungle', 'sea'] as const;
export type Terrain = (typeof TERRAINS)[number];

/** Short names of the catalogue: ig, sm, ba (counts as sm), ch, de, el, ork, ty, sob. */
export const FACTIONS = ['ig', 'sm', 'ba', 'ch', 'de', 'el', 'ork', 'ty', 'sob'] as const;
export type Faction = (typeof FACTIONS)[number];

export const SLOTS = ['hq', 'elite', 'troops', 'fast-attack', 'heavy-support'] as const;
export type Slot = (typeof SLOTS)[number];

/** Rows of the terrain entry table. Bikes move as wheeled. */
export const MOVE_CLASSES = ['infantry', 'tracked', 'wheeled', 'walker', 'skimmer'] as const;
export type MoveClass = (typeof MOVE_CLASSES)[number];

/** HEX-TURN-01: the nine phases in their order. */
export const PHASES = [
  'build',
  'air-orders',
  'movement-orders',
  'air-missions',
  'movement',
  'battle-orders',
  'battle-movement',
  'battle',
  'end-of-turn',
] as const;
export type Phase = (typeof PHASES)[number];

/** HEX-MORD-02. `path` is "Specified path", `reserve` "Reserve movement". */
export const MOVEMENT_ORDERS = [
  'path',
  'follow',
  'advance',
  'guard',
  'recover',
  'move-and-claim',
  'claim-area',
  'reserve',
] as const;
export type MovementOrderType = (typeof MOVEMENT_ORDERS)[number];

export const PIECE_KINDS = ['detachment', 'garrison', 'convoy', 'spy', 'diplomat'] as const;
export type PieceKind = (typeof PIECE_KINDS)[number];

/** What a detachment is for its allowance: HEX-MOV-10. */
export const MARCHES = ['normal', 'vehicles', 'fast', 'released'] as const;
export type March = (typeof MARCHES)[number];

export const RELATIONS = ['own', 'ally', 'pact', 'enemy'] as const;
export type Relation = (typeof RELATIONS)[number];

/** HEX-CLAIM-15, mildest first. */
export const TREATMENTS = ['capture', 'pillage', 'cleanse', 'destroy'] as const;
export type Treatment = (typeof TREATMENTS)[number];

export type PieceId = Branded<'PieceId'>;
export type UnitId = Branded<'UnitId'>;

// Map

/**
 * The printed map, which never changes. `rows` holds a letter a hex, row by row: p plains, h hills, f forest,
 * j jungle, s sea. `airspaces` likewise holds the number of each hex's Airspace in base 36. HEX-MAP-01, -02, -04.
 */
export interface Chart {
  readonly size: MapSize;
  readonly rows: readonly string[];
  readonly rivers: readonly EdgeKey[];
  readonly airspaces: readonly string[];
  readonly names: Readonly<Record<HexKey, string>>;
}

export interface ResourceSite {
  readonly kind: 'resource';
  /** RP a turn, 50 to 300. */
  readonly yield: number;
}

export interface UrbanSite {
  readonly kind: 'urban';
  readonly size: 1 | 2 | 3 | 4;
  readonly faction: Faction;
  readonly name: string;
  readonly bp: number;
  readonly buildings: readonly string[];
}

/** HEX-MAP-08: at most one in a hex. */
export type Site = ResourceSite | UrbanSite;

/** 1 Camp, 2 Fortification, 3 Capital Fortification. */
export type StrongholdLevel = 1 | 2 | 3;

export interface Stronghold {
  readonly level: StrongholdLevel;
  readonly owner: SeatId;
  readonly radar: boolean;
}

// Pieces

/** Models of a unit by condition; light injuries count as ready. */
export interface Models {
  readonly ready: number;
  readonly wounded: number;
  readonly damaged: number;
  readonly dead: number;
  readonly captured: number;
}

export interface Unit {
  readonly id: UnitId;
  readonly name: string;
  readonly slot: Slot;
  readonly moveClass: MoveClass;
  readonly scout: boolean;
  /** Of the whole unit at roster size. */
  readonly points: number;
  readonly models: Models;
}

interface PieceBase {
  readonly id: PieceId;
  readonly seat: SeatId;
  readonly hex: HexKey;
  readonly name: string;
}

export interface Detachment extends PieceBase {
  readonly kind: 'detachment';
  readonly march: March;
  readonly units: readonly Unit[];
  readonly dxp: number;
  /** HEX-GAR: a garrison in the field; exempt from HEX-MORD-12. */
  readonly garrisonDetachment: boolean;
  /** What to do with an enemy Urban hex that it enters; null: the minimum. HEX-MORD-14, HEX-MOV-08. */
  readonly treatment: Treatment | null;
}

export interface Garrison extends PieceBase {
  readonly kind: 'garrison';
  readonly units: readonly Unit[];
}

export interface Convoy extends PieceBase {
  readonly kind: 'convoy';
  readonly bp: number;
}

export interface Spy extends PieceBase {
  readonly kind: 'spy';
}

export interface Diplomat extends PieceBase {
  readonly kind: 'diplomat';
}

export type Piece = Detachment | Garrison | Convoy | Spy | Diplomat;
/** The only pieces with a zone of control. */
export type Army = Detachment | Garrison;

// Settings and setup

/** Fields are the catalogue's settings, those that the phases played so far read. */
export interface Settings {
  readonly airspaceGrid: readonly [number, number];
  readonly nativeRace: Faction;
  readonly startBp: number;
  readonly reinforcementBp: number;
  readonly startOtherUrban: number;
  readonly startResources: number;
  readonly startZones: 'source' | 'fair';
  readonly initiativeVisibility: 'order' | 'full';
  readonly missedDeadline: 'guard' | 'wait' | 'refereeOrders';
  readonly refereeSeesOrders: boolean;
  readonly roadModel: 'links' | 'hexes';
  readonly weakDetachments: 'on' | 'off';
  readonly minimumOneHex: boolean;
  readonly terrainRestriction: 'allUnits' | 'ignore';
  readonly trackedRiver: 'stop' | 'free' | 'bridgeOnly';
  readonly sightDetail: 'presence' | 'sizeBand' | 'full';
  readonly seePassing: boolean;
  readonly alliedSight: 'shared' | 'own';
  readonly controlVisibility: 'lastSeen' | 'public';
  readonly vpVisibility: 'public' | 'own';
  readonly rollsVisibility: 'involved' | 'public';
}

/** How long an order phase stays open; the host turns it into an instant. */
export type OrderClock =
  | { readonly mode: 'none' }
  | { readonly mode: 'duration'; readonly seconds: number }
  | { readonly mode: 'weekly'; readonly weekdays: readonly Weekday[]; readonly time: string; readonly zone: string };

export interface UnitSetup {
  readonly name: string;
  readonly slot: Slot;
  readonly moveClass: MoveClass;
  readonly scout: boolean;
  readonly models: number;
  readonly points: number;
}

export interface DetachmentSetup {
  readonly name: string;
  readonly march: 'normal' | 'vehicles' | 'fast';
  readonly units: readonly UnitSetup[];
}

export interface SeatSetup {
  readonly id: SeatId;
  readonly name: string;
  readonly faction: Faction;
  /** 0 to 5, added to initiative. HEX-TURN-05. */
  readonly strategy: number;
  readonly detachments: readonly DetachmentSetup[];
}

export interface Setup {
  readonly edition: string;
  readonly preset: 'three-players' | 'four-players' | 'free';
  readonly chart: Chart;
  /** Sets of seats' corners and sites are dealt by dice. HEX-START-15, -16. */
  readonly seats: readonly SeatSetup[];
  readonly settings: Settings;
  readonly clock: OrderClock;
}

// State

export interface SeatState {
  readonly id: SeatId;
  readonly name: string;
  readonly faction: Faction;
  readonly strategy: number;
  /** Null after its loss. HEX-CLAIM-23. */
  readonly capital: HexKey | null;
  /** Where it began: public. HEX-SIGHT-11. */
  readonly startingCapital: HexKey;
  readonly vp: number;
}

export interface Treaty {
  readonly kind: 'alliance' | 'pact';
  readonly between: readonly [SeatId, SeatId];
}

/** What a seat remembers of a hex. `turn` is when it was last in sight. HEX-SIGHT-11. */
export interface HexMemory {
  readonly turn: number;
  readonly control: SeatId | null;
  readonly site: SeenSite | null;
  readonly stronghold: SeenStronghold | null;
  readonly garrison: SeatId | null;
  readonly roads: readonly EdgeKey[];
  readonly ruin: boolean;
}

/** Last known position of a piece that is out of sight. */
export interface Ghost {
  readonly piece: SeenPiece;
  readonly turn: number;
}

export interface Memory {
  readonly hexes: Readonly<Record<HexKey, HexMemory>>;
  readonly ghosts: Readonly<Record<PieceId, Ghost>>;
}

/** Dice of the turn whose readers come later: told in full when the turn ends. HEX-TURN-05. */
export interface InitiativeRoll {
  readonly seat: SeatId;
  readonly die: number;
  readonly strategy: number;
  readonly total: number;
  readonly rerolls: readonly number[];
}

/** Who controls an Airspace this turn. No air mission is flown yet, so nothing sets it; HEX-MOV-18 reads it. */
export interface AirControl {
  readonly airspace: number;
  readonly seats: readonly SeatId[];
}

/** A discovery that a phase not played yet has to act on. HEX-CLAIM-13, -14. */
export interface Pending {
  readonly kind: 'enemies' | 'followers' | 'mercenaries';
  readonly seat: SeatId;
  /** The detachment that made the discovery. */
  readonly piece: PieceId;
  readonly hex: HexKey;
  readonly faction: Faction;
  readonly points: number;
  readonly turn: number;
}

export interface State {
  readonly edition: string;
  readonly settings: Settings;
  readonly clock: OrderClock;
  readonly chart: Chart;
  readonly seatOrder: readonly SeatId[];
  readonly seats: Readonly<Record<SeatId, SeatState>>;
  readonly turn: number;
  readonly phase: Phase;
  readonly openedAt: Instant;
  readonly control: Readonly<Record<HexKey, SeatId>>;
  /** Hexes that started uncontrolled and have not been discovered. HEX-CLAIM-10. */
  readonly undiscovered: readonly HexKey[];
  /** Road links that were built; those of Urban hexes follow from HEX-MAP-03. */
  readonly roads: readonly EdgeKey[];
  readonly sites: Readonly<Record<HexKey, Site>>;
  readonly strongholds: Readonly<Record<HexKey, Stronghold>>;
  readonly pieces: Readonly<Record<PieceId, Piece>>;
  readonly treaties: readonly Treaty[];
  /** Where settlements were destroyed: decoration. HEX-CLAIM-19. */
  readonly ruins: readonly HexKey[];
  readonly airControl: readonly AirControl[];
  readonly pending: readonly Pending[];
  /** Drawn at the start and never shown: names of new pieces derive from it, so that an id tells nothing. */
  readonly salt: string;
  readonly memory: Readonly<Record<SeatId, Memory>>;
  /** Movement initiative of this turn, first mover first; empty before it is rolled. */
  readonly initiative: readonly InitiativeRoll[];
}

// Orders

interface OrderBase {
  readonly piece: PieceId;
  /** What to do with enemy Urban hexes and Strongholds this turn, before the standing instruction. HEX-MORD-14. */
  readonly treatment?: Treatment;
}

/**
 * A movement order. The list of orders is the player's own order of pieces (HEX-MOV-01). A path lists the hexes
 * entered, without the start.
 */
export type MovementOrder =
  | (OrderBase & { readonly type: 'path'; readonly path: readonly HexKey[]; readonly high?: boolean })
  | (OrderBase & { readonly type: 'follow'; readonly target: PieceId; readonly high?: boolean })
  | (OrderBase & { readonly type: 'advance' })
  | (OrderBase & { readonly type: 'guard' })
  | (OrderBase & { readonly type: 'recover' })
  | (OrderBase & { readonly type: 'move-and-claim'; readonly path: readonly HexKey[] })
  | (OrderBase & { readonly type: 'claim-area' })
  | (OrderBase & { readonly type: 'reserve'; readonly path: readonly HexKey[] });

/** What a seat seals for one phase. */
export interface MovementSheet {
  readonly phase: 'movement-orders';
  readonly orders: readonly MovementOrder[];
}
export type Sheet = MovementSheet;

// Events

/** Why a move ended before its path did: the rule, and nothing that the mover cannot see. */
export interface Stop {
  readonly rule: RuleId;
  readonly code:
    | 'enemy-zoc'
    | 'enemy-army'
    | 'allowance'
    | 'closed-terrain'
    | 'river'
    | 'tracked-river'
    | 'partner-land'
    | 'reserve-enemy-near'
    | 'reserve-not-own'
    | 'stacking'
    | 'enemy-airspace'
    | 'spy-target'
    | 'off-map';
  /** The hex where it stopped, or that it could not enter. */
  readonly hex: HexKey;
}

interface At {
  readonly turn: number;
  readonly phase: Phase;
}

export type Event = GameEvent &
  At &
  (
    | { readonly type: 'campaign-began'; readonly seats: readonly SeatId[] }
    | { readonly type: 'corner-dealt'; readonly seat: SeatId; readonly capital: HexKey }
    | {
        readonly type: 'urban-sized';
        readonly seat: SeatId;
        readonly hex: HexKey;
        readonly die: number;
        readonly size: 1 | 2 | 3 | 4;
      }
    | {
        readonly type: 'yield-rolled';
        readonly seat: SeatId;
        readonly hex: HexKey;
        readonly die: number;
        readonly yield: number;
      }
    | {
        readonly type: 'detachment-placed';
        readonly seat: SeatId;
        readonly piece: PieceId;
        readonly name: string;
        readonly hex: HexKey;
      }
    | { readonly type: 'turn-began' }
    | { readonly type: 'phase-opened' }
    | { readonly type: 'orders-missing'; readonly seat: SeatId; readonly pieces: readonly PieceId[] }
    | {
        readonly type: 'order-refused';
        readonly seat: SeatId;
        readonly piece: PieceId;
        readonly order: MovementOrderType;
        readonly code: string;
      }
    | { readonly type: 'initiative'; readonly order: readonly SeatId[] }
    | { readonly type: 'initiative-dice'; readonly rolls: readonly InitiativeRoll[] }
    | {
        readonly type: 'recovered';
        readonly seat: SeatId;
        readonly piece: PieceId;
        readonly name: string;
        readonly hex: HexKey;
        readonly unit: string;
        readonly die: number | null;
        readonly total: number | null;
        readonly ready: boolean;
      }
    | {
        readonly type: 'marched';
        readonly seat: SeatId;
        readonly piece: PieceId;
        readonly name: string;
        readonly order: MovementOrderType;
        readonly from: HexKey;
        readonly trail: readonly HexKey[];
        readonly planned: readonly HexKey[];
        readonly spent: number;
        readonly allowance: number;
        readonly stop: Stop | null;
      }
    | {
        readonly type: 'held';
        readonly seat: SeatId;
        readonly piece: PieceId;
        readonly name: string;
        readonly order: MovementOrderType;
        readonly hex: HexKey;
      }
    | { readonly type: 'sighted'; readonly seat: SeatId; readonly pieces: readonly SeenPiece[] }
    | { readonly type: 'lost-from-sight'; readonly seat: SeatId; readonly pieces: readonly SeenPiece[] }
    | {
        readonly type: 'convoy-captured';
        readonly seat: SeatId;
        readonly piece: PieceId;
        readonly name: string;
        readonly hex: HexKey;
        readonly bp: number;
        readonly from: SeatId;
      }
    | {
        readonly type: 'convoy-lost';
        readonly seat: SeatId;
        readonly piece: PieceId;
        readonly name: string;
        readonly hex: HexKey;
        readonly bp: number;
        readonly by: SeatId | null;
      }
    | {
        readonly type: 'diplomat-lost';
        readonly seat: SeatId;
        readonly piece: PieceId;
        readonly name: string;
        readonly hex: HexKey;
        readonly by: SeatId | null;
      }
    | {
        readonly type: 'urban-taken';
        readonly seat: SeatId;
        readonly from: SeatId;
        readonly hex: HexKey;
        readonly name: string;
        readonly treatment: Treatment;
        readonly die: number | null;
      }
    | {
        readonly type: 'urban-lost';
        readonly seat: SeatId;
        readonly hex: HexKey;
        readonly name: string;
        readonly by: SeatId | null;
      }
    | {
        readonly type: 'stronghold-taken';
        readonly seat: SeatId;
        readonly from: SeatId;
        readonly hex: HexKey;
        readonly level: StrongholdLevel;
        /** Destroyed by instruction, not kept. HEX-CLAIM-20. */
        readonly razed: boolean;
      }
    | { readonly type: 'stronghold-lost'; readonly seat: SeatId; readonly hex: HexKey; readonly by: SeatId | null }
    | {
        readonly type: 'detachment-lost';
        readonly seat: SeatId;
        readonly piece: PieceId;
        readonly name: string;
        readonly hex: HexKey;
      }
    | {
        readonly type: 'skimmer-checked';
        readonly seat: SeatId;
        readonly piece: PieceId;
        readonly name: string;
        readonly hex: HexKey;
        readonly unit: string;
        readonly die: number | null;
        readonly result: 'unharmed' | 'damaged' | 'destroyed';
      }
    | {
        readonly type: 'claimed';
        readonly seat: SeatId;
        readonly piece: PieceId;
        readonly hex: HexKey;
        readonly from: SeatId | null;
      }
    | {
        readonly type: 'claim-failed';
        readonly seat: SeatId;
        readonly piece: PieceId;
        readonly hex: HexKey;
        readonly code: 'occupied' | 'partner-land' | 'urban' | 'sea' | 'contested' | 'no-supply' | 'no-capital';
      }
    | { readonly type: 'control-lost'; readonly seat: SeatId; readonly hex: HexKey; readonly by: SeatId | null }
    | {
        readonly type: 'discovery';
        readonly seat: SeatId;
        readonly piece: PieceId;
        readonly hex: HexKey;
        readonly die: number;
        readonly found: 'nothing' | 'resource' | 'urban' | 'enemies' | 'followers' | 'mercenaries';
        readonly amount: number | null;
        readonly dice: readonly number[];
      }
    /** What others who have the hex in sight learn of a discovery: its kind. */
    | {
        readonly type: 'discovery-seen';
        readonly seat: SeatId;
        readonly hex: HexKey;
        readonly found: 'resource' | 'urban' | 'enemies' | 'followers' | 'mercenaries';
      }
    /** Public: `seat` lost its Capital. `hex` is null where the place is secret. HEX-CLAIM-22. */
    | { readonly type: 'capital-fell'; readonly seat: SeatId; readonly hex: HexKey | null }
    /** Under `seePassing`: a piece of another seat crossed these hexes in sight. HEX-SIGHT-09. */
    | { readonly type: 'passed'; readonly seat: SeatId; readonly piece: SeenPiece; readonly hexes: readonly HexKey[] }
    /** Under `rollsVisibility` public: all dice but initiative, without what they were about. */
    | {
        readonly type: 'rolls';
        readonly rolls: readonly { readonly rule: RuleId; readonly sides: number; readonly value: number }[];
      }
    | { readonly type: 'vp-scored'; readonly seat: SeatId; readonly vp: number; readonly reason: 'capital-captured' }
    | { readonly type: 'turn-ended' }
  );

// What a viewer knows

export interface SeenSite {
  readonly kind: 'resource' | 'urban';
  /** Urban only. */
  readonly size: 1 | 2 | 3 | 4 | null;
  readonly faction: Faction | null;
  readonly name: string | null;
  /** Own sites only. */
  readonly yield: number | null;
  readonly bp: number | null;
  readonly buildings: readonly string[] | null;
}

export interface SeenStronghold {
  readonly level: StrongholdLevel;
  readonly owner: SeatId;
}

/** An army, convoy or diplomat as others see it: no points, no models, no orders. HEX-SIGHT-08. */
export interface SeenPiece {
  readonly id: PieceId;
  readonly kind: Exclude<PieceKind, 'spy'>;
  readonly seat: SeatId;
  readonly hex: HexKey;
  readonly name: string;
  readonly moveClass: MoveClass | null;
  readonly garrisonDetachment: boolean;
  /** Points rounded to 500s under `sightDetail` sizeBand, exact under full, null under presence. */
  readonly points: number | null;
}

/** A hex of which the viewer knows more than the printed map. */
export interface KnownHex {
  readonly inSight: boolean;
  /** Turn in which it was last in sight; the current turn when in sight; null for what is public or own knowledge. */
  readonly seenIn: number | null;
  readonly control: SeatId | null;
  readonly site: SeenSite | null;
  readonly stronghold: SeenStronghold | null;
  /** Road links that touch the hex, the automatic ones of Urban hexes included. */
  readonly roads: readonly EdgeKey[];
  readonly ruin: boolean;
}

export interface PublicSeat {
  readonly id: SeatId;
  readonly name: string;
  readonly faction: Faction;
  readonly strategy: number;
  readonly startingCapital: HexKey | null;
  /** Null where `vpVisibility` hides it. */
  readonly vp: number | null;
  readonly relation: Relation | null;
}

/**
 * What one viewer may know of a state, and all that forms, checks and pages ever get. A seat's view names its own
 * pieces in full; a spectator's has none; the referee's has everything as own.
 */
export interface View {
  readonly viewer:
    | { readonly kind: 'seat'; readonly seat: SeatId }
    | { readonly kind: 'referee' }
    | { readonly kind: 'spectator' };
  readonly edition: string;
  readonly settings: Settings;
  readonly chart: Chart;
  readonly turn: number;
  readonly phase: Phase;
  readonly openedAt: Instant;
  readonly due: Due | null;
  readonly seats: readonly PublicSeat[];
  /** The viewer's seat in full; null for referee and spectator. */
  readonly own: { readonly id: SeatId; readonly capital: HexKey | null } | null;
  readonly hexes: Readonly<Record<HexKey, KnownHex>>;
  /** Own pieces (the referee: all pieces) with units and models. */
  readonly pieces: Readonly<Record<PieceId, Piece>>;
  /** Pieces of others in sight. */
  readonly seen: Readonly<Record<PieceId, SeenPiece>>;
  /** Last known places of pieces of others that are out of sight. */
  readonly ghosts: Readonly<Record<PieceId, Ghost>>;
  readonly treaties: readonly Treaty[];
  /** The viewer's own discoveries that wait for a later phase. */
  readonly pending: readonly Pending[];
}

// What may be chosen

/** One hex that a piece can reach: least cost of the way there, and whether it must stop there. */
export interface Reach {
  readonly hex: HexKey;
  readonly cost: number;
  /** Known enemy ZOC, a river under `trackedRiver`, a captured place: the move ends here. */
  readonly mustStop: boolean;
  /** Cheapest way, hexes entered. */
  readonly path: readonly HexKey[];
}

/** An order type of one piece: offered, or refused with the reason. */
export interface OrderChoice {
  readonly type: MovementOrderType;
  readonly refusal: {
    readonly code: string;
    readonly rule: RuleId;
    readonly facts: Readonly<Record<string, string | number>>;
  } | null;
  /** Movement points for this order; null for orders without movement. */
  readonly allowance: number | null;
  /** Hexes where a path of this order may end. */
  readonly reach: readonly Reach[];
  /** The same when flying high. Empty where the piece may not. */
  readonly highReach: readonly Reach[];
  /** Pieces that may be followed. */
  readonly targets: readonly PieceId[];
  /** Whether the piece may fly high with this order. HEX-MORD-11. */
  readonly mayFlyHigh: boolean;
}

/** All that a piece may be ordered in the open phase. */
export interface Option {
  readonly piece: PieceId;
  readonly phase: 'movement-orders';
  readonly choices: readonly OrderChoice[];
}

export interface HexGame {
  setup: Setup;
  state: State;
  sheet: Sheet;
  order: never;
  ruling: never;
  event: Event;
  view: View;
  option: Option;
}
