import type { SeatLetter } from '@sealed-orders/map';
import type { Declaration } from '@sealed-orders/rules/sector-campaign';
import { sectorTerritory, sectorWar } from '@sealed-orders/rules/testing';
import { wordsOf } from '@sealed-orders/text/sector-campaign';
import { describe, expect, test } from 'vitest';
import { sectorViewOf } from '../sector-view-of.ts';
import { deploying } from '../testing/deploying.ts';
import { withIntents } from './intents.ts';
import { proposalsIn } from './proposed.ts';
import { describeTerritory } from './speech.ts';

const letterOf = (seat: string): SeatLetter => (seat === 'anna' ? 'a' : 'c');
const SEATS = { seats: [{ id: 'carl', name: 'Carl', side: 'west', role: 'staff' }] };

function proposing() {
  const made = sectorWar('moves', {
    ...SEATS,
    pieces: { Wolves: 'west 8', Hawks: 'west 5 airborne', Guard: 'west orbit', Foes: 'east B' },
  });
  const at = (name: string) => sectorTerritory(made.state, name);
  const [wolves, hawks, guard] = ['Wolves', 'Hawks', 'Guard'].map((name) => made.one(name).id);
  if (wolves === undefined || hawks === undefined || guard === undefined) throw new Error('West has three detachments');
  const propose = (declaration: Declaration) =>
    expect(made.giveAs('carl', { type: 'propose', declaration, reason: '' })).toEqual([]);
  const shown = (viewer: string) => {
    const view = made.seenBy(viewer);
    const series = proposalsIn(view).map(({ declaration }) => [declaration]);
    const settled = sectorViewOf(view, letterOf);
    return { settled, drawn: withIntents(settled, view, series, letterOf) };
  };
  return { made, at, wolves, hawks, guard, propose, shown };
}

describe('what the staff propose (SEC-SETUP-05)', () => {
  test('a move or an attack is a faint arrow, a flight a faint line', () => {
    const { at, wolves, hawks, propose, shown } = proposing();
    propose({ type: 'move', detachment: wolves, to: at('5'), isBonus: false });
    propose({ type: 'attack', from: at('8'), to: at('B'), detachments: [wolves], isHasty: false });
    const fly = { type: 'fly', purpose: 'move', cargo: null, escort: null, isBonus: false } as const;
    propose({ ...fly, detachment: hawks, route: [at('4'), at('7')] });
    const { drawn } = shown('anna');
    expect(drawn.arrows).toEqual([
      { kind: 'draft', from: at('8'), to: at('5'), seat: 'a', number: null },
      { kind: 'draft', from: at('8'), to: at('B'), seat: 'a', number: null },
    ]);
    expect(drawn.flights).toEqual([{ way: [at('5'), at('4'), at('7')], seat: 'a', isPlan: false, isDraft: true }]);
  });

  test('a drop is a faint counter, and a fortification a faint sign', () => {
    const { at, guard, propose, shown } = proposing();
    propose({ type: 'drop', purpose: 'move', detachment: guard, at: at('9') });
    propose({ type: 'fortify', territory: at('7') });
    const { drawn } = shown('anna');
    expect(drawn.counters[at('9')]).toMatchObject([{ id: guard, number: null, seat: 'a', isDraft: true }]);
    expect(drawn.territories.flatMap(({ id, fort }) => (fort === 'draft' ? [id] : []))).toEqual([at('7')]);
  });

  test('a placement is a faint counter', () => {
    const made = deploying('Wolves', 'Bears');
    const view = made.seenBy('anna');
    const at = sectorTerritory(made.state, '1');
    const place: Declaration = { type: 'place', detachment: made.one('Wolves').id, at };
    const drawn = withIntents(sectorViewOf(view, letterOf), view, [[place]], letterOf);
    expect(drawn.counters[at]).toMatchObject([{ isDraft: true }]);
    // Queued counters are on the board already.
    expect(withIntents(drawn, view, [[place]], letterOf).counters[at]).toHaveLength(1);
  });

  test('is read aloud in its territory, with the name of the player who proposes it', () => {
    const { made, at, wolves, propose } = proposing();
    propose({ type: 'move', detachment: wolves, to: at('5'), isBonus: false });
    const said = (viewer: string, name: string) => {
      const view = made.seenBy(viewer);
      return describeTerritory(view, wordsOf(view), { id: at(name), proposals: proposalsIn(view) });
    };
    expect(said('anna', '5')).toMatch(/, Carl proposes to move Wolves to 5$/);
    expect(said('carl', '5')).toMatch(/, you propose to move Wolves to 5$/);
    expect(said('anna', '8')).not.toContain('propose');
    for (const viewer of ['bert', 'spectator']) expect(said(viewer, '5')).not.toContain('propose');
  });

  test('shows nothing to the enemy or to spectators', () => {
    const { at, wolves, propose, shown } = proposing();
    propose({ type: 'move', detachment: wolves, to: at('5'), isBonus: false });
    for (const viewer of ['bert', 'spectator']) {
      const { settled, drawn } = shown(viewer);
      expect(drawn).toEqual(settled);
    }
  });
});

test('instructions in a queue begin where those before them lead (SEC-TURN-05)', () => {
  const { made, at, wolves } = proposing();
  const view = made.seenBy('anna');
  const moves = ['5', '2'].map((to): Declaration => ({ type: 'move', detachment: wolves, to: at(to), isBonus: false }));
  const { arrows } = withIntents(sectorViewOf(view, letterOf), view, [moves], letterOf);
  expect(arrows.map(({ from, to }) => [from, to])).toEqual([
    [at('8'), at('5')],
    [at('5'), at('2')],
  ]);
});
