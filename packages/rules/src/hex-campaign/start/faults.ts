import type { HexKey } from '../../space/hex.ts';
import { distance, isOnMap, neighbours } from '../../space/hex.ts';
import { RESOURCE_FROM_CAPITAL, RESOURCES_APART, URBAN_APART } from '../data/start.ts';
import type { Fault } from '../refusal/fault.ts';
import { fault } from '../refusal/fault.ts';
import type { Chart, Dealt, PlacementSheet } from '../types.ts';
import { isCapitalHex } from './zones.ts';

type Placed = Omit<PlacementSheet, 'phase'>;

/** HEX-START-07 to -13: all faults of a placement, each with its member of the sheet. */
export function placingFaults(
  chart: Chart,
  zone: readonly HexKey[],
  { sizes, yields }: Pick<Dealt, 'sizes' | 'yields'>,
  placed: Placed,
): readonly Fault[] {
  const faults = [
    countFault('urban', placed.urban.length, sizes.length),
    countFault('resources', placed.resources.length, yields.length),
    capitalFault(chart, zone, placed.capital),
    ...placed.urban.map((hex, i) => urbanFault(zone, placed, hex, i)),
    ...placed.resources.map((hex, i) => resourceFault(chart, zone, placed, hex, i)),
  ];
  return faults.filter((found) => found !== null);
}

const countFault = (field: 'urban' | 'resources', found: number, wanted: number): Fault | null =>
  found === wanted ? null : fault('site-count', 'HEX-START-07', { found, wanted, sites: field }, [field]);

const outside = (hex: HexKey, at: Fault['at']): Fault => fault('hex-not-yours', 'HEX-START-07', { hex }, at);

/** HEX-START-08. */
function capitalFault(chart: Chart, zone: readonly HexKey[], hex: HexKey): Fault | null {
  if (!zone.includes(hex)) return outside(hex, ['capital']);
  return isCapitalHex(chart, zone, hex) ? null : fault('capital-cramped', 'HEX-START-08', { hex }, ['capital']);
}

/** HEX-START-07, -09, -13. */
function urbanFault(zone: readonly HexKey[], { capital, urban }: Placed, hex: HexKey, index: number): Fault | null {
  const at = ['urban', index];
  if (!zone.includes(hex)) return outside(hex, at);
  if (hex === capital || urban.indexOf(hex) < index) return fault('site-twice', 'HEX-START-13', { hex }, at);
  const other = [capital, ...urban.slice(0, index)].find((one) => distance(one, hex) < URBAN_APART);
  if (other === undefined) return null;
  const near = other === capital ? 'capital' : 'urban';
  return fault('sites-too-near', 'HEX-START-09', { hex, other, near, least: URBAN_APART }, at);
}

/** HEX-START-07, -10 to -13. */
function resourceFault(
  chart: Chart,
  zone: readonly HexKey[],
  { capital, urban, resources }: Placed,
  hex: HexKey,
  index: number,
): Fault | null {
  const at = ['resources', index];
  if (!zone.includes(hex)) return outside(hex, at);
  const isTaken = hex === capital || urban.includes(hex) || resources.indexOf(hex) < index;
  if (isTaken) return fault('site-twice', 'HEX-START-13', { hex }, at);
  if (!neighbours(hex).every((other) => isOnMap(chart.size, other))) {
    return fault('resource-at-edge', 'HEX-START-12', { hex }, at);
  }
  if (distance(capital, hex) < RESOURCE_FROM_CAPITAL) {
    const facts = { hex, other: capital, near: 'capital', least: RESOURCE_FROM_CAPITAL };
    return fault('sites-too-near', 'HEX-START-11', facts, at);
  }
  const other = resources.slice(0, index).find((one) => distance(one, hex) < RESOURCES_APART);
  if (other === undefined) return null;
  return fault('sites-too-near', 'HEX-START-10', { hex, other, near: 'resource', least: RESOURCES_APART }, at);
}
