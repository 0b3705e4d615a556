import type { HexKey } from '@sealed-orders/rules/space';
import type { CSSProperties, ReactElement, RefObject } from 'react';
import { closedPath, type Point } from '../board/sheet.ts';
import type { Shown } from '../board/surface.ts';
import { FieldDrawing, type FieldDrawingProps } from './field-drawing.tsx';
import { LandDrawing } from './land-drawing.tsx';
import { Lifting } from './layers/lifting.tsx';
import { hexPath, type Layout } from './layout.ts';
import type { MapLayer } from './map-layer.ts';
import { type Slide, useSlide } from './slide.ts';
import type { Underlay } from './underlay.tsx';

interface SurfaceDrawingProps extends Omit<FieldDrawingProps, 'level' | 'pixel'> {
  readonly surface: RefObject<HTMLDivElement | null>;
  /** The outline that follows the mouse. */
  readonly outline: RefObject<SVGPathElement | null>;
  readonly shown: Shown | null;
  /** The moving counter. */
  readonly slide: Slide | null;
  readonly cursor: HexKey;
  readonly isPast: boolean;
  readonly underlay: Underlay | null;
  readonly over: MapLayer | null;
}

/** Sizes in pixels of the screen: see map.css. */
type Lettering = CSSProperties & { readonly '--px': number };

/**
 * The sheet that is moved under the window: the land on one layer of the compositor, and on another one what
 * changes while orders are given, so that a selection does not repaint a forest.
 */
export function SurfaceDrawing(props: SurfaceDrawingProps): ReactElement {
  const { surface, outline, shown, cursor, isPast, slide, underlay, over: Over, drawing, ...field } = props;
  const { print, picture } = field;
  const { layout } = print.land;
  useSlide(surface, slide, picture.places, layout);
  const level = shown?.level ?? 'operations';
  const pixel = shown?.pixel ?? null;
  const lettering: Lettering | undefined = pixel === null ? undefined : { '--px': pixel };
  const box = `0 0 ${layout.width} ${layout.height}`;
  return (
    <div ref={surface} className={shown === null ? 'hexmap-surface' : 'hexmap-surface laid'} aria-hidden="true">
      <svg
        className={isPast ? 'hexmap land past' : 'hexmap land'}
        viewBox={box}
        data-level={level}
        data-labels={shown?.hasLabels ?? true}
        style={lettering}
        aria-hidden="true"
      >
        <LandDrawing print={print} picture={picture} level={level} drawing={`${drawing}l`} underlay={underlay} />
      </svg>
      <svg className="hexmap field" viewBox={box} data-level={level} style={lettering} aria-hidden="true">
        <Lifting layout={layout} fog={picture.model.fog} />
        <FieldDrawing {...field} level={level} pixel={pixel} drawing={`${drawing}f`} />
        {Over === null ? null : <Over layout={layout} drawing={`${drawing}f`} />}
        <path ref={outline} className="hover" d={outlineAtOrigin(layout)} visibility="hidden" />
        <path className="cursor" d={hexPath(layout, cursor, 0.9)} />
      </svg>
    </div>
  );
}

/** A hexagon about 0,0, to be moved under the mouse without rendering. */
function outlineAtOrigin({ s }: Layout): string {
  const corner = (i: number): Point => {
    const angle = ((60 * i - 30) * Math.PI) / 180;
    return { x: Math.cos(angle) * s * 0.95, y: Math.sin(angle) * s * 0.95 };
  };
  return closedPath([0, 1, 2, 3, 4, 5].map(corner));
}
