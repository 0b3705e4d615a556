import type { PieceId } from '@sealed-orders/rules/hex-campaign';
import { type HexKey, hexAt } from '@sealed-orders/rules/space';
import { type ReactElement, type Ref, useEffect, useId, useImperativeHandle, useMemo, useRef } from 'react';
import { type Inset, NO_INSET } from '../board/camera.ts';
import { useGestures } from '../board/use-gestures.ts';
import type { OrderState } from '../symbols/order-badge.tsx';
import type { OrderArrow } from './arrows.ts';
import type { ClaimSymbol } from './claims.ts';
import type { Overlays } from './field-drawing.tsx';
import { cellId, GridCells } from './grid-cells.tsx';
import type { MapLayer } from './map-layer.ts';
import type { MapView } from './map-view.ts';
import type { Reached } from './reached.ts';
import type { Slide } from './slide.ts';
import type { Pen } from './spot.ts';
import { SurfaceDrawing } from './surface-drawing.tsx';
import type { Underlay } from './underlay.tsx';
import { usePicture, usePrint } from './use-map-model.ts';
import { type Operations, useOperation } from './use-operation.ts';
import { useViewing } from './use-viewing.ts';

/** Commands of pages to the map besides its props. */
export interface MapHandle {
  /** Nearer (above 1) or farther (below 1) about the middle of the window. */
  readonly zoomBy: (factor: number) => void;
  /** The whole sheet. */
  readonly fit: () => void;
  /** Brings hexes clear of what the inset covers, moving as little as possible. */
  readonly reveal: (hexes: readonly HexKey[]) => void;
  /** A hex in the middle. */
  readonly centreOn: (hex: HexKey) => void;
  /** Focuses the map, with the cursor on a hex if given. */
  readonly focus: (hex?: HexKey) => void;
}

export interface HexMapProps extends Operations {
  /** The viewer's knowledge: the only source of the drawing. */
  readonly view: MapView;
  /** Name of the map for screen readers. */
  readonly label: string;
  /** A hex in speech: "0412 forest, your 2nd Company". */
  readonly describeHex: (hex: HexKey) => string;
  /** Spoken as soon as it changes: a cost, a refusal. */
  readonly announcement?: string;
  /** The place that a viewer without a Capital works around. */
  readonly home?: HexKey | null;
  readonly selected?: PieceId | null;
  /** The selected hex while no piece is selected. */
  readonly selectedHex?: HexKey | null;
  readonly reach?: readonly Reached[];
  readonly arrows?: readonly OrderArrow[];
  readonly claims?: readonly ClaimSymbol[];
  /** State of the order of each piece that may have one. */
  readonly orderStates?: Readonly<Record<PieceId, OrderState>>;
  /** The counter moving to its place in the view. */
  readonly slide?: Slide | null;
  /** The orders were sealed a moment ago: wax is pressed on one badge after the other. */
  readonly isPressing?: boolean;
  /** Active toggles; only the limit of sight if absent. */
  readonly overlays?: { readonly zones?: boolean; readonly sight?: boolean; readonly airspaces?: boolean };
  /** The number of the air space that is selected. */
  readonly airspace?: number | null;
  /** Hexes in enemy zones of control, as computed by the rules from the view. */
  readonly zones?: readonly HexKey[];
  /** A path is being drawn for the selected piece: taps in its reach and drags from it give hexes. */
  readonly isDrawing?: boolean;
  /** Draws on the map instead of operating pieces. Two fingers and the wheel still move it. */
  readonly pen?: Pen | null;
  /** A picture under the lines of the map. Keep the object between renders. */
  readonly underlay?: Underlay | null;
  /** A drawing over everything else. */
  readonly over?: MapLayer | null;
  /** False: may be moved and read, but not operated. */
  readonly interactive?: boolean;
  /** The map of an earlier step: its neat line says so. */
  readonly isPast?: boolean;
  /** Pixels of the window that panels cover. Keep the object between renders. */
  readonly inset?: Inset;
  readonly ref?: Ref<MapHandle>;
}

const NO_REACH: readonly Reached[] = [];
const NO_ARROWS: readonly OrderArrow[] = [];
const NO_CLAIMS: readonly ClaimSymbol[] = [];
const NO_ORDER_STATES: Readonly<Record<PieceId, OrderState>> = {};

