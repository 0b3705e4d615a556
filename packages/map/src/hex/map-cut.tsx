import type { HexKey } from '@sealed-orders/rules/space';
import { memo, type ReactElement, useId, useMemo } from 'react';
import { fixed } from '../board/sheet.ts';
import { FieldDrawing, type Overlays } from './field-drawing.tsx';
import { LandDrawing } from './land-drawing.tsx';
import { centreOf } from './layout.ts';
import type { MapView } from './map-view.ts';
import { nearby } from './nearby.ts';
import { usePicture, usePrint } from './use-map-model.ts';

interface MapCutProps {
  readonly view: MapView;
  /** In the middle. */
  readonly hex: HexKey;
  /** Draws a line around the hex in the middle. */
  readonly isRinged?: boolean;
  /** What the picture shows, in words. */
  readonly label: string;
  /** In map units. It fills its box, and the overflow is cut. */
  readonly width: number;
  readonly height: number;
}

const NONE: readonly never[] = [];
const NO_STATES = {};
const OVERLAYS: Overlays = { zones: null, sight: true, airspaces: null, airspace: null };

/** The map around a hex as a picture, with nothing to operate. */
export const MapCut = memo(function MapCut(props: MapCutProps): ReactElement {
  const { view, hex, isRinged = false, label, width, height } = props;
  const drawing = useId();
  const print = usePrint(view);
  const picture = usePicture(view, print);
  const { layout } = print.land;
  const shown = useMemo(
    () =>
      nearby(print, picture, hex, {
        columns: Math.ceil(width / layout.s / 2) + 1,
        rows: Math.ceil(height / layout.s / 2) + 1,
      }),
    [print, picture, hex, layout, width, height],
  );
  const { x, y } = centreOf(layout, hex);
  return (
    <svg
      className="hexmap picture"
      viewBox={[x - width / 2, y - height / 2, width, height].map(fixed).join(' ')}
      preserveAspectRatio="xMidYMid slice"
      data-level="operations"
      data-labels
      role="img"
      aria-label={label}
    >
      <LandDrawing {...shown} level="operations" drawing={`${drawing}l`} />
      <FieldDrawing
        {...shown}
        level="operations"
        pixel={null}
        drawing={`${drawing}f`}
        overlays={OVERLAYS}
        reach={NONE}
        arrows={NONE}
        claims={NONE}
        orderStates={NO_STATES}
        selected={null}
        selectedHex={isRinged ? hex : null}
        isPressing={false}
      />
    </svg>
  );
});
