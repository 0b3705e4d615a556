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
  /** While every node that could be taken belongs to somebody, or is the player's. */
  noExpand: 'It takes an empty node next to one of yours. There is none at the moment: come back to it later.',
  /** Of the selected battleforce. */
  tainted: 'This one is Tainted: on a roll of 1 to 3 it ignores the order, so a move succeeds half the time (50%).',
  /** Before the third order. @param isPoor too few CP for an order now */
  postdate: (isPhone: boolean, isPoor: boolean): string => {
    if (isPoor) return 'Tap an order you can’t pay for yet, then “Order it when I can pay”, then its target.';
    return isPhone
      ? 'Choose an order, tap “Later”, then “At a time”.'
      : 'Choose an order, then “At a time” instead of “Now”.';
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
    roster: {
      title: 'Enter a roster',
      says: 'A ready-made one will do. Units are free until the battleforce’s first order. After that each costs CP.',
    },
    force: {
      title: 'Choose a battleforce',
      says: 'Tap one of yours on the map. The tiles show what it can do, and what each order costs in CP.',
    },
    move: {
      title: 'First order: move',
      says: 'Tap Move, then a ringed node. If nobody is there, you take it. “3+” on a path is the roll you need, “50%” the chance.',
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
      says: 'The other players can’t see it before it is carried out.',
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
