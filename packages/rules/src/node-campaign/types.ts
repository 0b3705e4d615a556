import type { z } from 'zod';
import type { Rejection as KernelRejection, Parsed, SeatId } from '../kernel/index.ts';
import type { RefusalCode } from './data/refusals.ts';
import type {
  battle,
  choice,
  entry,
  fixedMission,
  pastBattle,
  report,
  result,
  scoredBattle,
  talk,
  unitUse,
} from './schemas/battle.ts';
import type { state, view } from './schemas/board.ts';
import type { event, paid } from './schemas/event.ts';
import type { map, mapNode } from './schemas/map.ts';
import type { command, order, ruling, when } from './schemas/order.ts';
import type { settings, setup } from './schemas/setup.ts';
import type { newUnit, unit } from './schemas/units.ts';
import type { BattleId, Faction, ForceId, NodeId, Owner, SetupStep, UnitId, Way } from './vocabulary.ts';

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
export type ScoredBattle = Parsed<typeof scoredBattle>;
export type Unit = Parsed<typeof unit>;
export type NewUnit = Parsed<typeof newUnit>;
export type Player = State['players'][string];
export type NodeState = State['nodes'][string];
export type Force = State['forces'][string];
export type Purse = State['purses'][string];
export type Post = State['posts'][number];

/** What rules need to judge an order. A state and a view both have it, so the form and the engine ask the same functions. */
export interface Known extends Omit<View, 'you' | 'isReferee' | 'over' | 'ledger'> {
  /** Of a state every line, of a view the sums. */
  readonly ledger: readonly Pick<State['ledger'][number], 'seat' | 'amount' | 'score'>[];
}

/** Parts of a state that are never changed in place: a step shares them with the one before. */
interface Shared {
  settings: Settings;
  map: NodeMap;
  past: PastBattle[];
  ledger: State['ledger'][number][];
}

/** The working copy of a state. */
export type Draft = Omit<z.output<typeof state>, keyof Shared> & Shared;

/** A command that is complete as it is; Modify has units to be written. */
export type ReadyCommand = Exclude<Command, { readonly type: 'modify' }>;

/** Orders about battles, posts and the game night that are complete as they are. */
export type PlainOrder = Extract<
  Order,
  {
    readonly type:
      | 'withdraw'
      | 'pivotal'
      | 'roll-mission'
      | 'choose-mission'
      | 'leave'
      | 'take-back'
      | 'concede'
      | 'random'
      | 'consent'
      | 'present'
      | 'pass';
  }
>;

/** What of them is said in a battle, and what elsewhere. */
export type BattleDecision = Extract<PlainOrder, { readonly battle: BattleId }>;
export type MapDecision = Exclude<PlainOrder, BattleDecision>;

/** Where a player can begin: in a node of each list; a Tau player also takes up to two of those beside the colony. */
export interface Beginning {
  readonly choices: readonly (readonly NodeId[])[];
  readonly beside: readonly { readonly colony: NodeId; readonly nodes: readonly NodeId[] }[];
}

/** How a movement goes, and what it meets as far as the board shows. NODE-MOVE-02 to -06. */
export interface Outlook {
  readonly way: Way;
  /** Target numbers of the difficult paths on the way. */
  readonly rolls: readonly number[];
  /** Its chance to arrive, in percent. */
  readonly percent: number;
  /** Where a drop that fails ends; null: the battleforce stays. */
  readonly failsInto: NodeId | null;
  /** `node`: it takes the node; `battle`: it begins one; `stack`: it waits at the end of one. */
  readonly meets: 'nothing' | 'node' | 'battle' | 'stack';
  /** From whom it takes the node, whom it fights, or who is in the stack. */
  readonly others: readonly Owner[];
}

/** What a report, or an answer to one, can say. */
export interface ReportForm {
  readonly battle: BattleId;
  /** A result to begin with: that of the latest report, or a draw. */
  readonly result: BattleResult;
  readonly sides: readonly (readonly Owner[])[];
  /** Force levels with this mission. */
  readonly least: number;
  readonly most: number;
  /** The viewer's units that can have taken part, of battleforces and of Kill-Teams. */
  readonly units: readonly UnitId[];
  readonly killTeam: readonly UnitId[];
  /** Units that go with the result. */
  readonly fielded: readonly UnitUse[];
  /** What is missing before it can be filed. */
  readonly refusal: Rejection | null;
}

