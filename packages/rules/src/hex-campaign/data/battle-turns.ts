/** HEX-TBL-24: the turn of a battle from which reinforcements come. */
export const REINFORCED_FROM_TURN = 2;

/** More turns are not reported: a typing error, no battle. */
export const MOST_TURNS = 100;
