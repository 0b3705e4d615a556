import type { Due, Instant, RuleId, SeatId } from '../../kernel/index.ts';
import { forcedDice, invariant, lookup, present, seatId, seededDice } from '../../kernel/index.ts';
import { apply } from '../apply.ts';
import { begin } from '../begin.ts';
import { printed, territoriesOf } from '../board/grid.ts';
import { nextDue } from '../due.ts';
import { faults } from '../faults.ts';
import { detachmentId } from '../schemas/atoms.ts';
import { schemas } from '../schemas.ts';
import type {
  Declaration,
  Detachment,
  DetachmentId,
  Event,
  Order,
  Rejection,
  Ruling,
  Side,
  State,
  Territory,
  TerritoryId,
  View,
} from '../types.ts';
import { view } from '../view/view.ts';
import { SIDES } from '../vocabulary.ts';

type Forced = Readonly<Record<`${RuleId} ${string}`, readonly number[]>>;

const shifted = (at: Instant, seconds: number): Instant => new Date(Date.parse(at) + seconds * 1000).toISOString();

function instantOf(due: Due): Instant {
  if (due.kind === 'at') return due.at;
  invariant(due.kind === 'after', 'a sector campaign waits for so many seconds after something');
  return shifted(due.after, due.seconds);
}

/** A campaign being played by a test. It begins on 2031-05-03 at noon. */
export class War {
  state: State;
  /** The events of the last step. */
  events: readonly Event[] = [];
  /** All events so far. */
  readonly story: Event[] = [];
  now: Instant;
  private forced: Forced = {};
  private readonly seed: number;
  private steps = 0;

  constructor(state: State, now: Instant, seed: number) {
    this.state = state;
    this.now = now;
    this.seed = seed;
  }

  /** Dice of the next step, by rule and subject: `{'SEC-VP-10 west': [3]}`. Others come from a seed. */
  dice(forced: Forced): this {
    this.forced = forced;
    return this;
  }

