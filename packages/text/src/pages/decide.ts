/** What a referee decides for seats whose orders are missing when their phase is held. */
export const decideText = {
  title: 'Missing orders',
  says: 'Choose what each seat that has not sealed gets. To wait longer, go back and extend the phase.',
  choices: {
    draft: 'Its draft, if it has one that the rules accept',
    least: 'Standing orders: the least possible',
    nothing: 'Nothing: what the rules give to an absent player',
  },
} as const;
