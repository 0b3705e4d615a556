import type { Degree, Ending } from '@sealed-orders/rules/node-campaign';
import { capital, counted } from '../../sentence.ts';
import { DEGREE_NAMES } from '../names.ts';
import { agreementText } from './battle/agreement.ts';
import { endsText } from './battle/ends.ts';
import { points, signedPoints } from './battle/numbers.ts';
import { reportTexts } from './battle/report.ts';
import { stackText } from './battle/stack.ts';
import { viewsText } from './views.ts';

const ENDINGS: Readonly<Record<Ending, string>> = {
  report: 'Fought and confirmed',
  concession: 'Conceded',
  random: 'Decided by a die',
  'at-once': 'Decided by a die: nobody was playing the Imperial Guard',
  referee: 'Decided by the referee',
  void: 'Called off',
};

/** How far a battle has got, and so what its players do next. */
export type BattleStage = 'agreeing' | 'reported' | 'disputed' | 'leaving';

const STAGES: Readonly<Record<BattleStage, string>> = {
  agreeing: 'To be fought',
  reported: 'Reported, not confirmed',
  disputed: 'Disputed',
  leaving: 'Breakout won',
};

/** What a deadline of a battle is for, and what happens when it passes. */
const CLOCKS = {
  battle: { title: 'Time to play', after: 'Then a die decides at the next midnight.' },
  report: { title: 'Time to answer', after: 'If nobody answers, the report counts as confirmed.' },
  dispute: { title: 'Time to decide', after: 'If the referee doesn’t decide, a die does at the next midnight.' },
  choice: { title: 'Time to choose', after: 'If nobody chooses, the first option counts.' },
  mission: { title: 'Time to agree', after: 'The mission is then rolled automatically.' },
  consent: { title: 'Time to agree', after: 'Unless everyone agrees, the stack is fought two players at a time.' },
  random: { title: 'Die requested', after: 'The die decides at the next midnight.' },
} as const;

/** Texts for the page of a battle. */
export const battleText = {
  title: (node: string): string => `Battle at ${node}`,
  since: (when: string): string => `open since ${when}`,
  attacker: (who: string): string => `Attacker: ${who}`,
  holder: (who: string): string => `Holder: ${who}`,
  from: (node: string, size: number): string => `from ${node}, ${points(size)} points`,
  back: 'All battles',
  showOnMap: 'Show on the map',
  notSent: 'That wasn’t sent. Try again.',
  sent: 'Sent.',
  cameOfIt: 'What happened',
  dismiss: 'Dismiss',
  gone: { title: 'This battle is over', says: 'The log says how it ended.', toLog: 'Open the log' },
  list: {
    title: viewsText.battles,
    owed: (count: number): string =>
      count === 0 ? 'No battle is waiting for you.' : `${counted(count, 'battle is', 'battles are')} waiting for you.`,
    pending: 'Pending',
    past: 'Over',
    earlier: 'Show earlier battles',
    failed: 'The list didn’t load',
    failedSays: 'Nothing is lost. The battles are saved.',
    empty: { title: 'No battles yet', says: 'A battle begins when a battleforce moves into a defended node.' },
    nonePending: 'No battle is pending.',
    against: (attacker: string, holder: string): string => `${attacker} against ${holder}`,
    waiting: (count: number): string => `${counted(count, 'battleforce is', 'battleforces are')} waiting in the stack`,
    day: (day: number): string => `day ${day}`,
    won: (who: string, degree: Degree | null): string =>
      `${degree === null ? 'Victory' : `${capital(DEGREE_NAMES[degree])} victory`} for ${who}`,
    draw: 'Draw',
    nobody: 'No result',
    vp: (who: string, vp: number): string => `${who} ${signedPoints(vp)} VP`,
  },
  stages: STAGES,
  attacks: (who: string): string => `Attacker: ${who}`,
  holds: (who: string): string => `Holder: ${who}`,
  here: (node: string, size: number): string => `${node}, ${points(size)} points`,
  rokAlone: 'a Rok, without a battleforce',
  withRok: 'with a Rok',
  nobodyPlays: 'Nobody is playing this seat.',
  clock: {
    kinds: CLOCKS,
    title: 'Time to play',
    says: (at: string): string => `Then a die decides at midnight: ${at}`,
    over: 'any moment now',
    atMidnight: 'at the next midnight',
    suspended: 'The time to play doesn’t run out while a report is open.',
    meanwhile: 'Until the battle is over, the node scores no VP and the battleforces can’t take orders.',
  },
  tabs: { agreement: 'Agreement', report: 'Report', stack: 'Stack and retreat' },
  endings: ENDINGS,

  /** @param what what the player owes: `choose the mission` */
  waitsFor: (who: string, what: string): string => `${who} has to ${what}.`,
  ...agreementText,
  ...reportTexts,
  ...stackText,
  ...endsText,
} as const;
