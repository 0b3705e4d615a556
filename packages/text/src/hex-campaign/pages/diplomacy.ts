import type { Event, Phase, TreatyKind } from '@sealed-orders/rules/hex-campaign';
import { counted } from '../../sentence.ts';
import { PHASE_NAMES } from '../names.ts';
import { viewsText } from './views.ts';

const number = (n: number): string => n.toLocaleString('en-GB');

const TREATIES: Readonly<Record<TreatyKind, string>> = { pact: 'Non-aggression pact', alliance: 'Alliance' };

/** Whether an event shows an agreement kept or broken. */
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
    noneByYou: 'You haven’t made an offer in this Build phase.',
    openOnlyIn: (phase: Phase): string =>
      `The open phase is ${PHASE_NAMES[phase]}. You can make deals only in the Build phase, and unsigned offers lapse when it closes.`,
    watching:
      'Players make and sign offers here in the Build phase. Until both have signed, only the two players can see a deal.',
    over: 'The war is over, so there are no more deals. Past deals stay listed here, kept or broken.',
    past: 'You are looking at the past. Go back to now to make or sign offers.',
    from: (name: string): string => `From ${name}`,
    to: (name: string): string => `To ${name}`,
    secret: 'Secret',
    waitsForYou: 'Waiting for you',
    waitsFor: (name: string): string => `Waiting for ${name}`,
    signed: 'Signed',
    binds: 'Both players have signed. The deal takes effect when the Build phase closes.',
    sign: 'Sign',
    decline: 'Decline',
    withdraw: 'Withdraw offer',
    payFrom: 'Pay from',
    choose: 'Choose a settlement',
    tooLittle: (there: number, promised: number): string =>
      `This settlement ${there === 0 ? 'has no' : `has only ${number(there)}`} BP now. If it has fewer than ${number(promised)} BP when the Build phase closes, the whole deal is void, and everyone who knows about it will see that you broke it.`,
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
    with: 'Player',
    nobody:
      'You can’t make offers yet: you have no known border with anyone, and no diplomat in another player’s Capital.',
    channel: 'Openly or in secret',
    open: 'Openly: everyone learns the general terms once both have signed',
    secret: 'In secret, through a diplomat: nobody else finds out',
    treaty: 'Treaty',
    noTreaty: 'No treaty',
    bp: 'Build points',
    captives: 'Captives to release',
    noCaptives: 'You hold none of this player’s detachments.',
    theirCaptives: 'Your detachments to be released',
    noneTaken: 'This player holds none of your detachments.',
    taken: (at: number): string => `Your captured detachment ${at}`,
    promise: 'Promise, in your own words',
    promiseSays: 'The rules don’t enforce promises. Either of you, or the referee, can say that one was broken.',
    send: 'Send offer',
    sent: 'The offer is on the table.',
    signed: 'Signed.',
    withdrawn: 'The offer is off the table.',
    notSent: 'The offer wasn’t sent. Try again.',
  },

  standing: {
    title: 'Treaties',
    table: 'All treaties you know of',
    player: 'Player',
    none: 'No treaty',
    short: { pact: 'Pact', alliance: 'Alliance' } satisfies Record<TreatyKind, string>,
    may: { pact: 'pact possible', alliance: 'alliance possible', neither: 'never allies' },
    secret: 'secret',
    ends: (turn: number): string => `ends at the start of turn ${turn}`,
    between: (a: string, b: string): string => `${a} and ${b}`,
    noticeSays: 'Either player can end a treaty by giving notice on their Build sheet.',
    empty: 'No known treaties.',
  },

  way: {
    title: 'In transit',
    empty: 'Nothing in transit.',
    line: (from: string, to: string, what: string): string => `${from} to ${to}: ${what}`,
    says: 'Deliveries reach the recipient’s Capital at the end of the turn.',
  },

  promises: {
    title: 'Promises',
    empty: 'No promises yet.',
    says: 'Only the two players and the referee can read a promise. If one of the players says it was broken, everyone is told when the Build phase closes, but not what was promised. If the referee says it was broken, everyone is told immediately.',
    between: (name: string, turn: number): string => `With ${name}, in turn ${turn}`,
    break: (name: string): string => `Say that ${name} broke it`,
    takeBack: 'Withdraw your claim',
    yours: (name: string): string => `You say that ${name} broke it.`,
    theirs: (name: string): string => `${name} said that you broke it.`,
    said: 'Noted.',
    secret: 'You made this promise in secret, so only the two of you and the referee are told.',
    onlyInBuild: 'You can report a broken promise only in the Build phase.',
  },

  told: {
    title: 'Agreements kept and broken',
    says: 'Everyone can see open deals. Only the two players can see secret ones.',
    empty: 'No agreements yet.',
    loading: 'Loading the news…',
    failed: 'The news from earlier turns didn’t load.',
    retry: 'Try again',
    earlier: 'Show earlier turns',
    turn: (turn: number): string => `Turn ${turn}`,
    verdicts: TOLD,
  },
} as const;

export type ToldType = keyof typeof TOLD;

/** Whether an event is about an agreement or its keeping. */
export const isTold = (type: Event['type']): type is ToldType => Object.hasOwn(TOLD, type);
