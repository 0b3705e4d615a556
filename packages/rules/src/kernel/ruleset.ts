import type { z } from 'zod';
import type { OrderClock } from './clock.ts';
import type {
  ArmyEntry,
  Correctable,
  Edit,
  MapSize,
  PhaseEntry,
  PracticeWar,
  Preset,
  SeatEntry,
  SettingEntry,
  Topic,
  TopicNow,
} from './description.ts';
import type { Dice } from './dice.ts';
import type { EditionId, SeatId, SystemId } from './ids.ts';
import type { DueEntry, Instant } from './instant.ts';
import type { GameEvent, Viewer } from './readers.ts';
import type { Rejection, Result } from './result.ts';
import type { RuleChapter } from './rulebook.ts';
import type { Outcome, SideChange, Standing, Summary } from './standing.ts';

/** The types of one rule system. All of them are plain JSON. */
export interface Game {
  setup: unknown;
  state: unknown;
  /** What a seat writes and seals for one phase. Systems whose orders resolve on arrival seal nothing. */
  sheet: unknown;
  /** Input that resolves on arrival: an order of the node campaign, a declaration, a decision, a report. */
  order: unknown;
  /** Rulings, for the referee only. */
  ruling: unknown;
  event: GameEvent;
  view: unknown;
  /** What is kept of a topic that is over. */
  past: { readonly id: string };
  option: unknown;
  /** The codes of refusals: a closed set, so that each has its sentence. */
  refusal: string;
}

/** When an input counted. */
interface Given {
  readonly at: Instant;
}

/** An order or a ruling. */
interface Asked extends Given {
  /** The campaign is paused, in a game that hears of pauses: what waits for its time or its turn goes on waiting. */
  readonly isPaused?: true;
}

/**
 * Everything that can change a campaign. A phase brings the sheets of all awaited seats (null: missing, the default
 * of the rules applies); an order comes from one seat; a clock input marks an instant and names the entries of
 * `nextDue` that fell due then (missing in logs older than the names); a ruling is the referee's, with its reason for
 * the log. Games that hear of pauses are told when one ends, at the instant of the resumption and with its length.
 * Games that may begin with empty seats are told which are empty whenever that changes.
 */
export type Input<G extends Game> =
  | (Given & {
      readonly type: 'phase';
      readonly closedBy: 'seals' | 'deadline' | 'referee';
      readonly sheets: Readonly<Record<string, G['sheet'] | null>>;
    })
  | (Asked & { readonly type: 'order'; readonly seat: SeatId; readonly order: G['order'] })
  | (Given & { readonly type: 'clock'; readonly of?: readonly string[] })
  | (Given & { readonly type: 'resumed'; readonly seconds: number })
  | (Given & { readonly type: 'seats'; readonly empty: readonly SeatId[] })
  | (Asked & { readonly type: 'ruling'; readonly reason: string; readonly ruling: G['ruling'] });

/** Seats that nobody plays: they may be empty when the campaign begins, and the rules hear of every change. */
export interface EmptySeats<G extends Game> {
  /** Those that are empty as far as the rules have heard. */
  known(state: G['state']): readonly SeatId[];
}

/** The outcome of one input. The dice thrown are in `dice.thrown()`, which the caller keeps with the step. */
export interface Step<G extends Game> {
  readonly state: G['state'];
  readonly events: readonly G['event'][];
}

/** The dice and tables that a step may use. */
export interface Table {
  readonly edition: EditionId;
  readonly dice: Dice;
}

/** A decision that somebody owes, and what happens without it. */
export interface Awaited {
  readonly seat: SeatId;
  /** The kind of decision: `movement-orders`, `battle-report`, `declare-attack`. */
  readonly decision: string;
  /** `sheet`: drafted, sealed, and opened together. `order`: resolves on arrival. */
  readonly by: 'sheet' | 'order';
  /** The default when time is up: a code with words in packages/text, or `wait` if nothing happens. */
  readonly otherwise: string;
  /**
   * The entry of `nextDue` that ends the wait. Null: a sheet ends with its phase; a decision without a time of its own
   * can wait for ever, or as long as the phase is open.
   */
  readonly due: string | null;
  /** The topic that it is about, such as a battle; null: none. */
  readonly topic: string | null;
}

/**
 * Topics that are over. No view has them, so that no view grows with the campaign: a page asks for those that it shows.
 */
export interface PastTopics<G extends Game> {
  readonly schema: z.ZodType<G['past']>;
  /** Those that the viewer may know, the latest first. */
  known(state: G['state'], viewer: Viewer): readonly G['past'][];
}

