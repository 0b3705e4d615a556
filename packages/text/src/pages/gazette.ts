import { apostrophe } from '../sentence.ts';
import { dayAndTime } from '../times.ts';
import { PROVES } from './archive.ts';

/** Text for a campaign's gazette. */
export const gazetteText = {
  /** `The Varn Salient Gazette`; a name that begins with an article keeps its own. */
  name: (war: string): string => `${/^(the|an?) /i.test(war) ? war : `The ${war}`} Gazette`,
  menu: 'Parts of the campaign',
  campaign: 'Campaign',
  gazette: 'Gazette',
  /** `round`: what the issue covers, as a title: `Turn 4`. */
  closed: (round: string, at: string): string => `${round}, closed ${dayAndTime(new Date(at), 'UTC')} UTC`,
  open: (round: string, at: string): string => `${round}, as of ${dayAndTime(new Date(at), 'UTC')} UTC`,
  number: (n: number): string => `Issue ${n}`,
  numbers: 'Issues of the gazette',
  before: (round: string): string => `${round}, the previous issue`,
  after: (round: string): string => `${round}, the next issue`,
  noneBefore: 'No earlier issue',
  noneAfter: 'No later issue',
  follow: 'RSS feed',
  replay: 'Watch the replay',
  share: 'Share',
  /** If the browser has no share menu, the address is copied instead. */
  copied: 'Address copied',
  /** Above a field with the address, if it could not be copied. */
  address: 'The address of this page',
  print: 'Print',
  front: 'Front page',
  generated: 'from the public reports',
  /** Beside the headline. */
  written: (referee: string): string => `by ${referee}, the referee`,
  quote: (text: string): string => `“${text}”`,
  quoted: (seat: string, text: string): string => `${seat}: “${text}”`,
  communiques: {
    title: 'Communiqués',
    says: 'as sent, unedited',
    withheld: 'The referee is withholding this communiqué.',
    report: 'Report',
    reportOf: (seat: string): string => `Report ${seat}${apostrophe(seat)} communiqué to the referees`,
  },
  /** Below the board, once the terms let everyone see everything in the round. */
  wholeTruth:
    'Everything on the board at the end of that turn. Under the terms of this campaign, it is no longer secret.',
  write: 'Write for the gazette',
  news: 'Also heard',
  newsSays: 'from the public reports',
  noNews: 'Nothing else was made public.',
  standings: 'Standings',
  chart: (names: readonly string[]): string =>
    `Score after each issue: ${names.join(', ')}. The table below has the numbers.`,
  table: 'Show as a table',
  seat: 'Seat',
  unknown: 'secret',
  told: (name: string): string => `Report by ${name}`,
  picture: (n: number, caption: string): string => (caption === '' ? `Picture ${n}` : caption),
  board: (war: string, round: string): string => `${war}, ${round}: public information`,
  boardScrolls: 'The board',
  all: 'All issues',
  foot: 'Anyone can read this page. Armies and orders stay secret until the campaign is over.',
  footOver: 'Anyone can read this page. The campaign is over, so nothing is secret any more.',
  /** For a campaign that was played on another site. */
  imported: (by: string, at: string): string =>
    `This campaign comes from another site. ${by} imported it on ${dayAndTime(new Date(at), 'UTC')} UTC. ${PROVES}`,
  verify: 'Verify the dice',
  watch: 'View campaign',
  /** Below the picture in a frame on another site. */
  embedded: (war: string, round: string): string => `${war}, ${round}`,
  /** The link from a topic's own page to its issue. */
  whole: (war: string, round: string): string => `${war}, ${round}: everything that happened`,
  /** Describes a campaign's page when someone shares its address. */
  shared: (war: string): string => `${war}: the map and the story so far, from public information.`,
  where: (war: string, round: string): string => `${war}, ${round}`,
  /** On the picture of a shared link. */
  anyone: (round: string): string => `${round}. Read it without an account.`,
  says: (war: string, round: string, deck: string): string => `${war}, ${round}. ${deck}`,
  list: {
    title: 'Public campaigns',
    says: 'Every public campaign, as it stands now. You don’t need an account.',
    groups: { played: 'Being played', asleep: 'Paused because nobody acted', over: 'Over' },
    none: 'No public campaign has begun yet.',
    noneOfGroup: 'None right now.',
    /** The label of the links to the campaigns of one group, or to all. */
    which: 'Which campaigns',
    all: 'All',
    counted: (title: string, count: number): string => `${title} (${count})`,
    /** The label of the links from page to page. */
    pages: 'Pages of the list',
    page: (page: number, pages: number): string => `Page ${page} of ${pages}`,
    before: 'Previous page',
    after: 'Next page',
    read: 'Read the gazette',
    freeSeat: 'A seat is free',
    /** Who leads, before the score. */
    leads: 'leads with',
    won: 'finished first with',
    secret: 'The score is secret.',
    even: 'Nobody is in the lead.',
  },
} as const;
