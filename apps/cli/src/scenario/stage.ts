import {
  type Awaited,
  type Dice,
  type Due,
  failed,
  type Game,
  type Input,
  type Instant,
  type Outcome,
  ok,
  type Rejection,
  type Result,
  type Ruleset,
  type SeatId,
  seatId,
  type Viewer,
} from '@sealed-orders/rules/kernel';
import type { Frame } from './frame.ts';

/** What is put in, without the types of any one system. Sheets, orders and rulings are as a scenario wrote them. */
export type Move =
  | {
      readonly type: 'phase';
      readonly closedBy: 'seals' | 'deadline' | 'referee';
      readonly sheets: Readonly<Record<string, unknown>>;
    }
  | { readonly type: 'order'; readonly seat: string; readonly order: unknown }
  | { readonly type: 'clock' }
  | { readonly type: 'ruling'; readonly reason: string; readonly ruling: unknown };

/** A game standing at one state, with the events that led there. Which system it is of nobody needs to know. */
export interface Stage {
  readonly frame: Frame;
  readonly state: unknown;
  readonly events: readonly unknown[];
  readonly seats: readonly SeatId[];
  view(viewer: Viewer): unknown;
  report(viewer: Viewer): readonly unknown[];
  /** What the viewer may choose, as the rules tell it. */
  options(viewer: Viewer): readonly unknown[];
  check(seat: SeatId, sheet: unknown): readonly Rejection[];
  awaiting(): readonly Awaited[];
  due(): Due | null;
  outcome(): Outcome;
  faults(): readonly string[];
  play(move: Move, dice: Dice, at: Instant): Result<Stage, readonly Rejection[]>;
}

/** Something that the schema of the rules does not understand, in the form of a rejection, so that it can be expected. */
function notUnderstood(issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[]) {
  return issues.map(
    (issue): Rejection => ({
      code: 'not-understood',
      rule: null,
      path: issue.path.map((key) => (typeof key === 'number' ? key : String(key))),
      facts: { problem: issue.message },
    }),
  );
}

function inputOf<G extends Game>(ruleset: Ruleset<G>, move: Move, at: Instant): Result<Input<G>, readonly Rejection[]> {
  switch (move.type) {
    case 'clock':
      return ok({ type: 'clock', at });
    case 'order': {
      const order = ruleset.schemas.order.safeParse(move.order);
      if (!order.success) return failed(notUnderstood(order.error.issues));
      return ok({ type: 'order', at, seat: seatId(move.seat), order: order.data });
    }
    case 'ruling': {
      const ruling = ruleset.schemas.ruling.safeParse(move.ruling);
      if (!ruling.success) return failed(notUnderstood(ruling.error.issues));
      return ok({ type: 'ruling', at, reason: move.reason, ruling: ruling.data });
    }
    case 'phase': {
      const sheets: Record<string, G['sheet'] | null> = {};
      for (const [seat, raw] of Object.entries(move.sheets)) {
        const sheet = raw === null ? null : ruleset.schemas.sheet.safeParse(raw);
        if (sheet !== null && !sheet.success) return failed(notUnderstood(sheet.error.issues));
        sheets[seat] = sheet === null ? null : sheet.data;
      }
      return ok({ type: 'phase', at, closedBy: move.closedBy, sheets });
    }
  }
}

/** What does not depend on the state of a game. */
export interface Setting<G extends Game> {
  readonly ruleset: Ruleset<G>;
  readonly edition: string;
  readonly frame: Frame;
  readonly seats: readonly SeatId[];
}

/** A state with its type hidden. */
export function stageOf<G extends Game>(setting: Setting<G>, state: G['state'], events: readonly G['event'][]): Stage {
  const { ruleset, edition, frame, seats } = setting;
  const view = (viewer: Viewer): G['view'] => ruleset.view(state, viewer);
  return {
    frame,
    state,
    events,
    seats,
    view,
    report: (viewer) => ruleset.report(events, viewer),
    options: (viewer) => ruleset.options(view(viewer)),
    check: (seat, raw) => {
      const sheet = ruleset.schemas.sheet.safeParse(raw);
      if (!sheet.success) return notUnderstood(sheet.error.issues);
      return ruleset.check(view({ kind: 'seat', seat }), sheet.data);
    },
    awaiting: () => ruleset.awaiting(state),
    due: () => ruleset.nextDue(state),
    outcome: () => ruleset.outcome(state),
    faults: () => ruleset.faults(state),
    play: (move, dice, at) => {
      const input = inputOf(ruleset, move, at);
      if (!input.ok) return input;
      const step = ruleset.apply(state, input.value, { edition, dice });
      return step.ok ? ok(stageOf(setting, step.value.state, step.value.events)) : step;
    },
  };
}
