import type {
  ArmyKind,
  BattleDuty,
  BattleOrderType,
  BattleSide,
  BattleStanding,
} from '@sealed-orders/rules/hex-campaign';
import { counted, listed, plain } from '../../sentence.ts';
import { viewsText } from '../pages/views.ts';
import { points } from './battle-figures.ts';

export { funText, outcomeText, sayText } from './battle-outcome.ts';
export { prepText } from './battle-prep.ts';
export { quickText } from './battle-quick.ts';
export { foreseenText, reportFormText, toldText } from './battle-report.ts';

const ARMIES: Readonly<Record<ArmyKind, string>> = { detachment: 'detachment', garrison: 'garrison' };

const STANDINGS: Readonly<Record<BattleStanding['kind'], string>> = {
  open: 'Not reported',
  reported: 'Reported by one side',
  differs: 'The reports differ',
  picks: 'Picking the enemy’s losses',
  losses: 'Choosing losses',
  captives: 'Captives to decide on',
  over: 'Over',
  'put-off': 'Postponed to the next turn',
};

const DUTIES: Readonly<Record<BattleDuty | 'decide-battle', string>> = {
  'battle-report': 'Report the result',
  'confirm-report': 'Confirm or dispute the report',
  'pick-losses': 'Pick the enemy’s losses',
  'choose-losses': 'Choose your losses',
  'decide-captives': 'Decide what happens to the captives',
  'decide-battle': 'Decide the result',
};

/** Words of the board of battles and of its tab. */
export const battlesText = {
  tab: viewsText.battles,
  title: 'Battles',
  eyebrow: (turn: number): string => `Turn ${turn}`,
  owed: (n: number): string =>
    n === 0 ? 'No battles are waiting for you.' : `${counted(n, 'battle is', 'battles are')} waiting for you.`,
  number: (n: number): string => `Battle ${n}`,
  kinds: { attack: 'Attack', raid: 'Raid' },
  standing: (kind: BattleStanding['kind']): string => STANDINGS[kind],
  duty: (duty: BattleDuty | 'decide-battle'): string => DUTIES[duty],
  native: (race: string | null): string => (race === null ? 'Native forces' : `Native forces (${race})`),
  nobody: 'nobody',
  armies: (kinds: readonly ArmyKind[]): string => plain(listed(kinds.map((kind) => `1 ${ARMIES[kind]}`))),
  emptyTitle: 'No battles',
  empty: 'When armies meet, their battles are listed here from battle movement until the end of the battle phase.',
  loading: viewsText.battlesLoading,
  goneTitle: 'This battle is over',
  gone: 'The report says how it ended.',
  calledOff: 'Called off',
  offTitle: 'This battle was called off',
  off: 'It won’t be fought, and nobody scores.',
  toReport: 'Open the report',
  back: 'All battles',
  openFromMap: (n: number, standing: string): string => `Battle ${n}: ${standing.toLowerCase()}`,
  here: 'Battles here',
  waitsSays: (n: number): string => `Open Battles to see what ${n === 1 ? 'it needs' : 'each one needs'} from you.`,
  toBattles: 'Open Battles',
} as const;

/** What a side does under its order; its strength follows. */
const DOING: Readonly<Record<BattleOrderType, string>> = {
  attack: 'Attacking',
  'planned-attack': 'Planned attack',
  withdraw: 'Withdrawing',
  raid: 'Raiding',
  'planned-raid': 'Planned raid',
  defend: 'Defending',
  guard: 'Guarding',
  support: 'Supporting',
};

/** Words of a battle’s own page. */
export const battleText = {
  roles: { attacker: 'Attacker', defender: 'Defender' } satisfies Record<BattleSide, string>,
  /** A side's role and leader; `leader` null: the army's name is enough. */
  side: (side: BattleSide, leader: string | null): string =>
    leader === null ? battleText.roles[side] : `${battleText.roles[side]}: ${leader}`,
  why: (order: BattleOrderType | null, points_: number | null, armies: string): string =>
    [order === null ? '' : DOING[order], points_ === null ? armies : points(points_)]
      .filter((part) => part !== '')
      .join(' with '),
  fromOrbit: 'came from orbit',
  clock: {
    title: 'Battle clock',
    none: 'No deadline',
    noneSays: 'The battle stays open until both sides have reported.',
    choicesLeft: 'The battle stays open until both sides have made their choices.',
    thenDice: (at: string): string => `Dice decide anything still unresolved by ${at}.`,
    /** `up` is when the grace period begins. */
    graceThenDice: (up: string, at: string): string =>
      `Time is up on ${up}. After the grace period, dice decide anything still unresolved by ${at}.`,
    noDice: 'Dice decide anything still unresolved when the phase closes.',
    over: 'This battle is over.',
    putOff: 'It will be fought next turn.',
    paused: 'The campaign is paused, and so is the clock.',
  },
  showOnMap: 'Show on the map',
} as const;
