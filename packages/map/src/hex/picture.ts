import { columnRow, type HexKey } from '@sealed-orders/rules/space';
import type { Level } from '../board/levels.ts';
import { type Chunk, chunksOf, type PrintedLand } from './chunks.ts';
import { layoutOf } from './layout.ts';
import type { MapView } from './map-view.ts';
import { type Link, linkOf, type MapModel, mapModel, type SiteSymbol } from './model.ts';
import { type Naming, namesAt } from './naming.ts';
import { type Placed, placesOf } from './placement.ts';

/** The printed map, prepared for drawing: cached while the print is the same. */
export interface Print {
  readonly land: PrintedLand;
  readonly chunks: readonly Chunk[];
  readonly rivers: readonly Link[];
}

/** A viewer's knowledge, prepared for drawing. */
export interface Picture {
  readonly model: MapModel;
  readonly places: readonly Placed[];
  readonly sites: ReadonlyMap<HexKey, SiteSymbol>;
  readonly occupied: ReadonlySet<HexKey>;
  /** An x for each hex with a site, row by row. */
  readonly busy: string;
}

export function printOf(chart: MapView['chart']): Print {
  const layout = layoutOf(chart.size);
  return { land: { layout, rows: chart.rows }, chunks: chunksOf(layout), rivers: chart.rivers.map(linkOf) };
}

export function pictureOf(view: MapView, print: Print): Picture {
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
    places: placesOf(print.land.layout, model.counters, sites),
    occupied: new Set(model.counters.map((counter) => counter.hex)),
    busy: letters.join(''),
  };
}

/** The places of names at a level. */
export function namingOf({ land }: Print, { model, places }: Picture, level: Level): Naming {
  return namesAt(land.layout, level, { sites: model.sites, names: model.names, places });
}
