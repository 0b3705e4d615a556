import { seatId } from '@sealed-orders/rules/kernel';
import { factionSheet, type Rejection, type Target } from '@sealed-orders/rules/node-campaign';
import { expect, test } from 'vitest';
import { rings, scoredIn, sharedRefusal, targetName } from './faction-rows.ts';
import { forceIn, viewOf } from './testing.ts';

const view = viewOf({ f1: { owner: 'blue', node: 'O1' }, f2: { owner: 'red', node: 'D1' } });
const force = forceIn(view, 'f1');
const refused = (code: Rejection['code']): Rejection => ({ code, rule: 'NODE-FAC-CHAOS-03', path: [], facts: {} });
const target = (refusal: Rejection | null): Target => ({ command: { type: 'taint', force: force.id }, refusal });

test.each([
  [0, [false, false, false]],
  [2, [true, true, false]],
  [3, [true, true, true]],
])('after %d uses of three the rings are filled in turn', (used, filled) => {
  expect(rings({ used, most: 3 })).toEqual(filled);
});

test('a reason that is the same for all targets is said once', () => {
  expect(sharedRefusal([target(refused('no-uses-left')), target(refused('no-uses-left'))])?.code).toBe('no-uses-left');
  expect(sharedRefusal([target(refused('no-uses-left')), target(refused('already-tainted'))])).toBeNull();
  expect(sharedRefusal([target(null), target(refused('already-tainted'))])).toBeNull();
  expect(sharedRefusal([])).toBeNull();
});

test('a target has the name of its battleforce or of its node, and an owner', () => {
  expect(targetName(view, { type: 'taint', force: force.id })).toMatchObject({
    ...{ owner: 'blue', name: 'f1', node: 'Highmantle', to: null },
  });
  const cede = { type: 'cede', node: force.node, to: force.owner } as const;
  expect(targetName(view, cede)).toMatchObject({ name: 'Highmantle', node: null, to: 'blue' });
});

test('the earnings of a faction are what its player has scored so far', () => {
  const corrupted = { seat: 'red', score: 'corrupted', amount: 2, times: 2 };
  const scored = viewOf({}, { ledger: [corrupted, { ...corrupted, score: 'nodes', amount: 9, times: 1 }] });
  const sheet = factionSheet(scored, seatId('red'));
  expect(scoredIn(sheet?.earnings ?? [])).toBe(11);
});
