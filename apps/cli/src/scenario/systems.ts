import type { PlayedSystem } from '@sealed-orders/rules/systems';
import { hexScenarios } from './hex-campaign/system.ts';
import { nodeScenarios } from './node-campaign/system.ts';
import { sectorScenarios } from './sector-campaign/system.ts';
import type { ScenarioSystem } from './system.ts';
import { tallyScenarios } from './tally/system.ts';

const SYSTEMS: Readonly<Record<PlayedSystem, ScenarioSystem>> = {
  'hex-campaign': hexScenarios,
  'node-campaign': nodeScenarios,
  'sector-campaign': sectorScenarios,
  tally: tallyScenarios,
};

export const scenarioSystems: readonly ScenarioSystem[] = Object.values(SYSTEMS);

/** The system whose rules an id names. */
export function systemOf(scenarioId: unknown): ScenarioSystem | undefined {
  return scenarioSystems.find(
    ({ parts }) => typeof scenarioId === 'string' && scenarioId.startsWith(`${parts.prefix}-`),
  );
}
