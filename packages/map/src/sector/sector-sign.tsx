import type { ReactElement } from 'react';
import { AIR_SIGNS, type AirSign } from './sector-view.ts';
import { EYE, FORT, LOZENGE, MISSION_SIGNS, ROCKET, STAR, SWORDS } from './signs.ts';

const SIGNS = ['major', 'fort', 'digging', 'battle', 'known', 'orbit', 'isolated', 'front', 'draft'] as const;
/** What the legend explains. */
export const SECTOR_SIGNS: readonly SectorSignKind[] = [...SIGNS, ...AIR_SIGNS];
export type SectorSignKind = (typeof SIGNS)[number] | AirSign;

/** A sign of the board on its own, for the legend and for lists. */
export function SectorSign({ of, size = 26 }: { readonly of: SectorSignKind; readonly size?: number }): ReactElement {
  return (
    <svg className="sectormap sign" viewBox="-15 -15 30 30" width={size} height={size} aria-hidden="true">
      {drawn(of)}
    </svg>
  );
}

function drawn(of: SectorSignKind): ReactElement {
  switch (of) {
    case 'major':
      return (
        <g className="major">
          <circle r="8" />
          <path d={STAR} />
        </g>
      );
    case 'fort':
    case 'digging':
      return <path d={FORT} className={of === 'fort' ? 'fort built' : 'fort begun'} />;
    case 'battle':
      return (
        <g className="lozenge">
          <path d={LOZENGE} className="ground" />
          <path d={SWORDS} className="swords" />
        </g>
      );
    case 'known':
      return (
        <g className="known">
          <circle r="8" />
          <path d={EYE} />
          <circle r="1.7" className="pupil" />
        </g>
      );
    case 'orbit':
      return <path d={ROCKET} className="rocket" transform="translate(-12 -12)" />;
    case 'isolated':
      return <path d="M-12 -4L-4 -12M-12 4L4 -12M-12 12L12 -12M-4 12L12 -4M4 12L12 4" className="isolated-line" />;
    case 'front':
      return (
        <>
          <path d="M0 -14V14" className="front" />
          <path d="M0 -11L8 -7L0 -3ZM0 -1L-8 3L0 7Z" className="teeth" />
        </>
      );
    case 'draft':
      return (
        <g className="arrow draft">
          <path d="M-13 0H5" className="shaft" />
          <path d="M13 0l-11 -6v12Z" className="head" />
        </g>
      );
    default:
      return <path d={MISSION_SIGNS[of]} className="mission" transform="translate(-12 -12)" />;
  }
}
