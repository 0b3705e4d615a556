import fc from 'fast-check';
import { expect, test } from 'vitest';
import { present, seatId, seededDice } from '../../kernel/index.ts';
import { apply } from '../apply.ts';
import { checkOrder } from '../check.ts';
import { faults } from '../faults.ts';
import { schemas } from '../schemas.ts';
import { board, commands, type War, war } from '../testing.ts';
import type { Command, Faction, State, When } from '../types.ts';
import { view } from '../view/view.ts';
import { commandFaults } from './commands.ts';
import { seriesPrice } from './series.ts';

const FACTIONS: Readonly<Record<string, Faction>> = {
  red: 'orks',
  blue: 'imperial-guard',
  green: 'tyranids',
  gold: 'eldar',
  grey: 'necrons',
  black: 'chaos',
  white: 'space-marines',
};
const SEATS = Object.keys(FACTIONS);
/** Crowded, so that battles begin, and that much is legal. */
const PIECES = {
  forces: {
    ...{
      f1: 'red ORB-O',
      f2: 'red D1 hulk',
      f3: 'red O7',
      f4: 'blue O4',
      f5: 'blue O1',
      f6: 'green O9',
      f7: 'green V4',
    },
    ...{ f8: 'gold W', f9: 'gold O10', f10: 'grey O6', f11: 'grey V5', f12: 'black O12', f13: 'black D2' },
    ...{ f14: 'white O8', f15: 'white D1' },
  },
  control: {
    red: 'O7 ORB-O',
    blue: 'O1 O2 O3 O4 O5 V1',
    green: 'O9 V4 V3',
    gold: 'O10',
    grey: 'O6 V5',
    black: 'O12',
    white: 'O8',
  },
  portals: { O10: ['gold'], V5: ['gold'] },
};

const written = new Map<string, readonly Command[]>();
/** Parsed once each: thousands are written down again and again. */
function read(text: string): readonly Command[] {
  const known = written.get(text) ?? commands(text);
  written.set(text, known);
  return known;
}

/** Every command that can be written down for a seat. */
function writable(state: State, by: string): readonly Command[] {
  const nodes = state.map.nodes.map(({ id }) => id);
  const forces = Object.values(state.forces);
  const own = forces.filter(({ owner }) => owner === by).map(({ id }) => id);
  const ofForce = own.flatMap((id) => [
    `destroy ${id} site`,
    ...nodes.flatMap((node) => ['move', 'redeploy', 'phase-out'].map((type) => `${type} ${id} ${node}`)),
  ]);
  const ofNode = nodes.flatMap((node) => [
    ...['expand', 'reinforce', 'corrupt', 'portal'].map((type) => `${type} ${node}`),
    `cede ${node} blue`,
    `call D1 ${node}`,
  ]);
  return [...ofForce, ...ofNode, ...forces.map(({ id }) => `taint ${id}`)].flatMap(read);
}

const pick = <One>(listed: readonly One[], at: number): One | undefined => listed[at % listed.length];

/** A command by numbers: mostly one that is legal now, of any kind with the same chance. */
function drawn(state: State, by: string, [kind, which, trust]: readonly [number, number, number]): Command {
  const all = writable(state, by);
  const legal = all.filter((one) => commandFaults(state, seatId(by), one).length === 0);
  const among = trust % 5 === 0 || legal.length === 0 ? all : legal;
  const type = pick([...new Set(among.map((one) => one.type))], kind);
  return present(
    pick(
      among.filter((one) => one.type === type),
      which,
    ),
    'a command',
  );
}

const triple = fc.tuple(fc.nat(1000), fc.nat(1000), fc.nat(1000));
const series = fc.record({ seat: fc.nat(), commands: fc.array(triple, { minLength: 1, maxLength: 3 }) });
const points = (state: State, by: string): number => {
  const purse = state.purses[by];
  return purse === undefined ? 0 : purse.cp + purse.free;
};

test('NODE-ORD-04, NODE-CP-04: the form accepts what the engine does, a series costs its price, and the board stays sound', () => {
  const start = war(FACTIONS, { given: board(PIECES) }).state;
  fc.assert(
    fc.property(fc.array(series, { minLength: 5, maxLength: 20 }), fc.nat(255), (draws, seed) => {
      let state: State = {
        ...start,
        purses: Object.fromEntries(SEATS.map((id) => [id, { cp: 100, free: 5, held: [] }])),
      };
      for (const [step, draw] of draws.entries()) {
        const by = pick(SEATS, draw.seat) ?? 'red';
        const list = draw.commands.map((one) => drawn(state, by, one));
        const order = { type: 'commands', commands: list, when: { kind: 'now' } } as const;
        const problems = checkOrder(view(state, { kind: 'seat', seat: seatId(by) }), seatId(by), order);
        const dice = seededDice(Uint8Array.of(seed, step));
        const input = { type: 'order', at: '2031-05-05T12:00:00.000Z', seat: seatId(by), order } as const;
        const made = apply(state, input, { edition: '1', dice });
        expect(made.ok).toBe(problems.length === 0);
        if (!made.ok) continue;
        const price = seriesPrice(state, seatId(by), list);
        expect(points(made.value.state, by)).toBe(points(state, by) - price);
        const told = made.value.events.filter(({ type }) => type === 'ordered' || type === 'order-cancelled');
        expect(told).toHaveLength(list.length);
        state = schemas.state.parse(JSON.parse(JSON.stringify(made.value.state)));
        expect(faults(state)).toEqual([]);
      }
    }),
    { numRuns: 15 },
  );
});

