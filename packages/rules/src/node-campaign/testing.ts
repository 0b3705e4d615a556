import type { Due, Instant, RuleId, SeatId } from '../kernel/index.ts';
import { forcedDice, invariant, lookup, present, recordOf, seatId, seededDice } from '../kernel/index.ts';
import { apply } from './apply.ts';
import { begin } from './begin.ts';
import { daysAfter, plusSeconds, weekdayOf } from './board/dates.ts';
import { nextDue } from './due.ts';
import { faults } from './faults.ts';
import { forceId } from './schemas/atoms.ts';
import { command as commandSchema } from './schemas/order.ts';
import { schemas } from './schemas.ts';
import type { Command, Event, Faction, NodeMap, Order, Rejection, Ruling, State, View } from './types.ts';
import { view } from './view/view.ts';
import { GUARD } from './vocabulary.ts';

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
  private seed: number | null = null;
  private steps = 0;

  constructor(state: State, now: Instant) {
    this.state = state;
    this.now = now;
  }

  /** Dice of the next step, by rule and subject: `{'NODE-MOVE-06 f1': [3]}`. A die that is not named throws. */
  dice(forced: Forced): this {
    this.forced = forced;
    return this;
  }

  /** From now on the other dice come from a seed, up to 255. */
  seeded(seed: number): this {
    this.seed = seed;
    return this;
  }

  private rolled(): typeof unnamed {
    if (this.seed === null) return unnamed;
    const dice = seededDice(Uint8Array.of(this.seed, Math.floor(this.steps / 256), this.steps % 256));
    return (rule, subject) => dice.d6(rule, subject);
  }

  private step(input: Parameters<typeof apply>[1]): readonly Rejection[] {
    const before = JSON.stringify(this.state);
    // A test may have built what the rules would not bring about.
    const known = faults(this.state);
    this.steps += 1;
    const table = { edition: '1', dice: forcedDice(this.forced, this.rolled()) };
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

  /** `more`: whether the war is paused, and when in its pause this is. {@link pause} ends the pause. */
  rule(
    ruling: Ruling,
    reason = 'a test',
    more: { readonly isPaused?: true; readonly at?: Instant } = {},
  ): readonly Rejection[] {
    return this.step({ type: 'ruling', at: this.now, ruling: schemas.ruling.parse(ruling), reason, ...more });
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
  /** By default the map of a war that brings none. */
  readonly map?: NodeMap;
  /** Changes the state when the war has begun: battleforces, control, points. */
  readonly given?: (state: State) => State;
}

/** A war on the default map that has not begun: `{ red: 'orks', blue: 'imperial-guard' }`. It is Saturday noon. */
export function setUp(
  factions: Readonly<Record<string, Faction | null>>,
  { settings = {}, dice = {}, map }: Staged = {},
): War {
  const at = '2031-05-03T12:00:00.000Z';
  const setup = schemas.setup.parse({
    seats: Object.entries(factions).map(([id, faction]) => ({ id, name: id, faction })),
    settings: { anyMix: true, ...settings },
    map,
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

/** A board of a test: what is not named is not there. Every player has no points. */
interface Pieces {
  /** By id: `{ f1: 'red O3', f2: 'red D1 hulk', f3: 'blue O4 tainted' }`; the Guard that nobody plays is `*guard`. */
  readonly forces?: Readonly<Record<string, string>>;
  /** By owner: `{ red: 'O3 O4' }`. */
  readonly control?: Readonly<Record<string, string>>;
  /** Normal points by seat, and acceleration that may be spent. */
  readonly cp?: Readonly<Record<string, number>>;
  readonly free?: Readonly<Record<string, number>>;
  /** By node. */
  readonly roks?: Readonly<Record<string, string>>;
  readonly portals?: Readonly<Record<string, readonly string[]>>;
  readonly players?: Readonly<Record<string, Partial<State['players'][string]>>>;
}

const owner = (id: string): State['forces'][string]['owner'] => (id === GUARD ? GUARD : seatId(id));

/** The board of a test, whatever the set-up has placed: for `given`. */
export const board =
  (pieces: Pieces) =>
  (state: State): State => ({
    ...state,
    forces: boardForces(pieces.forces ?? {}),
    nodes: boardNodes(state, pieces),
    purses: recordOf(state.seats, (id) => ({ cp: pieces.cp?.[id] ?? 0, free: pieces.free?.[id] ?? 0, held: [] })),
    players: recordOf(state.seats, (id) => ({
      ...present(state.players[id], 'a player'),
      ...{ used: { taint: 0, portal: 0 }, colony: null, isUncalled: false, ...pieces.players?.[id] },
    })),
    retreats: {},
    timers: {},
    ledger: [],
    next: { force: 100, unit: 100, battle: 0, arrival: 100, session: 0 },
  });

function boardForces(forces: Readonly<Record<string, string>>): State['forces'] {
  const entries = Object.entries(forces).map(([id, text], i): [string, State['forces'][string]] => {
    const [by = '', at = '', ...marks] = text.split(' ');
    const force = {
      ...{ id: forceId.parse(id), owner: owner(by), name: id, background: '', node: node(at), cameFrom: null },
      ...{ way: 'path' as const, units: [], killTeam: [], isFrozen: false, arrival: i + 1 },
      isTainted: marks.includes('tainted'),
      isHulk: marks.includes('hulk'),
    };
    return [id, force];
  });
  return Object.fromEntries(entries);
}

const boardNodes = ({ map }: State, { control = {}, roks = {}, portals = {} }: Pieces): State['nodes'] =>
  Object.fromEntries(
    map.nodes.map(({ id, site }) => {
      const [by] = Object.entries(control).find(([, nodes]) => nodes.split(' ').includes(id)) ?? [];
      const rok = lookup(roks, id);
      return [
        id,
        {
          controller: by === undefined ? null : owner(by),
          isSiteIntact: site !== null,
          rok: rok === undefined ? null : seatId(rok),
          portals: (lookup(portals, id) ?? []).map(seatId),
          colony: null,
        },
      ];
    }),
  );

/** Commands in short: `'move f1 O4'`, `'expand O12'`, `'destroy f1 site'`, `'cede O7 blue'`, `'call D2 ORB-O'`. */
export function commands(...texts: readonly string[]): readonly Command[] {
  return texts.map((text) => {
    const [type = '', ...words] = text.split(' ');
    const fields = (FIELDS[type] ?? []).map((field, i) => [field, words[i] ?? null]);
    return commandSchema.parse({ type, ...Object.fromEntries(fields), ...(type === 'modify' && NO_CHANGES) });
  });
}

const FIELDS: Readonly<Record<string, readonly string[]>> = {
  move: ['force', 'to'],
  call: ['at', 'to'],
  redeploy: ['force', 'to'],
  expand: ['node'],
  reinforce: ['node'],
  modify: ['force'],
  destroy: ['force', 'what', 'owner'],
  corrupt: ['node'],
  taint: ['force'],
  'phase-out': ['force', 'to'],
  cede: ['node', 'to'],
  portal: ['node'],
};
const NO_CHANGES = { add: [], retire: [], change: [], retrain: true };
