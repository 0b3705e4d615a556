import type { BuildingType, BuildLine, DefenceType, UnitSetup } from '@sealed-orders/rules/hex-campaign';
import { edgeKey, type HexKey } from '@sealed-orders/rules/space';
import { detachment, hex, hexes } from './find.ts';
import type { BuildStep, Known } from './script.ts';

const line = (says: string, write: (known: Known) => BuildLine): BuildStep => ({ field: 'lines', says, write });

function capital({ view }: Known): HexKey {
  const found = view.own?.capital ?? null;
  if (found === null) throw new Error('there is no Capital to pay');
  return found;
}

/** The payer: the named Urban hex, or else the Capital. */
const payer = (known: Known, at: string | undefined): HexKey => (at === undefined ? capital(known) : hex(at));

/** A new detachment in the Capital, which arrives next turn. */
export const raise = (name: string, units: readonly UnitSetup[]): BuildStep =>
  line(`raise ${name}`, (known) => ({
    type: 'new-detachment',
    hex: capital(known),
    name,
    special: null,
    units: [...units],
    orbit: false,
    prefer: [],
  }));

/** A garrison from the Capital that marches to a Stronghold. */
export const garrison = (name: string, target: string, units: readonly UnitSetup[], at?: string): BuildStep =>
  line(`garrison ${name} for ${target}`, (known) => ({
    type: 'new-garrison-detachment',
    hex: payer(known, at),
    name,
    units: [...units],
    target: hex(target),
    prefer: [],
  }));

export const found = (at: string, paidBy?: string): BuildStep =>
  line(`found ${at}`, (known) => ({ type: 'found', hex: hex(at), payer: payer(known, paidBy) }));

export const building = (type: BuildingType, at: string): BuildStep =>
  line(`build ${type} in ${at}`, () => ({ type: 'building', hex: hex(at), building: type, aspect: null }));

/** A Camp, or the next level of the Stronghold there. */
export const fortify = (at: string, paidBy?: string): BuildStep =>
  line(`fortify ${at}`, (known) => ({ type: 'stronghold', hex: hex(at), payer: payer(known, paidBy) }));

export const defence = (
  type: Exclude<DefenceType, 'turret' | 'turret-tower'>,
  at: string,
  paidBy?: string,
): BuildStep =>
  line(`build ${type} in ${at}`, (known) => ({
    type: 'defence',
    hex: hex(at),
    defence: type,
    weapon: null,
    payer: payer(known, paidBy),
  }));

/** A road from hex to hex: one action for each step. */
export const road = (from: string, to: string, paidBy?: string): BuildStep =>
  line(`road ${from} to ${to}`, (known) => ({
    type: 'road',
    edge: edgeKey(hex(from), hex(to)),
    payer: payer(known, paidBy),
  }));

/** The path of a Resource hex's RP. */
export const route = (from: string, path: string): BuildStep =>
  line(`route ${from} by ${path}`, () => ({ type: 'route', hex: hex(from), path: [...hexes(path)] }));

export const convoy = (at: string, bp: number): BuildStep =>
  line(`convoy of ${bp} BP in ${at}`, () => ({ type: 'convoy', hex: hex(at), bp }));

export const spy = (at: string): BuildStep => line(`spy in ${at}`, () => ({ type: 'spy', hex: hex(at) }));

/** Followers that a claim discovered are composed and join the detachment. */
export const followers = (at: string, units: readonly UnitSetup[]): BuildStep =>
  line(`compose the followers of ${at}`, () => ({ type: 'compose-followers', hex: hex(at), units: [...units] }));

/** A garrison on the march gets another Stronghold as its target. */
export const retarget = (name: string, target: string): BuildStep =>
  line(`${name} turns to ${target}`, (known) => ({
    type: 'retarget',
    piece: detachment(known, name).id,
    target: hex(target),
  }));
