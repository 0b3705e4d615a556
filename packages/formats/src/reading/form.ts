import type { ForceWith, ListWith, SelectionWith } from '../roster.ts';

/**
 * A list as in a file, before anything is added up. All variants of the format reduce to this one; forces
 * nested in a force are siblings here.
 */
export interface RosterForm extends ListWith<CostForm> {
  readonly forces: readonly ForceForm[];
  /** Empty if the file does not say. */
  readonly version: string;
  /** The totals stated in the file. */
  readonly costs: readonly CostForm[];
  readonly costLimits: readonly CostForm[];
}

/** A cost as files state it. */
export interface CostForm {
  /** Empty if the file has only a name. */
  readonly typeId: string;
  readonly name: string;
  readonly value: number;
}

export type SelectionForm = SelectionWith<CostForm>;

export interface ForceForm extends ForceWith<CostForm> {
  /** Of the force itself, without its selections. */
  readonly costs: readonly CostForm[];
}
