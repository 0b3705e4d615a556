export { correctionsOf } from './corrections.ts';
export { seatNote } from './seat-note.ts';
