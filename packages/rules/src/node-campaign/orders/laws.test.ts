import fc from 'fast-check';
import { expect, test } from 'vitest';
import { present, seatId, seededDice } from '../../kernel/index.ts';
import { apply } from '../apply.ts';
import { checkOrder } from '../check.ts';
import { faults } from '../faults.ts';
import { schemas } from '../schemas.ts';
import { board, commands, war } from '../testing.ts';
import type { Command, Faction, State } from '../types.ts';
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
