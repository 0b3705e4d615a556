import { describe, expect, test } from 'vitest';
import { invariant } from '../../kernel/index.ts';
import { LISTS } from '../lists/lists.ts';
import { readSite } from '../notation.ts';
import { hex } from '../testing/board.ts';
import type { UrbanSite } from '../types.ts';
import { portFault, type Yard, yardFault } from './buildings.ts';

function siteOf(text: string): UrbanSite {
  const site = readSite(text);
  invariant(site.kind === 'urban', 'a settlement');
  return site;
}

/** A settlement of red, Space Marines, in turn 3. */
const yard = (text: string, more: Partial<Yard> = {}): Yard => ({
  hex: hex('5,4'),
  site: siteOf(text),
  owner: 'sm',
  isCapital: true,
  isShut: false,
  turn: 3,
  ...more,
});

const squad = {
  name: 'Squad',
  kind: 'tactical-squad',
  slot: 'troops',
  moveClass: 'infantry',
  tags: [],
  limits: [],
  mark: null,
} as const;
const onFoot = { ...squad, mount: null };
const inRhino = { ...squad, moveClass: 'tracked', mount: 'rhino' } as const;

describe('HEX-RACE-SM-02: a port lifts what it may build', () => {
  test.each([
    ['a Minor port lifts men on foot', 'city sm 0 bp: minor-space-port', onFoot, undefined],
    ['but nobody in a vehicle', 'city sm 0 bp: minor-space-port', inRhino, 'needs-building'],
    ['which a Major one does', 'metropol sm 0 bp: major-space-port', inRhino, undefined],
    ['Barracks lift nobody', 'city sm 0 bp: barracks', onFoot, 'needs-building'],
    ['nor does a port among Eldar', 'city el 0 bp: minor-space-port', onFoot, 'settlement-of-others'],
  ])('%s', (_title, site, unit, code) => {
    expect(portFault(LISTS.sm, yard(site), unit)?.code).toBe(code);
  });

  test('nor does a port under enemy air control', () => {
    const shut = yard('city sm 0 bp: minor-space-port, barracks', { isShut: true });
    expect(portFault(LISTS.sm, shut, onFoot)?.code).toBe('port-shut');
    expect(yardFault(LISTS.sm, shut, onFoot)).toBeNull();
  });
});

describe('HEX-RACE-SM-09: of several reasons, the one easiest to fix is given', () => {
  test.each([
    ['in a city of others', yard('city ork 0 bp: barracks', { isCapital: false }), 'settlement-of-others'],
    ['without a port', yard('city sm 0 bp: barracks', { isCapital: false }), 'needs-building'],
    ['with a port that is shut', yard('city sm 0 bp: minor-space-port', { isShut: true }), 'port-shut'],
  ])('%s', (_title, where, code) => {
    expect(yardFault(LISTS.sm, where, onFoot)?.code).toBe(code);
  });

  test('the reason is the Capital if only the Capital allows it, and none at all if nothing does', () => {
    const where = yard('city sm 0 bp: barracks', { isCapital: false });
    const inCapital = LISTS.sm.grants.filter(({ place }) => place === 'capital');
    expect(yardFault(LISTS.sm, where, onFoot, inCapital)?.code).toBe('only-in-capital');
    expect(yardFault(LISTS.sm, where, onFoot, [])?.code).toBe('never-built');
  });
});
