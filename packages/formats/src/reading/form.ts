import type { SelectionType } from '../roster.ts';

/** A list as it stands in a file, before anything is added up. All forms of the format come down to this one. */
export interface RosterForm {
  readonly name: string;
  readonly gameSystem: string;
  /** Empty where the file does not say. */
  readonly version: string;
  /** What the file says its totals are. */
  readonly costs: readonly CostForm[];
  readonly costLimits: readonly CostForm[];
  readonly forces: readonly ForceForm[];
}

export interface CostForm {
  /** Empty where the file has only a name. */
  readonly typeId: string;
  readonly name: string;
  readonly value: number;
}

export interface CategoryForm {
  readonly id: string;
  readonly name: string;
  readonly primary: boolean;
}

export interface SelectionForm {
  readonly id: string;
  readonly name: string;
  readonly type: SelectionType;
  readonly number: number;
  readonly costs: readonly CostForm[];
  readonly categories: readonly CategoryForm[];
  readonly selections: readonly SelectionForm[];
}

/** Forces that the file has inside a force stand beside it here. */
export interface ForceForm {
  readonly name: string;
  readonly catalogue: string;
  readonly selections: readonly SelectionForm[];
}
