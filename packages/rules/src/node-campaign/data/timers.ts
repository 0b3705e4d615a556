/**
 * The times that run in a war, by the kind of what they are about. `instant`: it happens then; `midnight`: at the next
 * midnight. `knownTo`: who may know that it runs. Something that is allowed only later is allowed once its timer is gone, so no
 * check compares times.
 */
export const TIMERS = {
  /** A step of the set-up. NODE-SETUP-04. */
  'set-up': { at: 'instant', knownTo: 'all' },
  /** A battle that nobody has fought. NODE-BTL-16. */
  battle: { at: 'midnight', knownTo: 'all' },
  /** The mission rolls itself. NODE-BTL-05. */
  mission: { at: 'instant', knownTo: 'all' },
  /** A choice of a mission, or whether to leave after a Breakout. NODE-MSN-04, -06, -07, -12. */
  choice: { at: 'instant', knownTo: 'all' },
  /** A report, or an amendment, that waits for confirmation. NODE-BTL-15. */
  report: { at: 'instant', knownTo: 'participants' },
  /** A dispute that nobody has settled. NODE-BTL-15. */
  dispute: { at: 'midnight', knownTo: 'participants' },
  /** NODE-MULTI-01. */
  consent: { at: 'instant', knownTo: 'all' },
  /** Until it is over, the opponent of an empty seat may not ask for the random result. NODE-SETUP-09. */
  vacant: { at: 'instant', knownTo: 'all' },
  /** The random result that was asked for against an empty seat. NODE-SETUP-09. */
  random: { at: 'midnight', knownTo: 'all' },
  /** The first roster of a battleforce: once it is over, the next save freezes it. NODE-BF-06. */
  roster: { at: 'instant', knownTo: 'all' },
  /** Acceleration points that may not be spent yet. NODE-CP-11. */
  embargo: { at: 'instant', knownTo: 'all' },
  /** A round of a session. NODE-CP-06. */
  round: { at: 'instant', knownTo: 'all' },
} as const;
export type TimerKind = keyof typeof TIMERS;
