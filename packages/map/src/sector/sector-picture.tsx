import { type ReactElement, useId } from 'react';
import { sheetOf } from './places.ts';
import { SectorDrawing } from './sector-drawing.tsx';
import type { SectorView } from './sector-view.ts';

interface SectorPictureProps {
  readonly view: SectorView;
  /** What the picture shows, in words; empty if that is said beside it. */
  readonly label: string;
  readonly selected?: string | null;
}

const NOTHING: readonly string[] = [];
const NO_COUNTERS: ReadonlySet<string> = new Set();

/** The board as a picture: nothing to operate, sharp at any size. */
export function SectorPicture({ view, label, selected = null }: SectorPictureProps): ReactElement {
  const { width, height } = sheetOf(view);
  return (
    <svg
      className="sectormap picture"
      viewBox={`0 0 ${width} ${height}`}
      role={label === '' ? undefined : 'img'}
      aria-label={label === '' ? undefined : label}
      aria-hidden={label === ''}
    >
      <SectorDrawing
        {...{ view, selected }}
        drawing={useId()}
        counters={NO_COUNTERS}
        among={NOTHING}
        marked={NOTHING}
      />
    </svg>
  );
}
