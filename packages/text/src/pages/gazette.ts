import { dayAndTime } from '../times.ts';

/** Words of the gazette of a war. */
export const gazetteText = {
  /** `The Varn Salient Gazette`; a name that begins with an article keeps its own. */
  name: (war: string): string => `${/^(the|an?) /i.test(war) ? war : `The ${war}`} Gazette`,
  menu: 'Parts of the war',
  campaign: 'Campaign',
  gazette: 'Gazette',
  /** `round`: the round as a title, `Turn 4`. */
  closed: (round: string, at: string): string => `${round}, closed ${dayAndTime(new Date(at), 'UTC')} UTC`,
  open: (round: string, at: string): string => `${round}, as of ${dayAndTime(new Date(at), 'UTC')} UTC`,
  number: (n: number): string => `Number ${n}`,
  numbers: 'Numbers of the gazette',
  before: (round: string): string => `${round}, the number before`,
  after: (round: string): string => `${round}, the next number`,
  noneBefore: 'No earlier number',
  noneAfter: 'No later number',
  follow: 'Follow',
  replay: 'Watch the replay',
  share: 'Share',
  /** When there is no menu to share with, and the address was copied instead. */
  copied: 'Address copied',
  /** Above a field with the address, where it could not be copied. */
  address: 'The address of this page',
  print: 'Print',
  front: 'The front',
  generated: 'from what everybody heard',
  /** Beside the headline. */
  written: (referee: string): string => `written by the referee, ${referee}`,
  quote: (text: string): string => `“${text}”`,
  quoted: (seat: string, text: string): string => `${seat}: “${text}”`,
  communiques: {
    title: 'Communiqués',
    says: 'as sent, unedited',
    withheld: 'This communiqué is withheld by the referee.',
    report: 'Report',
    reportOf: (seat: string): string => `Report the communiqué of ${seat} to the referees`,
  },
  /** Below the board of a round that is long enough ago. */
  wholeTruth:
    'All of it as it stood at the end of that turn: by the terms of this war, what is so long ago is secret no more.',
  write: 'Write for the gazette',
  news: 'Also heard',
  newsSays: 'from the public reports',
  noNews: 'Nothing else was made public.',
  standings: 'Standings',
  chart: (names: readonly string[]): string =>
    `Score after each round: ${names.join(', ')}. The table below says the same.`,
  table: 'As a table',
  seat: 'Seat',
  unknown: 'secret',
  told: (name: string): string => `Told by ${name}`,
  picture: (n: number, caption: string): string => (caption === '' ? `Picture ${n}` : caption),
  board: (war: string, round: string): string => `What everybody may know of ${war}, ${round}`,
  boardScrolls: 'The board',
  all: 'All numbers',
  foot: 'Anyone may read this page. Armies and orders stay sealed until the war is over.',
  /** Of a war that was played on another site. */
  imported: (by: string, at: string): string =>
    `This war was played on another site. ${by} brought it here on ${dayAndTime(new Date(at), 'UTC')} UTC. Its log was played again and agrees. Whether its names and words are true, nobody here can know.`,
  verify: 'Verify the dice',
  watch: 'Look at the war',
  /** Below the picture in a frame on another site. */
  embedded: (war: string, round: string): string => `${war}, ${round}`,
  /** Above a topic that is told by itself: the way to its number. */
  whole: (war: string, round: string): string => `${war}, ${round}: all that happened`,
  /** Of the page of a war, where its address is shared. */
  shared: (war: string): string => `${war}: the map and the story of the war, as everybody may know them.`,
  where: (war: string, round: string): string => `${war}, ${round}`,
  /** On the picture of a shared link. */
  anyone: (round: string): string => `${round}. Read it without an account.`,
  says: (war: string, round: string, deck: string): string => `${war}, ${round}. ${deck}`,
  list: {
    title: 'Public wars',
    says: 'Every war that anybody may read, as it stands. You need no account.',
    groups: { played: 'Being played', asleep: 'Paused, because nobody acted', over: 'Over' },
    none: 'No public war has begun yet.',
    noneOfGroup: 'There is no such war now.',
    /** What leads to the wars of one group, or to all of them. */
    which: 'Which wars',
    all: 'All',
    counted: (title: string, count: number): string => `${title} (${count})`,
    /** What leads from page to page. */
    pages: 'Pages of the list',
    page: (page: number, pages: number): string => `Page ${page} of ${pages}`,
    before: 'Previous page',
    after: 'Next page',
    read: 'Read the gazette',
    freeSeat: 'A seat is free',
    /** Who leads, before the score. */
    leads: 'leads with',
    won: 'ended first with',
    secret: 'The score is secret.',
    even: 'Nobody leads.',
  },
} as const;
