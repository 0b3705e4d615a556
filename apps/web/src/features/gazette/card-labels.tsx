import type { CardLabel } from '@sealed-orders/map';
import { MAP_PAPER } from './card-colours.ts';

/** The room that a word may need at each side of its middle, pixels. */
const HALF = 160;
/** Of the size of letters: how far a line of them begins above the line that they stand on, and how high it is. */
const RISE = 0.94;
const LEADING = 1.2;
/** The width of the paper around letters. */
const HALO = 4;

interface CardLabelsProps {
  readonly labels: readonly CardLabel[];
  /** Of the picture, pixels. */
  readonly height: number;
}

/** Names and numbers on a picture of the map, which its drawing cannot write: it has no fonts. */
export function CardLabels({ labels, height }: CardLabelsProps) {
  const inLayers = [true, false].flatMap((isHalo) =>
    labels.filter(({ isHaloed }) => isHaloed || !isHalo).map((label) => ({ label, isHalo })),
  );
  return (
    <div style={{ display: 'flex', position: 'absolute', left: 0, top: 0, width: '100%', height: '100%' }}>
      {inLayers.map(({ label, isHalo }) => (
        <Label key={`${isHalo} ${label.text} ${label.x} ${label.line}`} {...{ label, height, isHalo }} />
      ))}
    </div>
  );
}

interface LabelProps {
  readonly label: CardLabel;
  readonly height: number;
  readonly isHalo: boolean;
}

function Label({ label, height, isHalo }: LabelProps) {
  const size = label.size * height;
  const isSerif = label.face === 'place' || label.face === 'water';
  return (
    <div
      style={{
        ...{ display: 'flex', justifyContent: 'center', position: 'absolute', whiteSpace: 'nowrap' },
        ...{ left: label.x * height - HALF, top: label.line * height - size * RISE, width: 2 * HALF },
        ...{ fontFamily: isSerif ? 'serif' : 'sans', fontSize: size, lineHeight: LEADING },
        ...(label.face === 'water' ? { letterSpacing: '0.07em' } : {}),
        ...(isHalo ? { color: MAP_PAPER, WebkitTextStroke: `${HALO}px ${MAP_PAPER}` } : { color: label.colour }),
      }}
    >
      {label.text}
    </div>
  );
}
