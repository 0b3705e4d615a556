import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { invariant } from '../../kernel/index.ts';
import { distance, hexAt, neighbours } from '../../space/hex.ts';
import { hexCampaign } from '../index.ts';
import { withAirspaces } from '../map/airspaces.ts';
import { dice } from '../testing/board.ts';
import type { GivenSetup } from '../types.ts';
import { isCapitalHex, startZones, zoneAround } from './zones.ts';

const unit = (moveClass: string) => ({ name: 'Squad', slot: 'troops', moveClass, models: 10, points: 900 });
const seatOf = (id: string, detachments = 2) => ({
  id,
  name: id,
  faction: 'ig',
  detachments: Array.from({ length: detachments }, (_, i) => ({ name: `${i}`, units: [unit('infantry')] })),
});
const plains = (columns: number, rows: number) => {
  const size = { columns, rows };
  const chart = { size, rows: Array.from({ length: rows }, () => 'p'.repeat(columns)), rivers: [], names: {} };
  return withAirspaces(chart, [3, 3]);
};
const setup = (given: object = {}, names = ['red', 'blue', 'green', 'ochre']): GivenSetup =>
  hexCampaign.schemas.setup.parse({ seats: names.map((name) => seatOf(name)), ...given });
const begun = (given: GivenSetup, seed = 1) => {
  const result = hexCampaign.begin(given, { edition: '1', dice: dice({}, seed) }, '2026-01-01T12:00:00.000Z');
  invariant(result.ok, `refused: ${JSON.stringify(result)}`);
  return result.value;
};
const refused = (given: GivenSetup) => {
  const result = hexCampaign.begin(given, { edition: '1', dice: dice() }, '2026-01-01T12:00:00.000Z');
  return result.ok ? [] : result.problem.map(({ code, path }) => [code, ...path]);
};

