/** Words of the guide through the first three orders. */
export const guideText = {
  title: 'Your first orders',
  step: (n: number, of: number): string => `Step ${n} of ${of}`,
  skip: 'Skip the guide',
  done: 'Done',
  goOn: 'Continue',
  byKeys: {
    force: 'On a keyboard, press N.',
    node: 'On a keyboard, use the arrow keys, then press Enter.',
  },
  /** After a step whose order is too dear for now. */
  short: {
    alone: 'Short of CP? Tap “Go to midnight” until you have enough.',
    waiting: 'Short of CP? Choose “When I can pay”, or wait for midnight.',
  },
  steps: {
    begin: {
      title: 'Start the war',
      says: 'Everyone has chosen where to begin. Go to midnight: day 1 begins, and you can give orders.',
    },
    force: {
      title: 'Choose a battleforce',
      says: 'Tap one of yours on the map. The tiles show what it can do, and what each order costs in CP.',
    },
    move: {
      title: 'First order: move',
      says: 'Tap Move, then a ringed node. If nobody is there, you take it. A number on the path is the roll you need.',
    },
    give: {
      title: 'Give the order',
      says: 'Orders count immediately, in order of arrival, and everyone sees them. The line below shows what you have left.',
    },
    expand: {
      title: 'Second order: Expand Control',
      says: 'This takes an empty node next to one of yours. Nobody moves, and there is no roll.',
    },
    postdate: {
      title: 'Third order: postdate it',
      says: 'Out of CP? Choose “When I can pay”. The other players can’t see the order before it is carried out.',
    },
    battle: {
      title: 'You have a battle',
      says: 'Both battleforces are locked until it is over. Agree on a force level, play it, and report the result.',
    },
    end: {
      title: 'That’s all',
      says: 'At midnight everyone gains CP. When a Sunday ends, nodes score VP.',
    },
  },
} as const;
