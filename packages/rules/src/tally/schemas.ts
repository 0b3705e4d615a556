import { z } from 'zod';
import { orderClockSchema, SEAT_PATTERN, type SeatId, seatId } from '../kernel/index.ts';

const seat: z.ZodType<SeatId, string> = z.string().regex(SEAT_PATTERN).transform(seatId);
const turnNumber = z.int().min(1);

/** All of them for tests: they fail on purpose, to test how a host copes. */
export const settings = z.strictObject({
  /** From this turn on nobody is awaited. */
  retireAt: z.int().min(0).default(0),
  /** From this turn on the rules refuse every input. */
  refuseAt: z.int().min(0).default(0),
  /** The step into this turn leaves a state with a fault. */
  faultAt: z.int().min(0).default(0),
  /** The step into this turn throws. */
  breakAt: z.int().min(0).default(0),
  /** The game is over when this turn would begin. */
  endAt: z.int().min(0).default(0),
  /** A gift ends the turn. */
  giftsTurn: z.boolean().default(false),
  /** Seconds between ticks of the clock, whoever is awaited; -1: it does not tick. */
  tick: z.int().min(-1).max(3600).default(-1),
  /** The time zone whose midnights give everybody a point; empty: none. */
  midnights: z.string().max(64).default(''),
  /** How many hours a seat has to answer a question; 0: nobody asks. */
  answerHours: z.int().min(0).max(999).default(0),
});

const PARITIES = ['even', 'odd'] as const;

export const setup = z.strictObject({
  edition: z.string(),
  preset: z.literal('free'),
  settings: settings.prefault({}),
  clock: orderClockSchema.default({ mode: 'none' }),
  seats: z
    .array(
      z.strictObject({
        id: seat,
        name: z.string(),
        faction: z.enum(PARITIES),
        stones: z.array(z.strictObject({ name: z.string(), points: z.int().min(0) })).default([]),
      }),
    )
    .min(1)
    .max(10),
});

const sums = z.record(z.string(), z.int());

/** A question that waits for its answer; `paused`: for how many seconds the campaign has stood still meanwhile. */
const question = z.strictObject({ id: z.int(), from: seat, to: seat, askedAt: z.string(), paused: z.int() });

export const state = z.strictObject({
  settings,
  clock: orderClockSchema,
  seats: z.array(z.strictObject({ id: seat, name: z.string() })),
  turn: turnNumber,
  openedAt: z.string(),
  /** After it comes the next midnight: the last one, or the end of a pause. */
  dayFrom: z.string().default(''),
  questions: z.array(question).default([]),
  /** How many questions there were. */
  asked: z.int().default(0),
  sums,
  /** The sums of all seats together when the turn opened: public. */
  total: z.int(),
});

/** What a seat seals: a number up to 9. Larger ones are understood, but against the rules. */
export const sheet = z.strictObject({ add: z.int().min(0).max(99), note: z.string().max(4000).optional() });

/** What counts on arrival: part of the own sum for another seat, and a die of luck; a question that costs a point; its answer. */
export const order = z.union([
  z.strictObject({ to: seat, gift: z.int().min(1).max(999) }),
  z.strictObject({ ask: seat }),
  z.strictObject({ answer: z.int() }),
]);

/** The highest sum that a referee may set. */
export const MOST_SUM = 9999;

/** Corrects a sum. */
export const ruling = z.strictObject({ type: z.literal('set-sum'), seat, sum: z.int().min(0).max(MOST_SUM) });

const told = {
  rule: z.literal('TALLY-01'),
  to: z.union([z.literal('all'), z.literal('seats'), z.literal('spectators'), z.array(seat)]),
  turn: turnNumber,
};
/** What happened. */
export const event = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('began'), ...told, seat, sum: z.int() }),
  z.strictObject({ type: z.literal('added'), ...told, seat, sum: z.int() }),
  z.strictObject({ type: z.literal('given'), ...told, seat, with: seat, gift: z.int() }),
  /** To everybody; the seat sees the sum itself. */
  z.strictObject({ type: z.literal('ruled'), ...told, seat, reason: z.string() }),
  z.strictObject({ type: z.literal('ticked'), ...told }),
  z.strictObject({ type: z.literal('midnight'), ...told }),
  z.strictObject({ type: z.literal('asked'), ...told, seat, with: seat }),
  z.strictObject({ type: z.literal('answered'), ...told, seat, with: seat }),
  /** The asking seat has its point back, and another. */
  z.strictObject({ type: z.literal('unanswered'), ...told, seat, with: seat }),
]);

export const view = z.strictObject({
  turn: turnNumber,
  seats: z.array(z.strictObject({ id: seat, name: z.string() })),
  you: seat.nullable(),
  /** The sums that the viewer knows: its own, and for the referee all. */
  sums,
  /** The open questions that it asks or has to answer. */
  questions: z.array(question),
  /** Whether it may ask. */
  asks: z.boolean(),
  total: z.int(),
});

export const schemas = { setup, state, order, ruling, event, view };
