import type { ReactElement } from 'react';

/** A picture that is laid under the lines of the map. */
export interface Underlay {
  readonly href: string;
  /** Its size in pixels. */
  readonly width: number;
  readonly height: number;
  /** From its pixels to the sheet, as in SVG: a, b, c, d, e, f. */
  readonly place: readonly [number, number, number, number, number, number];
  /** Opacity over the terrain, 0 to 1. */
  readonly strength: number;
}

/** The picture over the terrain, below all lines. */
export function UnderlayImage({ underlay }: { readonly underlay: Underlay }): ReactElement {
  const { href, width, height, place, strength } = underlay;
  return (
    <image
      href={href}
      width={width}
      height={height}
      preserveAspectRatio="none"
      transform={`matrix(${place.join(' ')})`}
      opacity={strength}
    />
  );
}
