import { keysOf } from '@sealed-orders/rules/kernel';
import type { View } from '@sealed-orders/rules/node-campaign';
import { nodeCampaignMore, wordsOf } from '@sealed-orders/text/node-campaign';
import { expect, test } from 'vitest';
import { correctionsOf } from './corrections.ts';
import { forceIn, nodeIn, refereeView } from './testing/referee-view.ts';

const view = refereeView();
const of = (shown: View = view, selection: Parameters<typeof correctionsOf>[2] = null) =>
  correctionsOf(shown, wordsOf(shown), selection);
const namesOf = (type: string) =>
  of()
    .targets(type)
    .map(({ name }) => name);

test('every edit has words, and a name for each of its subjects', () => {
  const { edits, targets } = of();
  expect(edits.map(({ type }) => type).toSorted()).toEqual(keysOf(nodeCampaignMore.edits).toSorted());
  const ids = edits.flatMap(({ type, of: about }) =>
    about === 'seat' ? [] : targets(type).filter(({ id, name }) => name === id || name === ''),
  );
  expect(ids).toEqual([]);
});

test('nodes are named with their holders, battleforces and units with their owners', () => {
  expect(namesOf('set-note')).toContain(`${nodeIn(view, 'red').name}, Azure`);
  expect(namesOf('rename-force')).toContain('Sable Column, Azure');
  expect(namesOf('set-unit')).toEqual(
    expect.arrayContaining(['Azure, Sable Column: Scouts (1 of 2)', 'Azure, Sable Column: Scouts (2 of 2)']),
  );
});

test('deadlines say what they are about, and when they are due', () => {
  const due = expect.stringMatching(/^Entering a roster: Sable Column, Azure, due \w{3} \d+ May, \d\d:\d\d$/);
  expect(namesOf('move-deadline')).toContainEqual(due);
});

test('what is selected on the map is proposed: of a battleforce also its node and its owner', () => {
  const force = forceIn(view, 'Sable Column');
  const { picked, pickedPlace } = of(view, { kind: 'force', force: force.id });
  expect(['force', 'node', 'seat', 'unit'].map(picked)).toEqual([force.id, force.node, 'red', null]);
  expect(pickedPlace).toBe(force.node);
  expect(of(view, { kind: 'node', node: force.node }).picked('force')).toBeNull();
});

test('the difference of a correction is told in sentences, and a refusal in a sentence', () => {
  const told = { rule: 'NODE-SETUP-06', to: 'all', day: 1, reason: '' };
  const corrected = { ...told, type: 'corrected', edit: 'set-vp', facts: { seat: 'red', vp: 7, was: 0 } };
  const line = { type: 'vp-scored', rule: 'NODE-VP-01', to: 'all', day: 1 };
  const ledger = { ...line, seat: 'red', amount: 7, score: 'referee', battle: null };
  expect(of().says([ledger, corrected, corrected, { type: 'unknown' }])).toEqual([
    'The referee changed Azure’s VP from 0 to 7.',
  ]);
  expect(of().refused({ code: 'no-change', facts: {} })).toBe('That would change nothing.');
});

test('only what is added begins without values', () => {
  const { edits, adds } = of();
  expect(edits.map(({ type }) => type).filter(adds)).toEqual(['add-portal', 'add-force', 'add-unit']);
});
