import {
  type Awaited,
  type Due,
  failed,
  type GameEvent,
  type Input,
  ok,
  type Rejection,
  type Result,
  type Ruleset,
  readBy,
  type SeatId,
  type Step,
  seatId,
  type Table,
  type Viewer,
} from '@sealed-orders/rules/kernel';
import { z } from 'zod';

const seat = z
  .string()
  .regex(/^[a-z]+$/)
  .transform((text): SeatId => seatId(text));

/** What makes a game of tally go wrong or stand still, for tests of who has to cope with that. */
const settings = z.strictObject({
  /** Nobody is awaited any more from this turn on. */
  retireAt: z.int().optional(),
  /** From this turn on the rules refuse every input. */
  refuseAt: z.int().optional(),
  /** The step into this turn leaves a state with a fault. */
  faultAt: z.int().optional(),
  /** The step into this turn throws. */
  breakAt: z.int().optional(),
  /** The game is over when this turn would begin. */
  endAt: z.int().optional(),
  /** 1: a gift ends the turn. */
  giftsTurn: z.int().optional(),
  /** The clock ticks each so many seconds, whoever is awaited. */
  tick: z.int().min(0).optional(),
});

const clock = z.union([
  z.strictObject({ mode: z.literal('none') }),
  z.strictObject({ mode: z.literal('duration'), seconds: z.int() }),
]);

const setup = z.strictObject({
  edition: z.string(),
  preset: z.string(),
  settings: settings.default({}),
  clock: clock.default({ mode: 'none' }),
  seats: z
    .array(
      z.strictObject({
        id: seat,
        name: z.string(),
        faction: z.enum(['even', 'odd']),
        detachments: z.array(z.looseObject({ name: z.string() })).default([]),
      }),
    )
    .min(1),
});

const state = z.strictObject({
  settings,
  clock,
  seats: z.array(seat),
  turn: z.int(),
  phase: z.literal('adding'),
  openedAt: z.string(),
  sums: z.record(z.string(), z.int()),
});

const sheet = z.strictObject({ add: z.int().min(0).max(99), note: z.string().max(4000).optional() });

/** Counts at once: so much of the own sum for another seat, and a die of luck. */
const order = z.strictObject({ to: seat, gift: z.int().min(1).max(999) });

/** Sets a sum right. */
const ruling = z.strictObject({ seat, sum: z.int().min(0) });

const event = z.strictObject({
  type: z.enum(['began', 'added', 'given', 'ruled', 'ticked']),
  rule: z.templateLiteral(['HEX-', z.string()]),
  to: z.union([z.literal('all'), z.literal('seats'), z.array(seat)]),
  turn: z.int(),
  sum: z.int(),
});

const view = z.strictObject({ turn: z.int(), own: z.int().nullable(), total: z.int() });

type State = z.infer<typeof state>;

export interface TallyGame {
  setup: z.infer<typeof setup>;
  state: State;
  sheet: z.infer<typeof sheet>;
  order: z.infer<typeof order>;
  ruling: z.infer<typeof ruling>;
  event: GameEvent;
  view: z.infer<typeof view>;
  option: never;
}

const RULE = 'HEX-TALLY-01';
const refusal: readonly Rejection[] = [{ code: 'refused', rule: RULE, path: [], facts: {} }];

function begin(given: z.infer<typeof setup>, table: Table, at: string): Result<Step<TallyGame>, readonly Rejection[]> {
  const seats = given.seats.map(({ id }) => id);
  const sums = Object.fromEntries(seats.map((id) => [id, table.dice.d6(RULE, id)]));
  const { settings, clock } = given;
  return ok({
    state: { settings, clock, seats, turn: 1, phase: 'adding', openedAt: at, sums },
    events: seats.map((id) => ({ type: 'began', rule: RULE, to: [id], turn: 1, sum: sums[id] ?? 0 })),
  });
}