/**
 * How the computer plays a seat. It knows only what its view shows, and follows the same rules: its
 * sheets pass `check`, its orders pass `checkOrder`.
 */
export interface Practice<G extends Game> {
  readonly war: PracticeWar;
  /** The sheet that the seat seals in the open phase; null: it owes none. */
  sheet(view: G['view']): G['sheet'] | null;
  /** The next order on arrival that the seat gives: an answer that it owes, or a refusal. Null: none. */
  order(view: G['view']): G['order'] | null;
}

/** A map as the rules read it. */
export interface DrawnMap<Refusal extends string> {
  /** The map itself, as it is saved and as the setup takes it. */
  readonly map: unknown;
  readonly size: MapSize;
  /** The number of seats it can hold. */
  readonly seats: number;
  /** Its faults. Empty: it can be played. */
  readonly faults: readonly Rejection<Refusal>[];
}

/** A map file format of other programs. */
export interface MapForm {
  readonly id: string;
  /** File name extensions, the usual one first. */
  readonly endings: readonly string[];
  readonly isRead: boolean;
  readonly isWritten: boolean;
}

/** Maps that users draw and save, to play on later. */
export interface MapEntry<Refusal extends string> {
  /** The member of the setup that holds the map. */
  readonly id: string;
  /** File formats of other programs for this game's maps, besides this site's own. */
  readonly forms: readonly MapForm[];
  /** A map, finished or not; refused if it is not a map, is too large or cannot be drawn. */
  read(given: unknown): Result<DrawnMap<Refusal>, readonly Rejection<Refusal>[]>;
}

/** What a game with sealed sheets says about them. */
export interface SheetRules<G extends Game> {
  readonly schema: z.ZodType<G['sheet']>;
  /** The faults of a sheet, judged only on what the seat knows. Empty: it may be sealed. */
  check(view: G['view'], sheet: G['sheet']): readonly Rejection<G['refusal']>[];
  /**
   * The sheet that standing orders seal for the seat in the open phase: it does what the rules do for an absent player,
   * such as buy nothing and guard. Null: the game leaves this phase to its players.
   */
  standing(view: G['view']): G['sheet'] | null;
  /** Whether the seat could seal the sheet and has left nothing out in it. */
  isComplete(view: G['view'], sheet: G['sheet']): boolean;
}

/** Issues of the gazette that tell several rounds each, such as the days of a week. */
export interface Issues<G extends Game> {
  /** The zone whose dates count. */
  zone(state: G['state']): string;
  /** The number of the issue that tells a round. @param date on which the round began, in that zone */
  of(round: number, date: string): number;
}

/**
 * One rule system. The platform knows campaigns only through this: sealed phases, orders on arrival and alternating
 * declarations differ in the results of `awaiting` and `nextDue`, not in their callers.
 */
