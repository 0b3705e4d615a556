/**
 * HEX-RACE-SM-10, -BA-05, -IG-08, -CH-21, -EL-08, -DE-19: kinds that see two hexes far. Sisters, Orks and Tyranids have
 * none until a club's list says so.
 */
export const SCOUTS: readonly string[] = [
  'scout-squad',
  'bike-squadron',
  'scout-bike-squadron',
  'blood-angels-scout-squad',
  'sentinel-squadron',
  'rough-riders',
  'chaos-bikers',
  'rangers',
  'jetbike-squadron',
  'mandrakes',
  'reaver-jetbikes',
];
