/** Text about a draft left by a seat's former player. */
export const inheritedText = {
  title: 'This draft is from the seat’s former player.',
  says: 'It won’t count unless you keep, change or seal it, or the referee decides that it should.',
  keep: 'Keep this draft',
  kept: 'The draft is yours now.',
} as const;
