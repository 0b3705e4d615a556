export type { Inset } from './board/camera.ts';
export { Chit } from './symbols/chit.tsx';
export type { CounterFace, Strength } from './symbols/counter.tsx';
export { Die } from './symbols/die.tsx';
export { OrderBadge, type OrderState } from './symbols/order-badge.tsx';
export { SeatSwatch } from './symbols/seat-swatch.tsx';
export { letterAtPlace, type SeatLetter, seatLetters, silhouetteOf } from './symbols/seats.ts';
export type { Frame, UnitIcon } from './symbols/symbol-shapes.ts';
export { WaxSeal } from './symbols/wax-seal.tsx';
