import {
  type Awaited,
  type Dice,
  type DueEntry,
  failed,
  type Game,
  type Input,
  type Instant,
  invariant,
  type Outcome,
  ok,
  type Rejection,
  type Result,
  type Ruleset,
  type SeatId,
  type SheetRules,
  type Step,
  seatId,
  type Table,
  type Viewer,
} from '@sealed-orders/rules/kernel';
import type { Coordinates } from './coordinates.ts';

/** What the rules of any game refused. */
export type Refusal = Rejection<string>;

/** An input, without the types of any particular system. Sheets, orders and rulings are as the scenario wrote them. */
export type Move =
  | {
      readonly type: 'phase';
      readonly closedBy: 'seals' | 'deadline' | 'referee';
      readonly sheets: Readonly<Record<string, unknown>>;
    }
  | { readonly type: 'order'; readonly seat: string; readonly order: unknown; readonly isPaused: boolean }
  /** Null: the game does not name its times. */
  | { readonly type: 'clock'; readonly of: readonly string[] | null }
  | { readonly type: 'resumed'; readonly seconds: number }
  | { readonly type: 'seats'; readonly empty: readonly string[] }
  | { readonly type: 'ruling'; readonly reason: string; readonly ruling: unknown; readonly isPaused: boolean };

/** A move's dice, and the phase after which play stops; null: where the rules stop. */
export interface Play {
  readonly dice: Dice;
  readonly at: Instant;
  readonly stopAfter: string | null;
}

/** A game at one state, with the events that led to it, independent of its system. */
export interface Position {
  readonly coordinates: Coordinates;
  readonly state: unknown;
  readonly events: readonly unknown[];
  readonly seats: readonly SeatId[];
  view(viewer: Viewer): unknown;
  report(viewer: Viewer): readonly unknown[];
  /** The viewer's options, as the rules list them. */
  options(viewer: Viewer): readonly unknown[];
  /** The same by piece and order, or in another form that expectations use. */
  offered(viewers: readonly Viewer[]): Readonly<Record<string, unknown>>;
  /** A sheet from the written orders, for the open phase, on the board. */
  sheet(orders: readonly unknown[]): unknown;
  /** An order on arrival from the written one. */
  order(written: unknown): unknown;
  check(seat: SeatId, sheet: unknown): readonly Refusal[];
  awaiting(): readonly Awaited[];
  due(): readonly DueEntry[];
  outcome(): Outcome;
  faults(): readonly string[];
  play(move: Move, table: Play): Result<Position, readonly Refusal[]>;
}

/** A schema error in the form of a rejection, so that a scenario can expect it. */
function notUnderstood(issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[]) {
  return issues.map(
    (issue): Refusal => ({
      code: 'not-understood',
      rule: null,
      path: issue.path.map((key) => (typeof key === 'number' ? key : String(key))),
      facts: { problem: issue.message },
    }),
  );
}

/** What the rules say about sheets; scenarios of games without any write none. */
function sheetsOf<G extends Game>({ id, sheets }: Ruleset<G>): SheetRules<G> {
  invariant(sheets !== null, `${id} has no sealed sheets`);
  return sheets;
}

const pauseOf = ({ isPaused }: { readonly isPaused: boolean }): { readonly isPaused?: true } =>
  isPaused ? { isPaused } : {};

