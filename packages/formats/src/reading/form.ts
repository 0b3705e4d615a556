import type { ForceWith, ListWith, SelectionWith } from '../roster.ts';

/**
 * A list as it stands in a file, before anything is added up. All forms of the format come down to this one; forces
 * that the file has inside a force stand beside it here.
 */
export interface RosterForm extends ListWith<CostForm> {
  /** Empty where the file does not say. */
  readonly version: string;
  /** What the file says its totals are. */
  readonly costs: readonly CostForm[];
  readonly costLimits: readonly CostForm[];
}

/** A cost as files state it. */
export interface CostForm {
  /** Empty where the file has only a name. */
  readonly typeId: string;
  readonly name: string;
  readonly value: number;
}

export type SelectionForm = SelectionWith<CostForm>;
export type ForceForm = ForceWith<CostForm>;
