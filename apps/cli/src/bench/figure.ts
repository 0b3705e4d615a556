/** One measured figure beside where it should stand. */
export interface Figure {
  readonly what: string;
  readonly value: number;
  readonly unit: string;
  /** Null: measured for its own sake. */
  readonly target: number | null;
  /** Whether a good figure is at least its target, or at most. */
  readonly good: 'at-least' | 'at-most';
}

const digits = (value: number): string =>
  value >= 100 ? value.toFixed(0) : value >= 10 ? value.toFixed(1) : value.toFixed(3);

/** How far the figure stands from its target: 1 on it, more is better. */
function ratio({ value, target, good }: Figure): number | null {
  if (target === null || target === 0 || value === 0) return null;
  return good === 'at-least' ? value / target : target / value;
}

/** The row of a table: what, figure, target, ratio. */
export function row(figure: Figure): string {
  const { what, value, unit, target, good } = figure;
  const times = ratio(figure);
  const wanted = target === null ? '' : `${good === 'at-least' ? '≥' : '≤'} ${digits(target)} ${unit}`;
  return `| ${what} | ${digits(value)} ${unit} | ${wanted} | ${times === null ? '' : `${times.toFixed(2)}×`} |`;
}

export const heading: readonly string[] = ['| What | Figure | Target | Ratio |', '| --- | ---: | ---: | ---: |'];
