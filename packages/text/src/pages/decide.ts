/** A referee's decisions for seats with missing orders in a held phase. */
export const decideText = {
  title: 'Missing orders',
  says: 'Choose what to seal for each seat that hasn’t sealed. To wait longer, go back and extend the phase.',
  choices: {
    draft: 'Its draft, if the rules accept it',
    least: 'Default orders, as standing orders would seal',
    nothing: 'Nothing: the rules’ default for an absent player',
  },
} as const;
