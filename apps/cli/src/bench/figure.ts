import { benchText } from '@sealed-orders/text/cli/bench';

/** The time of the least code that could do the same in the same run, in the unit of the figure. */
export interface Reference {
  readonly what: string;
  readonly value: number;
}

/** One measured figure beside its target. */
export interface Figure {
  readonly what: string;
  readonly value: number;
  readonly unit: string;
  /** Null: there is none. */
  readonly target: number | null;
  /** Whether a good figure is at least its target, or at most. */
  readonly good: 'at-least' | 'at-most';
  /** On a slow or busy machine both are slower: their ratio holds anywhere. */
  readonly reference?: Reference;
}

const digits = (value: number): string =>
  value >= 100 ? value.toFixed(0) : value >= 10 ? value.toFixed(1) : value.toFixed(3);

/** The figure's ratio to its target: 1 on it, more is better. */
function ratio({ value, target, good }: Figure): number | null {
  if (target === null || target === 0 || value === 0) return null;
  return good === 'at-least' ? value / target : target / value;
}

/** The figure's cost relative to the reference: 1 is as good as the reference, less is better. */
function cost({ value, good, reference }: Figure): number | null {
  if (reference === undefined || reference.value === 0 || value === 0) return null;
  return good === 'at-least' ? reference.value / value : value / reference.value;
}

const times = (value: number | null): string => (value === null ? '' : `${value.toFixed(2)}×`);

/** The row of a table: what, figure, target, ratio, reference, ratio to that. */
export function row(figure: Figure): string {
  const { what, value, unit, target, good, reference } = figure;
  const wanted = target === null ? '' : `${good === 'at-least' ? '≥' : '≤'} ${digits(target)} ${unit}`;
  const least = reference === undefined ? '' : `${reference.what}: ${digits(reference.value)} ${unit}`;
  return `| ${[what, `${digits(value)} ${unit}`, wanted, times(ratio(figure)), least, times(cost(figure))].join(' | ')} |`;
}

export const heading: readonly string[] = [
  `| ${benchText.heading.join(' | ')} |`,
  '| --- | ---: | ---: | ---: | --- | ---: |',
];