describe('HEX-START: setting up', () => {
  const chart = plains(11, 10);

  test('HEX-START-16: zones of 23, 20, 20 and 23 hexes; 20 each when fair', () => {
    const centres = [hexAt(1, 1), hexAt(9, 1), hexAt(1, 8), hexAt(9, 8)];
    expect(centres.map((centre) => zoneAround(chart, centre).length)).toEqual([23, 20, 20, 23]);
    expect(startZones(chart, centres, 'fair').map((zone) => zone.length)).toEqual([20, 20, 20, 20]);
    expect(centres.every((a) => centres.every((b) => a === b || distance(a, b) >= 7))).toBe(true);
  });

  test('HEX-MAP-04: a chart without Airspaces, such as the default one, gets those of the setting', () => {
    const { state } = begun(setup({ settings: { airspaceGrid: [2, 1] } }));
    expect(new Set(state.chart.airspaces)).toEqual(new Set(['11111122222']));
  });

  test('HEX-START-02 to -06: a Capital with its stock and Fortification, sites by dice, armies around it', () => {
    const { state } = begun(setup({ chart }));
    const red = Object.values(state.seats)[0];
    invariant(red?.capital, 'red has a Capital');
    expect(state.sites[red.capital]).toMatchObject({ kind: 'urban', size: 4, bp: 5158, faction: 'ig' });
    expect(state.strongholds[red.capital]).toEqual({ level: 3, owner: 'red', raised: 0, defences: [] });
    const army = Object.values(state.pieces).filter((p) => p.seat === 'red');
    expect(army.map((p) => distance(p.hex, red.capital ?? p.hex))).toEqual([0, 1]);
    expect(state.undiscovered).toHaveLength(110 - Object.keys(state.control).length);
  });

  test('HEX-START-03, -04: the dice of size and yield', () => {
    const thrown = dice({ 'HEX-START-03 red': [6], 'HEX-START-04 red': [1, 5] });
    const result = hexCampaign.begin(setup({ chart }), { edition: '1', dice: thrown }, '2026-01-01T12:00:00.000Z');
    const events = result.ok ? result.value.events : [];
    expect(events.filter((e) => e.type === 'urban-sized' && e.seat === 'red')).toMatchObject([
      { die: 6, size: 3, to: ['red'] },
    ]);
    expect(events.filter((e) => e.type === 'yield-rolled' && e.seat === 'red')).toMatchObject([
      { yield: 50 },
      { yield: 250 },
    ]);
  });

  test('HEX-START-07 to -13: every site is legal, whatever the dice', () => {
    fc.assert(
      fc.property(fc.nat(100_000), fc.constantFrom('source', 'fair'), (seed, startZonesMode) => {
        const { state } = begun(setup({ settings: { startZones: startZonesMode } }), seed);
        expect(hexCampaign.faults(state)).toEqual([]);
        for (const seat of Object.values(state.seats)) {
          const own = Object.keys(state.control).filter((at) =>
            Object.entries(state.control).some(([k, v]) => k === at && v === seat.id),
          );
          const sites = Object.entries(state.sites).filter(([at]) => own.includes(at));
          const places = (kind: string) =>
            sites.filter(([, site]) => site.kind === kind).map(([at]) => hexAtKey(state, at));
          const zone = own.map((at) => hexAtKey(state, at));
          invariant(seat.capital, 'a Capital');
          expect(isCapitalHex(state.chart, zone, seat.capital)).toBe(true);
          expect(places('urban')).toHaveLength(2);
          expect(places('resource')).toHaveLength(2);
          const [one, two] = places('resource');
          invariant(one && two, 'two Resource hexes');
          expect(distance(one, two)).toBeGreaterThanOrEqual(3);
          for (const at of [one, two]) {
            expect(distance(at, seat.capital)).toBeGreaterThanOrEqual(2);
            expect(neighbours(at)).toHaveLength(6);
          }
          const [town, other] = places('urban');
          expect(town && other && distance(town, other)).toBeGreaterThanOrEqual(2);
        }
      }),
      { numRuns: 40 },
    );
  });

  test('HEX-START-15: three seats in three corners', () => {
    const { state } = begun(setup({ preset: 'three-players', chart }, ['red', 'blue', 'green']));
    expect(new Set(Object.values(state.seats).map((seat) => seat.capital)).size).toBe(3);
  });

  test('HEX-START-17: eight seats find room on a larger map', () => {
    const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
    const { state } = begun(setup({ preset: 'free', chart: plains(30, 30), settings: { startBp: 3000 } }, names));
    const capitals = Object.values(state.seats).flatMap((seat) => seat.capital ?? []);
    expect(capitals.every((a) => capitals.every((b) => a === b || distance(a, b) >= 7))).toBe(true);
    expect(hexCampaign.faults(state)).toEqual([]);
  });

  test('the Capital of a secret faction is hidden from everybody else', () => {
    const seats = [{ ...seatOf('red'), faction: 'de' }, seatOf('blue'), seatOf('green'), seatOf('ochre')];
    const { events } = begun(setup({ seats }));
    const dealt = events.filter((event) => event.type === 'corner-dealt');
    expect(dealt.map((event) => event.to)).toEqual([['red'], 'all', 'all', 'all']);
  });

  test('ids of pieces reveal neither their seat nor their number, and other dice give other ids', () => {
    const ids = (seed: number) => Object.keys(begun(setup(), seed).state.pieces);
    expect(ids(1)).toHaveLength(8);
    for (const id of ids(1)) expect(id).toMatch(/^p[0-9a-f]{12}$/);
    expect(ids(1)).toEqual(ids(1));
    expect(ids(2).filter((id) => ids(1).includes(id))).toEqual([]);
  });

  test.each<[string, object, readonly (readonly unknown[])[]]>([
    ['three seats for four', { preset: 'three-players' }, [['seat-count', 'seats']]],
    [
      'a row too short',
      { chart: { ...chart, rows: ['ppp', ...chart.rows.slice(1)] } },
      [['row-length', 'chart', 'rows', 0]],
    ],
    ['a row missing', { chart: { ...chart, rows: chart.rows.slice(1) } }, [['row-count', 'chart', 'rows']]],
    [
      'a river between hexes that are not neighbours',
      { chart: { ...chart, rivers: ['0,0|5,0'] } },
      [['no-side', 'chart', 'rivers', 0]],
    ],
    [
      'a name off the map',
      { chart: { ...chart, names: { '40,40': 'Nowhere' } } },
      [['off-map', 'chart', 'names', '40,40']],
    ],
    [
      'a hex in no Airspace',
      { chart: { ...chart, airspaces: ['0'.repeat(11), ...chart.airspaces.slice(1)] } },
      [['no-airspace', 'chart', 'airspaces', 0]],
    ],
    [
      'a world of water',
      { chart: { ...chart, rows: chart.rows.map(() => 's'.repeat(11)) } },
      [['no-start-zones', 'chart']],
    ],
    [
      'a start at sea, without room for a Capital',
      { chart: { ...chart, rows: chart.rows.map(() => 's'.repeat(11)), starts: ['4,4'] } },
      [['start-cramped', 'chart', 'starts', 0]],
    ],
    [
      'two starts side by side',
      { chart: { ...chart, starts: ['4,4', '5,4'] } },
      [['starts-too-near', 'chart', 'starts', 1]],
    ],
    ['another edition', { edition: '0' }, [['edition-unknown', 'edition']]],
    [
      'a seat twice',
      { seats: ['red', 'red', 'blue', 'green'].map((name) => seatOf(name)) },
      [['seat-twice', 'seats', 1, 'id']],
    ],
    [
      'an army too large for its zone of twenty hexes',
      { chart, seats: ['red', 'blue', 'green', 'ochre'].map((name, i) => seatOf(name, i === 0 ? 40 : 1)) },
      [['no-room-for-army', 'seats', 0, 'detachments', 20]],
    ],
  ])('refuses %s and says where', (_title, given, problems) => {
    expect(refused(setup(given))).toEqual(problems);
  });

  test('names the detachment that finds no hex in the zone, with its seat', () => {
    const seats = ['red', 'blue', 'green', 'ochre'].map((name, i) => seatOf(name, i === 0 ? 40 : 1));
    const result = hexCampaign.begin(
      setup({ chart, seats }),
      { edition: '1', dice: dice() },
      '2026-01-01T12:00:00.000Z',
    );
    expect(result.ok ? [] : result.problem).toMatchObject([{ facts: { seat: 'red', detachment: '20' } }]);
  });
});

const hexAtKey = (state: { chart: GivenSetup['chart'] }, key: string) => {
  const [q = 0, r = 0] = key.split(',').map(Number);
  return hexAt(q + Math.floor(r / 2), Math.min(r, state.chart.size.rows));
};
