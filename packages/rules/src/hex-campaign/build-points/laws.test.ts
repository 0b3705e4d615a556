import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { apply } from '../apply.ts';
import { refusalOf, ruleOf } from '../build-orders/execute.ts';
import { hexCampaign } from '../index.ts';
import { knownRealm } from '../realm/known-realm.ts';
import { dice } from '../testing/board.ts';
import { economies } from '../testing/economies.ts';
import { viewOf } from '../testing/played.ts';
import type { BuildLine, BuildLineType, Event, Sheet, State } from '../types.ts';
import { nextUpkeep } from './ahead.ts';
import { upkeepBp } from './booked.ts';

const SEATS = ['red', 'blue', 'green'] as const;
const TYPES = [
  'unload',
  'disband-building',
  'found',
  'grow',
  'building',
  'exploit',
  'upkeep-order',
  'convoy',
  'route',
] as const satisfies readonly BuildLineType[];

/** All lines of these chapters that a seat's form shows, with its verdict on each. */
function offered(state: State, seat: string): readonly { readonly line: BuildLine; readonly isOpen: boolean }[] {
  const view = viewOf(state, seat);
  return TYPES.flatMap((type) => {
    const realm = knownRealm(view);
    if (realm === null) return [];
    return ruleOf(type)
      .offers(realm)
      .map((line: BuildLine) => ({ line, isOpen: refusalOf(realm, line) === null }));
  });
}

/** A selection of a seat's offers, by a list of numbers. */
function drawnLines(state: State, seat: string, by: readonly number[]): readonly BuildLine[] {
  const open = offered(state, seat).filter(({ isOpen }) => isOpen);
  return by.flatMap((n) => open[n % Math.max(1, open.length)]?.line ?? []);
}

function step(state: State, sheets: Readonly<Record<string, Sheet>>) {
  const input = { type: 'phase', at: '2026-01-02T12:00:00.000Z', closedBy: 'referee', sheets } as const;
  const result = apply(state, input, { edition: '1', dice: dice() });
  if (!result.ok) throw new Error(JSON.stringify(result.problem));
  return result.value;
}

const total = (state: State): number =>
  [...Object.values(state.sites), ...Object.values(state.pieces)].reduce(
    (sum, one) => sum + ('bp' in one ? one.bp : 0),
    0,
  );

/** BP gained according to an event, negative if spent. */
function change(event: Event): number {
  switch (event.type) {
    case 'building-disbanded':
      return event.refund;
    case 'founded':
    case 'urban-grown':
    case 'building-built':
      return -event.cost;
    default:
      return upkeepBp(event) ?? 0;
  }
}

const changes = (events: readonly Event[]): number => events.reduce((sum, event) => sum + change(event), 0);
const numbers = fc.array(fc.nat(1000), { minLength: 1, maxLength: 12 });
const sheetsOf = (state: State, by: readonly number[]): Readonly<Record<string, Sheet>> =>
  Object.fromEntries(SEATS.map((seat) => [seat, { phase: 'build', lines: drawnLines(state, seat, by) } as const]));

