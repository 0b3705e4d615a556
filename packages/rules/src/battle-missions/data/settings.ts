/** The catalogue's defaults, by the names of its settings. The settings' schema checks them. */
export const defaultSettings = {
  /** MSN-COMP-01. */
  turns: 6,
  /** MSN-COMP-05. */
  manualDice: 'allowed',
  /** MSN-DS-07. */
  blockedCircle: 'surplusDestroyed',
  /** MSN-DS-08. */
  illegalCentre: 'destroyed',
  /** MSN-RES-01. */
  reserveWho: 'choice',
  /** MSN-RES-04: the numbers needed in turn 2, in turn 3 and later. */
  reserveTable: { second: 4, third: 3, later: 2 },
  /** MSN-RES-09. */
  neverArrived: 'ignored',
  /** MSN-VP-04. */
  halfPoints: 'down',
  halfThreshold: 'halfOrLess',
  /** MSN-OBJ-02. */
  scoring: 'standard',
  /** MSN-MARGIN-01. */
  marginBasis: 'pointsLimit',
  /** MSN-MARGIN-03. */
  exactTen: 'draw',
  /** MSN-COMP-10, MSN-MARGIN-11. */
  penMinutes: 10,
  closeDays: 30,
} as const;
