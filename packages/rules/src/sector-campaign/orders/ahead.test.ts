import { describe, expect, test } from 'vitest';
import { options } from '../options.ts';
import { territory, war } from '../testing/war.ts';
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
