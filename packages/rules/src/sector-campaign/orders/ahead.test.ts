import { describe, expect, test } from 'vitest';
import { options } from '../options.ts';
import { schemas } from '../schemas.ts';
import { setUp, territory, war } from '../testing/war.ts';
import type { Declaration, Queue } from '../types.ts';
import { asIfAsked } from './ahead.ts';

const PIECES = { Wolves: 'west 8', Crows: 'west 5', Spies: 'west 9 infiltrator', Foes: 'east A' } as const;

function ahead(queue: Queue, done: readonly Declaration[] = [], attacked: string | null = null) {
  const made = war('scouting', { pieces: PIECES });
  const at = (name: string) => territory(made.state, name);
  const view = asIfAsked(made.seenBy('anna'), { queue, attacked: attacked === null ? null : at(attacked), done });
  return { made, at, offered: options(view) };
}

const destinations = ({ made, offered }: ReturnType<typeof ahead>, type: 'move' | 'respond', name: string) =>
  offered.flatMap((one) =>
    one.type === type && one.detachment === made.one(name).id ? one.among.map(({ to }) => to) : [],
  );

describe('what can be queued ahead (SEC-TURN-05)', () => {
  test('moves are offered before their phase begins', () => {
    const found = ahead('moves');
    expect(destinations(found, 'move', 'Wolves')).toEqual(['7', '5', '9'].map(found.at).sort());
  });

  test('a second move begins where the first one ended', () => {
    const { made, at } = ahead('moves');
    const first: Declaration = { type: 'move', detachment: made.one('Wolves').id, to: at('5'), isBonus: false };
    expect(destinations(ahead('moves', [first]), 'move', 'Wolves')).toContain(at('2'));
  });

  test('responses are offered for the territory expected to be attacked', () => {
    const found = ahead('responses', [], '8');
    expect(destinations(found, 'respond', 'Crows')).toEqual([found.at('8')]);
    expect(destinations(ahead('responses', [], '1'), 'respond', 'Wolves')).toEqual([]);
  });

  test('a detachment queued for one attack is not offered for a second', () => {
    const { made, at } = ahead('attacks');
    const before = made.seenBy('anna');
    const attack: Declaration = {
      ...{ type: 'attack', from: at('8'), to: at('B'), isHasty: false },
      detachments: [made.one('Wolves').id],
    };
    const then = options(asIfAsked(before, { queue: 'attacks', attacked: null, done: [attack] }));
    expect(then.flatMap((one) => (one.type === 'attack' ? one.detachments : []))).not.toContain(made.one('Wolves').id);
  });
});

describe('what can be queued for the first turn during the deployment (SEC-TURN-05)', () => {
  const units = [{ name: 'Unit', count: 4, points: 100, traits: [], intercept: 4, armour: 5, lift: 0 }];

  /** West has these in hand: Wolves and Crows on the ground, Hawks and Larks in the air, Guard with dropships. */
  function deploying() {
    const made = setUp({ west: { rating: '1' } });
    const army = (kinds: Readonly<Record<string, string>>) =>
      schemas.order.parse({
        type: 'seal-army',
        army: {
          name: 'An army',
          detachments: Object.entries(kinds).map(([name, kind]) => ({ name, kind, units, isCommander: false })),
        },
      });
    const kinds = { Wolves: 'ground', Crows: 'ground', Hawks: 'aerial', Larks: 'aerial', Guard: 'dropship' };
    expect(made.give('west', army(kinds))).toEqual([]);
    expect(made.give('east', army({ Owls: 'ground', Doves: 'ground' }))).toEqual([]);
    made.until('deployment');
    const at = (name: string) => territory(made.state, name);
    const place = (name: string, to: string) =>
      ({ type: 'place', detachment: made.one(name).id, at: at(to) }) as const;
    const places = (...placements: readonly Declaration[]) => {
      const instructions = placements.map((declaration) => ({ choices: [{ when: null, declaration }] }));
      expect(made.give('west', { type: 'queue', queue: 'deployment', instructions })).toEqual([]);
    };
    const offered = (queue: Queue) => options(asIfAsked(made.seenBy('anna'), { queue, attacked: null, done: [] }));
    return { made, at, place, places, offered };
  }

  test('missions for aircraft that are placed, or queued to be placed, and for no others', () => {
    const { made, place, places, offered } = deploying();
    const named = () => offered('air').flatMap((one) => (one.type === 'mission' ? [one.detachment] : []));
    expect(named()).toEqual([]);
    places(place('Hawks', '5'));
    places(place('Larks', '6'));
    expect([made.one('Hawks').where, made.one('Larks').where]).toEqual(['map', 'hand']);
    expect(named()).toEqual([made.one('Hawks').id, made.one('Larks').id]);
    places();
    expect(named()).toEqual([made.one('Hawks').id]);
  });

  test('moves from where the queue puts a detachment, and drops by those that will be in orbit', () => {
    const { made, at, place, places, offered } = deploying();
    places(place('Wolves', '1'), place('Crows', '3'), place('Larks', '8'));
    const ways = (name: string) =>
      offered('moves').flatMap((one) => (one.type === 'move' && one.detachment === made.one(name).id ? one.among : []));
    expect(ways('Larks')).toContainEqual({ to: at('5'), way: 'ground', route: null });
    expect(ways('Hawks')).toEqual([]);
    expect(ways('Guard')).toContainEqual({ to: at('8'), way: 'drop', route: null });
  });

  test('an instruction queued during the deployment is carried out in the first turn', () => {
    const { made } = deploying();
    const { id } = made.one('Hawks');
    const choices = [{ when: null, declaration: { type: 'mission', detachment: id, mission: 'escort' } as const }];
    expect(made.give('west', { type: 'queue', queue: 'air', instructions: [{ choices }] })).toEqual([]);
    made.until('air');
    expect(made.board.counters[made.one('Hawks').counter ?? '']?.mission?.mission).toBe('escort');
  });
});
