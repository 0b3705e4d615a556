/** Text for practice campaigns and for seats run by the computer. */
export const practiceText = {
  title: 'Practice campaign',
  begin: 'Start a practice campaign',
  busy: 'Laying out the map',
  failed: 'The server’s reply was lost, so the campaign may have started. Check your campaigns before you try again.',
  refusals: {
    'too-many-campaigns': 'Your account can’t hold any more unfinished campaigns. Finish one of them first.',
  },
  /** A game takes as many as it needs, in this order. */
  seats: [
    { id: 'azure', name: 'Azure' },
    { id: 'madder', name: 'Madder' },
    { id: 'ochre', name: 'Ochre' },
    { id: 'verdigris', name: 'Verdigris' },
  ],
  playsItself: 'Computer plays',
  letPlay: 'Let the computer play',
  letPlayOf: (seat: string): string => `Let the computer play ${seat}`,
  free: 'Free the seat',
  freeOf: (seat: string): string => `Free the seat: ${seat}`,
} as const;
