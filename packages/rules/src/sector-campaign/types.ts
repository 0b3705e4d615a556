import type { z } from 'zod';
import type { Rejection as KernelRejection, Parsed } from '../kernel/index.ts';
import type { RefusalCode } from './data/refusals.ts';
import type { army, detachment, dossier, newDetachment, seenSheet, unit } from './schemas/army.ts';
import type { attack, battle, deeds, flight, pastBattle, responder, result, talk } from './schemas/battle.ts';
import type { board, desk, state, view } from './schemas/board.ts';
import type { event } from './schemas/event.ts';
import type {
  commandSheet,
  declaration,
  instruction,
  order,
  purchase,
  ruling,
  turnEnd,
  withdrawal,
} from './schemas/order.ts';
import type { settings, setup } from './schemas/setup.ts';
import type {
  BattleId,
  CounterId,
  DetachmentId,
  Mission,
  Planet,
  Queue,
  Side,
  TerritoryId,
  Way,
} from './vocabulary.ts';

export type * from './vocabulary.ts';
export type { RefusalCode };

export type Setup = Parsed<typeof setup>;
export type Settings = Parsed<typeof settings>;
export type State = Parsed<typeof state>;
export type View = Parsed<typeof view>;
export type Board = Parsed<typeof board>;
export type Desk = Parsed<typeof desk>;
export type SideBoard = Board['sides'][Side];
export type Territory = Board['territories'][string];
export type Counter = Board['counters'][string];
export type Question = Board['asked'][number];
export type Declared = Board['declared'][number];
export type Order = Parsed<typeof order>;
export type Declaration = Parsed<typeof declaration>;
export type DeclarationType = Declaration['type'];
export type DeclarationOf<Type extends DeclarationType> = Extract<Declaration, { readonly type: Type }>;
export type Instruction = Parsed<typeof instruction>;
export type CommandSheet = Parsed<typeof commandSheet>;
export type Purchase = Parsed<typeof purchase>;
export type Withdrawal = Parsed<typeof withdrawal>;
export type TurnEnd = Parsed<typeof turnEnd>;
export type Ruling = Parsed<typeof ruling>;
export type Correction = Extract<Ruling, { readonly type: 'corrections' }>['edits'][number];
export type Event = Parsed<typeof event>;
export type Army = Parsed<typeof army>;
export type NewDetachment = Parsed<typeof newDetachment>;
export type Unit = Parsed<typeof unit>;
export type Detachment = Parsed<typeof detachment>;
export type SeenSheet = Parsed<typeof seenSheet>;
export type Dossier = Parsed<typeof dossier>;
export type Battle = Parsed<typeof battle>;
export type Attack = Parsed<typeof attack>;
export type Responder = Parsed<typeof responder>;
export type Deeds = Parsed<typeof deeds>;
export type BattleResult = Parsed<typeof result>;
export type Talk = Parsed<typeof talk>;
export type PastBattle = Parsed<typeof pastBattle>;
export type Flight = Parsed<typeof flight>;

/**
 * What one side knows. Rules judge its orders by this alone, and a view has all of it, so the form and the engine ask the
 * same functions, and no refusal can give away what the enemy has.
 */
export interface Known {
  readonly side: Side;
  readonly board: Board;
  readonly desk: Desk;
  readonly talks: State['talks'];
}

/** The working copy of a state. */
export type Draft = z.output<typeof state>;

export type Rejection = KernelRejection<RefusalCode>;

/** Where a move, an attack or a response of a detachment can go. */
export interface Destination {
  readonly to: TerritoryId;
  /** `ground`: to a neighbour; `hasty`: a hasty attack, or a move or flight that needs a commander's bonus. */
  readonly way: Way;
  /** Of flights: the shortest route, ties by the lowest ids. */
  readonly route: readonly TerritoryId[] | null;
}

/** A choice of a viewer now: for forms, the map, the computer’s seats and the fuzzer. */
export type Option =
  | {
      readonly type: 'seal-army';
      readonly points: number;
      readonly mostCommanders: number;
      readonly hasDropships: boolean;
    }
  | { readonly type: 'seal-majors'; readonly count: number; readonly among: readonly TerritoryId[] }
  | { readonly type: 'name-planet'; readonly among: readonly Planet[] }
  | { readonly type: 'place'; readonly detachment: DetachmentId; readonly among: readonly TerritoryId[] }
  | { readonly type: 'mission'; readonly detachment: DetachmentId; readonly among: readonly Mission[] }
  | {
      readonly type: 'scout' | 'move' | 'respond';
      readonly detachment: DetachmentId;
      readonly among: readonly Destination[];
    }
  | {
      /** Of one territory: any of these detachments together, but this many must stay. */
      readonly type: 'attack';
      readonly from: TerritoryId;
      readonly detachments: readonly DetachmentId[];
      readonly staying: number;
      readonly among: readonly TerritoryId[];
    }
  | {
      /** Of one detachment: hasty, by air or from orbit. */
      readonly type: 'attack-alone';
      readonly detachment: DetachmentId;
      readonly among: readonly Destination[];
    }
  | { readonly type: 'intercept'; readonly among: readonly DetachmentId[] }
  | { readonly type: 'flak'; readonly among: readonly DetachmentId[] }
  | { readonly type: 'command' | 'withdraw' | 'end-turn' }
  | { readonly type: 'queue'; readonly queue: Queue }
  | { readonly type: 'report' | 'amend'; readonly battle: BattleId; readonly counters: readonly CounterId[] }
  /** An order that is complete as it is. */
  | { readonly type: 'order'; readonly order: Order };

export interface SectorGame {
  setup: Setup;
  state: State;
  /** All orders count on arrival. */
  sheet: never;
  order: Order;
  ruling: Ruling;
  event: Event;
  view: View;
  past: PastBattle;
  option: Option;
  refusal: RefusalCode;
}
