export { sectorCard } from './sector-card.ts';
export { SectorCounterChit } from './sector-chit.tsx';
export { SectorMap, type SectorMapHandle, type SectorMapProps } from './sector-map.tsx';
export { SectorPicture } from './sector-picture.tsx';
export { SECTOR_SIGNS, SectorSign, type SectorSignKind } from './sector-sign.tsx';
export type {
  SectorAircraft,
  SectorArrow,
  SectorCounter,
  SectorFlight,
  SectorPlate,
  SectorTerritory,
  SectorView,
  SectorWords,
} from './sector-view.ts';
export type { SectorSlide } from './slide.ts';
