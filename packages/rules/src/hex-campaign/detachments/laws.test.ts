import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { seatId } from '../../kernel/index.ts';
import { check } from '../check.ts';
import { faults } from '../faults.ts';
import { hexCampaign } from '../index.ts';
import { readSite } from '../notation.ts';
import { options } from '../options.ts';
import { board, dice } from '../testing/board.ts';
import type { Army, BuildLine, Event, Models, Piece, State, Unit, UnitId } from '../types.ts';
import { rosterSize } from '../units/living.ts';

const RED = { kind: 'seat', seat: seatId('red') } as const;

/** Casualties of a unit of ten. */
const models: fc.Arbitrary<Models> = fc
  .tuple(fc.nat(10), fc.nat(4), fc.nat(3), fc.nat(2))
  .map(([ready, wounded, damaged, captured]) => {
    const left = 10 - Math.min(ready, 10);
    const w = Math.min(wounded, left);
    const d = Math.min(damaged, left - w);
    const c = Math.min(captured, left - w - d);
    return { ready: Math.min(ready, 10), wounded: w, damaged: d, captured: c, dead: left - w - d - c };
  });

const unit = fc.record({
  slot: fc.constantFrom('hq', 'troops', 'troops', 'heavy-support'),
  points: fc.integer({ min: 1, max: 400 }),
  models,
});

const army = fc.array(unit, { minLength: 1, maxLength: 5 });

const PLACES = { R1: '5,4', R2: '6,4', R3: '7,4', R4: '6,5', G1: '5,4', G2: '7,4' } as const;

const world = fc.record({
  armies: fc.array(army, { minLength: 6, maxLength: 6 }),
  bp: fc.nat(2000),
  disarmed: fc.boolean(),
  dxp: fc.constantFrom(0, 10, 50),
});
type World = typeof world extends fc.Arbitrary<infer Made> ? Made : never;

const freshNature = { name: 'Squad', moveClass: 'infantry', scout: false, kind: '', tags: [], limits: [] } as const;

function units(id: string, drawn: World['armies'][number]): readonly Unit[] {
  return drawn.map((one, i) => ({ ...freshNature, ...one, id: `${id}-${i + 1}` as UnitId, mount: null, mark: null }));
}

/** Red in and around its Capital, with a City that has a Strategic HQ, and a village. */
function stateOf({ armies, bp, disarmed, dxp }: World): State {
  const texts = Object.entries(PLACES).map(([id, at]) => [
    id,
    id.startsWith('G') ? `red garrison @ ${at}` : `red infantry 4 @ ${at}`,
  ]);
  const state = board(Object.fromEntries(texts), {
    phase: 'build',
    turn: 3,
    capitals: { red: '5,4' },
    control: { red: ['5,4', '6,4', '7,4', '4,4'] },
    sites: {
      '5,4': readSite(`metropol sm ${bp} bp: major-space-port`),
      '7,4': readSite(`metropol sm ${bp} bp: major-space-port, strategic-hq`),
    },
    strongholds: { '5,4': { owner: 'red', level: 3 }, '7,4': { owner: 'red', level: 2 } },
    settings: { askedPhases: 'all' },
  });
  const dressed = Object.values(state.pieces).map((piece, i): Piece => {
    if (piece.kind !== 'detachment' && piece.kind !== 'garrison') return piece;
    const own = { ...piece, units: units(piece.id, armies[i] ?? []) };
    return own.kind === 'detachment' ? { ...own, dxp, disarmed: disarmed && own.id === 'R2' } : own;
  });
  return { ...state, pieces: Object.fromEntries(dressed.map((piece) => [piece.id, piece])) };
}

const offeredLines = (state: State): readonly BuildLine[] =>
  options(hexCampaign.view(state, RED)).flatMap((one) => ('line' in one && one.refusal === null ? [one.line] : []));

