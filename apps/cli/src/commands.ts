import type { Command } from './command.ts';

/** All commands, one per row. */
export const commands: readonly Command[] = [
  {
    name: 'scenarios',
    load: async () => (await import('./scenario/command.ts')).runScenarios,
  },
  {
    name: 'scenario-schema',
    load: async () => (await import('./scenario/json-schema.ts')).writeScenarioSchema,
  },
  {
    name: 'map-schema',
    load: async () => (await import('./map-schema/json-schema.ts')).writeMapSchema,
  },
  {
    name: 'fuzz',
    load: async () => (await import('./fuzz/command.ts')).runFuzz,
  },
  {
    name: 'rulebook',
    load: async () => (await import('./rulebook/command.ts')).writeRulebooks,
  },
  {
    name: 'coverage',
    load: async () => (await import('./where/command.ts')).writeCoverage,
  },
  {
    name: 'verify',
    load: async () => (await import('./verify/command.ts')).runVerify,
  },
  {
    name: 'backup',
    load: async () => (await import('./backup/backup.ts')).runBackup,
  },
  {
    name: 'restore',
    load: async () => (await import('./backup/restore.ts')).runRestore,
  },
  {
    name: 'bench',
    load: async () => (await import('./bench/command.ts')).runBench,
  },
  {
    name: 'soak',
    load: async () => (await import('./soak/command.ts')).runSoak,
  },
];
