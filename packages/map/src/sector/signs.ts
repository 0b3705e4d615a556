import { bastions } from '../hex/site-shapes.ts';
import type { AirSign } from './sector-view.ts';

/** A fortification: four bastions around the middle. */
export const FORT = bastions(4, 9.5, 6, Math.PI / 4);
/** The star of a major, and the lozenge of a battle with its swords, each around the middle. */
export const STAR = 'M0 -5.4l1.6 3.4 3.7 .5-2.7 2.6 .6 3.7L0 3l-3.2 1.8 .6-3.7-2.7-2.6 3.7-.5Z';
export const LOZENGE = 'M0 -13L13 0L0 13L-13 0Z';
export const SWORDS = 'M-5 -5L5 5M5 -5L-5 5M-6 2.2l4 4M6 2.2l-4 4';
/** On a disc of radius 8: something is known of the counter. */
export const EYE = 'M-5 0Q0 -5 5 0Q0 5 -5 0Z';

/** Lucide’s drawings (ISC) on a box of 24. */
export const PLANE =
  'M17.8 19.2 16 11l3.5-3.5C21 6 21.5 4 21 3c-1-.5-3 0-4.5 1.5L13 8 4.8 6.2c-.5-.1-.9.1-1.1.5l-.3.5c-.2.5-.1 1 .3 1.3L9 12l-2 3H4l-1 1 3 2 2 3 1-1v-3l3-2 3.5 5.3c.3.4.8.5 1.3.3l.5-.2c.4-.3.6-.7.5-1.2z';
export const ROCKET =
  'M4.5 16.5c-1.5 1.26-2 5-2 5s3.74-.5 5-2c.71-.84.7-2.13-.09-2.91a2.18 2.18 0 0 0-2.91-.09zM12 15l-3-3a22 22 0 0 1 2-3.95A12.88 12.88 0 0 1 22 2c0 2.72-.78 7.5-6 11a22.35 22.35 0 0 1-4 2zM9 12H4s.55-3.03 2-4c1.62-1.08 5 0 5 0M12 15v5s3.03-.55 4-2c1.08-1.62 0-5 0-5';
export const MISSION_SIGNS: Readonly<Record<AirSign, string>> = {
  scouting:
    'M10 10h4M19 7V4a1 1 0 0 0-1-1h-2a1 1 0 0 0-1 1v3M20 21a2 2 0 0 0 2-2v-3.851c0-1.39-2-2.962-2-4.829V8a1 1 0 0 0-1-1h-4a1 1 0 0 0-1 1v11a2 2 0 0 0 2 2zM22 16H2M4 21a2 2 0 0 1-2-2v-3.851c0-1.39 2-2.962 2-4.829V8a1 1 0 0 1 1-1h4a1 1 0 0 1 1 1v11a2 2 0 0 1-2 2zM9 7V4a1 1 0 0 0-1-1H6a1 1 0 0 0-1 1v3',
  intercept: 'M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0M22 12h-4M6 12H2M12 6V2M12 22v-4',
  transport: 'M12 3l8 4.5v9L12 21l-8-4.5v-9zM12 12l8-4.5M12 12v9M12 12L4 7.5',
  escort: 'M12 22s8-4 8-10V5l-8-3-8 3v7c0 6 8 10 8 10z',
};
