/**
 * The firm times that run in a campaign, by the kind of thing they are about. The time of the present decision is not among
 * them: it is the one that the clock, quiet hours and the desk can move. `knownTo`: who may know that it runs.
 */
export const TIMERS = {
  /** The turn's declarations are over. SEC-TURN-05. */
  turn: { knownTo: 'all' },
  /** A report or an amendment that awaits an answer. SEC-BTL-12. */
  report: { knownTo: 'sides' },
  /** A dispute that nobody has settled. SEC-BTL-12. */
  dispute: { knownTo: 'sides' },
} as const;
export type TimerKind = keyof typeof TIMERS;
