/** Corrections by the referee. */
export const CORRECTIONS_REFUSALS = [
  'not-correctable',
  'nothing-changed',
  'out-of-range',
  'more-than-roster',
  'no-models-left',
  'battle-under-way',
  'seat-beaten',
  'promise-not-theirs',
] as const;
