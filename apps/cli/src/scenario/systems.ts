import type { PlayedSystem } from '@sealed-orders/rules/systems';
import { hexScenarios } from './hex-campaign/system.ts';
import { nodeScenarios } from './node-campaign/system.ts';
import type { ScenarioSystem } from './system.ts';
import { tallyScenarios } from './tally/system.ts';

const SYSTEMS: Readonly<Record<PlayedSystem, ScenarioSystem>> = {
  'hex-campaign': hexScenarios,
  tally: tallyScenarios,
};

/** Games under construction: nobody can play them yet, but their scenarios run. */
const UNDER_CONSTRUCTION: readonly ScenarioSystem[] = [nodeScenarios];

export const scenarioSystems: readonly ScenarioSystem[] = [...Object.values(SYSTEMS), ...UNDER_CONSTRUCTION];

/** The system whose rules an id names. */
export function systemOf(scenarioId: unknown): ScenarioSystem | undefined {
  return scenarioSystems.find(
    ({ parts }) => typeof scenarioId === 'string' && scenarioId.startsWith(`${parts.prefix}-`),
  );
}
