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
} as const;
