export { placedAround } from './around.ts';
export { MOST_BESIDE } from './field.ts';
export { layoutOf } from './layout.ts';
export type { StarPen, StarSpot } from './pen.ts';
export { starCard } from './star-card.ts';
export {
  type Ground,
  type Holding,
  MARK_KINDS,
  NODE_KINDS,
  NODE_TERRAINS,
  type NodeKind,
  type NodeMark,
  type NodeTerrain,
  type Planet,
  type ReachedNode,
  type SeriesStep,
  type StarBattle,
  type StarChart,
  type StarForce,
  type StarNode,
  type StarPath,
  type StarView,
} from './star-chart.ts';
export { HIDEABLE, StarMap, type StarMapHandle, type StarMapProps } from './star-map.tsx';
export { StarPicture } from './star-picture.tsx';
export { STAR_SIGNS, StarSign, type StarSignKind } from './star-sign.tsx';