  private step(input: Parameters<typeof apply>[1]): readonly Rejection[] {
    const before = JSON.stringify(this.state);
    // A test may have built what the rules could never bring about.
    const known = faults(this.state);
    this.steps += 1;
    const seeded = seededDice(Uint8Array.of(this.seed, Math.floor(this.steps / 256), this.steps % 256));
    const dice = forcedDice(this.forced, (rule, subject, _count, sides) => seeded.die(rule, subject, sides));
    const made = apply(this.state, input, { edition: '1', dice });
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

  /** Lets everything that is due within this many hours fall due, one step for each instant. */
  wait(hours: number): this {
    const end = shifted(this.now, hours * 3600);
    for (let steps = 0; steps < 1000; steps++) {
      const entries = nextDue(this.state, null).map(({ id, due }) => ({ id, at: instantOf(due) }));
      const [first] = entries.map(({ at }) => at).sort();
      if (first === undefined || first > end) break;
      const of = entries.filter(({ at }) => at === first).map(({ id }) => id);
      const problems = this.step({ type: 'clock', at: first, of });
      invariant(problems.length === 0, `the clock is refused: ${JSON.stringify(problems)}`);
    }
    this.now = end;
    return this;
  }

  /** Lets the time of the present decision pass. */
  timeUp(): this {
    const [entry] = nextDue(this.state, null).filter(({ isFirm }) => !isFirm);
    const { id, due } = present(entry, 'a decision with a time');
    this.now = instantOf(due);
    this.step({ type: 'clock', at: this.now, of: [id] });
    return this;
  }

  /** Lets this fall due now, even if it no longer matters. */
  fall(id: string): this {
    this.step({ type: 'clock', at: this.now, of: [id] });
    return this;
  }

  /** Lets times pass until the campaign is in this phase, in this turn or a later one. */
  until(phase: State['board']['phase']): this {
    for (let steps = 0; this.board.phase !== phase; steps++) {
      invariant(steps < 1000 && this.board.ended === null, `never in ${phase}`);
      this.timeUp();
    }
    return this;
  }

  /** Lets times pass until the next turn is in this phase. */
  nextTurn(phase: State['board']['phase']): this {
    const { turn } = this.board;
    for (let steps = 0; this.board.turn === turn; steps++) {
      invariant(steps < 1000 && this.board.ended === null, 'the turn ends');
      this.dice(WEST_FIRST).timeUp();
    }
    return this.until(phase);
  }

  get board(): State['board'] {
    return this.state.board;
  }

  /** Gives an order for a side’s commander now. Returns the refusals. */
  give(side: Side, order: Order): readonly Rejection[] {
    return this.giveAs(this.board.sides[side].commander, order);
  }

  giveAs(seat: string, order: Order): readonly Rejection[] {
    return this.step({ type: 'order', at: this.now, seat: seatId(seat), order: schemas.order.parse(order) });
  }

  /** Declares now. Returns the codes of the refusals. */
  declare(side: Side, declaration: Declaration): readonly string[] {
    return this.give(side, { type: 'declare', declaration }).map(({ code }) => code);
  }

  /** Like {@link declare}, but it must be accepted. */
  does(side: Side, declaration: Declaration): this {
    const problems = this.give(side, { type: 'declare', declaration });
    invariant(problems.length === 0, `refused: ${JSON.stringify(problems)}`);
    return this;
  }

  rule(ruling: Ruling, reason = 'a test'): readonly Rejection[] {
    return this.step({ type: 'ruling', at: this.now, ruling: schemas.ruling.parse(ruling), reason });
  }

  /** A pause from now on, and its end. */
  pause(hours: number): this {
    this.now = shifted(this.now, hours * 3600);
    this.step({ type: 'resumed', at: this.now, seconds: hours * 3600 });
    return this;
  }

  seenBy(viewer: string): View {
    if (viewer === 'referee' || viewer === 'spectator') return view(this.state, { kind: viewer });
    return view(this.state, { kind: 'seat', seat: seatId(viewer) });
  }

  /** Who is asked for what: `west place`. */
  asked(): readonly string[] {
    return this.board.asked.map(({ side, decision }) => `${side} ${decision}`);
  }

  /** The detachment with this name. */
  one(name: string): Detachment {
    const found = SIDES.flatMap((side) => Object.values(this.state.desks[side].detachments)).find(
      (one) => one.name === name,
    );
    return present(found, `a detachment ${name}`);
  }

  /** Where the detachment with this name is, as printed; null: nowhere on the map. */
  where(name: string): string | null {
    const { counter } = this.one(name);
    const at = counter === null ? null : (lookup(this.board.counters, counter)?.at ?? null);
    return at === null ? null : printed(at);
  }
}

/** A territory by its printed name. */
export function territory(state: Pick<State, 'board'>, name: string): TerritoryId {
  const found = territoriesOf(state.board.territories).find(({ id }) => printed(id) === name);
  return present(found, `a territory ${name}`).id;
}

interface Staged {
  readonly settings?: Readonly<Record<string, unknown>>;
  readonly seats?: readonly Readonly<Record<string, unknown>>[];
  readonly west?: Readonly<Record<string, unknown>>;
  readonly east?: Readonly<Record<string, unknown>>;
  readonly seed?: number;
}

/** A campaign that has not begun: `anna` commands West, `bert` East. */
export function setUp({ settings = {}, seats = [], west = {}, east = {}, seed = 1 }: Staged = {}): War {
  const at = '2031-05-03T12:00:00.000Z';
  const setup = schemas.setup.parse({
    seats: [
      { id: 'anna', name: 'Anna', side: 'west', ...west },
      { id: 'bert', name: 'Bert', side: 'east', ...east },
      ...seats,
    ],
    settings,
  });
  const begun = begin(setup, { edition: '1', dice: seededDice(Uint8Array.of(seed)) }, at);
  invariant(begun.ok, 'the campaign begins');
  const war = new War(schemas.state.parse(JSON.parse(JSON.stringify(begun.value.state))), at, seed);
  war.story.push(...begun.value.events);
  return war;
}

interface Pieces extends Staged {
  /** Detachments by name, with side, territory and marks: `{ Wolves: 'west 8 commander', Owls: 'east orbit' }`. */
  readonly pieces?: Readonly<Record<string, string>>;
  /** Territories that a side has taken: `{ west: 'B C' }`. */
  readonly held?: Partial<Readonly<Record<Side, string>>>;
  readonly majors?: string;
  readonly isolated?: string;
}

type Phase = State['board']['phase'];

/**
 * A campaign in its first turn, or in its second if a territory is isolated, with these pieces and no others, each of 100
 * points. West begins every phase. Marks of a piece:
 * `commander`, `airborne`, `aerial`, `flak`, `infiltrator`, `isolated`, `ask` (is asked how it reacts), `hunts4` (its intercept
 * rating), or a number: its points. Each has four units of armour 5, each of which can lift two.
 */
export function war(phase: Phase, { pieces = {}, held = {}, majors = '', isolated = '', ...staged }: Pieces = {}): War {
  const made = setUp({ west: { rating: '6' }, ...staged });
  const { board } = made.state;
  const named = (text: string): readonly string[] => text.split(' ').filter((one) => one !== '');
  const territories = Object.fromEntries(
    territoriesOf(board.territories).map((one): [string, Territory] => {
      const holder = SIDES.find((side) => named(held[side] ?? '').includes(printed(one.id))) ?? one.home;
      const isMajor = named(majors).includes(printed(one.id));
      const isIsolated = named(isolated).includes(printed(one.id));
      return [one.id, { ...one, controller: holder, controllerBefore: holder, isMajor, isIsolated }];
    }),
  );
  // Isolation is judged when a turn ends, so one turn must have ended already. SEC-ISO-02.
  const turn = isolated === '' ? 0 : 1;
  const set = { ...made.state, board: { ...board, turn, planet: 'agri' as const, territories } };
  made.state = schemas.state.parse(withPieces(set, pieces));
  return opened(made, phase);
}

/** The state after deployment: the next step opens the first turn. */
function opened(made: War, phase: Phase): War {
  const { state } = made;
  const ready: State = { ...state, board: { ...state.board, phase: 'deployment', asked: [], timers: {} } };
  made.state = ready;
  // Any input continues the campaign from here.
  made.dice(WEST_FIRST).giveAs('anna', { type: 'prefer', phase: 'air', who: 'me' });
  for (let steps = 0; made.board.phase !== phase; steps++) {
    invariant(steps < 100, `never in ${phase}`);
    made.dice(WEST_FIRST);
    const [asked] = made.board.asked;
    if (asked === undefined || made.declare(asked.side, { type: 'pass' }).length > 0) made.dice(WEST_FIRST).timeUp();
  }
  if (made.asked().includes('west first')) made.give('west', { type: 'first', who: 'me' });
  return made;
}

const WEST_FIRST = { 'SEC-INIT-01 west': [6], 'SEC-INIT-01 east': [1] } as const;

function withPieces(state: State, pieces: Readonly<Record<string, string>>): unknown {
  const desks = { west: { ...state.desks.west, detachments: {} }, east: { ...state.desks.east, detachments: {} } };
  const counters: Record<string, unknown> = {};
  const size = { west: 0, east: 0 };
  for (const [name, text] of Object.entries(pieces)) {
    const [by = '', place = '', ...marks] = text.split(' ');
    const side: Side = by === 'west' ? 'west' : 'east';
    size[side] += 1;
    const made = pieceOf(state, { name, side, place, marks, number: size[side] });
    Object.assign(desks[side].detachments, { [made.detachment.id]: made.detachment });
    counters[made.counter.id] = made.counter;
  }
  const last = (side: Side) => ({ ...desks[side], last: { detachment: size[side], counter: size[side], proposal: 0 } });
  const sides = {
    west: { ...state.board.sides.west, size: size.west },
    east: { ...state.board.sides.east, size: size.east },
  };
  return { ...state, board: { ...state.board, sides, counters }, desks: { west: last('west'), east: last('east') } };
}

interface Piece {
  readonly name: string;
  readonly side: Side;
  readonly place: string;
  readonly marks: readonly string[];
  readonly number: number;
}

const TRAITS = ['flak', 'infiltrator'] as const;

function pieceOf(state: State, { name, side, place, marks, number }: Piece) {
  const isInOrbit = place === 'orbit';
  const flown = marks.includes('aerial') ? 'aerial' : marks.includes('airborne') ? 'airborne' : 'ground';
  const points = Number(marks.find((mark) => /^\d+$/.test(mark)) ?? '100');
  const id: DetachmentId = detachmentId.parse(`${side === 'west' ? 'w' : 'e'}d${number}`);
  const counter = `${side}-${number}` as const;
  const units = [
    {
      name: 'Unit',
      count: 4,
      points,
      traits: TRAITS.filter((one) => marks.includes(one)),
      intercept: Number(marks.find((mark) => mark.startsWith('hunts'))?.slice(5) ?? '0'),
      armour: 5,
      lift: 2,
    },
  ];
  const detachment = {
    ...{ name, kind: isInOrbit ? 'dropship' : flown, units, isCommander: marks.includes('commander') },
    ...{ id, xp: 1, where: isInOrbit ? 'orbit' : 'map', counter, numbers: [number], lost: [], isWiped: false },
    ...{
      hasScouted: false,
      scoutFlak: 'unrolled',
      air: { hasFought: false, flyers: 0, isHalved: false },
      hasVehiclesInOrbit: false,
      bonus: { isMoveUsed: false, isAttackUsed: false },
    },
    ...{
      tenure: 'army',
      price: null,
      awayIn: null,
      freeMoves: 0,
      reaction: marks.includes('ask') ? 'ask' : 'always',
      keeper: null,
    },
  };
  const at = isInOrbit ? null : territory(state, place);
  const shown = {
    ...{ id: counter, side, number, at, battle: null, isIsolated: marks.includes('isolated'), mission: null },
    ...{ hasFlown: false, hasMoved: false, droppedIn: null, isLost: false },
  };
  return { detachment, counter: shown };
}

export const seat = (id: string): SeatId => seatId(id);
