import type { Input, Instant, Result, SeatId, Step, Table } from '../kernel/index.ts';
import { failed, invariant, lookup, ok, recordOf } from '../kernel/index.ts';
import { checkOrder, QUESTION } from './check.ts';
import type { Event, Rejection, Setup, State, TallyGame } from './types.ts';
import { view } from './view.ts';

type Played = Result<Step<TallyGame>, readonly Rejection[]>;

const RULE = 'TALLY-01';

/** Whether a turn given by a setting has been reached; 0: none. */
export const isReached = (at: number, turn: number): boolean => at !== 0 && turn >= at;

/** TALLY-01: everybody begins with the throw of a die. */
export function begin({ settings, clock, seats }: Setup, { dice }: Table, at: Instant): Played {
  const ids = seats.map(({ id }) => id);
  const sums = recordOf(ids, (id) => dice.d6(RULE, id));
  const state: State = {
    settings,
    clock,
    seats: seats.map(({ id, name }) => ({ id, name })),
    turn: 1,
    openedAt: at,
    dayFrom: at,
    questions: [],
    asked: 0,
    sums,
    total: totalOf(sums),
  };
  return ok({
    state,
    events: ids.map((seat) => ({ type: 'began', rule: RULE, to: [seat], turn: 1, seat, sum: sumOf(state, seat) })),
  });
}

/** TALLY-01: sheets end a turn; a gift counts on arrival; clock inputs and rulings count too. */
export function apply(before: State, input: Input<TallyGame>, table: Table): Played {
  const turn = before.turn + 1;
  if (isReached(before.settings.refuseAt, turn)) {
    return failed([{ code: 'refused', rule: RULE, path: [], facts: { turn } }]);
  }
  invariant(before.settings.breakAt !== turn, 'asked to break');
  switch (input.type) {
    case 'clock':
      return ok(timed(before, input));
    case 'resumed':
      return ok({ state: resumed(before, input), events: [] });
    case 'seats':
      return failed([{ code: 'refused', rule: RULE, path: ['type'], facts: { turn } }]);
    case 'ruling':
      return corrected(before, input);
    case 'order':
      return gave(before, input, table);
    case 'phase':
      return ok(added(before, input, table));
  }
}

/** A day is over. */
export const MIDNIGHT = 'midnight';

/** The name of a question, as a topic and as a time. */
export const questionName = (id: number): string => `question-${id}`;

/** TALLY-01: what fell due; in older logs always the turn. */
function timed(before: State, { at, of = ['turn'] }: Extract<Input<TallyGame>, { type: 'clock' }>): Step<TallyGame> {
  const told = { rule: RULE, turn: before.turn } as const;
  const late = before.questions.filter(({ id }) => of.includes(questionName(id)));
  const unanswered = late.map(
    ({ from, to }): Event => ({ type: 'unanswered', ...told, to: [from, to], seat: from, with: to }),
  );
  const sums = recordOf(
    before.seats.map(({ id }) => id),
    (id) => {
      const back = late.filter(({ from }) => from === id).length * (QUESTION + 1);
      return sumOf(before, id) + back;
    },
  );
  const asking = { ...before, sums, questions: before.questions.filter((one) => !late.includes(one)) };
  const day = of.includes(MIDNIGHT) ? newDay(asking, at) : { state: asking, events: [] };
  if (!of.includes('turn')) return { state: day.state, events: [...unanswered, ...day.events] };
  const turn = before.turn + 1;
  const ticked: Event = { type: 'ticked', rule: RULE, to: 'all', turn };
  return { state: opened({ ...day.state, turn }, at), events: [...unanswered, ...day.events, ticked] };
}

/** TALLY-01: a midnight gives everybody a point. */
function newDay(before: State, at: Instant): Step<TallyGame> {
  const sums = recordOf(
    before.seats.map(({ id }) => id),
    (id) => sumOf(before, id) + 1,
  );
  return {
    state: { ...before, dayFrom: at, sums },
    events: [{ type: 'midnight', rule: RULE, to: 'all', turn: before.turn }],
  };
}

