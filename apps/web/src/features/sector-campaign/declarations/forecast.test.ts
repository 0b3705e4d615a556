import type { Declaration } from '@sealed-orders/rules/sector-campaign';
import { sectorTerritory, sectorWar } from '@sealed-orders/rules/testing';
import { describe, expect, test } from 'vitest';
import { forecastOf } from './forecast.ts';

const PIECES = { Wolves: 'west 8', Foes: 'east B' } as const;

function staged(held: { west?: string; east?: string }) {
  const made = sectorWar('attacks', { pieces: PIECES, held });
  const at = (name: string) => sectorTerritory(made.state, name);
  const attack: Declaration = {
    ...{ type: 'attack', from: at('8'), to: at('B'), isHasty: false },
    detachments: [made.one('Wolves').id],
  };
  return { made, at, attack };
}

describe('what a declaration would isolate (SEC-ISO-11)', () => {
  test('taking the enemy’s last territory in a line isolates what it holds in front of it', () => {
    const { made, at, attack } = staged({ west: 'A C', east: '9' });
    expect(forecastOf(made.seenBy('anna'), attack)).toEqual({
      taken: { territory: at('B'), by: 'west' },
      isolates: [{ territory: at('9'), holder: 'east' }],
      frees: [],
      goesInto: null,
    });
  });

  test('nothing is isolated while the enemy holds another territory in the line', () => {
    const { made, attack } = staged({ west: 'A', east: '9' });
    expect(forecastOf(made.seenBy('anna'), attack).isolates).toEqual([]);
  });

  test('a move into a territory that will be isolated brings a warning', () => {
    const { made, at } = staged({ east: '4 5 6' });
    const move: Declaration = { type: 'move', detachment: made.one('Wolves').id, to: at('7'), isBonus: false };
    expect(forecastOf(made.seenBy('anna'), move).goesInto).toBe(at('7'));
  });

  test('a pass isolates nothing', () => {
    const { made } = staged({ west: 'A C', east: '9' });
    expect(forecastOf(made.seenBy('anna'), { type: 'pass' }).isolates).toEqual([]);
  });
});
