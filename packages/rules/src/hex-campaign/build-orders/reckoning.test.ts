import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { seatId } from '../../kernel/index.ts';
import { allHexes, type HexKey } from '../../space/hex.ts';
import { nextUpkeep } from '../build-points/ahead.ts';
import { hexCampaign } from '../index.ts';
import { readSite } from '../notation.ts';
import { options } from '../options.ts';
import { board } from '../testing/board.ts';
import { economies } from '../testing/economies.ts';
import type { BuildLine, State, View } from '../types.ts';
import { fallsWithout, haulagesAfter, judged, offersAfter, reckoned, routeHindranceAfter } from './reckoning.ts';

const RED = { kind: 'seat', seat: seatId('red') } as const;
const CAPITAL = '5,4' as HexKey;
const TOWN = '8,4' as HexKey;
const MINE = '5,6' as HexKey;

function given(): State {
  return board(
    { R1: 'red infantry 4 @ 5,4 1000 points' },
    {
      phase: 'build',
      turn: 3,
      factions: { red: 'ig', blue: 'ch' },
      capitals: { red: CAPITAL },
      control: { red: [CAPITAL, '5,5', MINE, TOWN], blue: ['2,8'] },
      sites: {
        [CAPITAL]: readSite('metropol ig 500 bp: major-space-port'),
        [TOWN]: readSite('town ig 120 bp: barracks'),
        [MINE]: readSite('resource 150'),
      },
      settings: { askedPhases: 'all' },
    },
  );
}

const view = (state = given()): View => hexCampaign.view(state, RED);
const academy: BuildLine = { type: 'building', hex: CAPITAL, building: 'academy', aspect: null };
const embassy: BuildLine = { type: 'building', hex: CAPITAL, building: 'embassy', aspect: null };
const giveUp: BuildLine = { type: 'disband-building', hex: TOWN, building: 'barracks', aspect: null };
const convoy = (bp: number): BuildLine => ({ type: 'convoy', hex: CAPITAL, bp });

describe('a build sheet is added up: HEX-TURN-09, HEX-BP-01', () => {
  test('each line tells which store it pays from or into, in the order in which they are carried out', () => {
    const sum = reckoned(view(), [convoy(100), academy, giveUp]);
    expect(sum?.lines.map(({ index, bookings }) => [index, bookings])).toEqual([
      [2, [{ hex: TOWN, bp: 25 }]],
      [1, [{ hex: CAPITAL, bp: -200 }]],
      [0, [{ hex: CAPITAL, bp: -100 }]],
    ]);
    expect(sum?.stores).toEqual([
      { hex: CAPITAL, before: 500, left: 200 },
      { hex: TOWN, before: 120, left: 145 },
    ]);
  });

  test('a line that cannot be paid is refused and costs nothing', () => {
    const sum = reckoned(view(), [academy, convoy(400)]);
    expect(sum?.lines.map(({ refusal, bookings }) => [refusal?.code ?? null, bookings.length])).toEqual([
      [null, 1],
      ['too-dear', 0],
    ]);
    expect(sum?.stores[0]?.left).toBe(300);
  });

  test('a line that would leave another unpaid names it', () => {
    expect(judged(view(), [convoy(300)], academy)).toEqual({
      refusal: null,
      bookings: [{ hex: CAPITAL, bp: -200 }],
      falls: [],
    });
    expect(judged(view(), [convoy(301)], academy).falls).toEqual([0]);
    expect(judged(view(), [academy], embassy)).toMatchObject({ refusal: null, falls: [] });
    expect(judged(view(), [academy, convoy(50)], embassy)).toMatchObject({ refusal: null, falls: [1] });
  });

  test('removing a line names the lines that depend on it', () => {
    const lines: readonly BuildLine[] = [
      { type: 'stronghold', hex: MINE, payer: CAPITAL },
      { type: 'defence', hex: MINE, defence: 'bunker', weapon: null, payer: CAPITAL },
      convoy(50),
    ];
    expect(reckoned(view(), lines)?.lines.map(({ refusal }) => refusal)).toEqual([null, null, null]);
    expect(fallsWithout(view(), lines, 0)).toEqual([1]);
    expect(fallsWithout(view(), lines, 2)).toEqual([]);
  });

  test('added lines are no longer offered, and the lines that they allow are', () => {
    const has = (lines: readonly BuildLine[], type: BuildLine['type'], hex: HexKey) =>
      offersAfter(view(), lines).some(({ line }) => line.type === type && 'hex' in line && line.hex === hex);
    const camp: BuildLine = { type: 'stronghold', hex: MINE, payer: CAPITAL };
    expect(has([], 'defence', MINE)).toBe(false);
    expect(has([camp], 'defence', MINE)).toBe(true);
    const academies = offersAfter(view(), [academy]).filter(
      ({ line }) => line.type === 'building' && line.building === 'academy' && line.hex === CAPITAL,
    );
    expect(academies).toEqual([]);
  });
});

