import type { Command } from './command.ts';

/** All commands, one a row. */
export const commands: readonly Command[] = [
  {
    name: 'scenarios',
    summary: 'plays scenarios: [file or folder]…',
    load: async () => (await import('./scenario/command.ts')).runScenarios,
  },
  {
    name: 'scenario-schema',
    summary: 'writes the JSON schema of the scenario format: [file]',
    load: async () => (await import('./scenario/json-schema.ts')).writeScenarioSchema,
  },
  {
    name: 'fuzz',
    summary: 'plays whole campaigns by chance: <system> <number> [--seed 1] [--turns 30] [--seats 2-8]',
    load: async () => (await import('./fuzz/command.ts')).runFuzz,
  },
  {
    name: 'rulebook',
    summary: 'writes the printed rulebook of the hex campaign: [file]',
    load: async () => (await import('./rulebook/command.ts')).writeRulebook,
  },
  {
    name: 'bench',
    summary: 'measures speed and memory: [engine | memory | sealing | telling | deadlines | panning]…',
    load: async () => (await import('./bench/command.ts')).runBench,
  },
];
