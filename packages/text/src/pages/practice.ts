/** Words of the practice campaign, and of seats that play by themselves. */
export const practiceText = {
  title: 'Practice campaign',
  says: 'You play one side, and the computer plays two others. They see only what their side can see, and seal their orders as you do.',
  facts: [
    'You get a map and a ready-made army, and turn 1 begins straight away.',
    'There is no deadline: a phase closes as soon as you seal.',
    'Dice settle the battles. The campaign is over at the end of the turn in which a Capital falls.',
    'Nobody else can watch, and you can leave it whenever you like.',
  ],
  begin: 'Start a practice campaign',
  busy: 'Laying out the map',
  signUp: 'You need an account so your campaign is still there when you come back.',
  failed: 'The server’s reply was lost, so the campaign may have started. Check your campaigns before you try again.',
  refusals: {
    'too-many-campaigns': 'You have as many unfinished campaigns as an account can hold. Finish one first.',
  },
  seats: [
    { id: 'azure', name: 'Azure' },
    { id: 'madder', name: 'Madder' },
    { id: 'ochre', name: 'Ochre' },
  ],
  playsItself: 'Computer plays',
  letPlay: 'Let the computer play',
  letPlayOf: (seat: string): string => `Let the computer play ${seat}`,
  free: 'Free the seat',
  freeOf: (seat: string): string => `Free the seat of ${seat} for a player`,
} as const;
