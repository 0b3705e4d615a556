import type { Event, Phase, TreatyKind } from '@sealed-orders/rules/hex-campaign';
import { counted } from '../../sentence.ts';
import { PHASE_NAMES } from '../names.ts';
import { viewsText } from './views.ts';

const number = (n: number): string => n.toLocaleString('en-GB');

const TREATIES: Readonly<Record<TreatyKind, string>> = { pact: 'Non-aggression pact', alliance: 'Alliance' };

/** What an event says about whether an agreement is kept. */
const TOLD = {
  'treaty-signed': 'Agreed',
  'treaty-notice': 'Notice',
  'treaty-ended': 'Over',
  'deal-struck': 'Agreed',
  'deal-news': 'Agreed',
  'deal-broken': 'Broken',
  'deal-lapsed': 'Lapsed',
  'promise-broken': 'Broken',
  'promise-ruled': 'Broken',
  'bp-delivered': 'Kept',
  'bp-returned': 'Sent back',
  'captives-returned': 'Not delivered',
  'diplomat-expelled': 'Expelled',
} as const satisfies Partial<Record<Event['type'], string>>;

/** Words of the Diplomacy page. */
export const diplomacyText = {
  tab: viewsText.diplomacy,
  treaties: TREATIES,

  offers: {
    title: 'Offers',
    toYou: 'Made to you',
    byYou: 'Made by you',
    noneToYou: 'Nobody has made you an offer in this Build phase.',
    noneByYou: 'You have made no offer in this Build phase.',
    openOnlyIn: (phase: Phase): string =>
      `The open phase is ${PHASE_NAMES[phase]}. Deals are made in the Build phase, and offers that nobody has signed lapse when it closes.`,
    watching:
      'Players make and sign offers here in the Build phase. Only the two players of a deal can see it before it is agreed.',
    over: 'The war is over, and no more deals are made. What the players agreed, and whether they kept it, stays here.',
    past: 'You are looking at an earlier step. Go back to now to make or sign offers.',
    from: (name: string): string => `From ${name}`,
    to: (name: string): string => `To ${name}`,
    secret: 'Secret',
    waitsForYou: 'Waits for you',
    waitsFor: (name: string): string => `Waits for ${name}`,
    signed: 'Signed',
    binds: 'Both players have signed. It is carried out when the Build phase closes.',
    sign: 'Sign',
    decline: 'Decline',
    withdraw: 'Withdraw',
    payFrom: 'Pay from',
    choose: 'Choose a settlement',
    tooLittle: (there: number, promised: number): string =>
      `${there === 0 ? 'No BP are' : `Only ${number(there)} BP ${there === 1 ? 'is' : 'are'}`} there now. Unless there are ${number(promised)} when the Build phase closes, the whole deal is void, and everybody who hears of it reads that you broke it.`,
  },

  terms: {
    treaty: 'Treaty',
    youGive: 'You give',
    youGet: 'You get',
    nothing: 'nothing',
    bp: (bp: number): string => `${number(bp)} BP`,
    captives: (count: number): string => counted(count, 'captive detachment', 'captive detachments'),
    promise: 'Promise',
  },

  form: {
    title: 'Make an offer',
    with: 'With',
    nobody: 'You cannot deal with anybody now: you know of no common border, and no diplomat is in a Capital.',
    channel: 'How',
    open: 'Openly: everyone hears the general terms once both have signed',
    secret: 'In secret, through a diplomat: nobody else is told',
    treaty: 'Treaty',
    noTreaty: 'No treaty',
    bp: 'Build points',
    captives: 'Captives to release',
    noCaptives: 'You hold no captives of this player.',
    theirCaptives: 'Detachments of yours to release',
    noneTaken: 'This player holds no detachment of yours.',
    taken: (at: number): string => `Your captured detachment ${at}`,
    promise: 'Promise, in your own words',
    promiseSays: 'The rules do not enforce a promise. The two of you or the referee can say that it was broken.',
    send: 'Send the offer',
    sent: 'The offer is on the table.',
    signed: 'Signed.',
    withdrawn: 'The offer is off the table.',
    notSent: 'It did not arrive. Try again.',
  },

  standing: {
    title: 'Treaties',
    table: 'Treaties between all players, as far as you know',
    player: 'Player',
    none: 'No treaty',
    short: { pact: 'Pact', alliance: 'Alliance' } satisfies Record<TreatyKind, string>,
    may: { pact: 'pact possible', alliance: 'alliance possible', neither: 'never' },
    secret: 'secret',
    ends: (turn: number): string => `ends with the start of turn ${turn}`,
    between: (a: string, b: string): string => `${a} and ${b}`,
    noticeSays: 'Either partner can give notice of a treaty on the Build sheet.',
    empty: 'You know of no treaty.',
  },

  way: {
    title: 'On the way',
    empty: 'Nothing is on its way to you or from you.',
    line: (from: string, to: string, what: string): string => `${from} to ${to}: ${what}`,
    says: 'It arrives in the Capital of the receiver at the end of the turn.',
  },

  promises: {
    title: 'Promises in words',
    empty: 'You and the others have promised each other nothing in words.',
    says: 'Only the two players and the referee can read a promise. If one of the two says that it is broken, everyone hears of it when the Build phase closes, without the words. If the referee says so, everyone hears of it at once.',
    between: (name: string, turn: number): string => `With ${name}, in turn ${turn}`,
    break: (name: string): string => `Say that ${name} has broken it`,
    takeBack: 'Take that back',
    yours: (name: string): string => `You say that ${name} has broken it.`,
    theirs: (name: string): string => `${name} says that you have broken it.`,
    said: 'It is noted.',
    secret: 'This one was made in secret: only the two of you and the referee hear of it.',
    onlyInBuild: 'Whether a promise was kept is said in the Build phase.',
  },

  told: {
    title: 'Agreements and whether they were kept',
    says: 'Everyone hears of an open deal. Only the two players hear of a secret one.',
    empty: 'No agreement has been reported in these turns.',
    loading: 'Loading the news.',
    failed: 'The news of earlier turns did not load.',
    retry: 'Try again',
    earlier: 'Show earlier turns',
    turn: (turn: number): string => `Turn ${turn}`,
    verdicts: TOLD,
  },
} as const;

export type ToldType = keyof typeof TOLD;

/** Whether an event tells of an agreement or of how it was kept. */
export const isTold = (type: Event['type']): type is ToldType => Object.hasOwn(TOLD, type);
