import { sectorTerritory, sectorWar } from '@sealed-orders/rules/testing';
import { describe, expect, test } from 'vitest';
import { known } from '../testing/deploying.ts';
import { mixed } from '../testing/wars.ts';
import { exposed, firstLost, inTheAir, placedAt } from './losses.ts';

describe('which units go first', () => {
  test('the cheapest, until their side chooses others', () => {
    const made = mixed(sectorWar('moves', { pieces: { Hawks: 'west 8 airborne' } }), 'Hawks');
    expect(firstLost(made.one('Hawks'))).toBe('Cheap unit');
    made.give('west', { type: 'react', detachment: made.one('Hawks').id, reaction: 'always', losses: [0] });
    expect(firstLost(made.one('Hawks'))).toBe('Unit');
  });

  test('choosing units for a place moves the others down', () => {
    expect(placedAt([2, 0, 1], 0, 1)).toEqual([1, 2, 0]);
    expect(placedAt([2, 0, 1], 1, 1)).toEqual([2, 1, 0]);
  });
});

describe('who can be hit', () => {
  const pieces = { Kites: 'west 8 airborne', Herons: 'east B aerial ask hunts4', Owls: 'east B' };

  test('a flight with several kinds of units has a choice, a march has none', () => {
    const made = mixed(sectorWar('moves', { pieces }), 'Kites');
    const to = sectorTerritory(made.state, '5');
    const { id } = made.one('Kites');
    const flight = { purpose: 'move', detachment: id, route: [to], cargo: null, escort: null, isBonus: false } as const;
    const own = known(made.seenBy('anna'));
    expect(inTheAir(own, { type: 'fly', ...flight }).map(({ name }) => name)).toEqual(['Kites']);
    expect(inTheAir(own, { type: 'move', detachment: id, to, isBonus: false })).toEqual([]);
  });

  test('an interceptor that is asked has a choice, and its enemy none meanwhile', () => {
    const made = mixed(mixed(sectorWar('air', { pieces }), 'Kites'), 'Herons');
    made.does('east', { type: 'mission', detachment: made.one('Herons').id, mission: 'intercept' }).until('attacks');
    const [b, e] = [sectorTerritory(made.state, 'B'), sectorTerritory(made.state, 'E')];
    const flight = {
      detachment: made.one('Kites').id,
      route: [b, e],
      cargo: null,
      escort: null,
      isBonus: false,
    } as const;
    made.does('west', { type: 'fly', purpose: 'attack', ...flight });
    expect(made.asked()).toEqual(['east intercept']);
    const east = known(made.seenBy('bert'));
    expect(exposed(east, [made.one('Herons').id]).map(({ name }) => name)).toEqual(['Herons']);
    expect(exposed(east, [])).toEqual([]);
  });
});
