import { type Army, READY_MADE_ARMIES } from '@sealed-orders/rules/sector-campaign';
import { sectorSetUp } from '@sealed-orders/rules/testing';
import { describe, expect, test } from 'vitest';
import { armyNamed, newDetachment } from '../testing/deploying.ts';
import { adviceOn, excessOf, faultsOf, offerOf, type Terms } from './army-checks.ts';

const termsOf = (settings: Readonly<Record<string, unknown>> = {}): Terms => ({
  settings: sectorSetUp({ settings }).board.settings,
  race: 'orks',
});
const terms = termsOf({ armyPoints: 1000 });
const unit = (name: string, points: number) => ({
  ...{ name, count: 1, points, traits: [], intercept: 0, armour: 5, lift: 0 },
});
const commander = newDetachment('Chief', { isCommander: true });
const heavy = newDetachment('Heavy', { units: [unit('Tank', 850)] });

describe('A detachment that could be added', () => {
  const army: Army = armyNamed('First', 'Second');

  test('is offered while it fits', () => {
    expect(offerOf(terms, army, newDetachment('Third'))).toEqual({ kind: 'open' });
    expect(offerOf(terms, { ...army, detachments: [] }, newDetachment('Third'))).toEqual({ kind: 'open' });
  });

  test('is taken if the army has it', () => {
    expect(offerOf(terms, army, newDetachment('Second'))).toEqual({ kind: 'taken' });
  });

  test('says how many points too many it would cost', () => {
    const offer = offerOf(terms, army, heavy);
    expect(offer.kind === 'refused' && excessOf(offer.refusal)).toBe(50);
  });

  test('is refused as a second commander', () => {
    const led = { ...army, detachments: [...army.detachments, commander] };
    expect(offerOf(terms, led, newDetachment('Other', { isCommander: true }))).toMatchObject({
      refusal: { code: 'too-many-supreme-commanders' },
    });
  });

  test('is not refused for a fault that the army already has', () => {
    const twice = { ...army, detachments: [...army.detachments, commander, { ...commander, name: 'Other' }] };
    expect(offerOf(terms, twice, newDetachment('Third'))).toEqual({ kind: 'open' });
  });
});

test('an army without detachments has no faults yet', () => {
  expect(faultsOf(terms, { name: '', detachments: [] })).toEqual([]);
  expect(faultsOf(terms, armyNamed('First')).map(({ code }) => code)).toEqual(['too-few-detachments']);
});

test('a ready-made army fits, and needs no advice', () => {
  const [levy] = READY_MADE_ARMIES;
  if (levy === undefined) throw new Error('there are ready-made armies');
  expect([faultsOf(termsOf(), levy), adviceOn(levy)]).toEqual([[], []]);
});

test('advice mentions a missing commander, and aircraft that can never intercept', () => {
  const army = { name: '', detachments: [newDetachment('Gulls', { kind: 'aerial' })] };
  expect(adviceOn(army)).toEqual([{ kind: 'no-commander' }, { kind: 'no-intercept', name: 'Gulls' }]);
});
