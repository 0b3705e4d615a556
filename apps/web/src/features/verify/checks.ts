import type { Examined, FindingCode } from './examine.ts';

export const CHECKS = ['seed', 'chain', 'sheets', 'dice', 'rules'] as const;
export type CheckName = (typeof CHECKS)[number];

/** The check that each finding belongs to. */
const CHECK_OF: Readonly<Record<FindingCode, CheckName>> = {
  seed: 'seed',
  chain: 'chain',
  hash: 'chain',
  'step-missing': 'chain',
  published: 'chain',
  commitment: 'sheets',
  dice: 'dice',
  'input-not-understood': 'rules',
  refused: 'rules',
  events: 'rules',
  state: 'rules',
  'state-hash': 'rules',
};

/** A check: how much of it was done, and where it failed. */
export interface Check {
  readonly name: CheckName;
  /** Seeds, steps, sheets, or dice. */
  readonly done: number;
  readonly findings: readonly { readonly n: number; readonly code: FindingCode }[];
}

/** The results of each check in the steps examined so far. */
export function checksOf(steps: readonly Examined[]): readonly Check[] {
  const sum = (of: (step: Examined) => number): number => steps.reduce((all, step) => all + of(step), 0);
  const done: Readonly<Record<CheckName, number>> = {
    seed: steps.length > 0 ? 1 : 0,
    chain: steps.length,
    sheets: sum(({ sheets }) => sheets),
    dice: sum(({ dice }) => dice),
    rules: steps.length,
  };
  const all = steps.flatMap(({ n, codes }) => codes.map((code) => ({ n, code })));
  return CHECKS.map((name) => ({
    name,
    done: done[name],
    findings: all.filter(({ code }) => CHECK_OF[code] === name),
  }));
}
