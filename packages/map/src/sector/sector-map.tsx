import {
  type CSSProperties,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  memo,
  type ReactElement,
  type Ref,
  type RefObject,
  useEffect,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { MARGIN, sheetOf, TILE } from './places.ts';
import { type CellKind, cellId, SectorCells } from './sector-cells.tsx';
import { SectorDrawing } from './sector-drawing.tsx';
import type { SectorTerritory, SectorView } from './sector-view.ts';
import { type SectorSlide, useSlide } from './slide.ts';
import { walked } from './walking.ts';

/** Commands of pages to the board besides its props. */
export interface SectorMapHandle {
  /** Focuses the board, with the keyboard on a territory if given. */
  readonly focus: (territory?: string) => void;
  /** Brings a territory into sight. */
  readonly reveal: (territory: string) => void;
}

export interface SectorMapProps {
  readonly view: SectorView;
  /** Name of the board for screen readers. */
  readonly label: string;
  /**
   * A territory in speech: "B, major, held by East, 3 counters face down". Keep both functions between renders.
   * @param isTarget whether it can be chosen now
   */
  readonly describeTerritory: (territory: string, isTarget: boolean) => string;
  readonly describeCounter: (counter: string) => string;
  /** Spoken as soon as it changes. */
  readonly announcement?: string;
  /** The territory in the middle of a small window at first. */
  readonly home: string | null;
  readonly selected?: string | null;
  /** Ids of counters that are outlined. Keep the set between renders. */
  readonly counters?: ReadonlySet<string>;
  /** Territories that can be chosen now. Keep the array between renders. */
  readonly among?: readonly string[];
  /** Where something happens in a replay: outlined too. Keep the array between renders. */
  readonly marked?: readonly string[];
  /** What moves in a replay. */
  readonly slide?: SectorSlide | null;
  /** The board of an earlier time: its neat line says so. */
  readonly isPast?: boolean;
  readonly onTerritory: (territory: string) => void;
  readonly onCounter: (counter: string) => void;
  /** Escape: leaves the current action. */
  readonly onLeave: () => void;
  readonly ref?: Ref<SectorMapHandle>;
}

const NO_COUNTERS: ReadonlySet<string> = new Set();
const NOWHERE: readonly string[] = [];

/** The board: drawn from a view, scrolled by hand where it does not fit, operated through callbacks. */
export function SectorMap(props: SectorMapProps): ReactElement {
  const { view, selected = null, counters = NO_COUNTERS, among = NOWHERE, marked = NOWHERE } = props;
  const drawing = useId();
  const frame = useRef<HTMLDivElement>(null);
  const sheet = useRef<SVGSVGElement>(null);
  const [walk, setWalk] = useState<string | null>(null);
  const cursor = walk ?? selected ?? props.home ?? view.territories[0]?.id ?? '';
  const { width, height } = sheetOf(view);
  const { focus, reveal, ...hands } = useHands(props, { drawing, cursor, setWalk });
  useImperativeHandle(props.ref, () => ({ focus: (territory) => focus(territory ?? cursor), reveal }));
  useStart(frame, view, props.home);
  useSlide(sheet, props.slide ?? null, view.territories);
  const size: CSSProperties & Readonly<Record<`--${string}`, number>> = {
    '--sheet-w': width,
    '--sheet-h': height,
    '--columns': view.columns,
  };
  return (
    <div className="sectormap-frame">
      <div ref={frame} className="sectormap-window" {...hands}>
        <div className="sectormap-surface" style={size}>
          <svg
            ref={sheet}
            className={props.isPast === true ? 'sectormap past' : 'sectormap'}
            viewBox={`0 0 ${width} ${height}`}
            aria-hidden="true"
          >
            <SectorDrawing {...{ view, drawing, selected, counters, among, marked }} />
          </svg>
          <SectorCells
            {...{ view, drawing, cursor, selected, counters, among }}
            label={props.label}
            describeTerritory={props.describeTerritory}
            describeCounter={props.describeCounter}
          />
        </div>
      </div>
      <Locator columns={view.columns} rows={view.rows} territories={view.territories} frame={frame} />
      <p className="hexmap-spoken" aria-live="polite">
        {props.announcement ?? ''}
      </p>
    </div>
  );
}

interface Cursor {
  readonly drawing: string;
  readonly cursor: string;
  readonly setWalk: (territory: string) => void;
}

/** Touches, keys and focus, as they bubble up from the buttons of the cells. */
function useHands(props: SectorMapProps, { drawing, cursor, setWalk }: Cursor) {
  const cell = (territory: string): HTMLElement | null => document.getElementById(cellId(drawing, territory));
  const focus = (territory: string): void => cell(territory)?.focus();
  return {
    focus,
    reveal: (territory: string): void => cell(territory)?.scrollIntoView({ block: 'nearest', inline: 'nearest' }),
    onKeyDown: (event: KeyboardEvent<HTMLElement>): void => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === 'Escape') props.onLeave();
      const to = walked(props.view, cursor, event.key, props.among ?? NOWHERE);
      if (to === null) return;
      event.preventDefault();
      focus(to);
    },
    onClick: ({ target }: MouseEvent<HTMLElement>): void => {
      const touched = cellAt(target);
      if (touched?.kind === 'counter') props.onCounter(touched.id);
      else if (touched !== null) props.onTerritory(touched.id);
    },
    onFocus: ({ target }: FocusEvent<HTMLElement>): void => {
      const reached = cellAt(target);
      if (reached?.kind === 'territory') setWalk(reached.id);
    },
  };
}

