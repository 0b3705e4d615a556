import { counted } from '../sentence.ts';

/** The fuzzer's messages about its arguments and results. */
export const fuzzText = {
  usage: 'usage: npm run fuzz -- <system> [number] [--seed 1] [--turns 30] [--seats 2-8] [--threads 2]',
  wrongNumbers: 'numbers must be whole and positive',
  seatsUpsideDown: 'in a range of seats, the smaller number comes first',
  noSystem: (name: string, known: readonly string[]): string =>
    `${name === '' ? 'name a system;' : `there is no system ${name};`} the systems are ${known.join(', ')}`,
  failed: (seed: string, step: number | null, reason: string): string =>
    `FAILED campaign ${seed}${step === null ? '' : `, step ${step}`}: ${reason}`,
  again: (system: string, seed: string, turns: number, seats: readonly [number, number]): string =>
    `to repeat: npm run fuzz -- ${system} 1 --seed ${seed} --turns ${turns} --seats ${seats.join('-')}`,
  /** How much was played, and how long it took. */
  played: (sum: { readonly turns: number; readonly steps: number; readonly events: number }, seconds: number): string =>
    `${counted(sum.turns, 'turn', 'turns')}, ${counted(sum.steps, 'step', 'steps')}, ${counted(sum.events, 'event', 'events')} in ${seconds.toFixed(1)} s`,
  pace: (campaigns: number, steps: number, seconds: number): string =>
    `${(campaigns / seconds).toFixed(1)} campaigns/s, ${(steps / seconds).toFixed(0)} steps/s`,
  tally: (passed: number, failed: number): string => `${passed} passed, ${failed} failed`,
} as const;

/** Failures in a random campaign. Values are JSON, ready to paste into a report. */
export const brokenText = {
  threw: (what: string, why: string): string => `${what} threw: ${why}`,
  notItsSchema: (what: string, why: string): string => `${what} does not pass its own schema: ${why}`,
  otherAfterJson: (what: string): string => `${what} changes on a round trip through JSON and its schema`,
  otherState: (what: string): string => `${what}: a second run gives a different state`,
  otherEvents: (what: string): string => `${what}: a second run gives different events`,
  setupRefused: (problem: unknown): string => `begin refuses its own setup: ${JSON.stringify(problem)}`,
  stepRefused: (problem: unknown): string => `the step is refused: ${JSON.stringify(problem)}`,
  faults: (faults: readonly string[]): string => `faults: ${faults.join('; ')}`,
  faultsAfter: (sheet: unknown, faults: readonly string[]): string =>
    `faults after ${JSON.stringify(sheet)}: ${faults.join('; ')}`,
  told: (viewer: unknown, event: unknown): string =>
    `the report for ${JSON.stringify(viewer)} contains an event it should not: ${JSON.stringify(event)}`,
  sees: (seat: string, where: string): string => `${seat} can see something they should not: ${where}`,
  parting: (path: string, one: unknown, other: unknown): string =>
    `${path}: ${JSON.stringify(one)} versus ${JSON.stringify(other)}`,
  offered: (seat: string, rejections: unknown, sheet: unknown): string =>
    `${seat} was offered something that was then refused: ${JSON.stringify(rejections)} for ${JSON.stringify(sheet)}`,
  deadEnd: 'dead end: nobody has anything to do, and nothing is due',
  inputChanged: 'apply changed the state it was given',
} as const;

/** What failed: the beginnings of the sentences in {@link brokenText}. */
export const subjectText = {
  setup: 'the setup',
  state: 'the state',
  event: (type: string): string => `the event ${type}`,
  view: (viewer: unknown): string => `the view of ${JSON.stringify(viewer)}`,
  check: (sheet: unknown): string => `checking ${JSON.stringify(sheet)}`,
  apply: (sheet: unknown): string => `applying ${JSON.stringify(sheet)}`,
} as const;
