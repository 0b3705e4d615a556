import { type ReactElement, type Ref, type RefObject, useEffect, useId, useImperativeHandle, useRef } from 'react';
import { type Inset, NO_INSET } from '../board/camera.ts';
import { fixed, xy } from '../board/sheet.ts';
import { useGestures } from '../board/use-gestures.ts';
import { nodeAt } from './layout.ts';
import { buttonId, NodeButtons } from './node-buttons.tsx';
import type { StarPen } from './pen.ts';
import type { ReachedNode, SeriesStep, StarView } from './star-chart.ts';
import {
  ChartDrawing,
  HoldingsDrawing,
  type HoldingsDrawingProps,
  sizesOf,
  usePrint,
  useStaged,
} from './star-drawing.tsx';
import { type StarOperations, useStarOperation } from './use-star-operation.ts';
import { type StarViewing, useStarViewing } from './use-star-viewing.ts';

/** Commands of pages to the map besides its props. */
export interface StarMapHandle extends Pick<StarViewing, 'zoomBy' | 'fit' | 'reveal' | 'centreOn'> {
  /** Focuses the map, with the keyboard on a node if given. */
  readonly focus: (node?: string) => void;
}

/** What users can switch off. */
export const HIDEABLE = ['values', 'marks', 'lanes'] as const;
type Hideable = (typeof HIDEABLE)[number];

export interface StarMapProps extends StarOperations {
  readonly view: StarView;
  /** Name of the map for screen readers. */
  readonly label: string;
  /** A node in speech: "Ashen Ridge, ridge, nobody's, worth 1". */
  readonly describeNode: (node: string) => string;
  /** A force in speech. */
  readonly describeForce: (force: string) => string;
  /** Spoken as soon as it changes: a cost, a refusal. */
  readonly announcement?: string;
  /** Taps, drags and keys draw on the map instead of choosing from it. */
  readonly pen?: StarPen | null;
  /** The node that the viewer works around. */
  readonly home?: string | null;
  readonly selected?: string | null;
  readonly selectedForce?: string | null;
  /** Nodes that can be chosen. Keep the array between renders. */
  readonly reach?: readonly ReachedNode[];
  /** Orders that are planned together. Keep the array between renders. */
  readonly series?: readonly SeriesStep[];
  /** What the user has switched off. */
  readonly hidden?: readonly Hideable[];
  /** False: may be moved and read, but not operated. */
  readonly interactive?: boolean;
  /** The map of an earlier time: its neat line says so. */
  readonly isPast?: boolean;
  /** Pixels of the window that panels cover. Keep the object between renders. */
  readonly inset?: Inset;
  readonly ref?: Ref<StarMapHandle>;
}

const NO_REACH: readonly ReachedNode[] = [];
const NO_SERIES: readonly SeriesStep[] = [];
const NOTHING_HIDDEN: readonly Hideable[] = [];

const focusOn = (id: string): void => document.getElementById(id)?.focus({ preventScroll: true });

/** The star map: drawn from a view, moved by hand, wheel and keys, operated through callbacks. */
export function StarMap(props: StarMapProps): ReactElement {
  const { view, reach = NO_REACH, series = NO_SERIES, selected = null, selectedForce = null } = props;
  const frame = useRef<HTMLElement>(null);
  const surface = useRef<HTMLDivElement>(null);
  const outline = useRef<SVGCircleElement>(null);
  const drawing = useId();
  const print = usePrint(view.chart);
  const { layout } = print;
  const viewing = useStarViewing({ frame, surface }, layout, props.inset ?? NO_INSET, props.home ?? selected);
  const { shown } = viewing;
  const staged = useStaged(print, view, shown?.level ?? 'operations', shown?.pixel ?? null);
  const focus = (node: string): void => focusOn(buttonId(layout, drawing, node));
  const operation = useStarOperation({
    ...{ viewing, layout, staged, selected, selectedForce, outline, focus, pen: props.pen ?? null },
    operations: props,
    start: props.home ?? view.chart.nodes[0]?.id ?? null,
    isOperated: props.interactive ?? true,
  });
  const { cursor } = operation;
  const hands = useGestures(frame, operation.hands);
  useHandle(props.ref, viewing, (node) => focus(node ?? cursor ?? ''));
  useRevealed(selected, reach, viewing.reveal);
  useFollowed(selected, frame, focus);
  return (
    <div className="starmap-frame">
      <section
        ref={frame}
        className="starmap-window"
        aria-label={props.label}
        onKeyDown={operation.press}
        onKeyUp={operation.release}
        {...hands}
      >
        <div ref={surface} className={shown === null ? 'starmap-surface' : 'starmap-surface laid'}>
          <StarSheets
            {...{ print, view, staged, drawing, outline, cursor, selected, selectedForce, reach, series }}
            hidden={props.hidden ?? NOTHING_HIDDEN}
            isPast={props.isPast ?? false}
          />
          <NodeButtons
            {...{ layout, drawing, cursor, selected, selectedForce }}
            forces={view.forces}
            describeNode={props.describeNode}
            describeForce={props.describeForce}
            onFocus={operation.arrive}
            onNode={operation.choose}
            onForce={operation.chooseForce}
          />
        </div>
      </section>
      <p className="hexmap-spoken" aria-live="polite">
        {props.announcement ?? ''}
      </p>
    </div>
  );
}