function apply(before: State, input: Input<TallyGame>, table: Table): Result<Step<TallyGame>, readonly Rejection[]> {
  const turn = before.turn + 1;
  const { refuseAt, breakAt } = before.settings;
  if (refuseAt !== undefined && turn >= refuseAt) return failed(refusal);
  if (turn === breakAt) throw new Error('invariant broken: asked to');
  if (input.type === 'clock')
    return ok({
      state: { ...before, turn, openedAt: input.at },
      events: [{ type: 'ticked', rule: RULE, to: 'all', turn, sum: 0 }],
    });
  if (input.type === 'ruling') {
    const { seat: id, sum } = input.ruling;
    const sums = { ...before.sums, [id]: sum + table.dice.d6(RULE, id) };
    return ok({
      state: { ...before, sums },
      events: [{ type: 'ruled', rule: RULE, to: 'all', turn: before.turn, sum }],
    });
  }
  if (input.type === 'order') return gave(before, input.seat, input.order, table);
  if (input.type !== 'phase') return failed(refusal);
  const added = before.seats.map((id): [SeatId, number] => {
    const given = input.sheets[id];
    const more = given === null || given === undefined ? 0 : given.add + table.dice.d6(RULE, id);
    return [id, (before.sums[id] ?? 0) + more];
  });
  return ok({
    state: { ...before, turn, openedAt: input.at, sums: Object.fromEntries(added) },
    events: added.map(([id, sum]) => ({ type: 'added', rule: RULE, to: [id], turn, sum })),
  });
}

function gave(
  before: State,
  seat: SeatId,
  { to, gift }: z.infer<typeof order>,
  table: Table,
): Result<Step<TallyGame>, readonly Rejection[]> {
  const has = before.sums[seat] ?? 0;
  if (gift > has) return failed([{ code: 'too-much', rule: RULE, path: ['gift'], facts: { most: has } }]);
  const got = (before.sums[to] ?? 0) + gift + table.dice.d6(RULE, to);
  const sums = { ...before.sums, [seat]: has - gift, [to]: got };
  const turn = before.settings.giftsTurn === 1 ? before.turn + 1 : before.turn;
  return ok({
    state: { ...before, turn, sums },
    events: [{ type: 'given', rule: RULE, to: [seat, to], turn, sum: gift }],
  });
}

function awaiting({ seats, settings, turn }: State): readonly Awaited[] {
  if (settings.tick !== undefined || (settings.retireAt !== undefined && turn >= settings.retireAt)) return [];
  return seats.map((id) => ({ seat: id, decision: `add ${turn}`, by: 'sheet', otherwise: 'nothing' }));
}

function nextDue({ clock, settings, openedAt }: State): Due | null {
  if (settings.tick !== undefined) return { kind: 'after', after: openedAt, seconds: settings.tick };
  return clock.mode === 'none' ? null : { kind: 'after', after: openedAt, seconds: clock.seconds };
}

function viewOf({ turn, sums }: State, viewer: Viewer): z.infer<typeof view> {
  const total = Object.values(sums).reduce((sum, one) => sum + one, 0);
  return { turn, own: viewer.kind === 'seat' ? (sums[viewer.seat] ?? null) : null, total };
}

/**
 * The smallest game with sealed sheets, dice, hidden sums and a clock: each seat adds a number and a die to its sum. A
 * number above nine is understood and against the rules. For tests of the platform, which must not know any game.
 */
export const tally: Ruleset<TallyGame> = {
  id: 'hex-campaign',
  editions: ['1'],
  schemas: { setup, state, sheet, order, ruling, event, view },
  begin,
  apply,
  awaiting,
  nextDue,
  options: () => [],
  check: (_view, { add }) => (add <= 9 ? [] : [{ code: 'too-much', rule: RULE, path: ['add'], facts: { most: 9 } }]),
  view: viewOf,
  report: readBy,
  faults: ({ settings, turn }) => (turn === settings.faultAt ? ['asked to'] : []),
  outcome: ({ settings, turn }) =>
    turn === settings.endAt ? { kind: 'ended', rule: RULE, winners: [] } : { kind: 'ongoing' },
};
