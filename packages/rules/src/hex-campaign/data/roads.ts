/** HEX-ROAD-02: BP for each action. */
export const ROAD_COST = 50;

/** HEX-ROAD-01: least size of the Urban hexes that each give an action a turn. */
export const ROAD_TOWN = 2;
