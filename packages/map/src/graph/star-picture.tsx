import { type ReactElement, useId } from 'react';
import { levelAt } from '../board/levels.ts';
import { fixed, UNIT } from '../board/sheet.ts';
import { nodeAt, type StarLayout } from './layout.ts';
import type { ReachedNode, SeriesStep, StarView } from './star-chart.ts';
import { ChartDrawing, HoldingsDrawing, sizesOf, usePrint, useStaged } from './star-drawing.tsx';

interface StarPictureProps {
  readonly view: StarView;
  /** What the picture shows, in words; empty if that is said beside it. */
  readonly label: string;
  /** The part of the sheet that is shown: so many map units with a node in the middle. All of it if left out. */
  readonly around?: { readonly node: string; readonly width: number; readonly height: number };
  /** Pixels of the screen a map unit, as far as that is known: how much is drawn, and how large. */
  readonly size?: number;
  readonly selected?: string | null;
  /** Orders that are drawn on it. Keep the array between renders. */
  readonly series?: readonly SeriesStep[];
}

const NO_REACH: readonly ReachedNode[] = [];
const NO_SERIES: readonly SeriesStep[] = [];

/** The star map as a picture: nothing to operate, drawn only on the server, sharp at any size. */
export function StarPicture(props: StarPictureProps): ReactElement {
  const { view, label, around, size = 1, selected = null, series = NO_SERIES } = props;
  const drawing = useId();
  const print = usePrint(view.chart);
  const level = levelAt(size * UNIT);
  const pixel = level === 'theatre' ? 1 / size : null;
  const staged = useStaged(print, view, level, pixel);
  return (
    <svg
      className="starmap picture"
      viewBox={boxOf(print.layout, around)}
      data-level={level}
      style={sizesOf(staged.scale)}
      role={label === '' ? undefined : 'img'}
      aria-label={label === '' ? undefined : label}
      aria-hidden={label === ''}
    >
      <ChartDrawing print={print} drawing={`${drawing}c`} />
      <HoldingsDrawing
        {...{ print, view, staged, selected, series }}
        drawing={`${drawing}h`}
        selectedForce={null}
        reach={NO_REACH}
      />
    </svg>
  );
}

function boxOf(layout: StarLayout, around: StarPictureProps['around']): string {
  if (around === undefined) return `0 0 ${fixed(layout.width)} ${fixed(layout.height)}`;
  const { node, width, height } = around;
  const { at } = nodeAt(layout, node);
  return `${fixed(at.x - width / 2)} ${fixed(at.y - height / 2)} ${width} ${height}`;
}
