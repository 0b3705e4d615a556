import { type ReactElement, useId, useMemo } from 'react';
import { type Level, theatrePixel } from '../board/levels.ts';
import { FieldDrawing, type FieldDrawingProps, type Overlays } from './field-drawing.tsx';
import { LandDrawing } from './land-drawing.tsx';
import type { MapView } from './map-view.ts';
import { pictureOf, printOf } from './picture.ts';

interface MapPictureProps {
  readonly view: MapView;
  /** What the picture shows, in words. */
  readonly label: string;
  /** How much is drawn; operations if left out. */
  readonly level?: Level;
  /** Fills its box and cuts what does not fit, instead of showing the whole sheet. */
  readonly isCover?: boolean;
  /** The part of the sheet that is shown, in map units; all of it if left out. */
  readonly box?: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  readonly arrows?: FieldDrawingProps['arrows'];
  readonly claims?: FieldDrawingProps['claims'];
}

const NOTHING: Pick<FieldDrawingProps, 'reach' | 'arrows' | 'claims' | 'orderStates'> = {
  reach: [],
  arrows: [],
  claims: [],
  orderStates: {},
};
const OVERLAYS: Overlays = { zones: null, sight: true, airspaces: null, airspace: null };

/** The map as a picture: nothing to operate, drawn only on the server, sharp at any size. */
export function MapPicture({
  view,
  label,
  level = 'operations',
  isCover = false,
  ...props
}: MapPictureProps): ReactElement {
  const drawing = useId();
  const print = useMemo(() => printOf(view.chart), [view.chart]);
  const picture = useMemo(() => pictureOf(view, print), [view, print]);
  const { width, height } = print.land.layout;
  const box = props.box ?? { x: 0, y: 0, width, height };
  return (
    <svg
      className="hexmap picture"
      viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
      preserveAspectRatio={isCover ? 'xMidYMid slice' : 'xMidYMid meet'}
      data-level={level}
      data-labels={level !== 'theatre'}
      role={label === '' ? undefined : 'img'}
      aria-label={label === '' ? undefined : label}
      aria-hidden={label === ''}
    >
      <LandDrawing print={print} picture={picture} level={level} drawing={`${drawing}l`} />
      <FieldDrawing
        print={print}
        picture={picture}
        level={level}
        pixel={level === 'theatre' ? theatrePixel(16, 44) : null}
        drawing={`${drawing}f`}
        overlays={OVERLAYS}
        {...NOTHING}
        arrows={props.arrows ?? NOTHING.arrows}
        claims={props.claims ?? NOTHING.claims}
        selected={null}
        selectedHex={null}
        isPressing={false}
      />
    </svg>
  );
}
