import { counted } from '../sentence.ts';

/** What doesn't match, by the code of the problem. */
const FINDINGS = {
  seed: 'the seed does not match the published hash',
  'step-missing': 'the step is missing',
  'input-not-understood': 'the input cannot be read',
  commitment: 'a sheet does not match its commitment',
  refused: 'the rules refuse the input',
  dice: 'the dice differ',
  events: 'the events differ',
  state: 'the state differs',
  'state-hash': 'the state does not match its hash',
  chain: 'the step does not follow from the previous one',
  hash: 'the entry does not match its hash',
} as const;

/** Text for the command that replays a campaign's log. */
export const verifyText = {
  usage: 'usage: npm run verify -- <the address of a campaign, as in /c/…, an archive file, or --all>',
  noFile: (file: string, why: string): string => `${file} cannot be read: ${why}.`,
  notAnArchive: (file: string): string => `${file} is not a campaign archive, or this version cannot read it.`,
  noRules: (system: string): string =>
    `This version does not have the rules that the campaign was played by (${system}).`,
  noDatabase: (folder: string): string =>
    `There is no database in ${folder}: start the site once, or set DATABASE_URL.`,
  noServer: (why: string): string => `The built-in PostgreSQL cannot be started (${why}).`,
  noAnswer: (why: string): string =>
    `The database cannot be read (${why}): check DATABASE_URL, and make sure that the site has run on it.`,
  noCampaign: (slug: string): string => `There is no campaign at /c/${slug}.`,
  notReplayed: (war: string, why: string): string => `${war}: the log cannot be replayed (${why}).`,
  noLogs: 'No campaign has begun yet, so there are no logs to verify.',
  notBegun: (slug: string): string => `/c/${slug} has not begun yet, so there is no log.`,
  agrees: (war: string, steps: number): string =>
    `${war}: log verified, ${counted(steps, 'step', 'steps')}; seed, dice, sheets and states match.`,
  differs: (war: string, steps: number, findings: number): string =>
    `${war}: ${counted(findings, 'finding', 'findings')} in ${counted(steps, 'step', 'steps')}.`,
  finding: (n: number, code: keyof typeof FINDINGS): string => `  step ${n}: ${FINDINGS[code]}`,
} as const;
