/** Texts for the guide through the first three orders. */
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
  /** Shown when there is no empty node to take. */
  noExpand: 'This takes an empty node next to one of yours. There are none at the moment: come back to this later.',
  /** Shown when the selected battleforce is Tainted. */
  tainted: 'This battleforce is Tainted: on a roll of 1 to 3 it ignores the order, so a move has a 50% chance.',
  /** Before the third order. @param isPoor the player can't afford an order now */
  postdate: (isPhone: boolean, isPoor: boolean): string => {
    if (isPoor) return 'Tap an order you can’t pay for yet, tap “Give it when I can pay”, and choose its target.';
    return isPhone
      ? 'Choose an order, tap “Later”, then “At a time”.'
      : 'Choose an order, then “At a time” instead of “Now”.';
  },
  /** After a step whose order is too expensive for now. */
  short: {
    alone: 'Short of CP? Tap “Go to midnight” until you have enough.',
    waiting: 'Short of CP? Choose “When I can pay”, or wait for midnight.',
  },
  steps: {
    begin: {
      title: 'Start the war',
      says: 'Everyone has chosen where to begin. Go to midnight: day 1 begins, and you can then give orders.',
    },
    roster: {
      title: 'Enter a roster',
      says: 'A ready-made one will do. Units are free until the battleforce’s first order. After that, each unit costs CP.',
    },
    force: {
      title: 'Choose a battleforce',
      says: 'Tap one of yours on the map. The tiles show what it can do, and what each order costs in CP.',
    },
    move: {
      title: 'First order: move',
      says: 'Tap Move, then a ringed node. If nobody is there, you take it. “3+” on a path is the roll you need; “50%” is your chance.',
    },
    give: {
      title: 'Give the order',
      says: 'Orders count immediately, in order of arrival, and everyone can see them. The line below shows how many CP you have left.',
    },
    expand: {
      title: 'Second order: Expand Control',
      says: 'This takes an empty node next to one of yours. Nobody moves, and there is no roll.',
    },
    postdate: {
      title: 'Third order: one for later',
      says: 'The other players can’t see it until it is carried out.',
    },
    battle: {
      title: 'You have a battle',
      says: 'Both battleforces are locked until it is over. Agree on a force level, play the battle, and report the result.',
    },
    end: {
      title: 'That’s all',
      says: 'Everyone gains CP at midnight. Nodes score VP at the end of every Sunday.',
    },
  },
} as const;
