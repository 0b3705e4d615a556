/** Words about a draft that the former player of a seat left there. */
export const inheritedText = {
  title: 'This draft is from the seat’s former player.',
  says: 'It doesn’t count unless you keep it, change it or seal it, or the referee decides that it counts.',
  keep: 'Keep this draft',
  kept: 'The draft is yours now.',
} as const;
