import { canonical, type Game, mayRead, type SeatId, type Viewer } from '@sealed-orders/rules/kernel';
import { brokenText, subjectText } from '@sealed-orders/text/cli/fuzz';
import { attempt, type Course, type Now, seatView } from './course.ts';
import { Broken } from './game.ts';
import { sameJson } from './same-json.ts';

/** How many percent of the viewers are inspected at a step: all of them at all steps would triple the time. */
const LOOKED_THROUGH = 35;

interface Schema {
  safeParse(value: unknown): { success: boolean; data?: unknown; error?: Error | undefined };
}

/** Of plain JSON, and the same after the schema. */
export function wellFormed(n: number, what: string | (() => string), schema: Schema, value: unknown): void {
  const again = schema.safeParse(value);
  if (again.success && sameJson(again.data, value)) return;
  const subject = typeof what === 'string' ? what : what();
  throw new Broken(
    n,
    again.success ? brokenText.otherAfterJson(subject) : brokenText.notItsSchema(subject, again.error?.message ?? ''),
  );
}

const viewersOf = (seats: readonly SeatId[]): readonly Viewer[] => [
  ...seats.map((seat): Viewer => ({ kind: 'seat', seat })),
  { kind: 'spectator' },
  { kind: 'referee' },
];

/** What must hold for every step: no faults, valid and closed views, reports that nobody else may read. */
export function inspected<G extends Game>(course: Course<G>, now: Now<G>): void {
  const { game, random } = course;
  const { state, events, n } = now;
  const { schemas } = game.ruleset;
  const faults = attempt(n, 'faults', () => game.ruleset.faults(state));
  if (faults.length > 0) throw new Broken(n, brokenText.faults(faults));
  wellFormed(n, subjectText.state, schemas.state, state);
  for (const event of events) wellFormed(n, () => subjectText.event(event.type), schemas.event, event);
  for (const viewer of viewersOf(game.seatsOf(state))) if (random.chance(LOOKED_THROUGH)) looked(course, now, viewer);
}

/** One viewer: its view is valid, it may read its report, and neither reveals what it cannot see. */
function looked<G extends Game>(course: Course<G>, now: Now<G>, viewer: Viewer): void {
  const { ruleset } = course.game;
  const { state, events, n } = now;
  const view =
    viewer.kind === 'seat' ? seatView(course, now, viewer.seat) : attempt(n, 'view', () => ruleset.view(state, viewer));
  wellFormed(n, () => subjectText.view(viewer), ruleset.schemas.view, view);
  const told = attempt(n, 'report', () => ruleset.report(events, viewer));
  const secret = told.find((event) => !mayRead(viewer, event.to));
  if (secret !== undefined) throw new Broken(n, brokenText.told(viewer, secret));
  if (viewer.kind === 'seat') veiledAlike(course, now, view, viewer.seat);
}

/** A seat's view does not depend on what it cannot see. */
function veiledAlike<G extends Game>(course: Course<G>, now: Now<G>, view: G['view'], seat: SeatId) {
  const { game, random } = course;
  const { state, n } = now;
  const other = game.veiled(state, view, seat, random);
  const seen = attempt(n, 'view', () => game.ruleset.view(other, { kind: 'seat', seat }));
  if (sameJson(seen, view)) return;
  throw new Broken(n, brokenText.sees(seat, parting(view, seen)));
}

/** Where two values differ, as a path and both sides. */
function parting(one: unknown, other: unknown, path = ''): string {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) {
    return brokenText.parting(path, one, other);
  }
  const a = new Map<string, unknown>(Object.entries(one));
  const b = new Map<string, unknown>(Object.entries(other));
  const key = [...new Set([...a.keys(), ...b.keys()])].find(
    (name) => canonical(a.get(name)) !== canonical(b.get(name)),
  );
  return key === undefined ? path : parting(a.get(key), b.get(key), `${path}.${key}`);
}