const ARMY_LINES: readonly BuildLine['type'][] = [
  'disband',
  'disband-models',
  'transfer',
  'add-unit',
  'remove-unit',
  'rearm',
  'replace',
];

function played(
  state: State,
  lines: readonly BuildLine[],
): { readonly state: State; readonly events: readonly Event[] } {
  const sheets = { red: { phase: 'build', lines } as const };
  const at = '2026-01-01T13:00:00.000Z';
  const input = { type: 'phase', at, closedBy: 'seals', sheets } as const;
  const step = hexCampaign.apply(state, input, { edition: '1', dice: dice() });
  if (!step.ok) throw new Error(JSON.stringify(step.problem));
  return step.value;
}

const armiesOf = (state: State): readonly Army[] =>
  Object.values(state.pieces).filter((one): one is Army => one.kind === 'detachment' || one.kind === 'garrison');

const stocks = (state: State): number =>
  Object.values(state.sites).reduce((sum, site) => sum + (site.kind === 'urban' ? site.bp : 0), 0);

/** BP gained and spent according to the events of armies. */
function told(events: readonly Event[]): number {
  return events.reduce((sum, event) => {
    if (event.type === 'disbanded' || event.type === 'unit-removed') return sum + event.refund;
    if (event.type === 'models-replaced' || event.type === 'unit-added') return sum - event.cost;
    return event.type === 'rearmed' ? sum - event.cost : sum;
  }, 0);
}

const drawn = fc.array(fc.nat(10_000), { minLength: 1, maxLength: 12 });
const sheet = (state: State, by: readonly number[]): readonly BuildLine[] => {
  const lines = offeredLines(state).filter(({ type }) => ARMY_LINES.includes(type));
  return by.flatMap((n) => lines[n % Math.max(1, lines.length)] ?? []);
};

describe('armies in the Build phase', () => {
  test('options of a form are accepted', () => {
    fc.assert(
      fc.property(world, (given) => {
        const state = stateOf(given);
        const view = hexCampaign.view(state, RED);
        for (const line of offeredLines(state)) expect(check(view, { phase: 'build', lines: [line] })).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });

  test('BP change only as events say', () => {
    fc.assert(
      fc.property(world, drawn, (given, by) => {
        const before = stateOf(given);
        const after = played(before, sheet(before, by));
        expect(stocks(after.state)).toBe(stocks(before) + told(after.events));
        expect(faults(after.state)).toEqual([]);
      }),
      { numRuns: 100 },
    );
  });

  test('a remaining unit keeps its places, and no count of models is negative', () => {
    fc.assert(
      fc.property(world, drawn, (given, by) => {
        const before = stateOf(given);
        const sizes = new Map(
          armiesOf(before).flatMap(({ units: all }) => all.map((one) => [one.id, rosterSize(one)])),
        );
        const after = armiesOf(played(before, sheet(before, by)).state).flatMap((one) => one.units);
        for (const one of after) {
          expect(Math.min(...Object.values(one.models))).toBeGreaterThanOrEqual(0);
          if (sizes.has(one.id)) expect(rosterSize(one)).toBe(sizes.get(one.id));
        }
        expect(new Set(after.map(({ id }) => id)).size).toBe(after.length);
      }),
      { numRuns: 100 },
    );
  });

  test('transfers do not change the totals of ready, hurt or dead models', () => {
    const totals = (state: State) => {
      const all = armiesOf(state).flatMap((one) => one.units.map((each) => each.models));
      const sum = (of: (each: Models) => number) => all.reduce((so, each) => so + of(each), 0);
      return [sum((m) => m.ready), sum((m) => m.wounded), sum((m) => m.damaged), sum((m) => m.dead)];
    };
    fc.assert(
      fc.property(world, drawn, (given, by) => {
        const before = stateOf(given);
        const lines = sheet(before, by).filter(({ type }) => type === 'transfer');
        expect(totals(played(before, lines).state)).toEqual(totals(before));
      }),
      { numRuns: 60 },
    );
  });
});
