import { isDeepStrictEqual } from 'node:util';
import {
  canonical,
  type Dice,
  type Game,
  type Input,
  type Instant,
  mayRead,
  type SeatId,
  type Step,
  seededDice,
  sha256Hex,
  stepKey,
  type Viewer,
} from '@sealed-orders/rules/kernel';
import { Broken, type FuzzGame, type Limits, type Played } from './game.ts';
import { type Random, randomOf } from './random.ts';

const instantOf = (step: number): Instant => new Date(Date.UTC(2026, 0, 1) + step * 86_400_000).toISOString();

/** Values from the same run have their members in the same order, so plain text compares them, ten times as fast. */
const textOf = (value: unknown): string => JSON.stringify(value);

/** Of a hundred pairs of eyes so many look at a step: all of them at all steps would triple the time. */
const LOOKED_THROUGH = 35;

/** One campaign on its way. */
interface Course<G extends Game> {
  readonly game: FuzzGame<G>;
  readonly random: Random;
  readonly edition: string;
  readonly seed: string;
}

const diceOf = <G extends Game>({ seed }: Course<G>, n: number): Dice =>
  seededDice(stepKey(sha256Hex(seed), seed, n, {}));

function attempt<Value>(step: number, what: string, act: () => Value): Value {
  try {
    return act();
  } catch (error) {
    if (error instanceof Broken) throw error;
    throw new Broken(step, `${what} threw: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
  }
}

/** Through JSON and the schema, and the same as before. */
function roundTrip(
  step: number,
  what: string,
  schema: { safeParse(value: unknown): { success: boolean; data?: unknown; error?: Error | undefined } },
  value: unknown,
): void {
  const again = schema.safeParse(JSON.parse(JSON.stringify(value)));
  if (!again.success) throw new Broken(step, `${what} does not pass its own schema: ${again.error?.message}`);
  // States may hold tables without a prototype; JSON knows no difference.
  if (!isDeepStrictEqual(again.data, value, { skipPrototype: true }))
    throw new Broken(step, `${what} is another after JSON and schema`);
}

/** HEX-TURN-10 and its like: the same input and dice give the same bytes. */
function twice<G extends Game>(n: number, what: string, run: () => Step<G>): Step<G> {
  const first = run();
  const second = run();
  if (textOf(first.state) !== textOf(second.state)) throw new Broken(n, `${what}: a second run gives another state`);
  if (textOf(first.events) !== textOf(second.events)) throw new Broken(n, `${what}: a second run gives other events`);
  return first;
}

function begun<G extends Game>(course: Course<G>, seats: number): Step<G> {
  const { game, edition } = course;
  const setup = game.setup(course.random, seats);
  roundTrip(0, 'the setup', game.ruleset.schemas.setup, setup);
  return twice(0, 'begin', () => {
    const step = attempt(0, 'begin', () =>
      game.ruleset.begin(setup, { edition, dice: diceOf(course, 0) }, instantOf(0)),
    );
    if (!step.ok) throw new Broken(0, `begin refuses its own setup: ${JSON.stringify(step.problem)}`);
    return step.value;
  });
}

const viewersOf = (seats: readonly SeatId[]): readonly Viewer[] => [
  ...seats.map((seat): Viewer => ({ kind: 'seat', seat })),
  { kind: 'spectator' },
  { kind: 'referee' },
];

/** What must hold of every step: no faults, valid and closed views, reports that nobody else may read. */
function inspected<G extends Game>(course: Course<G>, { state, events }: Step<G>, n: number): void {
  const { ruleset } = course.game;
  const faults = attempt(n, 'faults', () => ruleset.faults(state));
  if (faults.length > 0) throw new Broken(n, `faults: ${faults.join('; ')}`);
  roundTrip(n, 'the state', ruleset.schemas.state, state);
  for (const event of events) roundTrip(n, `the event ${event.type}`, ruleset.schemas.event, event);
  for (const viewer of viewersOf(course.game.seatsOf(state))) {
    if (!course.random.chance(LOOKED_THROUGH)) continue;
    const view = attempt(n, 'view', () => ruleset.view(state, viewer));
    roundTrip(n, `the view of ${JSON.stringify(viewer)}`, ruleset.schemas.view, view);
    const told = attempt(n, 'report', () => ruleset.report(events, viewer));
    const secret = told.find((event) => !mayRead(viewer, event.to));
    if (secret !== undefined) throw new Broken(n, `${JSON.stringify(viewer)} is told ${JSON.stringify(secret)}`);
    if (viewer.kind === 'seat') veiledAlike(course, state, view, viewer.seat, n);
  }
}

/** A seat's view and options do not change with what it cannot see. */
function veiledAlike<G extends Game>(
  course: Course<G>,
  state: G['state'],
  view: G['view'],
  seat: SeatId,
  n: number,
): void {
  const { game, random } = course;
  const other = game.veiled(state, view, seat, random);
  const seen = attempt(n, 'view', () => game.ruleset.view(other, { kind: 'seat', seat }));
  if (textOf(seen) === textOf(view) || canonical(seen) === canonical(view)) return;
  throw new Broken(n, `${seat} sees what it cannot see: ${parting(view, seen)}`);
}

/** Where two values part, as a path and both sides. */
function parting(one: unknown, other: unknown, path = ''): string {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) {
    return `${path}: ${JSON.stringify(one)} and ${JSON.stringify(other)}`;
  }
  const a = new Map<string, unknown>(Object.entries(one));
  const b = new Map<string, unknown>(Object.entries(other));
  const key = [...new Set([...a.keys(), ...b.keys()])].find(
    (name) => canonical(a.get(name)) !== canonical(b.get(name)),
  );
  return key === undefined ? path : parting(a.get(key), b.get(key), `${path}.${key}`);
}

/** The sheets of a phase: most seats hand in what they were offered, some nothing. */
function drawnSheets<G extends Game>(
  course: Course<G>,
  state: G['state'],
  n: number,
): Record<string, G['sheet'] | null> {
  const { game, random } = course;
  const sheets: Record<string, G['sheet'] | null> = {};
  for (const { seat, by } of game.ruleset.awaiting(state)) {
    if (by !== 'sheet') continue;
    const view = game.ruleset.view(state, { kind: 'seat', seat });
    const options = attempt(n, 'options', () => game.ruleset.options(view));
    const sheet = game.sheet(view, options, random);
    const rejections = attempt(n, 'check', () => game.ruleset.check(view, sheet));
    if (rejections.length > 0) {
      throw new Broken(
        n,
        `${seat} was offered what is then refused: ${JSON.stringify(rejections)} for ${JSON.stringify(sheet)}`,
      );
    }
    sheets[seat] = random.chance(8) ? null : sheet;
  }
  return sheets;
}

/** Whatever somebody sends is refused or played, and never breaks the rules. */
function withstood<G extends Game>(course: Course<G>, state: G['state'], seat: SeatId, n: number): void {
  const { game, random } = course;
  const view = game.ruleset.view(state, { kind: 'seat', seat });
  const sheet = game.ruleset.schemas.sheet.safeParse(game.hostileSheet(view, random));
  if (!sheet.success) return;
  attempt(n, `check of ${JSON.stringify(sheet.data)}`, () => game.ruleset.check(view, sheet.data));
  const input = { type: 'phase', at: instantOf(n), closedBy: 'referee', sheets: { [seat]: sheet.data } } as const;
  const step = attempt(n, `apply of ${JSON.stringify(sheet.data)}`, () =>
    game.ruleset.apply(state, input, { edition: course.edition, dice: diceOf(course, n) }),
  );
  if (!step.ok) return;
  const faults = game.ruleset.faults(step.value.state);
  if (faults.length > 0) throw new Broken(n, `faults after ${JSON.stringify(sheet.data)}: ${faults.join('; ')}`);
}

function inputOf<G extends Game>(course: Course<G>, state: G['state'], n: number): Input<G> {
  const { ruleset } = course.game;
  const at = instantOf(n);
  const awaited = ruleset.awaiting(state);
  if (awaited.length > 0) {
    const sheets = drawnSheets(course, state, n);
    const all = Object.values(sheets).every((sheet) => sheet !== null);
    return { type: 'phase', at, closedBy: all ? 'seals' : 'deadline', sheets };
  }
  if (ruleset.nextDue(state) === null) throw new Broken(n, 'dead end: nobody is awaited and nothing is due');
  return { type: 'clock', at };
}

/** Plays one campaign of a game by chance, and inspects every step. Throws {@link Broken}. */
export function playCampaign<G extends Game>(game: FuzzGame<G>, seed: string, limits: Limits): Played {
  const [edition = ''] = game.ruleset.editions;
  const random = randomOf(seed);
  const [least, most] = limits.seats;
  const course: Course<G> = { game, random, edition, seed };
  const opening = begun(course, least + random.int(most - least + 1));
  inspected(course, opening, 0);
  let step: Step<G> = { state: game.opened(opening.state, random), events: [] };
  let events = opening.events.length;
  let n = 0;
  inspected(course, step, n);
  while (game.turnOf(step.state) <= limits.turns && game.ruleset.outcome(step.state).kind === 'ongoing') {
    n += 1;
    const { state } = step;
    const input = inputOf(course, state, n);
    const seats = game.seatsOf(state);
    if (random.chance(20)) withstood(course, state, random.pick(seats), n);
    const before = textOf(state);
    step = twice(n, 'apply', () => {
      const next = attempt(n, 'apply', () => game.ruleset.apply(state, input, { edition, dice: diceOf(course, n) }));
      if (!next.ok) throw new Broken(n, `the step is refused: ${JSON.stringify(next.problem)}`);
      return next.value;
    });
    if (textOf(state) !== before) throw new Broken(n, 'apply changed the state that it was given');
    events += step.events.length;
    inspected(course, step, n);
  }
  return { steps: n, turns: game.turnOf(step.state) - 1, events };
}
