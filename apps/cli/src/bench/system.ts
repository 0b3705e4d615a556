import type { Figure } from './figure.ts';
import type { Site } from './site.ts';

/** The measurements, in this order. */
export const PARTS = [
  'engine',
  'turn',
  'stepping',
  'memory',
  'sealing',
  'telling',
  'arrivals',
  'spectators',
  'deadlines',
  'minute',
  'gazette',
  'visits',
  'clubs',
  'long-war',
  'panning',
  'pages',
] as const;
export type Part = (typeof PARTS)[number];

/** A measurement, and whether it needs a running server. */
export type Measure =
  | { readonly needs: 'nothing'; measure(): readonly Figure[] | Promise<readonly Figure[]> }
  | ServedMeasure;

export interface ServedMeasure {
  readonly needs: 'site';
  measure(site: Site): Promise<readonly Figure[]>;
}

/** A game's measurements, by part. */
export type BenchSystem = Readonly<Partial<Record<Part, Measure>>>;

/** Thrown for a measurement that this machine does not allow, with a sentence that says why. */
export class CannotMeasure extends Error {}