export interface Ruleset<G extends Game> {
  readonly id: SystemId;
  readonly editions: readonly EditionId[];
  /** The fields that a campaign of this game is created from, in form order. */
  readonly presets: readonly Preset[];
  /** Ways to begin a campaign, the usual one first: values of the setup's `start`. Empty: only one way. */
  readonly starts: readonly string[];
  readonly settings: readonly SettingEntry[];
  /** What each seat chooses before the campaign begins. */
  readonly seatEntries: readonly SeatEntry[];
  /** How army lists become a seat's forces; null: this game has no armies. */
  readonly army: ArmyEntry | null;
  /** Sealed sheets; null: all orders of this game count on arrival. */
  readonly sheets: SheetRules<G> | null;
  /** Whether a campaign has an order clock. `none`: all its times are the rules' own. */
  readonly orderClock: 'asked' | 'none';
  /** Seats without players; null: a campaign begins with all its players, and the rules never hear who they are. */
  readonly emptySeats: EmptySeats<G> | null;
  /** Whether it is told how long a pause lasted, to keep its own times. If not, the host moves its deadline. */
  readonly hearsPauses: boolean;
  /**
   * Whether one user may hold several seats and open them in turn on one screen. Not if who owes which decision is a
   * secret of its own, because whoever hands the screen over would have to know.
   */
  readonly onOneScreen: boolean;
  /** Whether an order may be given even while the desk has paused the campaign, because it only waits until then. */
  whilePaused(order: G['order']): boolean;
  /** How many rounds may pass without anybody acting before a campaign pauses automatically. */
  readonly quietRounds: number;
  /** Which rounds an issue of the gazette tells together; null: each has an issue of its own. */
  readonly issues: Issues<G> | null;
  /** Maps that users draw and save; null: this game has none. */
  readonly maps: MapEntry<G['refusal']> | null;
  /** The sequence of play, for the phase bar and for lists. */
  readonly phases: readonly PhaseEntry[];
  readonly rulebook: readonly RuleChapter[];
  /** Corrections available to the referee. */
  readonly edits: readonly Edit[];
  readonly schemas: {
    readonly setup: z.ZodType<G['setup']>;
    readonly state: z.ZodType<G['state']>;
    readonly order: z.ZodType<G['order']>;
    readonly ruling: z.ZodType<G['ruling']>;
    readonly event: z.ZodType<G['event']>;
    readonly view: z.ZodType<G['view']>;
  };
  /**
   * Why a draft of a setup cannot be played by this many seats, whoever takes them: judged as the campaign is created,
   * before anybody is invited. Empty: it can. A draft that the schema refuses may be judged either way.
   */
  checkSetup(draft: Readonly<Record<string, unknown>>, seats: number): readonly Rejection<G['refusal']>[];
  /** Step 0. A setup that cannot be played is refused with the wrong field. */
  begin(setup: G['setup'], table: Table, at: Instant): Result<Step<G>, readonly Rejection<G['refusal']>[]>;
  /** The next step, or why the input does not count. Never throws on any input that the schemas let through. */
  apply(state: G['state'], input: Input<G>, table: Table): Result<Step<G>, readonly Rejection<G['refusal']>[]>;
  /** Who owes what now. Empty: nobody, and only a clock input can continue. */
  awaiting(state: G['state']): readonly Awaited[];
  /**
   * When clock or deadline inputs are due if nobody acts, in any order. Empty: never. If seats owe sheets, the entry
   * that is not firm and comes first closes the phase.
   * @param clock the order clock that replaces the setup's; null: the setup's
   */
  nextDue(state: G['state'], clock: OrderClock | null): readonly DueEntry[];
  /** What the viewer may choose now, from what the viewer knows; forms, bots and the fuzzer draw from it. */
  options(view: G['view']): readonly G['option'][];
  /** Why an order that counts on arrival would be refused, judged only on what the seat knows. Empty: it may be given. */
  checkOrder(view: G['view'], seat: SeatId, order: G['order']): readonly Rejection<G['refusal']>[];
  /** How the computer plays a seat; null: people play all seats of this game. */
  readonly practice: Practice<G> | null;
  /**
   * The current subjects of this type of edit, from what the viewer knows; empty for all but the referee. Forms and
   * the fuzzer draw from it: within the limits of its fields, any value other than the current one is accepted, unless
   * several fields do not go together.
   */
  correctable(view: G['view'], type: string): readonly Correctable[];
  /** What the viewer may know: the one door. */
  view(state: G['state'], viewer: Viewer): G['view'];
  /**
   * The seats that are neighbours of the viewer's, judged only on what the viewer knows: those that it may write to
   * if only neighbours may talk. Empty for viewers without a seat.
   */
  neighbours(view: G['view']): readonly SeatId[];
  /** What happened, as far as the viewer may read it. */
  report(events: readonly G['event'][], viewer: Viewer): readonly G['event'][];
  /** The current topics that the viewer knows of. Empty: this game has none. */
  topics(view: G['view']): readonly TopicNow[];
  /** What the game keeps of topics that are over; null: its views have all of it. */
  readonly pastTopics: PastTopics<G> | null;
  /**
   * The topics whose outcome these events tell. For a viewer's events: topics whose outcome the viewer knows
   * from then on, and whose write-ups it may read.
   */
  outcomes(events: readonly G['event'][]): readonly Topic[];
  /**
   * Of all events of a ruling, or of an order on arrival: those that say what was done and how it ended, without its
   * other consequences.
   */
  deeds(events: readonly G['event'][]): readonly G['event'][];
  /** What changes for each side between two views of the referee: contacts, claims and losses, by place. */
  changes(before: G['view'], after: G['view']): readonly SideChange[];
  /** Violated invariants after a step. Empty: all is well. */
  faults(state: G['state']): readonly string[];
  outcome(state: G['state']): Outcome;
  /** The standing of the campaign, as far as it is public. */
  summary(state: G['state']): Summary;
  /** The score as the viewer may know it, all seats, in their order at the table. */
  standings(state: G['state'], viewer: Viewer): readonly Standing[];
}
