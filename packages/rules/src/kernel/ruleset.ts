import type { z } from 'zod';
import type { OrderClock } from './clock.ts';
import type {
  ArmyEntry,
  Correctable,
  Edit,
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
import type { Due, Instant } from './instant.ts';
import type { GameEvent, Viewer } from './readers.ts';
import type { Rejection, Result } from './result.ts';
import type { RuleChapter } from './rulebook.ts';
import type { Outcome, Standing, Summary } from './standing.ts';

/** The types of one rule system. All of them are plain JSON. */
export interface Game {
  setup: unknown;
  state: unknown;
  /** What a seat writes and seals for one phase. Systems whose orders resolve on arrival seal nothing. */
  sheet: unknown;
  /** What arrives alone and resolves at once: an order of the node campaign, a declaration, a decision, a report. */
  order: unknown;
  /** What only the referee may do. */
  ruling: unknown;
  event: GameEvent;
  view: unknown;
  option: unknown;
  /** The codes of what the rules refuse: a closed set, so that each has its sentence. */
  refusal: string;
}

/** Who gave an order or ruling, when it counted. */
interface Given {
  readonly at: Instant;
}

/**
 * Everything that can change a campaign. A phase brings the sheets of all awaited seats (null: none came, the default
 * of the rules applies); an order comes from one seat; a clock input says that an instant has come; a ruling is the
 * referee's, with its reason for the log.
 */
export type Input<G extends Game> =
  | (Given & {
      readonly type: 'phase';
      readonly closedBy: 'seals' | 'deadline' | 'referee';
      readonly sheets: Readonly<Record<string, G['sheet'] | null>>;
    })
  | (Given & { readonly type: 'order'; readonly seat: SeatId; readonly order: G['order'] })
  | (Given & { readonly type: 'clock' })
  | (Given & { readonly type: 'ruling'; readonly reason: string; readonly ruling: G['ruling'] });

/** The outcome of one input. The dice that fell are in `dice.thrown()`, which the caller keeps with the step. */
export interface Step<G extends Game> {
  readonly state: G['state'];
  readonly events: readonly G['event'][];
}

/** What chance and tables a step may use. */
export interface Table {
  readonly edition: EditionId;
  readonly dice: Dice;
}

/** A decision that somebody owes, and what happens when it does not come. */
export interface Awaited {
  readonly seat: SeatId;
  /** What is asked: `movement-orders`, `battle-report`, `declare-attack`. */
  readonly decision: string;
  /** `sheet`: drafted, sealed, and opened together. `order`: resolves on arrival. */
  readonly by: 'sheet' | 'order';
  /** What counts when the time is up: a code that packages/text puts into words, or `wait` when nothing happens. */
  readonly otherwise: string;
}

/**
 * How a seat plays by itself. It knows what its view shows and nothing else, and it is held to the same rules: what it
 * writes passes `check`, what it gives passes `checkOrder`.
 */
export interface Practice<G extends Game> {
  readonly war: PracticeWar;
  /** The sheet that the seat seals in the open phase; null: none is asked of it. */
  sheet(view: G['view']): G['sheet'] | null;
  /** The next order on arrival that the seat gives: an answer that it owes, or a refusal. Null: it has nothing to say. */
  order(view: G['view']): G['order'] | null;
}

/** A map as the rules read it. */
export interface DrawnMap<Refusal extends string> {
  /** The map itself, as it is kept and as the setup takes it. */
  readonly map: unknown;
  readonly columns: number;
  readonly rows: number;
  /** How many seats it has room for. */
  readonly seats: number;
  /** What keeps it from being played on. Empty: nothing. */
  readonly faults: readonly Rejection<Refusal>[];
}

/** A form of file that other programs keep maps in. */
export interface MapForm {
  readonly id: string;
  /** How the names of such files end, the usual way first. */
  readonly endings: readonly string[];
  readonly isRead: boolean;
  readonly isWritten: boolean;
}

/** Maps that people draw and keep, to play on later. */
export interface MapEntry<Refusal extends string> {
  /** The member of the setup that holds the map. */
  readonly id: string;
  /** The files of other programs that maps of this game are exchanged in, besides the form of this site. */
  readonly forms: readonly MapForm[];
  /** A map, finished or not; refused when it is none, is too large, or cannot be drawn. */
  read(given: unknown): Result<DrawnMap<Refusal>, readonly Rejection<Refusal>[]>;
}

/**
 * One rule system. The platform knows campaigns only through this: sealed phases, orders on arrival and alternating
 * declarations differ in what `awaiting` and `nextDue` answer, not in who asks.
 */
export interface Ruleset<G extends Game> {
  readonly id: SystemId;
  readonly editions: readonly EditionId[];
  /** What a campaign of this game is created from, in the order in which a form asks for it. */
  readonly presets: readonly Preset[];
  /** How a campaign may begin, the usual way first: values of the setup's `start`. Empty: there is but one way. */
  readonly starts: readonly string[];
  readonly settings: readonly SettingEntry[];
  /** What each seat chooses before the campaign begins. */
  readonly seatEntries: readonly SeatEntry[];
  /** How army lists become what a seat brings; null: nobody brings an army. */
  readonly army: ArmyEntry | null;
  /** Maps that people draw and keep; null: nobody draws maps of this game. */
  readonly maps: MapEntry<G['refusal']> | null;
  /** The sequence of play, for the phase bar and for lists. */
  readonly phases: readonly PhaseEntry[];
  readonly rulebook: readonly RuleChapter[];
  /** What a referee may correct by hand. */
  readonly edits: readonly Edit[];
  readonly schemas: {
    readonly setup: z.ZodType<G['setup']>;
    readonly state: z.ZodType<G['state']>;
    readonly sheet: z.ZodType<G['sheet']>;
    readonly order: z.ZodType<G['order']>;
    readonly ruling: z.ZodType<G['ruling']>;
    readonly event: z.ZodType<G['event']>;
    readonly view: z.ZodType<G['view']>;
  };
  /**
   * Why a draft of a setup cannot be played by so many seats, whoever takes them: judged when the campaign is created,
   * before anybody is invited. Empty: it can. A draft that the schema refuses may be judged either way.
   */
  checkSetup(draft: Readonly<Record<string, unknown>>, seats: number): readonly Rejection<G['refusal']>[];
  /** Step 0. A setup that cannot be played is refused with the field that is wrong. */
  begin(setup: G['setup'], table: Table, at: Instant): Result<Step<G>, readonly Rejection<G['refusal']>[]>;
  /** The next step, or why the input does not count. Never throws on any input that the schemas let through. */
  apply(state: G['state'], input: Input<G>, table: Table): Result<Step<G>, readonly Rejection<G['refusal']>[]>;
  /** Who owes what now. Empty: nobody, and only a clock input can go on. */
  awaiting(state: G['state']): readonly Awaited[];
  /**
   * When a clock or deadline input is due though nobody acts. Null: never.
   * @param clock the order clock that is in force in place of the one of the setup; null: that one
   */
  nextDue(state: G['state'], clock: OrderClock | null): Due | null;
  /** What the viewer may choose now, from what the viewer knows; forms, bots and the fuzzer draw from it. */
  options(view: G['view']): readonly G['option'][];
  /** Why a sheet is not in order, judged only on what the seat knows. Empty: it may be sealed. */
  check(view: G['view'], sheet: G['sheet']): readonly Rejection<G['refusal']>[];
  /** Why an order that counts on arrival would be refused, judged only on what the seat knows. Empty: it may be given. */
  checkOrder(view: G['view'], seat: SeatId, order: G['order']): readonly Rejection<G['refusal']>[];
  /**
   * The sheet that standing orders seal for the seat in the open phase: it does what the rules do for an absent player,
   * such as buy nothing and guard. Null: the game leaves this phase to its players.
   */
  standingSheet(view: G['view']): G['sheet'] | null;
  /** How a seat plays by itself; null: people play all seats of this game. */
  readonly practice: Practice<G> | null;
  /** Whether the seat could seal the sheet and has left nothing out in it. */
  isComplete(view: G['view'], sheet: G['sheet']): boolean;
  /**
   * What the edit of this type may be made to now, from what the viewer knows; empty for all but the referee. Forms and
   * the fuzzer draw from it: within the limits of its fields, any value that is not there already is taken, unless
   * several fields do not go together.
   */
  correctable(view: G['view'], type: string): readonly Correctable[];
  /** What the viewer may know: the one door. */
  view(state: G['state'], viewer: Viewer): G['view'];
  /**
   * The seats that are neighbours of the viewer's, judged only on what the viewer knows: those that it may write to
   * where only neighbours talk. Empty for viewers without a seat.
   */
  neighbours(view: G['view']): readonly SeatId[];
  /** What happened, as far as the viewer may read it. */
  report(events: readonly G['event'][], viewer: Viewer): readonly G['event'][];
  /** What seats come together for now, as far as the viewer knows of it. Empty: this game has nothing of the kind. */
  topics(view: G['view']): readonly TopicNow[];
  /**
   * The topics whose outcome these events tell. Of events that a viewer may read: those whose outcome the viewer knows
   * from then on, and whose write-ups it may read.
   */
  outcomes(events: readonly G['event'][]): readonly Topic[];
  /** What must hold after every step and does not. Empty: all is well. */
  faults(state: G['state']): readonly string[];
  outcome(state: G['state']): Outcome;
  /** Where the campaign stands, in what everybody may know. */
  summary(state: G['state']): Summary;
  /** The score as the viewer may know it, all seats, in their order at the table. */
  standings(state: G['state'], viewer: Viewer): readonly Standing[];
}