describe('laws of the economy', () => {
  test('lines that a form offers are accepted, and those that it shows as refused are refused', () => {
    fc.assert(
      fc.property(economies(), (state) => {
        for (const { line, isOpen } of offered(state, 'red')) {
          const found = hexCampaign.sheets.check(viewOf(state, 'red'), { phase: 'build', lines: [line] });
          expect(found.length === 0).toBe(isOpen);
        }
      }),
      { numRuns: 40 },
    );
  });

  test('HEX-BP-01: in a Build phase BP change only as events say', () => {
    fc.assert(
      fc.property(economies(), numbers, (state, by) => {
        const { state: after, events } = step(state, sheetsOf(state, by));
        expect(total(after)).toBe(total(state) + changes(events));
        expect(hexCampaign.faults(after)).toEqual([]);
      }),
      { numRuns: 100 },
    );
  });

  test('HEX-TURN-08, HEX-ROUTE-05: over a turn without moves BP change only as events say', () => {
    fc.assert(
      fc.property(economies(), numbers, (state, by) => {
        const built = step(state, sheetsOf(state, by)).state;
        const { state: moved, events: first } = step(built, {});
        const { state: after, events: second } = step(moved, {});
        expect(after.phase).toBe('build');
        expect(total(after)).toBe(total(built) + changes([...first, ...second]));
      }),
      { numRuns: 60 },
    );
  });

  test('HEX-TURN-08: the upkeep that a seat foresees comes true if nothing is hidden and all is paid', () => {
    fc.assert(
      fc.property(economies(true), (state) => {
        const built = step(state, {}).state;
        const moved = step(built, {});
        const told = [...moved.events, ...step(moved.state, {}).events].filter(
          (event) => 'seat' in event && event.seat === 'red',
        );
        fc.pre(told.every((event) => event.type !== 'building-unpaid'));
        fc.pre(told.every((event) => event.type !== 'army-maintained' || event.debt === 0));
        // Which seats are out of play shows only when the turn ends; a deduction takes no more than comes in.
        const ahead = nextUpkeep(viewOf(built, 'red')).filter(
          ({ kind }) => kind !== 'victory-points' && kind !== 'fun-battles',
        );
        const came = told.filter(({ type }) => type !== 'bonus-paid' && type !== 'deducted');
        expect(ahead.reduce((sum, { bp }) => sum + bp, 0)).toBe(changes(came));
      }),
      { numRuns: 60 },
    );
  });

  test('only the owner reads what is earned, spent and lost', () => {
    fc.assert(
      fc.property(economies(), numbers, (state, by) => {
        const built = step(state, sheetsOf(state, by));
        const moved = step(built.state, {});
        const events = [...built.events, ...moved.events, ...step(moved.state, {}).events];
        for (const event of events.filter((one) => change(one) !== 0)) {
          expect(event.to).toEqual('seat' in event ? [event.seat] : []);
        }
      }),
      { numRuns: 40 },
    );
  });

  test('HEX-BP-07: a seat with debts after the upkeep has empty stores', () => {
    fc.assert(
      fc.property(economies(), (state) => {
        const after = step(step(step(state, {}).state, {}).state, {}).state;
        for (const seat of after.seatOrder) {
          const owed = after.seats[seat]?.debt ?? 0;
          const stores = Object.entries(after.sites).filter(
            ([hex, site]) => hexOwner(after, hex) === seat && 'bp' in site,
          );
          const held = stores.reduce((sum, [, site]) => sum + ('bp' in site ? site.bp : 0), 0);
          expect(owed === 0 || held === 0).toBe(true);
        }
      }),
      { numRuns: 60 },
    );
  });

  test('HEX-TURN-09: if nothing is hidden, the engine refuses exactly what the form refuses', () => {
    fc.assert(
      fc.property(economies(true), numbers, (state, by) => {
        const lines = drawnLines(state, 'red', [...by, ...by]);
        const foreseen = hexCampaign.sheets.check(viewOf(state, 'red'), { phase: 'build', lines });
        const { events } = step(state, { red: { phase: 'build', lines } });
        const refused = events.flatMap((event) => (event.type === 'line-refused' ? [event.code] : []));
        expect([...refused].sort()).toEqual(foreseen.map(({ code }) => code).sort());
      }),
      { numRuns: 80 },
    );
  });

  test('HEX-BLD-03: no settlement has two buildings of a kind', () => {
    fc.assert(
      fc.property(economies(), numbers, (state, by) => {
        const { state: after } = step(state, sheetsOf(state, by));
        for (const site of Object.values(after.sites)) {
          const kinds = site.kind === 'urban' ? site.buildings.map(({ type, aspect }) => `${type} ${aspect}`) : [];
          expect(new Set(kinds).size).toBe(kinds.length);
        }
      }),
      { numRuns: 60 },
    );
  });
});

const hexOwner = (state: State, hex: string) =>
  Object.entries(state.control).find(([controlled]) => controlled === hex)?.[1];