/** The campaign map: drawn from a view, moved by hand, wheel and keys, operated through callbacks. */
export function HexMap(props: HexMapProps): ReactElement {
  const { view, selected = null, reach = NO_REACH, arrows = NO_ARROWS } = props;
  const frame = useRef<HTMLDivElement>(null);
  const surface = useRef<HTMLDivElement>(null);
  const outline = useRef<SVGPathElement>(null);
  const drawing = useId();
  const print = usePrint(view);
  const picture = usePicture(view, print);
  const { layout } = print.land;
  const home = view.own?.capital ?? props.home ?? null;
  const viewing = useViewing({ frame, surface }, print, picture, props.inset ?? NO_INSET, home);
  const operation = useOperation({
    viewing,
    layout,
    places: picture.places,
    start: home ?? picture.model.counters[0]?.hex ?? hexAt(0, 0),
    operations: props,
    pen: props.pen ?? null,
    isOperated: props.interactive ?? true,
    isDrawing: props.isDrawing ?? false,
    ...{ selected, reach, arrows, outline },
  });
  const { cursor } = operation;
  const hands = useGestures(frame, operation.hands);
  const overlays = useOverlays(props);
  useHandle(props.ref, frame, viewing, operation.moveCursor);
  useRevealed(selected, picture.model.counters, reach, viewing.reveal);

  return (
    <div className="hexmap-frame">
      {/* biome-ignore lint/a11y/useSemanticElements: a table cannot be panned; the grid pattern is made for this. */}
      <div
        ref={frame}
        className="hexmap-window"
        role="grid"
        tabIndex={0}
        aria-label={props.label}
        aria-rowcount={layout.size.rows}
        aria-colcount={layout.size.columns}
        aria-activedescendant={cellId(drawing, cursor)}
        onKeyDown={operation.press}
        {...hands}
      >
        <GridCells size={layout.size} cursor={cursor} drawing={drawing} describeHex={props.describeHex} />
        <SurfaceDrawing
          {...{ surface, outline, print, picture, drawing, cursor, overlays, selected, reach, arrows }}
          shown={viewing.shown}
          {...shownOn(props)}
        />
      </div>
      <p className="hexmap-spoken" aria-live="polite">
        {props.announcement ?? ''}
      </p>
    </div>
  );
}

/** Drawings beside the interactive parts; none if absent. */
const shownOn = (props: HexMapProps) => ({
  isPast: props.isPast ?? false,
  underlay: props.underlay ?? null,
  over: props.over ?? null,
  selectedHex: props.selectedHex ?? null,
  slide: props.slide ?? null,
  isPressing: props.isPressing ?? false,
  claims: props.claims ?? NO_CLAIMS,
  orderStates: props.orderStates ?? NO_ORDER_STATES,
});

function useOverlays({ overlays, zones, view, airspace = null }: HexMapProps): Overlays {
  const isZoned = overlays?.zones ?? false;
  const isSighted = overlays?.sight ?? true;
  const isAired = overlays?.airspaces ?? false;
  const { airspaces } = view.chart;
  return useMemo(
    () => ({
      zones: isZoned ? (zones ?? null) : null,
      sight: isSighted,
      airspaces: isAired ? airspaces : null,
      airspace,
    }),
    [isZoned, zones, isSighted, isAired, airspaces, airspace],
  );
}

type Viewing = ReturnType<typeof useViewing>;

function useHandle(
  ref: Ref<MapHandle> | undefined,
  frame: { readonly current: HTMLElement | null },
  viewing: Viewing,
  moveCursor: (hex: HexKey) => void,
): void {
  useImperativeHandle(ref, () => ({
    zoomBy: viewing.zoomBy,
    fit: viewing.fit,
    reveal: viewing.reveal,
    centreOn: viewing.centreOn,
    focus: (hex) => {
      if (hex !== undefined) moveCursor(hex);
      frame.current?.focus({ preventScroll: true });
    },
  }));
}

/** Keeps a newly selected piece and its reach clear of what panels cover. */
function useRevealed(
  selected: PieceId | null,
  counters: readonly { readonly id: PieceId; readonly hex: HexKey }[],
  reach: readonly Reached[],
  reveal: (hexes: readonly HexKey[]) => void,
): void {
  const isReaching = reach.length > 0;
  const latest = useRef({ counters, reach, reveal });
  useEffect(() => {
    latest.current = { counters, reach, reveal };
  });
  useEffect(() => {
    const now = latest.current;
    const piece = now.counters.find((counter) => counter.id === selected);
    const around = isReaching ? now.reach.map((one) => one.hex) : [];
    if (piece !== undefined) now.reveal([piece.hex, ...around]);
  }, [selected, isReaching]);
}
