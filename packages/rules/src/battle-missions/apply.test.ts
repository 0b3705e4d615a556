import { expect, test } from 'vitest';
import { forcedDice, type Input, seatId } from '../kernel/index.ts';
import { apply } from './apply.ts';
import { begin } from './begin.ts';
import { nextDue } from './due.ts';
import { stateSheet } from './known.ts';
import { schemas } from './schemas.ts';
import { Evening } from './testing/evening.ts';
import type { Phone } from './testing/log.ts';
import { stateOf, unit } from './testing/units.ts';
import type { Entry, Event, MissionGame, Order, State } from './types.ts';
import { view } from './view/view.ts';

const AT = '2026-11-21T20:00:00.000Z';
const LATER = '2026-11-21T20:10:00.000Z';
const [RED, BLUE] = [seatId('red'), seatId('blue')];

/** A battle on the server, with the two phones of an evening. */
class Server {
  state: State;
  readonly events: Event[] = [];
  refusal: string | null = null;
  readonly #dice: Readonly<Record<string, readonly number[]>>;

  constructor(evening: Evening, dice: Readonly<Record<string, readonly number[]>> = {}) {
    this.#dice = dice;
    const begun = begin(evening.setup, this.#table(), AT);
    if (!begun.ok) throw new Error('a battle that begins');
    this.state = begun.value.state;
    this.order(RED, { type: 'phone', phone: evening.a.id });
    this.order(BLUE, { type: 'phone', phone: evening.b.id });
  }

  #table() {
    return { edition: '1', dice: forcedDice(this.#dice, () => 1) };
  }

  input(input: Input<MissionGame>): this {
    const played = apply(this.state, input, this.#table());
    this.refusal = played.ok ? null : (played.problem[0]?.code ?? 'unknown');
    if (!played.ok) return this;
    this.state = schemas.state.parse(played.value.state);
    this.events.push(...played.value.events.map((event) => schemas.event.parse(event)));
    return this;
  }

  order(seat: typeof RED, order: Order, at = AT): this {
    return this.input({ type: 'order', seat, order, at });
  }

  /** Sends entries of a phone; all if none are given. */
  send(phone: Phone, entries: readonly Entry[] = phone.entries.map(({ entry }) => entry), at = AT): this {
    const seat = phone.side === 'a' ? RED : BLUE;
    return this.order(seat, { type: 'entries', phone: phone.id, entries: [...entries], isCarried: false }, at);
  }

  get sheet() {
    return stateSheet(this.state);
  }
}

/** Ready for the roll for the first turn. */
const deployed = () => new Evening().setAside().both({ type: 'deployed' });

test('MSN-COMP-10: entries that are sent again change nothing, and the answer is the same', () => {
  const evening = deployed();
  const server = new Server(evening).send(evening.a).send(evening.b);
  const { state } = server;
  server.send(evening.a).send(evening.b);
  expect([server.refusal, server.state]).toEqual([null, state]);
  expect(server.sheet?.stage).toBe('deployment');
});

test('MSN-COMP-10: whichever phone reaches the server first, it has the same sheet', () => {
  const evening = deployed();
  const one = new Server(evening).send(evening.a).send(evening.b);
  const other = new Server(evening).send(evening.b).send(evening.a);
  expect(other.sheet).toEqual(one.sheet);
});

test('MSN-COMP-10: a number that comes with another text is refused', () => {
  const [evening, changed] = [deployed(), new Evening()];
  changed.a.enter({ type: 'deployed' });
  const server = new Server(evening).send(evening.a);
  const { state } = server;
  server.send(changed.a);
  expect(server.refusal).toBe('entry-differs');
  expect(server.state).toEqual(state);
});

test('MSN-COMP-10: a seat sends only what its own phones entered, or what was handed over', () => {
  const evening = deployed();
  const server = new Server(evening);
  const entries = evening.a.entries.map(({ entry }) => entry);
  server.order(BLUE, { type: 'entries', phone: evening.b.id, entries, isCarried: false });
  expect(server.refusal).toBe('not-your-phone');
  server.order(BLUE, { type: 'entries', phone: evening.b.id, entries, isCarried: true });
  expect(server.refusal).toBeNull();
  server.order(BLUE, { type: 'entries', phone: evening.a.id, entries, isCarried: false });
  expect(server.refusal).toBe('not-your-phone');
});

test('MSN-COMP-05: the server throws as many dice as the roll needs, and keeps them', () => {
  const evening = deployed();
  const roll = evening.enter('a', { type: 'roll', roll: { kind: 'first-turn' }, dice: null });
  const server = new Server(evening, { [`MSN-COMP-09 ${roll}`]: [3, 3, 2, 5] }).send(evening.b).send(evening.a);
  expect(server.state.entries[roll]?.facts?.dice).toEqual([3, 3, 2, 5]);
  expect(server.sheet?.now).toEqual({ turn: 1, side: 'b' });
  const rolled = server.events.filter(({ type }) => type === 'rolled');
  server.send(evening.a);
  expect(server.events.filter(({ type }) => type === 'rolled')).toEqual(rolled);
  expect(rolled).toHaveLength(1);
});

test('MSN-COMP-05: a roll that waits for entries of the other phone gets its dice when they arrive', () => {
  const evening = deployed();
  const roll = evening.enter('a', { type: 'roll', roll: { kind: 'first-turn' }, dice: null });
  const server = new Server(evening, { [`MSN-COMP-09 ${roll}`]: [6, 5] }).send(evening.a);
  expect(server.state.entries[roll]?.facts?.dice).toBeNull();
  server.send(evening.b);
  expect(server.state.entries[roll]?.facts?.dice).toEqual([6, 5]);
  expect(server.sheet?.now).toEqual({ turn: 1, side: 'a' });
});

test('MSN-COMP-05: for a roll that is refused, the server throws no dice', () => {
  const evening = new Evening().setAside();
  const roll = evening.enter('a', { type: 'roll', roll: { kind: 'first-turn' }, dice: null });
  const server = new Server(evening).send(evening.b).send(evening.a);
  expect(server.state.entries[roll]?.facts?.dice).toBeNull();
  expect(server.events.some(({ type }) => type === 'rolled')).toBe(false);
});

test('MSN-COMP-10: the pen of a phone that gave no sign for ten minutes can be claimed', () => {
  const evening = deployed();
  const server = new Server(evening).send(evening.a).send(evening.b);
  expect(nextDue(server.state).map(({ id }) => id)).toEqual(['pen', 'left']);
  const early = evening.b.enter({ type: 'claim-pen' });
  server.send(evening.b);
  expect(server.sheet?.verdicts[early]).toMatchObject({ rejection: { code: 'pen-not-lost' } });
  server.input({ type: 'clock', at: LATER, of: ['pen'] });
  evening.b.enter({ type: 'claim-pen' });
  server.send(evening.b, undefined, LATER);
  expect(server.sheet?.pen).toBe('p2');
  expect(server.state.isPenLost).toBe(false);
});

test('MSN-COMP-10: a sign of the phone with the pen keeps it', () => {
  const evening = deployed();
  const server = new Server(evening).send(evening.a).send(evening.b);
  server.input({ type: 'clock', at: LATER, of: ['pen'] }).order(RED, { type: 'sign', phone: evening.a.id }, LATER);
  evening.b.enter({ type: 'claim-pen' });
  expect(server.send(evening.b).sheet?.pen).toBe('p1');
  expect(nextDue(server.state)[0]).toMatchObject({ id: 'pen', due: { after: LATER, seconds: 600 } });
});

test('MSN-COMP-10: the referee settles what two phones differ on, and gives the pen', () => {
  const evening = deployed();
  evening.begin();
  const squad = unit('b', 1);
  evening.a.enter({ type: 'state', unit: squad.id, state: stateOf(squad, { models: 5 }) });
  evening.b.enter({ type: 'state', unit: squad.id, state: stateOf(squad, { models: 4 }) });
  const server = new Server(evening).send(evening.a).send(evening.b);
  expect(server.sheet?.differences).toHaveLength(1);
  const ruling = { type: 'settle-state', unit: squad.id, state: stateOf(squad, { models: 4 }) } as const;
  server.input({ type: 'ruling', at: AT, reason: 'Counted on the photo.', ruling });
  expect(server.sheet?.differences).toEqual([]);
  expect(server.sheet?.units.b[0]?.state.models).toBe(4);
  server.input({ type: 'ruling', at: AT, reason: 'Lost.', ruling: { type: 'give-pen', phone: evening.b.id } });
  expect(server.sheet?.pen).toBe('p2');
});

test('MSN-MARGIN-11: a battle without entries for 30 days is closed as it stands', () => {
  const evening = deployed();
  const server = new Server(evening).send(evening.a);
  expect(nextDue(server.state).at(-1)).toMatchObject({ id: 'left', due: { seconds: 30 * 24 * 3600 }, isFirm: true });
  server.input({ type: 'clock', at: LATER, of: ['left'] });
  expect(nextDue(server.state)).toEqual([]);
  expect(server.send(evening.b).refusal).toBe('battle-left');
});

test('MSN-COMP-06, MSN-MARGIN-11: when both have closed the sheet, everybody learns the result, and it stays', () => {
  const evening = new Evening().setAside().begin().play(6).stateOthers();
  evening.close('a');
  evening.close('b');
  const server = new Server(evening).send(evening.a).send(evening.b);
  expect(server.events.at(-1)).toMatchObject({ type: 'closed', to: 'all', winner: null, margin: 'draw' });
  const { sheet } = server;
  const squad = unit('a', 1);
  evening.b.enter({ type: 'state', unit: squad.id, state: stateOf(squad, { models: 1 }) });
  server.send(evening.b);
  expect(server.sheet?.totals).toEqual(sheet?.totals);
  expect(server.sheet?.stage).toBe('closed');
});

test('MSN-COMP-06: spectators read nothing of the battle before both have closed the sheet', () => {
  const evening = new Evening().setAside().begin().play(6).stateOthers();
  evening.close('a');
  const server = new Server(evening).send(evening.a).send(evening.b);
  expect(view(server.state, { kind: 'spectator' })).toMatchObject({ entries: {}, setup: { armies: { a: [], b: [] } } });
  expect(view(server.state, { kind: 'seat', seat: RED }).entries).toEqual(server.state.entries);
  evening.close('b');
  server.send(evening.b);
  expect(view(server.state, { kind: 'spectator' }).entries).toEqual(server.state.entries);
  expect(schemas.view.safeParse(view(server.state, { kind: 'spectator' })).success).toBe(true);
});
