import type { ReactElement } from 'react';
import { BANDS, SEAT_LETTERS, type SeatLetter } from './seats.ts';
import { WEAVES } from './weaves.ts';

/** Id of a seat's fill pattern within a drawing. */
export const fillId = (drawing: string, seat: SeatLetter): string => `${drawing}p${seat}`;
/** Id of a seat's border and arrow pattern within a drawing. */
export const lineId = (drawing: string, seat: SeatLetter): string => `${drawing}q${seat}`;
/** Id of the band over a seat's counters within a drawing: a fill for their whole outline. */
export const bandId = (drawing: string, seat: SeatLetter): string => `${drawing}b${seat}`;
/** Id of the hatching of wounded and damaged models within a drawing. */
export const hurtId = (drawing: string): string => `${drawing}w`;

/** `url(#…)` for attributes. */
export const ref = (id: string): string => `url(#${id})`;

const ALL: readonly SeatLetter[] = [...SEAT_LETTERS, 'n'];

interface PatternsProps {
  /** Prefix of all ids, unique on the page. */
  readonly drawing: string;
  readonly seats?: readonly SeatLetter[];
}

/** The fill patterns, bands and hatchings that counters and swatches refer to. Belongs in `defs`. */
export function SeatPatterns({ drawing, seats = ALL }: PatternsProps): ReactElement {
  return (
    <>
      {seats.map((seat) => (
        <Tile key={seat} id={fillId(drawing, seat)} seat={seat} land={`var(--side-${seat})`} opacity={0.55}>
          {`var(--on-side-${seat})`}
        </Tile>
      ))}
      {seats.map((seat) => (
        <Band key={seat} drawing={drawing} seat={seat} />
      ))}
      <pattern id={hurtId(drawing)} width="3" height="3" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width="3" height="3" fill="var(--chit)" />
        <path d="M0 0V3" stroke="var(--chit-ink)" strokeWidth="1.6" />
      </pattern>
    </>
  );
}

/** The patterns of border bands. Belongs in `defs`. */
export function LinePatterns({ drawing, seats = ALL }: PatternsProps): ReactElement {
  return (
    <>
      {seats.map((seat) => (
        <Tile key={seat} id={lineId(drawing, seat)} seat={seat} land={`var(--line-${seat})`} opacity={0.6}>
          var(--map-paper)
        </Tile>
      ))}
    </>
  );
}

/**
 * The band over a counter on its 44 x 44 box. A fill and not a clip: each clip is a separate layer in the browser,
 * processed in every frame of a moving map.
 */
function Band({ drawing, seat }: { readonly drawing: string; readonly seat: SeatLetter }): ReactElement {
  return (
    <pattern id={bandId(drawing, seat)} width="44" height="44" patternUnits="userSpaceOnUse">
      <rect width="44" height="12.5" fill={ref(fillId(drawing, seat))} />
      <rect width={BANDS[seat].plain} height="12.5" fill={`var(--side-${seat})`} />
      <path d="M0 12.5H44" stroke="var(--chit-ink)" strokeWidth="1" />
    </pattern>
  );
}

interface TileProps {
  readonly id: string;
  readonly seat: SeatLetter;
  readonly land: string;
  readonly opacity: number;
  /** Colour of the symbol. */
  readonly children: string;
}

function Tile({ id, seat, land, opacity, children: ink }: TileProps): ReactElement {
  const { path, stroke } = WEAVES[seat];
  const paint = stroke === undefined ? { fill: ink } : { fill: 'none', stroke: ink, strokeWidth: stroke };
  return (
    <pattern id={id} width="6" height="6" patternUnits="userSpaceOnUse">
      <rect width="6" height="6" fill={land} />
      {path === '' ? null : <path d={path} opacity={opacity} {...paint} />}
    </pattern>
  );
}