/**
 * A choice of a viewer now, for forms, the star map, the computer's seats and the fuzzer. Prices are in command points. `refusal`: why it
 * cannot be chosen yet, though nothing on the board is in its way: points, or the round of a game night.
 */
export type Option = MapOption | BattleOption;

/** A choice that is not made in a battle. */
export type MapOption =
  | ({ readonly type: 'place'; readonly step: SetupStep } & Beginning)
  | ({ readonly type: 'join'; readonly faction: Faction } & Beginning)
  | {
      readonly type: 'command';
      readonly command: ReadyCommand;
      readonly price: number;
      /** Of movements. */
      readonly outlook: Outlook | null;
      readonly refusal: Rejection | null;
    }
  | {
      readonly type: 'modify';
      readonly force: ForceId;
      readonly units: readonly UnitId[];
      /** Points that may be added without retiring anybody. */
      readonly room: number;
      readonly prices: { readonly add: number; readonly retire: number; readonly retrain: number };
      readonly refusal: Rejection | null;
    }
  | {
      /** The next series: points that it can cost, how many commands it may have, and how many more can be postdated. */
      readonly type: 'series';
      readonly points: number;
      readonly most: number;
      readonly posts: number;
    }
  | { readonly type: 'roster'; readonly force: ForceId; readonly most: number; readonly mostKillTeam: number }
  | { readonly type: 'rename'; readonly force: ForceId }
  | { readonly type: 'honours'; readonly force: ForceId; readonly units: readonly UnitId[] }
  /** `nodes`: valid in its battle now; without a battle, those joined to where it is. */
  | { readonly type: 'retreats'; readonly force: ForceId; readonly nodes: readonly NodeId[] }
  | { readonly type: 'decision'; readonly decision: MapDecision };

/** Something that a player can say in a battle. */
export type BattleOption =
  | {
      readonly type: 'level';
      readonly battle: BattleId;
      readonly least: number;
      readonly most: number;
      readonly usual: number;
    }
  /** Null: the defences of a Rok. */
  | { readonly type: 'list'; readonly battle: BattleId; readonly force: ForceId | null; readonly most: number }
  | ({ readonly type: 'report' | 'confirm' | 'amend' | 'field' } & ReportForm)
  | { readonly type: 'dispute'; readonly battle: BattleId }
  | {
      /** Besides these splits into two sides, any into three or more. */
      readonly type: 'multi';
      readonly battle: BattleId;
      readonly players: readonly SeatId[];
      readonly splits: readonly (readonly (readonly Owner[])[])[];
    }
  | { readonly type: 'decision'; readonly decision: BattleDecision };

export type CommandOption = Extract<Option, { readonly type: 'command' }>;
export type ModifyOption = Extract<Option, { readonly type: 'modify' }>;

/** What is lost if a step of a series fails (`stopped`), or brings a battle (`fought`). NODE-ORD-03, -04. */
export interface Risk {
  readonly end: 'stopped' | 'fought';
  /** The places of the later steps that are cancelled then. */
  readonly cancelled: readonly number[];
  /** What all of them, and for a failure the step itself, cost together. */
  readonly points: number;
}

/** A step of a series that a player plans, on the board as it would be if the steps before it succeed. */
export interface PlannedStep {
  readonly command: Command;
  readonly price: number;
  /** Of movements. */
  readonly outlook: Outlook | null;
  /** Where its battleforce would be before it; null: it is for none. */
  readonly from: NodeId | null;
  /** Why it is not legal; null: it is. */
  readonly refusal: Rejection | null;
  readonly risks: readonly Risk[];
}

/** A series that a player plans: what it leads to, what it costs, and what could follow. */
export interface SeriesPlan {
  readonly steps: readonly PlannedStep[];
  readonly price: number;
  /** The board that it is judged on, and that board if all of it succeeds. */
  readonly board: Known;
  readonly after: Known;
  /** What the next step may be. */
  readonly next: readonly CommandOption[];
  readonly modify: readonly ModifyOption[];
  /** The player's points now, and once the series is paid; null: unknown, or not enough. */
  readonly purse: Purse | null;
  readonly left: Purse | null;
}

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
  past: ScoredBattle;
  option: Option;
  refusal: RefusalCode;
}
