import { useMemo } from 'react';
import { useSame } from '../board/use-same.ts';
import type { MapView } from './map-view.ts';
import { type Picture, type Print, pictureOf, printOf } from './picture.ts';

function isSamePrint(a: MapView['chart'], b: MapView['chart']): boolean {
  return a.rows.join() === b.rows.join() && a.rivers.join(' ') === b.rivers.join(' ');
}

export function usePrint(view: MapView): Print {
  const chart = useSame(view.chart, isSamePrint);
  return useMemo(() => printOf(chart), [chart]);
}

export function usePicture(view: MapView, print: Print): Picture {
  return useMemo(() => pictureOf(view, print), [view, print]);
}
