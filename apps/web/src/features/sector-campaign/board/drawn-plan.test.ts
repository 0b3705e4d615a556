import type { SeatLetter } from '@sealed-orders/map';
import { sectorTerritory, sectorWar } from '@sealed-orders/rules/testing';
import { expect, test } from 'vitest';
import { boardForecast } from '../declarations/forecast.ts';
import { sectorViewOf } from '../sector-view-of.ts';
import type { Plan } from '../selection.ts';
import { withPlan } from './drawn-plan.ts';

const letterOf = (seat: string): SeatLetter => (seat === 'anna' ? 'a' : 'c');

/** West has taken A and C, so only B connects East’s 9. */
const made = sectorWar('attacks', {
  pieces: { Wolves: 'west 8', Foes: 'east B' },
  held: { west: 'A C', east: '9' },
});
const at = (name: string) => sectorTerritory(made.state, name);
const view = made.seenBy('anna');
const drawn = sectorViewOf(view, letterOf);
const planned: Plan = { counters: [], from: at('8'), to: at('B'), route: null, takes: null, among: [] };
const shown = (plan: Plan | null) => withPlan(drawn, view, letterOf, { plan, forecast: boardForecast(view, plan) });

test('the reader’s plan is drawn hollow: an attack as an arrow, a flight as a line', () => {
  expect(shown(planned).arrows).toEqual([{ kind: 'plan', from: at('8'), to: at('B'), seat: 'a', number: null }]);
  expect(shown(null).arrows).toEqual([]);
  expect(shown({ ...planned, route: [at('A'), at('B')] })).toMatchObject({
    arrows: [],
    flights: [{ isPlan: true, way: [at('8'), at('A'), at('B')] }],
  });
});

test('territories that an attack would isolate say so before it is declared', () => {
  expect(shown(null).plates).toEqual({});
  expect(shown({ ...planned, takes: at('B') }).plates).toEqual({
    [at('9')]: { text: 'isolated if you take B', isForecast: true },
  });
});

test('a plan that takes nothing, such as scouting, brings no warning', () => {
  expect(shown(planned).plates).toEqual({});
});

test('a touch changes only what it draws: the land and the counters stay the same objects', () => {
  const { territories, counters, aircraft, orbit, words } = shown({ ...planned, takes: at('B') });
  expect(territories).toBe(drawn.territories);
  expect(counters).toBe(drawn.counters);
  expect(aircraft).toBe(drawn.aircraft);
  expect(orbit).toBe(drawn.orbit);
  expect(words).toBe(drawn.words);
});
