import type { SeatId } from '@sealed-orders/rules/kernel';
import type { KnownStep } from '../log/known-step.ts';
import type { Shell } from '../shell/shell.ts';
import { sheetsOf } from '../vocabulary/rulesets.ts';
import { readSheet } from './read-sheet.ts';

/** A sheet that its seat could seal in the open phase. */
export interface InOrder {
  readonly sheet: unknown;
  /** Canonical JSON. */
  readonly text: string;
}

/**
 * Reads a sheet that nobody seals in person. Null: the seat could not seal it, judged on what the seat knows. Rules
 * that throw on this sheet count as a refusal too, because this runs while a step is made, and one seat's sheet must
 * not stop the whole campaign.
 * @param made gives the sheet for the seat's view
 */
export function inOrder(shell: Shell, step: KnownStep, seat: SeatId, made: (view: unknown) => unknown): InOrder | null {
  const ruleset = shell.rulesetOf(step.system);
  try {
    const { view } = shell.steps.look(step, { kind: 'seat', seat });
    const read = readSheet(ruleset, made(view));
    return read.ok && sheetsOf(ruleset).check(view, read.value.sheet).length === 0 ? read.value : null;
  } catch {
    return null;
  }
}
