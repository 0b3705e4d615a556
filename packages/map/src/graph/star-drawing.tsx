import { type CSSProperties, memo, type ReactElement, useMemo } from 'react';
import type { Level } from '../board/levels.ts';
import { LinePatterns, SeatPatterns } from '../symbols/patterns.tsx';
import { type Field, fieldOf } from './field.ts';
import { Forces } from './layers/forces.tsx';
import { NodeNames, Nodes } from './layers/nodes.tsx';
import { Arrows, Pills, Rings, Steps } from './layers/orders.tsx';
import { Dice, Lanes, Roads } from './layers/paths.tsx';
import { PlanetNames, Sheet, Worlds } from './layers/worlds.tsx';
import { layoutOf, type StarLayout } from './layout.ts';
import { linesOf, type StarLines } from './lines.ts';
import { namesAt } from './names.ts';
import { type PlanetName, planetNames } from './planet-names.ts';
import { type Scale, scaleAt } from './scale.ts';
import { signsAt } from './signs.ts';
import type { ReachedNode, SeriesStep, StarChart, StarView } from './star-chart.ts';

/** A chart prepared for drawing: cached while it is the same. */
export interface Print {
  readonly layout: StarLayout;
  readonly lines: StarLines;
  readonly names: readonly PlanetName[];
}

export function printOf(chart: StarChart): Print {
  const layout = layoutOf(chart);
  const lines = linesOf(layout);
  return { layout, lines, names: planetNames(layout, lines.printed) };
}

export const usePrint = (chart: StarChart): Print => useMemo(() => printOf(chart), [chart]);

/** How large things are drawn, and where forces stand then. */
export interface Staged {
  readonly scale: Scale;
  readonly field: Field;
}

/** @param pixel map units a pixel of the screen, at the farthest level */
export function useStaged({ layout, lines }: Print, view: StarView, level: Level, pixel: number | null): Staged {
  const { forces, battles } = view;
  return useMemo(() => {
    const scale = scaleAt(layout, level, pixel);
    return { scale, field: fieldOf(layout, lines, { forces, battles }, scale) };
  }, [layout, lines, forces, battles, level, pixel]);
}

/** Sizes for star.css. */
type Sizes = CSSProperties & Readonly<Record<`--${string}`, string>>;

export const sizesOf = ({ pixel, letters, disc }: Scale): Sizes => ({
  '--px': String(Math.round(pixel * 1000) / 1000),
  '--letters': String(Math.round(letters * 1000) / 1000),
  '--disc': String(Math.round(disc * 1000) / 1000),
});

interface ChartDrawingProps {
  readonly print: Print;
  /** Prefix of the drawing's ids. */
  readonly drawing: string;
}

/** What is printed: it does not change during a campaign. */
export const ChartDrawing = memo(function ChartDrawing({ print, drawing }: ChartDrawingProps): ReactElement {
  const { layout, lines, names } = print;
  return (
    <>
      <Sheet layout={layout} />
      <Lanes lines={lines} />
      <Worlds layout={layout} drawing={drawing} />
      <PlanetNames names={names} drawing={drawing} />
      <Roads lines={lines} />
      <Dice lines={lines} />
    </>
  );
});

export interface HoldingsDrawingProps {
  readonly print: Print;
  readonly view: StarView;
  readonly staged: Staged;
  readonly drawing: string;
  readonly selected: string | null;
  readonly selectedForce: string | null;
  readonly reach: readonly ReachedNode[];
  readonly series: readonly SeriesStep[];
}

/** Everything that changes during a campaign or responds to input: drawn over the chart. */
export function HoldingsDrawing(props: HoldingsDrawingProps): ReactElement {
  const { print, view, staged, drawing, selected, reach, series } = props;
  const { layout } = print;
  const { scale, field } = staged;
  const names = useMemo(() => {
    const wanted = [...reach.map(({ node }) => node), ...(selected === null ? [] : [selected])];
    return namesAt(layout, field.crowd, scale, new Set(wanted));
  }, [layout, field, scale, reach, selected]);
  const signs = useMemo(
    () => signsAt(layout, field.crowd, scale, { series, reach, names }),
    [layout, field, scale, series, reach, names],
  );
  return (
    <>
      <defs>
        <SeatPatterns drawing={drawing} />
        <LinePatterns drawing={drawing} />
      </defs>
      <Arrows steps={signs.steps} scale={scale} />
      <Rings layout={layout} scale={scale} selected={selected} reach={reach} />
      <Nodes layout={layout} holdings={view.holdings} drawing={drawing} />
      <NodeNames names={names} />
      <Forces field={field} scale={scale} selected={props.selectedForce} drawing={drawing} />
      <Pills pills={signs.reach} scale={scale} />
      <Steps steps={signs.steps} scale={scale} />
    </>
  );
}
