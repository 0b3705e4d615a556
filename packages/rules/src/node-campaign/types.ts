import type { z } from 'zod';
import type { Rejection as KernelRejection, Parsed } from '../kernel/index.ts';
import type { RefusalCode } from './data/refusals.ts';
import type {
  battle,
  choice,
  entry,
  fixedMission,
  pastBattle,
  report,
  result,
  talk,
  unitUse,
} from './schemas/battle.ts';
import type { state, view } from './schemas/board.ts';
import type { event, paid } from './schemas/event.ts';
import type { map, mapNode } from './schemas/map.ts';
import type { command, order, ruling, when } from './schemas/order.ts';
import type { settings, setup } from './schemas/setup.ts';
import type { newUnit, unit } from './schemas/units.ts';
import type { ForceId, Mission, NodeId, Owner, SetupStep, UnitId } from './vocabulary.ts';

export type * from './vocabulary.ts';
export type { RefusalCode };

export type Setup = Parsed<typeof setup>;
export type Settings = Parsed<typeof settings>;
export type NodeMap = Parsed<typeof map>;
export type MapNode = Parsed<typeof mapNode>;
export type State = Parsed<typeof state>;
export type View = Parsed<typeof view>;
export type Order = Parsed<typeof order>;
export type Command = Parsed<typeof command>;
export type When = Parsed<typeof when>;
export type Ruling = Parsed<typeof ruling>;
export type Correction = Extract<Ruling, { readonly type: 'corrections' }>['edits'][number];
export type Event = Parsed<typeof event>;
export type Paid = Parsed<typeof paid>;
export type Battle = Parsed<typeof battle>;
export type Entry = Parsed<typeof entry>;
export type Choice = Parsed<typeof choice>;
export type FixedMission = Parsed<typeof fixedMission>;
export type Talk = Parsed<typeof talk>;
export type BattleResult = Parsed<typeof result>;
export type Report = Parsed<typeof report>;
export type UnitUse = Parsed<typeof unitUse>;
export type PastBattle = Parsed<typeof pastBattle>;
export type Unit = Parsed<typeof unit>;
export type NewUnit = Parsed<typeof newUnit>;
export type Player = State['players'][string];
export type NodeState = State['nodes'][string];
export type Force = State['forces'][string];
export type Purse = State['purses'][string];
export type Post = State['posts'][number];

/** What rules need to judge an order. A state and a view both have it, so the form and the engine ask the same functions. */
export type Known = Omit<View, 'you' | 'isReferee'>;

/** The working copy of a state. */
export type Draft = z.output<typeof state>;

/** A choice of a viewer now, for forms and the fuzzer. Prices are in command points. */
export type Option =
  | { readonly type: 'place'; readonly step: SetupStep; readonly nodes: readonly NodeId[]; readonly count: number }
  | { readonly type: 'join'; readonly nodes: readonly NodeId[] }
  | {
      readonly type: 'command';
      readonly command: Command['type'];
      readonly force: ForceId | null;
      /** Where it leads or what it takes, with the price, and the target number of a roll (0: none). */
      readonly targets: readonly { readonly node: NodeId; readonly price: number; readonly roll: number }[];
    }
  | { readonly type: 'taint'; readonly forces: readonly ForceId[]; readonly price: number }
  | { readonly type: 'cede'; readonly node: NodeId; readonly to: readonly Owner[]; readonly price: number }
  | { readonly type: 'modify'; readonly force: ForceId; readonly units: readonly UnitId[] }
  | { readonly type: 'roster'; readonly force: ForceId }
  | { readonly type: 'retreats'; readonly force: ForceId; readonly nodes: readonly NodeId[] }
  | { readonly type: 'withdraw'; readonly post: number }
  | { readonly type: 'level'; readonly battle: Battle['id']; readonly least: number; readonly most: number }
  | { readonly type: 'pivotal' | 'roll-mission' | 'concede' | 'random' | 'take-back'; readonly battle: Battle['id'] }
  | { readonly type: 'choose-mission'; readonly battle: Battle['id']; readonly missions: readonly Mission[] }
  | { readonly type: 'leave'; readonly battle: Battle['id']; readonly nodes: readonly (NodeId | null)[] }
  | {
      readonly type: 'report' | 'confirm' | 'amend' | 'dispute';
      readonly battle: Battle['id'];
      /** The viewer's units that can have taken part. */
      readonly units: readonly UnitId[];
    }
  | {
      readonly type: 'multi';
      readonly battle: Battle['id'];
      readonly splits: readonly (readonly (readonly Owner[])[])[];
    }
  | { readonly type: 'consent'; readonly battle: Battle['id'] }
  | { readonly type: 'present'; readonly isPresent: boolean }
  | { readonly type: 'pass' };

export type Rejection = KernelRejection<RefusalCode>;

export interface NodeGame {
  setup: Setup;
  state: State;
  /** All orders count on arrival. */
  sheet: never;
  order: Order;
  ruling: Ruling;
  event: Event;
  view: View;
  option: Option;
  refusal: RefusalCode;
}
