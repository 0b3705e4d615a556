import type { Kind, Level } from '@sealed-orders/rules/sector-campaign';
import { counted, figure } from '../../sentence.ts';

/** What a level gives, for troops and for flyers. SEC-XP-03, SEC-XP-08. */
const GROUND: Readonly<Record<Level, string>> = {
  green: 'Rallies D6 − 2 blast markers.',
  experienced: 'No special rules.',
  veteran: 'Stubborn.',
  crack: 'Stubborn. Rallies D6 blast markers.',
  elite: 'Stubborn. Rallies D6 blast markers. +1 in assaults and firefights.',
};
const FLYERS: Readonly<Record<Level, string>> = {
  green: 'Intercept −1.',
  experienced: 'No special rules.',
  veteran: 'Intercept +1.',
  crack: 'Intercept +1, gunnery +1.',
  elite: 'Intercept +1, gunnery +1, armour +1.',
};

/** Words of the page of detachments. */
export const forcesText = {
  tab: 'Army',
  tabs: 'Side',
  own: 'Your army',
  known: (side: string): string => `${side}, as far as you know`,
  none: 'No detachments yet. They appear here once both armies are sealed.',
  noneKnown: 'You don’t know of any counters yet.',
  points: (n: number): string => `${figure(n)} points`,
  size: (n: number): string => counted(n, 'detachment', 'detachments'),
  groups: {
    ground: 'On the ground',
    air: 'In the air',
    orbit: 'In orbit',
    hand: 'Still to place',
    away: 'Away this turn',
  },
  counter: (number: number): string => `Counter ${number}`,
  /** Where a counter is. */
  at: (territory: string): string => `in ${territory}`,
  inOrbit: 'in orbit',
  landing: 'on its way to a battle',
  fights: (territory: string): string => `fights in ${territory}`,
  isolated: 'isolated',
  lost: 'shot down, back next turn',
  tenure: { army: null, bought: 'temporary', visitor: 'visiting commander', reserve: 'reserve for this turn' },
  commander: 'supreme commander',
  vehicles: 'vehicles still in orbit',
  mission: (name: string, isUsed: boolean): string => `${name} mission${isUsed ? ', flown' : ''}`,
  xp: (level: string, xp: number): string => `${level}, ${xp} XP`,
  nextLevel: (level: string, xp: number): string => `${level} at ${xp} XP`,
  gives: (kind: Kind, level: Level): string => (kind === 'aerial' ? FLYERS : GROUND)[level],
  honours: (n: number): string => `Its war machines have ${counted(n, 'battle honour', 'battle honours')}.`,
  units: 'Units',
  unit: 'Unit',
  count: 'Number',
  unitPoints: 'Points',
  onMap: 'On the map',
  /** How many models of a unit can still fight. */
  left: (now: number, all: number): string => (now === all ? String(all) : `${now} of ${all}`),
  restored: 'Losses are restored at the end of the turn.',
  intercept: (n: number): string => `intercepts below ${n}`,
  lift: (n: number): string => `carries ${n} each`,
  numbers: (before: readonly number[]): string => `Earlier counter numbers: ${before.join(', ')}.`,
  reaction: {
    label: 'When enemy aircraft come near',
    values: { ask: 'ask me', always: 'always react', never: 'never react' },
    says: 'For intercepting, escorting and firing flak. Only your side can see this.',
    done: 'Reaction saved.',
  },
  /** For fire in the air. */
  losses: {
    of: (name: string): string => `If ${name} is hit in the air`,
    first: 'Loses first',
    next: 'Then',
    says: 'Unless you choose, the cheapest go first. Only your side can see this.',
    done: 'Order of losses saved.',
  },
  keeper: {
    label: 'Fights and reports its battles',
    nobody: 'the commander',
    done: 'Detachment assigned.',
  },
  alter: {
    open: 'Alter this detachment',
    says: 'Until you seal the command sheet. Each unit that you change, add or leave out costs it 1 XP. The enemy isn’t told.',
    /** `2 changes: it loses 2 XP.` */
    costs: (choices: number, xpLost: number): string =>
      `${counted(choices, 'change', 'changes')}: ${xpLost === 0 ? 'it has no XP to lose' : `it loses ${xpLost} XP`}. This can’t be taken back.`,
    done: 'Detachment altered.',
  },
  failed: 'That could not be saved. Try again.',
  enemy: {
    unknown: 'Face down.',
    /** How and when the side learned what it is. */
    source: {
      scouted: (turn: number): string => `Scouted in turn ${turn}.`,
      captured: (turn: number): string => `Revealed in turn ${turn}, when its scouts were captured.`,
      battle: (turn: number): string => `Fought in turn ${turn}.`,
      air: (turn: number): string => `Seen in the air in turn ${turn}.`,
    },
    sheet: 'As it was then. Experience gained later isn’t shown.',
    machines: (list: string): string => `War machines: ${list}.`,
    noMachines: 'No war machines.',
    seen: (list: string): string => `Seen: ${list}.`,
    orbit: (n: number): string => `${n} in orbit`,
  },
  several: (count: number, name: string): string => `${count} × ${name}`,
} as const;