/** The territory or counter whose button was operated; null: none. */
function cellAt(target: EventTarget): { readonly kind: CellKind; readonly id: string } | null {
  const button = target instanceof Element ? target.closest('button') : null;
  if (button === null) return null;
  return { kind: button.name === ('counter' satisfies CellKind) ? 'counter' : 'territory', id: button.value };
}

/** In a window that is too small for all columns, begins with a territory in the middle. */
function useStart(frame: RefObject<HTMLElement | null>, view: SectorView, home: string | null): void {
  const begun = useRef({ view, home });
  useLayoutEffect(() => {
    const { current: box } = frame;
    const place = begun.current.view.territories.find(({ id }) => id === begun.current.home);
    if (box === null || place === undefined) return;
    const unit = box.scrollWidth / sheetOf(begun.current.view).width;
    const left = (MARGIN.side + (place.column - 0.5) * TILE.width) * unit - box.clientWidth / 2;
    box.scrollTo({ left, behavior: 'instant' });
  }, [frame]);
}

interface LocatorProps extends Pick<SectorView, 'columns' | 'rows' | 'territories'> {
  readonly frame: RefObject<HTMLElement | null>;
}

/** Which columns a small window shows: decoration, since the grid says where each territory is. */
const Locator = memo(function Locator({ columns, rows, territories, frame }: LocatorProps): ReactElement | null {
  const [part, setPart] = useState<readonly [from: number, width: number]>([0, 1]);
  useEffect(() => {
    const { current: box } = frame;
    if (box === null) return;
    const measure = (): void => {
      const whole = Math.max(1, box.scrollWidth);
      setPart([box.scrollLeft / whole, box.clientWidth / whole]);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    box.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      box.removeEventListener('scroll', measure);
    };
  }, [frame]);
  const [from, width] = part;
  if (width > 0.98) return null;
  const whole = columns * 6;
  return (
    <svg className="sectormap-locator" viewBox={`-2 -2 ${whole + 4} ${rows * 6 + 4}`} aria-hidden="true">
      {territories.map((one) => (
        <Square key={one.id} {...one} />
      ))}
      <rect x={from * whole - 0.5} y="-1.5" width={width * whole} height={rows * 6 + 2} className="shown" />
    </svg>
  );
});

const Square = ({ column, row, holder }: SectorTerritory): ReactElement => (
  <rect x={(column - 1) * 6} y={(row - 1) * 6} width="5" height="5" fill={`var(--line-${holder})`} />
);
