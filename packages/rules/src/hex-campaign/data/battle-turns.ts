/** HEX-TBL-24: the turn of a battle from which reinforcements come. */
export const REINFORCED_FROM_TURN = 2;

/** Reports with more turns are refused as typing errors. */
export const MOST_TURNS = 100;
