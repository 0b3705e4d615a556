import { sectorCampaign } from '@sealed-orders/rules/sector-campaign';
import { sectorSetUp, sectorTerritory as territory } from '@sealed-orders/rules/testing';
import { expect, test } from 'vitest';
import { armyNamed } from '../testing/deploying.ts';
import { type MajorsOption, majorsOrder, sealedMajors, toggled, usualMajors } from './majors.ts';

function choosing() {
  const war = sectorSetUp();
  for (const side of ['west', 'east'] as const) war.give(side, { type: 'seal-army', army: armyNamed('A', 'B') });
  const option = sectorCampaign
    .options(war.seenBy('anna'))
    .find((one): one is MajorsOption => one.type === 'seal-majors');
  if (option === undefined) throw new Error('West is asked for its majors');
  return { war, option };
}

test('two territories make the order complete, and a sealed choice can be changed', () => {
  const { war, option } = choosing();
  const [one, two] = [territory(war.state, '1'), territory(war.state, '8')];
  expect(sealedMajors(war.seenBy('anna'))).toEqual([]);
  expect(majorsOrder(option, toggled([], one))).toBeNull();
  const order = majorsOrder(option, toggled([one], two));
  expect(order === null ? null : war.give('west', order)).toEqual([]);
  expect(sealedMajors(war.seenBy('anna'))).toEqual(['w1', 'w8']);
  expect(majorsOrder(option, [...usualMajors(war.seenBy('anna')), two])).toBeNull();
});

test('touching a chosen territory again drops it', () => {
  const { war } = choosing();
  const one = territory(war.state, '1');
  expect(toggled([one], one)).toEqual([]);
});

test('the suggested majors are those that the rules would choose', () => {
  const { war } = choosing();
  expect([usualMajors(war.seenBy('anna')), usualMajors(war.seenBy('bert'))]).toEqual([
    ['w1', 'w3'],
    ['e7', 'e9'],
  ]);
});
