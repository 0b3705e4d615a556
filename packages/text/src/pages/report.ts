import { capital, counted } from '../sentence.ts';

/** Text for a report's tools: for finding lines, unfolding them, linking to one, and seeing what is new. */
export const reportToolsText = {
  filter: 'Filter',
  word: 'Word',
  subject: 'Unit or place',
  side: 'Side',
  kind: 'Kind',
  allSides: 'All sides',
  allKinds: 'All kinds',
  mine: 'Mine',
  clear: 'Show all lines',
  noneFound: 'No line matches. Change the filter or show all lines.',
  unfold: 'Show each line',
  fold: 'Show as one line',
  link: 'Copy a link to this line',
  linked: 'Link copied. Anyone who isn’t allowed to see this line will get the report without it.',
  notLinked: 'The link could not be copied, because your browser doesn’t let this page use the clipboard.',
  notHere: 'This link points to something you can’t see.',
  since: 'Since you were here',
  allRead: 'Mark as read',
  earlier: (n: number): string => `and ${counted(n, 'earlier report', 'earlier reports')}`,
  step: capital,
} as const;

/** Text for the report. */
export const reportText = {
  title: 'Report',
  /** The title in games whose rounds are days. */
  log: 'Log',
  empty: 'No reports yet',
  emptySays: 'The report will appear here as soon as a phase has resolved.',
  nothing: 'You saw nothing happen.',
  story: 'Read the story so far in the gazette.',
  print: 'Print',
  why: 'Why?',
  show: (place: string): string => `Show ${place} on the map`,
  dice: (values: readonly number[]): string => `Dice: ${values.join(', ')}`,
} as const;
