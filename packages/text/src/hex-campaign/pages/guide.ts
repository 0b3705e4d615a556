/** Words of the guide through a first turn. */
export const guideText = {
  title: 'Your first turn',
  step: (n: number, of: number): string => `Step ${n} of ${of}`,
  skip: 'Skip the guide',
  done: 'Done',
  openSheet: 'Open the order sheet',
  /** For those who choose a goal without touching it. */
  goalByKeys: 'With the keyboard, walk with the arrows and press Enter.',
  steps: {
    build: {
      title: 'Buy, or move on',
      says: 'In the Build phase you may spend build points on Orders. You need not: seal without build orders, and the turn goes on.',
    },
    unit: {
      title: 'Choose a unit',
      says: 'Touch one of your counters on the map, or press N. A yellow mark means that it has no order yet.',
    },
    goal: {
      title: 'Choose a goal',
      says: 'The hexes in reach show what they cost. Touch one, and the way there is drawn.',
    },
    sheet: {
      title: 'Look at the order sheet',
      says: 'Your order stands on the sheet, and the arrow on the map shows it. Give your other units orders too; those without one stay where they are.',
    },
    seal: {
      title: 'Seal',
      says: 'All your units have an order. Press Seal. Nobody can read a sealed sheet, and you can take it back while the phase is open.',
    },
    sealed: {
      title: 'Sealed',
      says: 'When everyone has sealed or the time is up, all orders are opened at once, and the report tells you what happened.',
    },
  },
} as const;
