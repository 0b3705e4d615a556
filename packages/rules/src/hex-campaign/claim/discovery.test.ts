import { describe, expect, test } from 'vitest';
import { readSite } from '../notation.ts';
import { board, hex } from '../testing/board.ts';
import { play, told, viewOf } from '../testing/played.ts';

const GIVEN = {
  capitals: { red: '5,4' },
  undiscovered: ['6,4'],
  factions: { red: 'ba', blue: 'ch' },
  settings: { askedPhases: 'all' },
} as const;
const found = (thrown: Readonly<Record<string, readonly number[]>>, more = {}) =>
  play(board({ R1: 'red infantry 4 @ 5,4', ...more }, GIVEN), { red: ['R1 move-and-claim 6,4'] }, thrown);

describe('HEX-CLAIM-10 to -14: discoveries', () => {
  test('a 5 finds nothing, and the hex is discovered', () => {
    const { state, events } = found({ 'HEX-CLAIM-10 6,4': [5] });
    expect(state.undiscovered).toEqual([]);
    expect(told(events, 'discovery', 'red')).toMatchObject([
      { rule: 'HEX-CLAIM-10', die: 5, found: 'nothing', dice: [] },
    ]);
  });

  test('6, then 4, then 3 is a Resource hex of 150', () => {
    const { state, events } = found({ 'HEX-CLAIM-10 6,4': [6], 'HEX-CLAIM-11 6,4': [4, 3] });
    expect(state.sites[hex('6,4')]).toMatchObject({ kind: 'resource', yield: 150 });
    expect(told(events, 'discovery', 'red')).toMatchObject([{ found: 'resource', amount: 150, dice: [4, 3] }]);
  });

  test('6, then 5, then 6 is a native City without buildings', () => {
    const { state } = found({ 'HEX-CLAIM-10 6,4': [6], 'HEX-CLAIM-11 6,4': [5, 6] });
    expect(state.sites[hex('6,4')]).toMatchObject({ kind: 'urban', size: 3, faction: 'ig', bp: 0, buildings: [] });
    expect(state.control[hex('6,4')]).toBe('red');
  });

  test.each([
    ['enemies of 1000 points', [1, 4, 2], 'enemies', 1000, 'ch'],
    ['followers of 300 points', [3, 1], 'followers', 300, 'ba'],
    ['mercenaries of 1500 points', [6, 6], 'mercenaries', 1500, 'ig'],
    ['mercenaries of 1020 points', [5, 2], 'mercenaries', 1020, 'ig'],
  ])('6, then 6, then %s', (_title, special, kind, points, faction) => {
    const { state, events } = found({
      'HEX-CLAIM-10 6,4': [6],
      'HEX-CLAIM-11 6,4': [6],
      'HEX-CLAIM-12 6,4': special,
    });
    expect(state.pending).toEqual([{ kind, seat: 'red', piece: 'R1', hex: '6,4', faction, points, turn: 1 }]);
    expect(told(events, 'discovery', 'red')).toMatchObject([{ rule: 'HEX-CLAIM-12', found: kind, amount: points }]);
  });

  test.each([
    ['enemies', 1, [700, 800, 900, 1000, 1100, 1200]],
    ['followers', 2, [300, 400, 500, 600, 700, 800]],
    ['followers', 4, [300, 400, 500, 600, 700, 800]],
    ['mercenaries', 5, [900, 1020, 1140, 1260, 1380, 1500]],
  ])('HEX-CLAIM-12: the size die of %s, found on a %i, gives these points', (kind, die, points) => {
    const sizes = points.map((_, i) => {
      const thrown = { 'HEX-CLAIM-10 6,4': [6], 'HEX-CLAIM-11 6,4': [6], 'HEX-CLAIM-12 6,4': [die, i + 1, 1] };
      const given = die === 1 ? thrown : { ...thrown, 'HEX-CLAIM-12 6,4': [die, i + 1] };
      const [pending] = found(given).state.pending;
      return [pending?.kind, pending?.points];
    });
    expect(sizes).toEqual(points.map((one) => [kind, one]));
  });

  test('only the finder and the referee see what waits for a later phase', () => {
    const thrown = { 'HEX-CLAIM-10 6,4': [6], 'HEX-CLAIM-11 6,4': [6], 'HEX-CLAIM-12 6,4': [3, 1] };
    const { state } = found(thrown, { B1: 'blue diplomat @ 7,4' });
    expect(viewOf(state, 'red').pending).toHaveLength(1);
    expect(viewOf(state, 'blue').pending).toEqual([]);
  });

  test('a hex with a site and a hex claimed before make no roll', () => {
    const site = readSite('resource 50');
    const state = board({ R1: 'red infantry 4 @ 5,4' }, { ...GIVEN, sites: { '6,4': site } });
    expect(told(play(state, { red: ['R1 move-and-claim 6,4'] }).events, 'discovery')).toEqual([]);
    const known = board({ R1: 'red infantry 4 @ 5,4' }, { ...GIVEN, undiscovered: [] });
    expect(told(play(known, { red: ['R1 move-and-claim 6,4'] }).events, 'discovery')).toEqual([]);
  });

  test('others learn the kind if they see the hex, and never the amount', () => {
    const thrown = { 'HEX-CLAIM-10 6,4': [6], 'HEX-CLAIM-11 6,4': [1, 6] };
    expect(told(found(thrown, { B1: 'blue diplomat @ 7,4' }).events, 'discovery-seen', 'blue')).toEqual([
      {
        type: 'discovery-seen',
        rule: 'HEX-CLAIM-11',
        to: ['blue'],
        seat: 'blue',
        hex: '6,4',
        found: 'resource',
        turn: 1,
        phase: 'movement',
      },
    ]);
    expect(told(found(thrown, { B1: 'blue diplomat @ 12,4' }).events, 'discovery-seen', 'blue')).toEqual([]);
  });
});
