/** SEC-MAP-02, SEC-INIT-02: the printed numbers are for sides with this many territories; larger ones scale them. */
export const USUAL_TERRITORIES = 9;
/** The score to win and the majors of a side, for nine territories. SEC-VP-01, SEC-MAP-03. */
export const USUAL_TARGET = 24;
export const USUAL_MAJORS = 2;
/** Initiative: this much, half the strategy rating, and one more for each full three territories beyond nine. */
export const BASE_INITIATIVE = 4;
export const TERRITORIES_PER_INITIATIVE = 3;
