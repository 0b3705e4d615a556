import { sectorSetUp, sectorWar } from '@sealed-orders/rules/testing';
import { expect, test } from 'vitest';
import { armyNamed, deploying } from '../testing/deploying.ts';
import { canQueue, guideStep } from './guide-step.ts';

test('the guide begins with the army, and waits for the other side once it is sealed', () => {
  const made = sectorSetUp();
  expect(guideStep(made.seenBy('anna'))).toBe('army');
  made.give('west', { type: 'seal-army', army: armyNamed('A', 'B') });
  expect([guideStep(made.seenBy('anna')), guideStep(made.seenBy('bert'))]).toEqual(['wait', 'army']);
  made.give('east', { type: 'seal-army', army: armyNamed('A', 'B') });
  expect(guideStep(made.seenBy('anna'))).toBe('majors');
});

test('during deployment, the side that is not asked can queue', () => {
  const made = deploying('First', 'Second', 'Third');
  expect(['anna', 'bert'].map((seat) => guideStep(made.seenBy(seat)))).toEqual(['deployment', 'wait']);
  expect(canQueue(made.seenBy('bert'))).toBe(true);
  expect(canQueue(sectorSetUp().seenBy('bert'))).toBe(false);
});

test('during a turn, the guide follows what the side is asked for', () => {
  const made = sectorWar('attacks', { pieces: { Wolves: 'west 8', Owls: 'east B' } });
  expect(['anna', 'bert'].map((seat) => guideStep(made.seenBy(seat)))).toEqual(['attacks', 'wait']);
  const second = made.nextTurn('moves');
  expect(guideStep(second.seenBy('anna'))).toBe('end');
});

test('a side that won the roll and is asked chooses who begins', () => {
  const made = sectorWar('moves', { pieces: { Wolves: 'west 8', Owls: 'east B' }, settings: { askInitiative: true } });
  made.does('west', { type: 'pass' }).dice({ 'SEC-INIT-01 west': [6], 'SEC-INIT-01 east': [1] });
  made.does('east', { type: 'pass' });
  expect(['anna', 'bert'].map((seat) => guideStep(made.seenBy(seat)))).toEqual(['first', 'wait']);
});

test('spectators get no guide', () => {
  expect(guideStep(sectorSetUp().seenBy('spectator'))).toBeNull();
});
