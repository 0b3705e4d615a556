/** Words of the guide through a first turn. */
export const guideText = {
  title: 'Your first turn',
  step: (n: number, of: number): string => `Step ${n} of ${of}`,
  skip: 'Skip the guide',
  done: 'Done',
  openSheet: 'Open Orders',
  /** For users who choose with the keyboard. */
  byKeys: {
    unit: 'On a keyboard, press N.',
    goal: 'On a keyboard, use the arrow keys, then press Enter.',
  },
  steps: {
    build: {
      title: 'Spend your build points',
      says: 'Computer opponents buy a garrison to hold their Capital, then another detachment. You can buy both, ready-made, under Orders: New detachment. Then seal.',
    },
    unit: {
      title: 'Choose a unit',
      says: 'Tap one of your counters on the map. A yellow badge means it has no order yet.',
    },
    goal: {
      title: 'Choose a destination',
      says: 'Each hex within reach shows its cost. Tap one to draw a path there, then complete the order. You can’t move into a hex that an enemy army holds: stop beside it, and attack it in the next phase.',
    },
    capital: {
      title: 'Your Capital would be empty',
      says: 'With these orders, nobody stays in your Capital, and an enemy who enters it takes it without a battle. Order a unit there to guard, or send another one in.',
    },
    sheet: {
      title: 'Look at the order sheet',
      says: 'Your order is on the sheet. Give your other units orders too; any without one stay where they are.',
    },
    seal: {
      title: 'Seal',
      says: 'All your units have orders: review and seal them. Nobody else can read a sealed sheet. You can take it back until the phase closes; if only computers play against you, it closes as soon as you seal.',
    },
    sealed: {
      title: 'Sealed',
      says: 'When everyone has sealed or time is up, everyone’s orders are opened, and the report tells you what happened.',
    },
  },
  /** The last step for a player whose opponents are all computers. */
  sealedAlone: 'Now everyone’s orders are opened, and the report tells you what happened.',
} as const;