describe('the next upkeep: HEX-TURN-08', () => {
  test('has a line for each cause, with its rule', () => {
    const ahead = reckoned(view(), [])?.ahead.filter(({ hex }) => hex === CAPITAL);
    const usual = given().settings.reinforcementBp;
    expect(ahead?.map(({ kind, rule, bp }) => [kind, rule, bp])).toEqual([
      ['yield', 'HEX-BP-02', 100],
      ['reinforcement', 'HEX-BP-03', usual],
      ['building', 'HEX-BP-08', -100],
      ['army', 'HEX-BP-06', -40],
    ]);
  });

  test('is the same without a sheet, in any phase', () => {
    expect(nextUpkeep(view())).toEqual(reckoned(view(), [])?.ahead);
    expect(nextUpkeep({ ...view(), own: null })).toEqual([]);
  });

  test('counts what the sheet buys: an office with troops to collect, a route, upkeep', () => {
    const office: BuildLine = { type: 'building', hex: CAPITAL, building: 'taxation-office', aspect: null };
    const way = haulagesAfter(view(), [])[0]?.ways[0];
    expect(way).toMatchObject({ end: CAPITAL, length: 4, share: 100, bp: 150 });
    const route: BuildLine = { type: 'route', hex: MINE, path: way?.path ?? [] };
    const kinds = reckoned(view(), [office, route])?.ahead.filter(({ hex }) => hex === CAPITAL);
    expect(kinds?.map(({ kind, bp }) => [kind, bp])).toContainEqual(['taxation', 50]);
    expect(kinds?.map(({ kind, bp }) => [kind, bp])).toContainEqual(['resources', 150]);
    expect(kinds?.map(({ kind, bp }) => [kind, bp])).toContainEqual(['building', -10]);
  });
});

test('a sheet drawn from the offers is added up as the check judges it, and no store falls below zero', () => {
  fc.assert(
    fc.property(economies(), fc.array(fc.nat(), { maxLength: 12 }), (state, picks) => {
      const seen = view(state);
      const offers = options(seen).flatMap((one) => ('line' in one ? [one.line] : []));
      const lines = picks.flatMap((pick) => (offers.length === 0 ? [] : (offers[pick % offers.length] ?? [])));
      const sum = reckoned(seen, lines);
      const refused = sum?.lines.filter(({ refusal }) => refusal !== null).map(({ index }) => index);
      const checked = hexCampaign.sheets.check(seen, { phase: 'build', lines }).map(({ path }) => path[1]);
      expect([...(refused ?? [])].sort((a, b) => a - b)).toEqual(checked);
      expect(sum?.stores.every(({ left }) => left >= 0)).toBe(true);
    }),
    { numRuns: 60 },
  );
});

test('an offer is refused for the same reason as its line', () => {
  fc.assert(
    fc.property(economies(), fc.array(fc.nat(), { maxLength: 6 }), fc.nat(), (state, picks, pick) => {
      const seen = view(state);
      const first = offersAfter(seen, []);
      const lines = picks.flatMap((at) => (first.length === 0 ? [] : (first[at % first.length]?.line ?? [])));
      const offers = offersAfter(seen, lines);
      const one = offers[pick % Math.max(1, offers.length)];
      if (one === undefined) return;
      expect(judged(seen, lines, one.line).refusal).toEqual(one.refusal);
    }),
    { numRuns: 300 },
  );
});

test.each<[string, string, object | null]>([
  ['its own settlement', CAPITAL, null],
  ['land of somebody else', '6,6', { code: 'route-not-friendly', rule: 'HEX-ROUTE-03', facts: { hex: '6,6' } }],
  ['land behind that of somebody else', TOWN, { code: 'route-not-friendly', rule: 'HEX-ROUTE-03' }],
])('HEX-ROUTE-02, -03: a route that is drawn to %s leads there or says why not', (_title, to, why) => {
  const found = routeHindranceAfter(view(), [], MINE, { path: [], to: to as HexKey });
  if (why === null) expect(found).toBeNull();
  else expect(found).toMatchObject(why);
});

test('HEX-ROUTE-02: whatever hex of the map a route is drawn to, the reason against it is on the map', () => {
  const corner = '0,0' as HexKey;
  const sites = { [corner]: readSite('resource 150'), [TOWN]: readSite('town ig 120 bp') };
  const control = { red: [corner, '0,1', TOWN] };
  const seen = view(board({}, { phase: 'build', capitals: { red: TOWN }, control, sites }));
  const codes = allHexes(seen.chart.size).map(
    (to) => routeHindranceAfter(seen, [], corner, { path: [], to })?.code ?? null,
  );
  expect(codes).not.toContain('route-broken');
});

test('HEX-ROUTE-04: nothing arrives over such a long route', () => {
  const row = Array.from({ length: 15 }, (_, q) => `${q - 4},8` as HexKey);
  const state = board(
    {},
    {
      phase: 'build',
      capitals: { red: '-4,8' },
      control: { red: row },
      sites: { '-4,8': readSite('metropol ig 0 bp'), '10,8': readSite('resource 150') },
      settings: { askedPhases: 'all' },
    },
  );
  const found = routeHindranceAfter(view(state), [], '10,8' as HexKey, { path: [], to: '-4,8' as HexKey });
  expect(found).toEqual({ code: 'route-too-long', rule: 'HEX-ROUTE-04', facts: { hex: '-4,8', length: 28 } });
});
