import type { PlayedSystem } from '@sealed-orders/rules/systems';
import { hexBench } from './hex-campaign/system.ts';
import { nodeBench } from './node-campaign/system.ts';
import { sectorBench } from './sector-campaign/system.ts';
import type { BenchSystem, Measure, Part } from './system.ts';
import { tallyBench } from './tally/system.ts';

const SYSTEMS: Readonly<Record<PlayedSystem, BenchSystem>> = {
  'hex-campaign': hexBench,
  'node-campaign': nodeBench,
  'sector-campaign': sectorBench,
  tally: tallyBench,
};

/** The games' measurements of a part. */
export function measuresOf(part: Part): readonly Measure[] {
  return Object.values(SYSTEMS).flatMap((system) => system[part] ?? []);
}
