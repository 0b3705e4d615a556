import { counted } from '../sentence.ts';

/** What does not agree, by the code of the problem. */
const FINDINGS = {
  seed: 'the seed is not the one whose hash was published',
  'step-missing': 'the step is missing',
  'input-not-understood': 'the input is not understood',
  commitment: 'a sheet is not the one that was committed to',
  refused: 'the rules refuse the input',
  dice: 'the dice are others',
  events: 'the events are others',
  state: 'the state is another',
  'state-hash': 'the state is not what its hash says',
  chain: 'it is not chained to the step before',
  hash: 'the entry is not what its hash says',
} as const;

/** Words of the command that replays a campaign's log. */
export const verifyText = {
  usage: 'usage: npm run verify -- <the address of a campaign, as in /c/…, or the file of an archive>',
  noFile: (file: string, why: string): string => `${file} cannot be read: ${why}.`,
  notAnArchive: (file: string): string =>
    `${file} is not an archive of a war, or not one of a version that is known here.`,
  noRules: (system: string): string => `The war was played by the rules of ${system}, which are not in this version.`,
  noDatabase: (folder: string): string =>
    `There is no database in ${folder}: start the site once, or set DATABASE_URL.`,
  noAnswer: (why: string): string =>
    `The database cannot be read (${why}): check DATABASE_URL, and that the site has run on it.`,
  noCampaign: (slug: string): string => `There is no campaign at /c/${slug}.`,
  notBegun: (slug: string): string => `/c/${slug} has not begun: there is no log yet.`,
  agrees: (war: string, steps: number): string =>
    `${war}: log verified, ${counted(steps, 'step', 'steps')}; seed, dice, sheets and states agree.`,
  differs: (war: string, steps: number, findings: number): string =>
    `${war}: ${counted(findings, 'finding', 'findings')} in ${counted(steps, 'step', 'steps')}.`,
  finding: (n: number, code: keyof typeof FINDINGS): string => `  step ${n}: ${FINDINGS[code]}`,
} as const;