function inputOf<G extends Game>(ruleset: Ruleset<G>, move: Move, at: Instant): Result<Input<G>, readonly Refusal[]> {
  switch (move.type) {
    case 'clock':
      return ok({ type: 'clock', at, ...(move.of !== null && { of: move.of }) });
    case 'resumed':
      return ok({ type: 'resumed', at, seconds: move.seconds });
    case 'seats':
      return ok({ type: 'seats', at, empty: move.empty.map(seatId) });
    case 'order': {
      const order = ruleset.schemas.order.safeParse(move.order);
      if (!order.success) return failed(notUnderstood(order.error.issues));
      return ok({ type: 'order', at, seat: seatId(move.seat), order: order.data, ...pauseOf(move) });
    }
    case 'ruling': {
      const ruling = ruleset.schemas.ruling.safeParse(move.ruling);
      if (!ruling.success) return failed(notUnderstood(ruling.error.issues));
      return ok({ type: 'ruling', at, reason: move.reason, ruling: ruling.data, ...pauseOf(move) });
    }
    case 'phase': {
      const sheets: Record<string, G['sheet'] | null> = {};
      for (const [seat, raw] of Object.entries(move.sheets)) {
        const sheet = raw === null ? null : sheetsOf(ruleset).schema.safeParse(raw);
        if (sheet !== null && !sheet.success) return failed(notUnderstood(sheet.error.issues));
        sheets[seat] = sheet === null ? null : sheet.data;
      }
      return ok({ type: 'phase', at, closedBy: move.closedBy, sheets });
    }
  }
}

/** The options of one viewer. */
export interface Offer<G extends Game> {
  readonly viewer: Viewer;
  readonly options: readonly G['option'][];
}

/** The part of a game that does not depend on its state. */
export interface Setting<G extends Game> {
  readonly ruleset: Ruleset<G>;
  readonly edition: string;
  readonly seats: readonly SeatId[];
  readonly coordinates: Coordinates;
  /** A sheet from the written orders. */
  sheet(state: G['state'], orders: readonly unknown[]): unknown;
  /** An order on arrival from the written one. Omitted by games in which it is always written in full. */
  order?(state: G['state'], written: unknown): unknown;
  /**
   * The step, stopped at the latest after this phase. Throws a Problem if that phase does not end in the step. Omitted
   * by games in which every phase has orders.
   */
  applyUntil?(
    state: G['state'],
    input: Input<G>,
    table: Table & { readonly stopAfter: string },
  ): Result<Step<G>, readonly Refusal[]>;
  /** Viewers' options, as expectations name them. */
  optionsForm(offers: readonly Offer<G>[]): Readonly<Record<string, unknown>>;
}

/** A state with its type hidden. */
export function positionOf<G extends Game>(
  setting: Setting<G>,
  state: G['state'],
  events: readonly G['event'][],
): Position {
  const { ruleset, edition, coordinates, seats, applyUntil } = setting;
  const view = (viewer: Viewer): G['view'] => ruleset.view(state, viewer);
  return {
    coordinates,
    state,
    events,
    seats,
    view,
    report: (viewer) => ruleset.report(events, viewer),
    options: (viewer) => ruleset.options(view(viewer)),
    offered: (viewers) =>
      setting.optionsForm(viewers.map((viewer) => ({ viewer, options: ruleset.options(view(viewer)) }))),
    sheet: (orders) => coordinates.inward(setting.sheet(state, orders)),
    order: (written) => coordinates.inward(setting.order === undefined ? written : setting.order(state, written)),
    check: (seat, raw) => {
      const sheet = sheetsOf(ruleset).schema.safeParse(raw);
      if (!sheet.success) return notUnderstood(sheet.error.issues);
      return sheetsOf(ruleset).check(view({ kind: 'seat', seat }), sheet.data);
    },
    awaiting: () => ruleset.awaiting(state),
    due: () => ruleset.nextDue(state, null),
    outcome: () => ruleset.outcome(state),
    faults: () => ruleset.faults(state),
    play: (move, { dice, at, stopAfter }) => {
      const input = inputOf(ruleset, move, at);
      if (!input.ok) return input;
      const table = { edition, dice };
      const isStopped = stopAfter !== null && applyUntil !== undefined;
      const step = isStopped
        ? applyUntil(state, input.value, { ...table, stopAfter })
        : ruleset.apply(state, input.value, table);
      if (!step.ok) return step;
      const next = positionOf(setting, step.value.state, step.value.events);
      // What must hold after a step need not hold in the middle of it.
      return ok(isStopped ? { ...next, faults: () => [] } : next);
    },
  };
}