/** TALLY-01: midnights in a pause give nothing, and an answer may take as much longer as the pause. */
function resumed(before: State, { at, seconds }: Extract<Input<TallyGame>, { type: 'resumed' }>): State {
  const questions = before.questions.map((one) => ({ ...one, paused: one.paused + seconds }));
  return { ...before, dayFrom: at, questions };
}

function added(
  before: State,
  { sheets, at }: Extract<Input<TallyGame>, { type: 'phase' }>,
  { dice }: Table,
): Step<TallyGame> {
  const turn = before.turn + 1;
  const ids = before.seats.map(({ id }) => id);
  const sums = recordOf(ids, (id) => {
    const sheet = lookup(sheets, id) ?? null;
    return sumOf(before, id) + (sheet === null ? 0 : sheet.add + dice.d6(RULE, id));
  });
  const state = opened({ ...before, turn, sums }, at);
  return {
    state,
    events: ids.map((seat) => ({ type: 'added', rule: RULE, to: [seat], turn, seat, sum: sumOf(state, seat) })),
  };
}

function gave(
  before: State,
  { seat, order, at }: Extract<Input<TallyGame>, { type: 'order' }>,
  { dice }: Table,
): Played {
  const problems = checkOrder(view(before, { kind: 'seat', seat }), seat, order);
  if (problems.length > 0) return failed(problems);
  if ('ask' in order) return ok(askedFor(before, seat, order.ask, at));
  if ('answer' in order) return ok(answered(before, seat, order.answer));
  const { to, gift } = order;
  const left = sumOf(before, seat) - gift;
  const sums = { ...before.sums, [seat]: left, [to]: sumOf(before, to) + gift + dice.d6(RULE, to) };
  const turn = before.settings.giftsTurn ? before.turn + 1 : before.turn;
  return ok({
    state: { ...before, turn, sums },
    events: [{ type: 'given', rule: RULE, to: [seat, to], turn, seat, with: to, gift }],
  });
}

/** TALLY-01: a question costs a point. */
function askedFor(before: State, seat: SeatId, to: SeatId, at: Instant): Step<TallyGame> {
  const asked = before.asked + 1;
  const questions = [...before.questions, { id: asked, from: seat, to, askedAt: at, paused: 0 }];
  const sums = { ...before.sums, [seat]: sumOf(before, seat) - QUESTION };
  return {
    state: { ...before, asked, questions, sums },
    events: [{ type: 'asked', rule: RULE, to: [seat, to], turn: before.turn, seat, with: to }],
  };
}

function answered(before: State, seat: SeatId, id: number): Step<TallyGame> {
  const question = before.questions.find((one) => one.id === id);
  invariant(question !== undefined, `no question ${id}`);
  return {
    state: { ...before, questions: before.questions.filter((one) => one !== question) },
    events: [{ type: 'answered', rule: RULE, to: [seat, question.from], turn: before.turn, seat, with: question.from }],
  };
}

/** TALLY-01: a sum is corrected. */
function corrected(before: State, { ruling, reason }: Extract<Input<TallyGame>, { type: 'ruling' }>): Played {
  const { seat, sum } = ruling;
  if (!before.seats.some(({ id }) => id === seat)) {
    return failed([{ code: 'nobody-there', rule: RULE, path: ['ruling', 'seat'], facts: { seat } }]);
  }
  return ok({
    state: { ...before, sums: { ...before.sums, [seat]: sum } },
    events: [{ type: 'ruled', rule: RULE, to: 'all', turn: before.turn, seat, reason }],
  });
}

const opened = (state: State, at: Instant): State => ({ ...state, openedAt: at, total: totalOf(state.sums) });

const totalOf = (sums: State['sums']): number => Object.values(sums).reduce((total, one) => total + one, 0);

/** What a seat has. */
function sumOf({ sums }: Pick<State, 'sums'>, seat: SeatId): number {
  const sum = lookup(sums, seat);
  invariant(sum !== undefined, `no sum of ${seat}`);
  return sum;
}
