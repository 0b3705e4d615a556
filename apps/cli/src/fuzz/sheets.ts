import { type Game, type Input, keysOf, type SeatId } from '@sealed-orders/rules/kernel';
import { brokenText, subjectText } from '@sealed-orders/text/cli/fuzz';
import { attempt, type Course, diceOf, instantOf, type Now, seatView } from './course.ts';
import { Broken, sheetsOf } from './game.ts';

/** The sheets of a phase: most seats seal a sheet drawn from their options, some nothing. */
function drawnSheets<G extends Game>(course: Course<G>, now: Now<G>): Record<string, G['sheet'] | null> {
  const { game, random } = course;
  const { state } = now;
  const n = now.n + 1;
  const sheets: Record<string, G['sheet'] | null> = {};
  for (const { seat, by } of game.ruleset.awaiting(state)) {
    if (by !== 'sheet') continue;
    const view = seatView(course, now, seat);
    const options = attempt(n, 'options', () => game.ruleset.options(view));
    const sheet = game.sheet(view, options, random);
    sheets[seat] = null;
    if (sheet === null) continue;
    const rejections = attempt(n, 'check', () => sheetsOf(game).check(view, sheet));
    if (rejections.length > 0) throw new Broken(n, brokenText.offered(seat, rejections, sheet));
    if (!random.chance(8)) sheets[seat] = sheet;
  }
  return sheets;
}

/** An order on arrival: of a seat that owes something, or, in a game without sheets, of any. */
export function drawnOrder<G extends Game>(course: Course<G>, now: Now<G>): Input<G> | null {
  const { game, random } = course;
  const awaited = game.ruleset.awaiting(now.state).map(({ seat }) => seat);
  const seats = game.ruleset.sheets === null && random.chance(70) ? game.seatsOf(now.state) : awaited;
  if (seats.length === 0) return null;
  const seat = random.pick(seats);
  const view = seatView(course, now, seat);
  const options = attempt(now.n + 1, 'options', () => game.ruleset.options(view));
  const order = game.order(view, options, random);
  return order === null ? null : { type: 'order', at: instantOf(now.n + 1), seat, order };
}

/** The next input: the sheets of all seats that owe one, or one of the times that come. */
export function drawnInput<G extends Game>(course: Course<G>, now: Now<G>): Input<G> {
  const { random, game } = course;
  const { ruleset } = game;
  const at = instantOf(now.n + 1);
  const due = ruleset.nextDue(now.state, null);
  const firm = due.filter(({ isFirm }) => isFirm);
  if (firm.length > 0 && random.chance(20)) return { type: 'clock', at, of: [random.pick(firm).id] };
  if (ruleset.sheets !== null && ruleset.awaiting(now.state).length > 0) {
    const sheets = drawnSheets(course, now);
    const all = keysOf(sheets).length > 0 && Object.values(sheets).every((sheet) => sheet !== null);
    // If no deadline closes anything, the referee does.
    const otherwise = due.some(({ isFirm }) => !isFirm) ? 'deadline' : 'referee';
    return { type: 'phase', at, closedBy: all ? 'seals' : otherwise, sheets };
  }
  if (due.length === 0) throw new Broken(now.n + 1, brokenText.deadEnd);
  return { type: 'clock', at, of: [random.pick(due).id] };
}

/** Any input is refused or played, and never breaks the rules. */
export function withstood<G extends Game>(course: Course<G>, now: Now<G>, seat: SeatId): void {
  const { game, random } = course;
  const n = now.n + 1;
  const view = seatView(course, now, seat);
  withstoodOrder(course, now, seat);
  const { sheets } = game.ruleset;
  const sheet = sheets?.schema.safeParse(game.hostileSheet(view, random));
  if (sheet?.success !== true || sheets === null) return;
  attempt(
    n,
    () => subjectText.check(sheet.data),
    () => sheets.check(view, sheet.data),
  );
  const input = { type: 'phase', at: instantOf(n), closedBy: 'referee', sheets: { [seat]: sheet.data } } as const;
  const step = attempt(
    n,
    () => subjectText.apply(sheet.data),
    () => game.ruleset.apply(now.state, input, { edition: course.edition, dice: diceOf(course, n) }),
  );
  if (!step.ok) return;
  const faults = game.ruleset.faults(step.value.state);
  if (faults.length > 0) throw new Broken(n, brokenText.faultsAfter(sheet.data, faults));
}

function withstoodOrder<G extends Game>(course: Course<G>, now: Now<G>, seat: SeatId): void {
  const { game, random } = course;
  const n = now.n + 1;
  const order = game.ruleset.schemas.order.safeParse(game.hostileOrder(seatView(course, now, seat), random));
  if (!order.success) return;
  const input = { type: 'order', at: instantOf(n), seat, order: order.data } as const;
  const step = attempt(
    n,
    () => subjectText.apply(order.data),
    () => game.ruleset.apply(now.state, input, { edition: course.edition, dice: diceOf(course, n) }),
  );
  if (!step.ok) return;
  const faults = game.ruleset.faults(step.value.state);
  if (faults.length > 0) throw new Broken(n, brokenText.faultsAfter(order.data, faults));
}
