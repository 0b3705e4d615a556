import type { Due, Instant, RuleId, SeatId } from '../kernel/index.ts';
import { forcedDice, invariant, present, seatId } from '../kernel/index.ts';
import { apply } from './apply.ts';
import { begin } from './begin.ts';
import { daysAfter, plusSeconds, weekdayOf } from './board/dates.ts';
import { nextDue } from './due.ts';
import { faults } from './faults.ts';
import { schemas } from './schemas.ts';
import type { Command, Event, Faction, Order, Rejection, Ruling, State, View } from './types.ts';
import { view } from './view/view.ts';

type Forced = Readonly<Record<`${RuleId} ${string}`, readonly number[]>>;

/** Local time in these tests is UTC: the instant of a due time. */
function instantOf(due: Due): Instant {
  switch (due.kind) {
    case 'at':
      return due.at;
    case 'after':
      return plusSeconds(due.after, due.seconds);
    case 'on':
      return `${due.date}T${due.time}:00.000Z`;
    case 'next':
      return nextOf(due);
  }
}

function nextOf({ after, weekdays, times }: Extract<Due, { readonly kind: 'next' }>): Instant {
  for (let day = 0; day <= 8; day++) {
    const date = daysAfter(after.slice(0, 10), day);
    const found = times.map((time) => `${date}T${time}:00.000Z`).find((at) => at > after);
    if (found !== undefined && weekdays.includes(weekdayOf(date))) return found;
  }
  invariant(false, 'a weekday comes within eight days');
}

/** A war being played by a test. Times are `2031-05-05T10:00`, which is a Monday, in UTC. */
export class War {
  state: State;
  /** Those of the last step. */
  events: readonly Event[] = [];
  /** All of them. */
  readonly story: Event[] = [];
  private now: Instant;
  private forced: Forced = {};

  constructor(state: State, now: Instant) {
    this.state = state;
    this.now = now;
  }

  /** Dice of the next step, by rule and subject: `{'NODE-MOVE-06 f1': [3]}`. A die that is not named throws. */
  dice(forced: Forced): this {
    this.forced = forced;
    return this;
  }

  private step(input: Parameters<typeof apply>[1]): readonly Rejection[] {
    const before = JSON.stringify(this.state);
    // A test may have built what the rules would not bring about.
    const known = faults(this.state);
    const table = { edition: '1', dice: forcedDice(this.forced, unnamed) };
    const made = apply(this.state, input, table);
    invariant(JSON.stringify(this.state) === before, 'a step leaves the state before it as it was');
    this.forced = {};
    if (!made.ok) return made.problem;
    this.state = schemas.state.parse(JSON.parse(JSON.stringify(made.value.state)));
    const broken = faults(this.state).filter((fault) => !known.includes(fault));
    invariant(broken.length === 0, broken.join('; '));
    this.events = made.value.events.map((event) => schemas.event.parse(event));
    this.story.push(...this.events);
    return [];
  }

  /** Lets everything fall due up to this time, one step for each instant. */
  until(time: string): this {
    const end = time.length === 16 ? `${time}:00.000Z` : time;
    for (let steps = 0; steps < 1000; steps++) {
      const entries = nextDue(this.state).map(({ id, due }) => ({ id, at: instantOf(due) }));
      const [first] = entries.map(({ at }) => at).sort();
      if (first === undefined || first > end) break;
      const of = entries.filter(({ at }) => at === first).map(({ id }) => id);
      const problems = this.step({ type: 'clock', at: first, of });
      invariant(problems.length === 0, `the clock is refused: ${JSON.stringify(problems)}`);
    }
    this.now = end;
    return this;
  }

  /** Lets so many midnights pass, up to noon of the last day. */
  midnights(count = 1): this {
    return this.until(`${daysAfter(this.now.slice(0, 10), count)}T12:00`);
  }

  /** Gives an order now. Returns the refusals. */
  give(seat: string, order: Order): readonly Rejection[] {
    return this.step({ type: 'order', at: this.now, seat: seatId(seat), order: schemas.order.parse(order) });
  }

  /** Gives a series now. */
  command(seat: string, ...commands: readonly Command[]): readonly Rejection[] {
    return this.give(seat, { type: 'commands', commands, when: { kind: 'now' } });
  }

  /** As {@link command}, and it must be accepted. */
  does(seat: string, ...commands: readonly Command[]): this {
    const problems = this.command(seat, ...commands);
    invariant(problems.length === 0, `refused: ${JSON.stringify(problems)}`);
    return this;
  }

  rule(ruling: Ruling, reason = 'a test'): readonly Rejection[] {
    return this.step({ type: 'ruling', at: this.now, ruling: schemas.ruling.parse(ruling), reason });
  }

  /** A pause from now on, and its end. */
  pause(hours: number): this {
    this.now = plusSeconds(this.now, hours * 3600);
    this.step({ type: 'resumed', at: this.now, seconds: hours * 3600 });
    return this.until(this.now);
  }

  /** These seats have no player from now on. */
  empty(...seats: readonly string[]): this {
    this.step({ type: 'seats', at: this.now, empty: seats.map(seatId) });
    return this;
  }

  seenBy(viewer: string): View {
    if (viewer === 'referee' || viewer === 'spectator') return view(this.state, { kind: viewer });
    return view(this.state, { kind: 'seat', seat: seatId(viewer) });
  }
}

function unnamed(rule: RuleId, subject: string): number {
  throw new Error(`no die for '${rule} ${subject}'`);
}

interface Staged {
  readonly settings?: Readonly<Record<string, unknown>>;
  readonly dice?: Forced;
  /** Changes the state when the war has begun: battleforces, control, points. */
  readonly given?: (state: State) => State;
}

/** A war on the default map that has not begun: `{ red: 'orks', blue: 'imperial-guard' }`. It is Saturday noon. */
export function setUp(
  factions: Readonly<Record<string, Faction | null>>,
  { settings = {}, dice = {} }: Staged = {},
): War {
  const at = '2031-05-03T12:00:00.000Z';
  const setup = schemas.setup.parse({
    seats: Object.entries(factions).map(([id, faction]) => ({ id, name: id, faction })),
    settings: { anyMix: true, ...settings },
    startDate: '2031-05-05',
  });
  const begun = begin(setup, { edition: '1', dice: forcedDice(dice, unnamed) }, at);
  invariant(begun.ok, 'the war begins');
  const war = new War(schemas.state.parse(JSON.parse(JSON.stringify(begun.value.state))), at);
  war.story.push(...begun.value.events);
  return war;
}

/**
 * The same on its first day, Monday 5 May 2031 at noon: everybody has been placed by the rules' defaults, and has the points of
 * NODE-CP-01.
 */
export function war(factions: Readonly<Record<string, Faction | null>>, staged: Staged = {}): War {
  const made = setUp(factions, { ...staged, settings: { setupHours: 1, ...staged.settings } });
  made.until('2031-05-05T12:00');
  const { given } = staged;
  if (given !== undefined) made.state = schemas.state.parse(given(made.state));
  return made;
}

export const node = (id: string): State['map']['nodes'][number]['id'] =>
  present(
    schemas.setup.shape.map.parse(undefined).nodes.find((one) => one.id === id),
    `a node ${id}`,
  ).id;
export const seat = (id: string): SeatId => seatId(id);
