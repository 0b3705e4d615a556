/** Quick battles and fun battles. */
export const QUICK_BATTLES_REFUSALS = [
  'no-picks-owed',
  'no-losses-owed',
  'pick-not-half',
  'picks-too-many',
  'loss-not-there',
  'losses-too-few',
  'loss-superfluous',
  'fun-no-opponent',
  'fun-before-war',
  'fun-not-whole',
  'fun-lost-too-much',
  'fun-battles-used',
  'beaten',
] as const;
