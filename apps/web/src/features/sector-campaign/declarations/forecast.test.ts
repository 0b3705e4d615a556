import type { Declaration } from '@sealed-orders/rules/sector-campaign';
import { sectorTerritory, sectorWar } from '@sealed-orders/rules/testing';
import { wordsOf } from '@sealed-orders/text/sector-campaign';
import { describe, expect, test } from 'vitest';
import { boardForecast, type Forecast, forecastOf } from './forecast.ts';
import { isolationSays } from './isolation-says.ts';

type War = ReturnType<typeof sectorWar>;

/** A forecast as the viewer reads it. */
function sentence(made: War, viewer: string, forecast: Forecast): string {
  const says = isolationSays(forecast, wordsOf(made.seenBy(viewer)));
  return says === null ? '' : `${says.lead} ${says.says}`;
}
const told = (made: War, viewer: string): string =>
  sentence(made, viewer, boardForecast(made.seenBy(viewer), null));

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
      cutsOff: [],
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

describe('which detachments of its own a side would have cut off (SEC-ISO-11)', () => {
  /** East holds 4 and 5, so West’s first line hangs on 6. */
  const wards = () =>
    sectorWar('attacks', {
      pieces: { Wardens: 'west 6', Guns: 'west 7', Marl: 'west 9', Bears: 'west 1', Tar: 'east 5', Mob: 'east 8' },
      held: { east: '4 5 8' },
    });

  function stormed() {
    const made = wards();
    const at = (name: string) => sectorTerritory(made.state, name);
    made.does('west', { type: 'pass' });
    return made.does('east', {
      ...{ type: 'attack', from: at('5'), to: at('6'), isHasty: false },
      detachments: [made.one('Tar').id],
    });
  }

  test('before it lets an attack stand, those in the territories that the fall would isolate', () => {
    const made = stormed();
    const view = made.seenBy('anna');
    const forecast = boardForecast(view, null);
    expect(forecast.cutsOff).toEqual([made.one('Guns').counter, made.one('Marl').counter]);
    expect(forecastOf(view, { type: 'done' })).toEqual(forecast);
    expect(isolationSays(forecast, wordsOf(view))).toEqual({
      lead: 'If you lose 6,',
      says: 'your territories 7 and 9 will be isolated at the end of the turn. Guns and Marl will be cut off.',
    });
    expect(told(made, 'bert')).toBe(
      'If you take 6, West’s territories 7 and 9 will be isolated at the end of the turn.',
    );
    expect(told(made, 'spectator')).toBe(
      'If East takes 6, West’s territories 7 and 9 will be isolated at the end of the turn.',
    );
  });

  test('the attacker and spectators read of the territories alone', () => {
    const made = stormed();
    for (const viewer of ['bert', 'spectator']) {
      const forecast = boardForecast(made.seenBy(viewer), null);
      expect(forecast.isolates.map(({ holder }) => holder)).toEqual(['west', 'west']);
      expect(forecast.cutsOff).toEqual([]);
    }
  });

  test('before an attack by air, those who would land with nothing behind them', () => {
    const made = sectorWar('attacks', { pieces: { Hawks: 'west 8 airborne', Bears: 'west 8', Foes: 'east E' } });
    const at = (name: string) => sectorTerritory(made.state, name);
    const flight: Declaration = {
      ...{ type: 'fly', purpose: 'attack', detachment: made.one('Hawks').id, route: [at('B'), at('E')] },
      ...{ cargo: null, escort: null, isBonus: false },
    };
    const forecast = forecastOf(made.seenBy('anna'), flight);
    expect(forecast.isolates).toEqual([{ territory: at('E'), holder: 'west' }]);
    expect(forecast.cutsOff).toEqual([made.one('Hawks').counter]);
    expect(sentence(made, 'anna', forecast)).toBe(
      'If you take E, it will be isolated at the end of the turn. Hawks will be cut off.',
    );
  });

  test('before an attack that cuts off both the territory and what lies before it, with the territory first', () => {
    const made = staged({ west: 'A C', east: '9' });
    const taken = { territory: made.at('B'), by: 'west' } as const;
    const isolates = [
      { territory: made.at('A'), holder: 'west' },
      { territory: made.at('B'), holder: 'west' },
      { territory: made.at('9'), holder: 'east' },
    ] as const;
    const forecast = { taken, isolates, cutsOff: [], frees: [made.at('C')], goesInto: null };
    expect(sentence(made.made, 'anna', forecast)).toBe(
      'If you take B, it and your territory A will be isolated at the end of the turn. East’s territory 9 will be isolated at the end of the turn. C will stay connected.',
    );
  });

  test('nothing is foreseen while nothing is attacked or planned', () => {
    expect(boardForecast(wards().seenBy('anna'), null)).toMatchObject({ taken: null, isolates: [] });
  });
});
