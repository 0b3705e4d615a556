/** What the keys do in any game. */
export const keysText = {
  title: 'Keys',
  says: 'These keys work while the map, a unit or the order sheet has focus. ? works everywhere.',
  list: [
    ['S', 'Seal'],
    ['[ ]', 'History'],
    ['.', 'Replay the turn, or pause'],
    ['Esc', 'Deselect, or stop the replay'],
    ['?', 'This list'],
  ],
  /** In games without order sheets. */
  onArrival: {
    says: 'These keys work while the map has focus. ? works everywhere.',
    list: [
      ['[ ]', 'History'],
      ['.', 'Replay, or pause'],
      ['Esc', 'Deselect, or stop the replay'],
      ['Ctrl Z', 'Remove the last order that you are composing'],
      ['?', 'This list'],
    ],
  },
} as const;
