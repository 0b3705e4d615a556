/** Air missions. */
export const AIR_REFUSALS = [
  'missions-apart',
  'no-squadron',
  'nothing-to-bomb',
  'no-airspace',
  'target-missing',
  'target-not-bombed',
  'target-elsewhere',
  'target-not-known',
  'target-friendly',
  'no-air-support',
  'support-twice',
  'army-unknown',
  'army-elsewhere',
] as const;
