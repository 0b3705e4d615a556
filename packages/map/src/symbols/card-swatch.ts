import { fixed } from '../board/sheet.ts';
import { ON_SIDE_COLOURS, SIDE_COLOURS } from './seat-colours.ts';
import type { SeatLetter } from './seats.ts';
import { WEAVES } from './weaves.ts';

interface CardTile {
  readonly id: string;
  /** The colour of the figure. */
  readonly ink: string;
  readonly opacity: number;
  /** How much larger than on the map. */
  readonly scale: number;
}

/** A seat's pattern for a picture without a style sheet. */
export function cardTile(seat: SeatLetter, { id, ink, opacity, scale }: CardTile): string {
  const { path, stroke } = WEAVES[seat];
  const paint = stroke === undefined ? `fill="${ink}"` : `fill="none" stroke="${ink}" stroke-width="${stroke}"`;
  const figure = path === '' ? '' : `<path d="${path}" opacity="${opacity}" ${paint}/>`;
  const tile = `<rect width="6" height="6" fill="${SIDE_COLOURS[seat]}"/>${figure}`;
  return `<pattern id="${id}" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="scale(${fixed(scale)})">${tile}</pattern>`;
}

/**
 * A seat's colour and pattern, with plain ground at the left for its letter: an SVG document that needs neither style
 * sheet nor font.
 * @param width and `height` in pixels
 */
export function cardSwatch(seat: SeatLetter, width: number, height: number): string {
  const tile = cardTile(seat, { id: 's', ink: ON_SIDE_COLOURS[seat], opacity: 0.55, scale: height / 18 });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<defs>${tile}</defs><rect width="${width}" height="${height}" fill="url(#s)"/>`,
    `<rect width="${fixed(height * 0.85)}" height="${height}" fill="${SIDE_COLOURS[seat]}"/></svg>`,
  ].join('');
}
