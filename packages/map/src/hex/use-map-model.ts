import { columnRow, type HexKey } from '@sealed-orders/rules/kernel';
import { useMemo } from 'react';
import { type Chunk, chunksOf, type Ground } from './chunks.ts';
import { layoutOf } from './layout.ts';
import { type Link, linkOf, type MapModel, type MapView, mapModel, type SiteMark } from './model.ts';
import { type Placed, placesOf } from './placement.ts';
import { useSame } from './use-same.ts';

/** The printed map, prepared for drawing: kept as long as the print is the same. */
export interface Print {
  readonly ground: Ground;
  readonly chunks: readonly Chunk[];
  readonly rivers: readonly Link[];
}

/** What a viewer knows, prepared for drawing. */
export interface Picture {
  readonly model: MapModel;
  readonly places: readonly Placed[];
  readonly sites: ReadonlyMap<HexKey, SiteMark>;
  readonly occupied: ReadonlySet<HexKey>;
  /** An x for each hex with a site, row by row. */
  readonly busy: string;
}

function isSamePrint(a: MapView['chart'], b: MapView['chart']): boolean {
  return a.rows.join() === b.rows.join() && a.rivers.join(' ') === b.rivers.join(' ');
}

export function usePrint(view: MapView): Print {
  const chart = useSame(view.chart, isSamePrint);
  return useMemo(() => {
    const layout = layoutOf(chart.size);
    return { ground: { layout, rows: chart.rows }, chunks: chunksOf(layout), rivers: chart.rivers.map(linkOf) };
  }, [chart]);
}

export function usePicture(view: MapView, print: Print): Picture {
  return useMemo(() => {
    const model = mapModel(view);
    const sites = new Map(model.sites.map((site) => [site.hex, site]));
    const letters = new Array<string>(view.chart.size.columns * view.chart.size.rows).fill('.');
    for (const hex of sites.keys()) {
      const { column, row } = columnRow(hex);
      letters[row * view.chart.size.columns + column] = 'x';
    }
    return {
      model,
      sites,
      places: placesOf(print.ground.layout, model.counters, sites),
      occupied: new Set(model.counters.map((counter) => counter.hex)),
      busy: letters.join(''),
    };
  }, [view, print]);
}
