import { mapEditorText } from '@sealed-orders/text/hex-campaign/map-editor';
import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../kit/button.tsx';
import type { Point, usePins } from './use-pins.ts';

/** A picture with its size in pixels. */
export interface Sheet {
  readonly href: string;
  readonly width: number;
  readonly height: number;
}

interface PinSheetProps {
  readonly picture: Sheet;
  readonly hand: ReturnType<typeof usePins>;
}

const SCALES = [1, 2, 4, 8] as const;
/** A step of the crosshair by keys, as a share of the picture's width. */
const STEP = 1 / 400;
const FAST = 10;

const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The picture on which hexes are pinned: by a tap, or by keys with a crosshair. */
export function PinSheet({ picture, hand }: PinSheetProps) {
  const text = mapEditorText.picture;
  const [level, setLevel] = useState(0);
  const scale = SCALES[level] ?? 1;
  const nearer = (by: number) => setLevel((now) => Math.max(0, Math.min(SCALES.length - 1, now + by)));
  const [cross, moveCross] = useState<Point>({ x: picture.width / 2, y: picture.height / 2 });
  const press = (event: KeyboardEvent) => {
    const arrow = ARROWS[event.key];
    const step = picture.width * STEP * (event.shiftKey ? FAST : 1);
    if (arrow !== undefined) moveCross(({ x, y }) => within(picture, { x: x + arrow.x * step, y: y + arrow.y * step }));
    else if (event.key === 'Enter') hand.set(cross);
    else if (event.key === '+') nearer(1);
    else if (event.key === '-') nearer(-1);
    else return;
    event.preventDefault();
  };
  const set = (at: Point) => {
    moveCross(at);
    hand.set(at);
  };
  return (
    <div className="pinning">
      <div className="row flex-wrap">
        <p className="grow" role="status">
          {prompted(hand)}
        </p>
        <Button size="small" disabled={level === 0} onClick={() => nearer(-1)}>
          {text.farther}
        </Button>
        <Button size="small" disabled={level === SCALES.length - 1} onClick={() => nearer(1)}>
          {text.nearer}
        </Button>
      </div>
      <div
        className="pinning-box"
        role="application"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keys move the cross on the picture
        tabIndex={0}
        aria-label={text.keys}
        onKeyDown={press}
      >
        <Pinned picture={picture} hand={hand} cross={cross} scale={scale} onSet={set} />
      </div>
      <p className="hint wide-only">{text.keys}</p>
    </div>
  );
}

/** What to do next. */
function prompted({ pins, now, hexOf }: PinSheetProps['hand']): string {
  const text = mapEditorText.picture;
  const open = pins[now]?.at === null ? pins[now] : pins.find(({ at }) => at === null);
  if (open === undefined) return text.all;
  return hexOf(open) === null ? text.typeHex : text.tap(open.typed);
}

function within({ width, height }: Sheet, { x, y }: Point): Point {
  return { x: Math.min(width, Math.max(0, x)), y: Math.min(height, Math.max(0, y)) };
}

interface PinnedProps extends PinSheetProps {
  readonly cross: Point;
  /** Its width as a multiple of its box. */
  readonly scale: number;
  readonly onSet: (at: Point) => void;
}

/** The picture with its pins and the crosshair. A tap that turns into scrolling is not a click. */
function Pinned({ picture, hand: { pins, now }, cross, scale, onSet }: PinnedProps) {
  const { href, width, height } = picture;
  const here = useRef<SVGGElement>(null);
  const isFirst = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the cross stays in sight wherever it is moved
  useEffect(() => {
    if (!isFirst.current) here.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    isFirst.current = false;
  }, [cross, scale]);
  const r = Math.max(width, height) / (45 * scale);
  const click = (event: MouseEvent<SVGSVGElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const part = { x: (event.clientX - box.left) / box.width, y: (event.clientY - box.top) / box.height };
    onSet(within(picture, { x: part.x * width, y: part.y * height }));
  };
  return (
    <svg viewBox={`0 0 ${width} ${height}`} style={{ width: `${scale * 100}%` }} aria-hidden="true" onClick={click}>
      <image href={href} width={width} height={height} />
      {pins.map(({ typed, at }, i) =>
        at === null ? null : (
          <g
            // biome-ignore lint/suspicious/noArrayIndexKey: there are always the same three
            key={i}
            className={i === now ? 'pin chosen' : 'pin'}
            transform={`translate(${at.x} ${at.y}) scale(${r})`}
          >
            <circle r="0.7" />
            <path d="M-1 0H1M0-1V1" />
            <text y="-1.1">{typed}</text>
          </g>
        ),
      )}
      <g ref={here} className="cross" transform={`translate(${cross.x} ${cross.y}) scale(${r})`}>
        <path d="M-1.4 0H1.4M0-1.4V1.4" />
      </g>
    </svg>
  );
}
