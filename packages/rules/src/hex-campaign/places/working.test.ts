import { describe, expect, test } from 'vitest';
import { standing } from '../notation.ts';
import { foundingCost, growthCost } from '../settlements/price.ts';
import type { Building, BuildingType, Faction, UrbanSite } from '../types.ts';
import { fullCost } from './refund.ts';
import { producesAs, shrunk, worksAs } from './working.ts';

const site = (size: UrbanSite['size'], faction: Faction = 'ig'): UrbanSite => ({
  kind: 'urban',
  size,
  faction,
  name: '',
  bp: 0,
  buildings: [],
  grown: 0,
  exploits: true,
});

describe('HEX-URB-09, HEX-BLD-23: what a building works as', () => {
  test.each<[string, BuildingType, UrbanSite, Faction, BuildingType | null]>([
    ['an Academy in a City', 'academy', site(3), 'sm', 'academy'],
    ['an Academy in a Town', 'academy', site(2), 'sm', null],
    ['a Major Space Port in a City', 'major-space-port', site(3), 'sm', 'minor-space-port'],
    ['a Major Space Port in a City of Dark Eldar', 'major-space-port', site(3), 'de', 'major-space-port'],
    ['a Major Space Port in a Town of Dark Eldar', 'major-space-port', site(2), 'de', 'minor-space-port'],
    ['a Major Space Port in a Town', 'major-space-port', site(2), 'sm', null],
    ['an Exploitation Center among another race', 'exploitation-center', site(2), 'ch', 'exploitation-center'],
    ['an Exploitation Center in a Village', 'exploitation-center', site(1), 'ch', 'taxation-office'],
    ['an Exploitation Center among its own race', 'exploitation-center', site(2), 'sm', 'taxation-office'],
    ['a Gladiator Arena of Chaos', 'gladiator-arena', site(4), 'ch', null],
    ['a Gladiator Arena of Dark Eldar', 'gladiator-arena', site(2, 'de'), 'de', 'gladiator-arena'],
  ])('%s', (_title, type, place, owner, works) => {
    expect(worksAs(place, standing(type), owner, 5)).toBe(works);
  });

  test('sabotage disables it for that turn only', () => {
    const sabotaged: Building = { ...standing('barracks'), disabled: 5 };
    expect([4, 5, 6].map((turn) => worksAs(site(1), sabotaged, 'ig', turn))).toEqual(['barracks', null, 'barracks']);
  });
});

describe('HEX-BLD-04, -22: what a building produces as', () => {
  test.each<[string, Building, number, BuildingType | null]>([
    ['Barracks of this turn', { ...standing('barracks'), built: 4 }, 4, null],
    ['Barracks of the turn before', { ...standing('barracks'), built: 4 }, 5, 'barracks'],
    ['a Major Airbase of this turn', { ...standing('major-airbase'), built: 4 }, 4, 'minor-airbase'],
    ['a starting building, in set-up', standing('barracks'), 0, 'barracks'],
    ['a bought building, in set-up', { ...standing('barracks'), disabled: 0 }, 0, null],
    ['an upgraded building, in set-up', { ...standing('major-airbase'), disabled: 0 }, 0, 'minor-airbase'],
    ['a building bought in set-up, in turn 1', { ...standing('barracks'), disabled: 0 }, 1, 'barracks'],
  ])('%s', (_title, building, turn, produces) => {
    expect(producesAs(site(4), building, 'ig', turn)).toBe(produces);
  });
});

describe('prices', () => {
  test.each<[Faction, number, readonly number[]]>([
    ['sm', 200, [300, 500, 1000]],
    ['ba', 200, [300, 500, 1000]],
    ['ty', 200, [300, 500, 1000]],
    ['ch', 400, [600, 1000, 2000]],
    ['el', 400, [600, 1000, 2000]],
    ['de', 400, [900, 1500, 3000]],
    ['ork', 100, [150, 250, 500]],
  ])('HEX-URB-01, HEX-RACE: %s', (faction, found, steps) => {
    expect(foundingCost(faction)).toBe(found);
    expect(([2, 3, 4] as const).map((size) => growthCost(faction, size))).toEqual(steps);
  });

  test('HEX-BLD-05: an upgrade cost the sum of its steps', () => {
    expect(fullCost('major-space-port')).toBe(600);
    expect(fullCost('major-airbase')).toBe(300);
    expect(fullCost('exploitation-center')).toBe(200);
    expect(fullCost('barracks')).toBe(50);
  });
});

test('HEX-URB-09: a settlement shrinks by one size, a Village does not', () => {
  expect(([1, 2, 3, 4] as const).map((size) => shrunk(site(size)).size)).toEqual([1, 1, 2, 3]);
});
