/** What the keys do in every game. */
export const keysText = {
  title: 'Keys',
  says: 'They work while the map, a unit or the order sheet has focus. ? works everywhere.',
  list: [
    ['S', 'Seal'],
    ['[ ]', 'History'],
    ['.', 'Play the turn, or pause'],
    ['Esc', 'Deselect, or stop the replay'],
    ['?', 'This list'],
  ],
  /** In games without order sheets. */
  onArrival: {
    says: 'They work while the map has focus. ? works everywhere.',
    list: [
      ['[ ]', 'History'],
      ['.', 'Replay, or pause'],
      ['Esc', 'Deselect, or stop the replay'],
      ['Ctrl Z', 'Remove the last order that you are composing'],
      ['?', 'This list'],
    ],
  },
} as const;