const seats = fc.constantFrom('red', 'blue');
/** What players order for later, and what happens meanwhile. */
const happening = fc.oneof(
  { weight: 4, arbitrary: fc.record({ type: fc.constant('order' as const), by: seats, when: fc.nat(8) }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('withdraw' as const), by: seats, post: fc.nat(12) }) },
  { weight: 3, arbitrary: fc.record({ type: fc.constant('wait' as const), hours: fc.nat(30) }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('pause' as const), hours: fc.nat(72) }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('night' as const) }) },
);

const HOUR = 3_600_000;

/** Now, as soon as it can be paid, or on one of the next two days. */
function whenOf(number: number, now: number): When {
  if (number === 0) return { kind: 'now' };
  if (number <= 3) return { kind: 'affordable', mayPass: number === 3 };
  const date = new Date(now + (number % 2 === 0 ? 24 : 48) * HOUR).toISOString().slice(0, 10);
  return { kind: 'on', date, time: number < 6 ? '18:30' : '00:00' };
}

/** An order that was accepted: to expand into a node that no other order of the war names. */
interface Accepted {
  readonly by: string;
  readonly node: string;
  /** Its number; null: it was carried out immediately. */
  readonly post: number | null;
}

function given(made: War, by: string, node: string, when: When): readonly Accepted[] {
  const before = made.state.nextPost[by];
  const commands = read(`expand ${node}`);
  if (made.give(by, { type: 'commands', commands: [...commands], when }).length > 0) return [];
  const post = made.state.nextPost[by] ?? 0;
  return [{ by, node, post: post === before ? null : post }];
}

/** How often an order was carried out or cancelled, was dropped, and waits. */
function fatesOf({ story, state }: War, { by, node, post }: Accepted): number {
  const done = story.filter(
    (event) =>
      (event.type === 'ordered' || event.type === 'order-cancelled') &&
      event.seat === by &&
      event.command.type === 'expand' &&
      event.command.node === node,
  );
  const dropped = story.filter(
    (event) =>
      (event.type === 'orders-lapsed' || event.type === 'orders-withdrawn') && event.seat === by && event.post === post,
  );
  const waiting = state.posts.filter(({ seat, commands: [command] }) => {
    return seat === by && command?.type === 'expand' && command.node === node;
  });
  return done.length + dropped.length + waiting.length;
}

test('NODE-ORD-03, -05: an order is carried out, lapses, is withdrawn or waits, and only one of these once', () => {
  fc.assert(
    fc.property(
      fc.array(happening, { minLength: 8, maxLength: 24 }),
      fc.constantFrom('immediate', 'daily'),
      (happenings, orderProcessing) => {
        const made = war(
          { red: 'chaos', blue: 'orks' },
          {
            settings: { orderProcessing, dailyCp: 4, endDays: null, endVp: null },
            given: board({ control: { red: 'O1 O2 V1', blue: 'O8 O9' }, cp: { red: 9, blue: 9 } }),
          },
        );
        const nodes = made.state.map.nodes.map(({ id }) => id);
        const accepted: Accepted[] = [];
        let now = Date.parse('2031-05-05T12:00:00Z');
        for (const one of happenings) {
          if (one.type === 'wait' || one.type === 'pause') now += one.hours * HOUR;
          if (one.type === 'wait') made.until(new Date(now).toISOString());
          else if (one.type === 'pause') made.pause(one.hours);
          else if (one.type === 'withdraw') made.give(one.by, { type: 'withdraw', post: one.post + 1 });
          else if (one.type === 'order')
            accepted.push(...given(made, one.by, nodes[accepted.length] ?? '', whenOf(one.when, now)));
          else if (made.state.night !== null) made.rule({ type: 'close-night' });
          else {
            made.give('red', { type: 'present', isPresent: true });
            made.rule({ type: 'open-night' });
          }
        }
        expect(accepted.map((order) => [order, fatesOf(made, order)])).toEqual(accepted.map((order) => [order, 1]));
      },
    ),
    { numRuns: 20 },
  );
});
