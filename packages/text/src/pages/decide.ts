/** A referee's decisions for seats with missing orders in a held phase. */
export const decideText = {
  title: 'Missing orders',
  says: 'Choose what happens to each seat that hasn’t sealed. Default orders do as little as possible, and a seat that gets them doesn’t miss the phase. To wait longer, go back and extend the phase.',
  choices: {
    draft: 'Count its draft, if the rules accept it',
    least: 'Seal default orders for it',
    nothing: 'No orders: it misses the phase',
  },
} as const;
