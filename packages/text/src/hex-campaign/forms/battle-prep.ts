import type { God, OptionalRule } from '@sealed-orders/rules/hex-campaign';
import { capital, counted } from '../../sentence.ts';
import { GOD_NAMES } from '../god-names.ts';
import { number, signed } from './battle-figures.ts';

const GRADES = { 1: 'Very light', 2: 'Light', 3: 'Normal', 4: 'Dense', 5: 'Very dense' } as const;

const OPTIONAL: Readonly<Record<OptionalRule, string>> = {
  overwatch: 'overwatch',
  hkReroll: 'hunter-killer rerolls',
  krak: 'thrown krak grenades',
  secondaryTarget: 'secondary targets',
  heavyWeapons: 'heavy weapons',
  doubleSaves: 'double saves',
  ordnanceCover: 'worse cover against ordnance',
  penetrating: 'penetrating hits on buildings',
  damageMinus: 'less damage to buildings from small arms',
  damagePlus: 'more damage to buildings from blasts',
};

/** Words of the preparation sheet. */
export const prepText = {
  eyebrow: (n: number, turn: number): string => `Preparation sheet, battle ${n} of turn ${turn}`,
  print: 'Print',
  noCard: 'Only the two sides, their supporters and the referee can see the details.',
  noDice: 'No dice were rolled for this battle.',
  table: 'The table',
  first: 'Before the first turn',
  special: 'Special rules',
  specialSays: 'on a 4+',
  terms: {
    terrain: 'Terrain',
    half: 'Terrain set-up',
    light: 'Time of day',
    length: 'Length',
    scenario: 'Scenario',
    works: 'Defences',
    setUp: 'Deployment',
    zones: 'Deployment zones',
    firstTurn: 'First turn',
    guns: 'Preliminary bombardment',
    landing: 'Landing',
    flak: 'Flak',
    aircraft: 'Aircraft',
    sentries: 'Sentries',
    optional: 'Optional rules',
    shrines: 'Cursed shrines',
  },
  terrain: (grade: 1 | 2 | 3 | 4 | 5, ground: string): readonly [string, string] => [GRADES[grade], ` (${ground})`],
  terrainAgain: (first: number): string => `Rerolled; the first die was ${first}.`,
  reroll: 'Roll again',
  half: (defender: string): string => `The defender (${defender}) sets up the terrain in its own half`,
  bothHalves: 'Both sides set up the terrain together',
  day: 'Day',
  nightOrDay: (attacker: string): string => `The attacker (${attacker}) chooses night or day`,
  length: 'Random, unless you agree on a number of turns',
  scenario: 'Play a scenario',
  noScenario: 'None, unless you agree on one',
  noScenarioDie: 'At a Stronghold, only if you agree on one',
  noWorks: 'None',
  setUpRaid: 'The defender deploys its whole army, then the attacker does',
  setUpAttack:
    'Roll a D6. On 1–3, one side deploys its whole army, then the other. On 4–6, you alternate, one unit at a time.',
  zones: '12″ deep, 24″ apart',
  zonesStronghold: 'Defender 18″ deep, attacker 12″ deep, 18″ apart',
  firstTurn: (attacker: string, defender: string): string =>
    `Each side rolls a die (attacker: ${attacker}; defender: ${defender}); the side with the higher total chooses who goes first`,
  added: (n: number): string => (n === 0 ? 'no modifier' : signed(n)),
  bombardment: 'By the attacker',
  noBombardment: 'None',
  landing: (on: number): string =>
    `Each unit lands on a roll of ${on} or more; the rest arrive as reserves from turn 2`,
  flak: (adds: number): string =>
    `Roll a die for each unit arriving from the sky, adding ${adds === 0 ? '' : `${adds} for the Stronghold, `}2 for each anti-air weapon and 1 for each weapon tower. A total of 7 or more destroys the unit; a natural 1 always misses.`,
  aircraft: (n: number): string => `${counted(n, 'squadron', 'squadrons')}, in turns 2, 4 and 6`,
  sentries: 'If both sides agree',
  rules: { reserves: 'Reserves', infiltrate: 'Infiltrate', deepStrike: 'Deep strike' },
  always: 'always',
  came: (sum: string, has: boolean): string => `${sum}: ${has ? 'yes' : 'no'}`,
  models: (name: string, models: number): string => (models === 1 ? name : `${name} × ${models}`),
  points: number,
  staysOut: 'stays out',
  reinforcement: (name: string, adds: string): string =>
    `From turn 2 on, ${name} may send in one unit a turn, on a roll of 4 or more (${adds})`,
  artillery: (name: string): string => `${capital(name)} may fire from outside the battle`,
  hiddenHelp: 'You can’t see who might support the enemy.',
  optional: (rule: OptionalRule): string => OPTIONAL[rule],
  ifAgreed: 'if both agree',
  shrine: (god: God, summoning: number, possession: number): string =>
    `${GOD_NAMES[god]}: ${signed(summoning)} to summoning${possession === 0 ? '' : `, ${signed(possession)} to possession`}`,
  dice: (faces: readonly number[]): string => `${faces.length === 1 ? 'die' : 'dice'} ${faces.join(', ')}`,
} as const;
