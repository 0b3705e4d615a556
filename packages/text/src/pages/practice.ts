/** Words of the practice war, and of seats that play by themselves. */
export const practiceText = {
  title: 'Practice war',
  says: 'You play one side, and two others play by themselves. They see only what their side can see, and their orders are sealed like yours.',
  facts: [
    'You get a map, a ready-made army and the first turn at once.',
    'There is no deadline: a phase closes as soon as you have sealed it.',
    'Battles are settled by dice. The war ends with the turn in which a Capital falls.',
    'Nobody else can watch, and you can leave it whenever you like.',
  ],
  begin: 'Begin a practice war',
  busy: 'Laying out the map',
  signUp: 'You need an account, so that the war is still there when you come back.',
  failed: 'The war did not begin: no connection to the server. Try again.',
  refusals: {
    'too-many-campaigns': 'You have as many unfinished campaigns as one account may have. Finish one of them first.',
  },
  seats: [
    { id: 'azure', name: 'Azure' },
    { id: 'madder', name: 'Madder' },
    { id: 'ochre', name: 'Ochre' },
  ],
  playsItself: 'Plays by itself',
  letPlay: 'Let it play by itself',
  letPlayOf: (seat: string): string => `Let ${seat} play by itself`,
  free: 'Free the seat',
  freeOf: (seat: string): string => `Free ${seat} for a player`,
} as const;
