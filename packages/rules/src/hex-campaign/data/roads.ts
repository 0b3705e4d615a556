/** HEX-ROAD-02: BP for each action. */
export const ROAD_COST = 50;

/** HEX-ROAD-01: the least size of Urban hexes that give an action each turn. */
export const ROAD_TOWN = 2;