interface StarSheetsProps extends HoldingsDrawingProps {
  /** The ring that follows the mouse. */
  readonly outline: RefObject<SVGCircleElement | null>;
  readonly cursor: string | null;
  readonly hidden: readonly Hideable[];
  readonly isPast: boolean;
}

/**
 * The chart on one layer of the compositor, and on another one what changes while orders are given, so that a
 * selection does not repaint the planets.
 */
function StarSheets({ outline, cursor, hidden, isPast, drawing, ...field }: StarSheetsProps): ReactElement {
  const { print, staged } = field;
  const { layout } = print;
  const sheet = {
    viewBox: `0 0 ${fixed(layout.width)} ${fixed(layout.height)}`,
    'data-level': staged.scale.level,
    'data-hidden': hidden.join(' '),
    style: sizesOf(staged.scale),
  } as const;
  const at = cursor === null ? null : nodeAt(layout, cursor);
  return (
    <>
      <svg className={isPast ? 'starmap chart past' : 'starmap chart'} {...sheet} aria-hidden="true">
        <ChartDrawing print={print} drawing={`${drawing}c`} />
      </svg>
      <svg className="starmap holdings" {...sheet} aria-hidden="true">
        <HoldingsDrawing {...field} drawing={`${drawing}h`} />
        <circle ref={outline} className="hover" visibility="hidden" />
        {at === null ? null : (
          <circle
            className="cursor"
            transform={`translate(${xy(at.at)})`}
            r={fixed((at.radius + 6) * staged.scale.disc)}
          />
        )}
      </svg>
    </>
  );
}

function useHandle(ref: Ref<StarMapHandle> | undefined, viewing: StarViewing, focus: (node?: string) => void): void {
  useImperativeHandle(ref, () => ({
    zoomBy: viewing.zoomBy,
    fit: viewing.fit,
    reveal: viewing.reveal,
    centreOn: viewing.centreOn,
    focus,
  }));
}

/** The focus of the keyboard, if it is on the map, follows the selection: to the next battleforce, or back to the last. */
function useFollowed(
  selected: string | null,
  frame: RefObject<HTMLElement | null>,
  focus: (node: string) => void,
): void {
  const latest = useRef(focus);
  useEffect(() => {
    latest.current = focus;
  });
  useEffect(() => {
    if (selected !== null && frame.current?.contains(document.activeElement) === true) latest.current(selected);
  }, [selected, frame]);
}

/** Keeps a newly selected node and what can be chosen from it clear of what panels cover. */
function useRevealed(selected: string | null, reach: readonly ReachedNode[], reveal: StarViewing['reveal']): void {
  const isReaching = reach.length > 0;
  const latest = useRef({ reach, reveal });
  useEffect(() => {
    latest.current = { reach, reveal };
  });
  useEffect(() => {
    const now = latest.current;
    if (selected !== null) now.reveal([selected, ...(isReaching ? now.reach.map(({ node }) => node) : [])]);
  }, [selected, isReaching]);
}
