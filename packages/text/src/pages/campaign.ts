import { capital } from '../sentence.ts';
import { duration } from '../times.ts';

/** Text for the campaign page: frame, map and tools. */
export const campaignText = {
  sheetOf: (where: string, reader: string): string => `${capital(where)}. ${reader}`,
  tabs: { orders: 'Orders', talk: 'Talk', report: 'Report', seats: 'Players' },
  /** The tab of the report in a game whose rounds are days. */
  log: 'Log',
  views: 'Campaign views',
  /** On a phone: the views without a tab of their own. */
  more: 'More',
  phases: 'Phases of the turn',
  phaseOf: (phase: number, phases: number): string => `${phase} of ${phases}`,
  seals: (sealed: number, seats: number): string => `${sealed} of ${seats} sealed`,
  nobodySeals: (phase: string): string => `${phase}: nobody needs to seal.`,
  noDeadline: 'No deadline',
  closing: 'Closing now',
  heldLeft: (left: number): string => `held: ${duration(left)}`,
  graceLeft: (milliseconds: number): string => `${duration(milliseconds)} of grace`,
  paused: 'Paused',
  finished: 'The campaign is over',
  spectator: 'Spectator',
  /** For a reader who holds several seats on one screen. */
  cover: 'Cover the page and hand over',
  referee: 'Referee',
  seatLost: {
    title: 'What you see may be out of date',
    says: 'You are signed out, or the seat is no longer yours.',
    reload: 'Reload',
  },
  tools: {
    label: 'Map tools',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    whole: 'Whole map',
    list: 'List instead of map',
    map: 'Map instead of list',
    layers: 'Layers',
    centre: 'Centre the map',
    history: 'History',
    panel: 'Panel',
  },
  panel: {
    open: 'Open the panel',
    shut: 'Close the panel',
    taller: 'Make the panel taller',
    lower: 'Make the panel shorter',
  },
  history: {
    at: (where: string): string => `What you knew in ${where}`,
    past: 'The past',
    /** Shown instead of the clock during a dry run. */
    dryRun: 'Dry run',
  },
} as const;

/** Text for sealing and saving an order sheet. */
export const sheetText = {
  sealing: 'Sealing',
  draft: (at: string | null): string => (at === null ? 'Draft' : `Draft saved ${at}`),
  sealed: (at: string): string => `Sealed ${at}`,
  takeBackUntil: (when: string): string => `Take orders back until ${when}`,
  takeBack: 'Take orders back while the phase is open',
  takenBack: 'You took your orders back. They are a draft again.',
  locked: 'Locked. The orders are being opened.',
  paused: 'You can change orders when the campaign resumes.',
  waiting: (sealed: number, seats: number): string =>
    `${sealed} of ${seats} have sealed. The phase resolves as soon as everyone has.`,
  /** If the computer plays all other seats and nothing else can close the phase. */
  alone: {
    seal: 'There is no deadline. The computer plays for everyone else, so the phase resolves as soon as you seal.',
    sealed: 'The phase will resolve shortly.',
  },
  confirmTitle: 'Seal anyway?',
  confirmAction: 'Seal',
  saving: 'Saving',
  notSaved: (since: string): string =>
    `Not saved. No connection since ${since}. Your draft is kept in this browser and will be saved when you are back online.`,
  signedOut:
    'Not saved: you are signed out. Your draft is kept in this browser and will be saved when you sign in again.',
  signIn: 'Sign in',
} as const;
