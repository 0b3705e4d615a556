/** HEX-END-01, HEX-MORD-07: ready again on this or more. */
export const READY_ON = 6;
/** HEX-END-02: added to the die in an own or allied place; the best one counts. */
export const RECOVERY_BONUS = { capital: 2, place: 1, field: 0 } as const;
