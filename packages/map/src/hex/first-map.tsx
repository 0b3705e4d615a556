import type { HexKey } from '@sealed-orders/rules/space';
import { type CSSProperties, type ReactElement, useId, useMemo } from 'react';
import { type Level, theatrePixel } from '../board/levels.ts';
import { UNIT } from '../board/sheet.ts';
import { FarLand } from './far-land.tsx';
import { FieldDrawing, type FieldDrawingProps } from './field-drawing.tsx';
import { LandDrawing } from './land-drawing.tsx';
import { centreOf, type Layout } from './layout.ts';
import type { MapView } from './map-view.ts';
import { nearby } from './nearby.ts';
import { usePicture, usePrint } from './use-map-model.ts';

/** Hexes to each side of the Capital that a window of 1440 × 900 pixels shows at first, and a little more. */
const AROUND = { columns: 11, rows: 8 };
/** The whole drawing of a sheet of more hexes than this would be heavier than the rest of the page. */
const MOST_HEXES = 300;
/** The size of hexes that a whole sheet is drawn for, in pixels from centre to corner. */
const FAR = 16;

const NOTHING: Omit<FieldDrawingProps, 'print' | 'picture' | 'level' | 'pixel' | 'drawing'> = {
  overlays: { zones: null, sight: true, airspaces: null, airspace: null },
  reach: [],
  arrows: [],
  claims: [],
  orderStates: {},
  selected: null,
  selectedHex: null,
  isPressing: false,
};

/** The position of the sheet: see map.css. */
type Placing = CSSProperties & Readonly<Record<`--${string}`, number>>;

/**
 * The map as a server draws it before anybody can measure its window: the first view, where the
 * interactive map will have it. Viewers who first see a whole large sheet get it as seen from far away.
 */
export function FirstMap({ view }: { readonly view: MapView }): ReactElement {
  const drawing = useId();
  const print = usePrint(view);
  const picture = usePicture(view, print);
  const { layout } = print.land;
  const home = view.own?.capital ?? null;
  const near = useMemo(() => (home === null ? null : nearby(print, picture, home, AROUND)), [print, picture, home]);
  const isFar = near === null && layout.size.columns * layout.size.rows > MOST_HEXES;
  const level: Level = near === null ? 'theatre' : 'operations';
  const pixel = near === null ? theatrePixel(FAR, UNIT) : null;
  const lettering: Placing | undefined = pixel === null ? undefined : { '--px': pixel };
  const shown = near ?? { print, picture };
  const box = `0 0 ${layout.width} ${layout.height}`;
  return (
    <div className="hexmap-window at-first" aria-hidden="true">
      <div className={`hexmap-surface ${near === null ? 'whole' : 'laid around'}`} style={placing(layout, home)}>
        <svg
          className="hexmap land"
          viewBox={box}
          data-level={level}
          data-labels={near !== null}
          style={lettering}
          aria-hidden
        >
          {isFar ? (
            <FarLand {...shown} drawing={`${drawing}l`} />
          ) : (
            <LandDrawing {...shown} level={level} drawing={`${drawing}l`} />
          )}
        </svg>
        <svg className="hexmap field" viewBox={box} data-level={level} style={lettering} aria-hidden>
          <FieldDrawing {...NOTHING} {...shown} level={level} pixel={pixel} drawing={`${drawing}f`} />
        </svg>
      </div>
    </div>
  );
}

function placing(layout: Layout, home: HexKey | null): Placing | undefined {
  if (home === null) return undefined;
  const { x, y } = centreOf(layout, home);
  return { '--sheet-w': layout.width, '--sheet-h': layout.height, '--home-x': x, '--home-y': y };
}
