import { sectorTerritory, sectorWar } from '@sealed-orders/rules/testing';
import { expect, test } from 'vitest';
import { waysBetween } from './ways.ts';

test('a route around an interceptor is offered before the shortest route', () => {
  const made = sectorWar('moves', { pieces: { Hawks: 'west 7 airborne', Owls: 'east B aerial' } });
  const at = (name: string) => sectorTerritory(made.state, name);
  const ways = waysBetween(made.seenBy('anna'), at('7'), at('C'));
  expect(ways[0]?.route).not.toContain(at('B'));
  expect(ways.find(({ route }) => route.includes(at('B')))).toMatchObject({ interceptors: 1 });
});

test('a route never enters a territory twice, and starts next to its base', () => {
  const made = sectorWar('moves', { pieces: { Hawks: 'west 7 airborne' } });
  const at = (name: string) => sectorTerritory(made.state, name);
  for (const { route } of waysBetween(made.seenBy('anna'), at('7'), at('9'))) {
    expect(new Set(route).size).toBe(route.length);
    expect(route.at(-1)).toBe(at('9'));
    expect(route).not.toContain(at('7'));
  }
});
