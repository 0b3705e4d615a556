import { expect, test } from 'vitest';
import { unit } from '../testing/units.ts';
import type { Unit } from '../types.ts';
import { KINDS } from '../vocabulary.ts';
import { hasTransport, mayStartOnTable } from './escalation.ts';

const TERMS = { isInForce: true, canInfiltrate: false };

test.each<[string, Partial<Unit>, boolean]>([
  ['MSN-ESC-02: an infantry squad on foot may deploy', {}, true],
  ['MSN-ESC-02: a bike squadron may not', { kind: 'bike' }, false],
  ['MSN-ESC-02: a vehicle may not', { kind: 'vehicle' }, false],
  ['MSN-ESC-02: a character on foot may deploy', { kind: 'character' }, true],
  ['MSN-ESC-03: a tank that the mission allows may deploy', { kind: 'vehicle', isAllowed: true }, true],
  ['MSN-ESC-05: bikes that are scouts may deploy', { kind: 'bike', abilities: ['scouts'] }, true],
  ['MSN-ESC-05: infiltrators without the rule have no right of their own', { kind: 'beast', abilities: ['infiltrate'] }, false],
])('%s', (_title, changes, expected) => {
  expect(mayStartOnTable(unit('a', 1, changes), false, TERMS)).toBe(expected);
});

test('MSN-ESC-02: a squad with a dedicated transport may not deploy, and neither may the transport', () => {
  const squad = unit('a', 1);
  const transport = unit('a', 2, { kind: 'vehicle', models: 1, transportOf: squad.id });
  const units = [squad, transport];
  expect(units.map((one) => mayStartOnTable(one, hasTransport(units, one), TERMS))).toEqual([false, false]);
});

test('MSN-ESC-05: with Infiltrate in force infiltrators may deploy', () => {
  const beasts = unit('a', 1, { kind: 'beast', abilities: ['infiltrate'] });
  expect(mayStartOnTable(beasts, false, { isInForce: true, canInfiltrate: true })).toBe(true);
});

test('MSN-ESC-04: of three squads, a tank and a bike squad, tank and bikes wait', () => {
  const kinds = ['infantry', 'infantry', 'infantry', 'vehicle', 'bike'] as const;
  const waiting = kinds.filter((kind, i) => !mayStartOnTable(unit('a', i + 1, { kind }), false, TERMS));
  expect(waiting).toEqual(['vehicle', 'bike']);
});

test('MSN-ESC-02: without Escalation everything may deploy; with it only two kinds do', () => {
  const deploying = (isInForce: boolean) =>
    KINDS.filter((kind) => mayStartOnTable(unit('a', 1, { kind }), false, { ...TERMS, isInForce }));
  expect(deploying(false)).toEqual(KINDS);
  expect(deploying(true)).toEqual(['infantry', 'character']);
});
