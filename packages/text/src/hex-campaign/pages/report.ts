/** Words of the report on a turn. */
export const reportText = {
  turn: (turn: number): string => `Turn ${turn}`,
  began: 'The beginning',
  sections: {
    affairs: 'Income, works and deals',
    battles: 'Battles',
    initiative: 'Initiative',
    moves: 'Moves',
    sight: 'Sight',
    land: 'Land and places',
    turn: 'The turn',
  },
  because: { ordered: 'You ordered', cost: 'Cost', because: 'Because', dropped: 'Dropped' },
  ofAllowance: (spent: number, allowance: number): string => `${spent} of ${allowance}`,
  notCarriedOut: (hexes: string): string => `${hexes}, not carried out`,
} as const;
