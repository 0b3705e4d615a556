import { sectorCampaign } from '@sealed-orders/rules/sector-campaign';
import { sectorSetUp, sectorTerritory as territory } from '@sealed-orders/rules/testing';
import { expect, test } from 'vitest';
import { armyNamed } from '../testing/deploying.ts';
import { chosenAtFirst, type MajorsOption, majorsOrder, toggled, usualMajors } from './majors.ts';

function choosing() {
  const war = sectorSetUp();
  for (const side of ['west', 'east'] as const) war.give(side, { type: 'seal-army', army: armyNamed('A', 'B') });
  const option = sectorCampaign
    .options(war.seenBy('anna'))
    .find((one): one is MajorsOption => one.type === 'seal-majors');
  if (option === undefined) throw new Error('West is asked for its majors');
  return { war, option };
}

test('the order is complete with two territories, and what is sealed can be changed', () => {
  const { war, option } = choosing();
  const [one, two] = [territory(war.state, '1'), territory(war.state, '8')];
  expect(chosenAtFirst(war.seenBy('anna'))).toEqual([]);
  expect(majorsOrder(option, toggled([], one))).toBeNull();
  const order = majorsOrder(option, toggled([one], two));
  expect(order === null ? null : war.give('west', order)).toEqual([]);
  expect(chosenAtFirst(war.seenBy('anna'))).toEqual(['w1', 'w8']);
  expect(majorsOrder(option, [...usualMajors(war.seenBy('anna')), two])).toBeNull();
});

test('a territory that is touched again is no longer chosen', () => {
  const { war } = choosing();
  const one = territory(war.state, '1');
  expect(toggled([one], one)).toEqual([]);
});

test('the usual majors are those of the rules', () => {
  const { war } = choosing();
  expect([usualMajors(war.seenBy('anna')), usualMajors(war.seenBy('bert'))]).toEqual([
    ['w1', 'w3'],
    ['e7', 'e9'],
  ]);
});
