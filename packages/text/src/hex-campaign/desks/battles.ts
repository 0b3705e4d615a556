import type {
  ArmyKind,
  BattleDuty,
  BattleOrderType,
  BattleStanding,
  DefenceReport,
  God,
  LossItem,
  OptionalRule,
  UnitReport,
} from '@sealed-orders/rules/hex-campaign';
import { counted, listed, plain } from '../../sentence.ts';
import { BATTLE_ORDER_NAMES } from '../battle-names.ts';
import { GOD_NAMES } from '../god-names.ts';

const number = (n: number): string => n.toLocaleString('en-GB');
const points = (n: number): string => counted(n, 'point', 'points');
/** Half a squad of 75 points counts 37½. */
const halves = (doubled: number): string => {
  const whole = number(Math.floor(doubled / 2));
  return doubled % 2 === 0 ? whole : `${whole}½`;
};
const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

const ARMIES: Readonly<Record<ArmyKind, string>> = { detachment: 'detachment', garrison: 'garrison' };

const STANDINGS: Readonly<Record<BattleStanding['kind'], string>> = {
  open: 'Not reported',
  reported: 'Reported by one side',
  differs: 'The reports differ',
  picks: 'Dice fell: losses are picked',
  losses: 'Dice fell: losses are chosen',
  captives: 'Captives to decide on',
  over: 'Over',
  'put-off': 'Put off to the next turn',
};

const DUTIES: Readonly<Record<BattleDuty | 'decide-battle', string>> = {
  'battle-report': 'Report what it came to',
  'confirm-report': 'Confirm or dispute the report',
  'pick-losses': 'Pick of the enemy’s losses',
  'choose-losses': 'Choose your losses',
  'decide-captives': 'Decide on the captives',
  'decide-battle': 'Decide what it came to',
};

/** Words of the board of battles and of its tab. */
export const battlesText = {
  tab: 'Battles',
  title: 'Battles',
  eyebrow: (turn: number): string => `Turn ${turn}`,
  owed: (n: number): string =>
    n === 0 ? 'Nothing waits for you here.' : `${counted(n, 'battle waits', 'battles wait')} for you.`,
  number: (n: number): string => `Battle ${n}`,
  kinds: { attack: 'Attack', raid: 'Raid' },
  standing: (kind: BattleStanding['kind']): string => STANDINGS[kind],
  duty: (duty: BattleDuty | 'decide-battle'): string => DUTIES[duty],
  native: (race: string | null): string => (race === null ? 'Native forces' : `Native forces, ${race}`),
  nobody: 'nobody',
  armies: (kinds: readonly ArmyKind[]): string => plain(listed(kinds.map((kind) => `1 ${ARMIES[kind]}`))),
  emptyTitle: 'No battles',
  empty: 'When armies meet, their battles stand here from battle movement until the end of the battle phase.',
  loading: 'The battles are coming',
  goneTitle: 'This battle is over',
  gone: 'The battle phase is over. The report tells what came of it.',
  toReport: 'Open the report',
  back: 'All battles',
  openFromMap: (n: number, standing: string): string => `Battle ${n}: ${standing.toLowerCase()}`,
  here: 'Battles here',
  waitsSays: 'The board says what each of them needs from you.',
  toBattles: 'To the battles',
} as const;

/** Words of a battle’s own page. */
export const battleText = {
  attacks: 'attacks',
  defends: 'defends',
  why: (order: BattleOrderType | null, points_: number | null, armies: string): string =>
    [order === null ? '' : BATTLE_ORDER_NAMES[order], points_ === null ? armies : `${points(points_)} take part`]
      .filter((part) => part !== '')
      .join(', '),
  fromOrbit: 'came from orbit',
  clock: {
    title: 'Battle clock',
    none: 'No deadline',
    noneSays: 'The battle waits until both sides have spoken.',
    thenDice: (at: string): string => `Then dice settle what is not settled, ${at}.`,
    noDice: 'When the phase closes, dice settle what is not settled.',
    over: 'This battle is over.',
    putOff: 'It will be fought next turn.',
    paused: 'The campaign is paused: the clock stands still.',
  },
  map: (place: string): string => `Map around ${place}`,
  showOnMap: 'Show on the map',
} as const;

const GRADES = { 1: 'Very light', 2: 'Light', 3: 'Normal', 4: 'Dense', 5: 'Very dense' } as const;

const OPTIONAL: Readonly<Record<OptionalRule, string>> = {
  overwatch: 'overwatch',
  hkReroll: 'hunter-killer reroll',
  krak: 'krak grenades',
  secondaryTarget: 'secondary targets',
  heavyWeapons: 'heavy weapons',
  doubleSaves: 'double saves',
  ordnanceCover: 'cover against ordnance',
  penetrating: 'penetrating hits',
  damageMinus: 'damage table minus',
  damagePlus: 'damage table plus',
};

/** Words of the preparation sheet. */
export const prepText = {
  eyebrow: (n: number, turn: number): string => `Preparation sheet, battle ${n} of turn ${turn}`,
  print: 'Print',
  noCard: 'Only the two sides, their supporters and the referee see how it is fought.',
  noDice: 'No dice were thrown for this battle.',
  table: 'The table',
  first: 'Before the first turn',
  special: 'Special rules',
  specialSays: '4 or more',
  terms: {
    terrain: 'Terrain',
    half: 'Own half',
    light: 'Light',
    length: 'Length',
    scenario: 'Scenario',
    works: 'Works',
    setUp: 'Set-up',
    zones: 'Zones',
    firstTurn: 'First turn',
    guns: 'Guns first',
    landing: 'Landing',
    flak: 'Flak',
    aircraft: 'Aircraft',
    sentries: 'Sentries',
    optional: 'Optional rules',
    shrines: 'Cursed shrines',
  },
  terrain: (grade: 1 | 2 | 3 | 4 | 5, ground: string): readonly [string, string] => [GRADES[grade], `, on ${ground}`],
  terrainAgain: (first: number): string => `Rolled again; the first die was ${first}.`,
  reroll: 'Roll again',
  half: (defender: string): string => `${defender} lays out its own half`,
  bothHalves: 'Both sides lay it out together',
  day: 'By day',
  nightOrDay: (attacker: string): string => `${attacker} chooses night or day`,
  length: 'Random, unless you agree on a number of turns',
  scenario: 'A scenario is played',
  noScenario: 'None, unless you agree on one',
  noScenarioDie: 'At a Stronghold only if you agree on one',
  noWorks: 'None',
  setUpRaid: 'The defender sets up everything, then the attacker',
  setUpAttack: 'Roll a die: on 1 to 3 one side sets up everything, then the other; on 4 to 6 unit by unit',
  zones: '12″ each, 24″ between them',
  zonesStronghold: '18″ for the defender, 12″ for the attacker, 18″ between them',
  firstTurn: (attacker: string, defender: string): string =>
    `A die each, ${attacker} for the attacker and ${defender} for the defender; the higher one chooses`,
  added: (n: number): string => (n === 0 ? 'nothing added' : signed(n)),
  bombardment: 'Preliminary bombardment',
  noBombardment: 'None',
  landing: (on: number): string => `Each unit lands on ${on} or more, others come as reserves from turn 2`,
  flak: (adds: number): string =>
    `Against units from the sky a die each, destroyed on 7 or more; the Stronghold adds ${adds}`,
  aircraft: (n: number): string => `${counted(n, 'squadron', 'squadrons')}, in turns 2, 4, 6`,
  sentries: 'If both sides like',
  rules: { reserves: 'Reserves', infiltrate: 'Infiltrate', deepStrike: 'Deep strike' },
  always: 'always',
  came: (sum: string, has: boolean): string => `${sum}, ${has ? 'yes' : 'no'}`,
  models: (name: string, models: number): string => (models === 1 ? name : `${name}, ${models}`),
  points: number,
  staysOut: 'stays out',
  reinforcement: (name: string, adds: string): string =>
    `${name} may send one unit a turn from turn 2 on, 4 or more, ${adds}`,
  artillery: (name: string): string => `${name} may fire from afar`,
  hiddenHelp: 'What stands ready beside the enemy is not known.',
  optional: (rule: OptionalRule): string => OPTIONAL[rule],
  ifAgreed: 'if both agree',
  shrine: (god: God, summoning: number, possession: number): string =>
    `${GOD_NAMES[god]}: ${signed(summoning)} to summoning, ${signed(possession)} to possession`,
  dice: (faces: readonly number[]): string => `${faces.length === 1 ? 'die' : 'dice'} ${faces.join(', ')}`,
} as const;

const TOOK: Readonly<Record<UnitReport['took'], string>> = {
  fought: 'fought',
  entered: 'came in',
  bombarded: 'fired from afar',
};

const FATES: Readonly<Record<DefenceReport['fate'], string>> = {
  controlled: 'controlled',
  silenced: 'silenced',
  destroyed: 'destroyed',
};

/** Words of the report form and of what the other side says to it. */
export const reportFormText = {
  title: 'Result',
  turns: 'Turns played',
  points: 'Victory points on the table',
  scenario: 'Scenario fulfilled by',
  nobody: 'Nobody',
  retreat: 'Declared a retreat',
  retreatFrom: (turn: number): string => `From turn ${turn} on; who declares it has lost, unless he raids.`,
  firstRetreat: 'first',
  surrender: 'Surrendered',
  lost: (side: string): string => `${side} lost`,
  pointsHead: 'points',
  of: (models: number): string => `of ${models}`,
  together: 'Together',
  moreOf: (unit: string): string => `More of ${unit}`,
  less: (what: string): string => `One less: ${what}`,
  plus: (what: string): string => `One more: ${what}`,
  counts: {
    lost: 'Lost',
    damaged: 'Damaged',
    immobilised: 'of these immobilised',
    wounded: 'Lost half of their wounds',
    retreated: 'Left in the retreat',
    prisoners: 'Taken prisoner',
    xp: 'Experience won',
  },
  countOf: (what: string, unit: string): string => `${what}, ${unit}`,
  broken: 'Left the table broken',
  leadership: 'Leadership of its test',
  rallied: { asked: 'Rallied?', null: 'roll for it', true: 'yes', false: 'no' },
  demon: { asked: 'Demon', none: 'none', alive: 'alive', killed: 'killed' },
  took: (took: UnitReport['took']): string => TOOK[took],
  stayedAway: 'not there',
  works: 'Works',
  held: 'held',
  fate: (fate: DefenceReport['fate']): string => FATES[fate],
  otherHelp: 'The other side also names units that stood beside the battle.',
  send: 'Report this result',
  sendAgain: 'Report this instead',
  decide: 'Decide it so',
  reason: 'Your reason',
  reasonMissing: 'Give a reason. It stands in the log of the war, next to what you decide.',
  sendSays: (other: string): string =>
    `${other} confirms or disputes it. Then casualties are rolled, one die for each model.`,
  refereeConfirms: 'The referee confirms it. Then casualties are rolled, one die for each model.',
  confirm: 'Confirm',
  dispute: 'Dispute',
  confirmSays: 'Casualties are rolled as soon as you confirm.',
  theirs: (side: string): string => `${side} reported`,
  yours: 'Your report',
  waits: (other: string): string => `It counts when ${other} reports the same.`,
  waitsReferee: 'It waits for the referee.',
  change: 'Change your report',
  differ: 'The two reports differ. Take over the other one, or let the referee decide.',
  differReferee: 'The two sides do not agree. Decide which report stands, or write another.',
  takeOver: (side: string): string => `Take over ${side}’s report`,
  start: (side: string): string => `Begin with ${side}’s report`,
  blank: 'Begin with an empty report',
  cancel: 'Back',
  noLosses: 'No losses',
  notSent: 'It could not be sent. Try again.',
  lateReferee: 'Battles are reported by those who fought them. If they do not agree, you decide here.',
  watch: 'Those who fight report what it came to.',
  onlyDice: 'In this campaign dice settle all battles.',
} as const;

/** What a report would come to, before it is sent. */
export const foreseenText = {
  title: 'This report comes to',
  won: (side: string): string => `${side} wins`,
  draw: 'A draw',
  worth: (side: string, value: number): string => `${side} was worth ${points(value)}`,
  vp: (n: number, isSure: boolean): string => `${isSure ? '' : 'about '}${signed(n)} VP`,
  lost: (n: number): string => `${number(n)} lost`,
  leaves: (side: string): string => `${side} leaves the hex when all battles are over.`,
  captured: (side: string): string => `The detachments of ${side} are captured.`,
  unsure: 'The price of works or garrisons is not on your card, so the victory points may differ.',
  dice: 'Casualties are rolled afterwards, one die for each model.',
  kept: 'Kept in this browser until you send it.',
  clear: 'Begin again',
} as const;

/** What a report says, line by line. */
export const toldText = {
  turns: (n: number): string => counted(n, 'turn', 'turns'),
  points: (attacker: number, defender: number): string => `Victory points ${number(attacker)} to ${number(defender)}`,
  scenario: (side: string): string => `${side} fulfilled the scenario`,
  retreat: (side: string): string => `${side} declared a retreat`,
  surrender: (side: string): string => `${side} surrendered`,
  unit: (unit: UnitReport): string =>
    [
      unit.took === 'fought' ? '' : TOOK[unit.took],
      unit.lost > 0 ? `${unit.lost} lost` : '',
      unit.damaged > 0 ? `${unit.damaged} damaged` : '',
      unit.immobilised > 0 ? `${unit.immobilised} immobilised` : '',
      unit.wounded > 0 ? `${unit.wounded} lost half of their wounds` : '',
      unit.retreated > 0 ? `${unit.retreated} left in the retreat` : '',
      unit.prisoners > 0 ? `${counted(unit.prisoners, 'prisoner', 'prisoners')}` : '',
      unit.broken === null ? '' : 'left broken',
      unit.demon === null ? '' : `demon ${unit.demon}`,
      unit.xp > 0 ? `${unit.xp} experience` : '',
    ]
      .filter((part) => part !== '')
      .join(', '),
  beside: 'A unit beside the battle',
} as const;

/** Words of quick dice. */
export const quickText = {
  title: (place: string): string => `Quick battle at ${place}`,
  offer: 'No time to play?',
  offerSays: 'Let dice decide: both sides agree, 2D6 each, no table.',
  offered: (side: string): string => `${side} offers a quick battle.`,
  youOffered: 'You offer a quick battle. It counts when the other side agrees.',
  alone: 'Nobody leads these forces: you may let dice decide at once.',
  propose: 'Offer quick dice',
  accept: 'Accept',
  roll: 'Let dice decide',
  takeBack: 'Take back',
  confirmTitle: 'Let dice decide this battle?',
  confirmSays: 'The dice fall at once, and nobody can take them back.',
  inflicts: (sum: number, percent: number, value: number, isRaid: boolean): string =>
    `${sum}: ${percent} percent of ${number(value)}${isRaid ? ', three quarters in a raid' : ''}`,
  support: (value: number): string => `with ${number(value)} from beside the battle`,
  damage: (n: number): string => `${points(n)} of damage`,
  losses: 'Your losses',
  lossesSays: (goal: number): string => `${halves(goal)} or more, nothing to spare`,
  picks: (owner: string): string => `Losses of ${owner}`,
  picksSays: (goal: number): string => `up to ${halves(goal)}, halves only`,
  whyPicks: 'You planned for this: a quarter of the enemy’s losses is yours to pick.',
  keep: 'keep',
  part: { half: 'half', whole: 'whole', rest: 'rest' } satisfies Record<LossItem['part'], string>,
  half: 'half picked',
  rowName: (name: string, models: number, nth: number | null): string =>
    nth === null ? (models === 1 ? name : `${name}, ${models}`) : `${name} ${nth}`,
  points: halves,
  sum: halves,
  of: (goal: number): string => `of ${halves(goal)}`,
  suggest: 'Suggest a choice',
  clear: 'Keep all',
  sendLosses: 'These are lost',
  sendPicks: 'Pick these',
  sendNoPicks: 'Pick nothing',
  waitPicks: (side: string): string => `${side} picks of the losses first.`,
  waitLosses: 'The others choose their losses.',
  apart: 'The dice have fallen. Losses are being chosen.',
} as const;

/** Words of what else may be said of an open battle. */
export const sayText = {
  putOff: 'Put it off',
  putOffSays: 'All players who are asked must agree; it is fought next turn.',
  putOffAgreed: (names: readonly string[]): string => `${plain(listed(names))} would put it off.`,
  putOffYou: 'You would put it off.',
  agree: 'Agree',
  takeBack: 'Take back',
  lend: (army: string): string => `${army} stands beside several battles`,
  lendSays: 'It helps in one of them only.',
  lendHere: 'Let it help here',
  more: 'Other ways',
  refereePutsOff: 'Put off to the next turn',
} as const;

/** Words of what came of a battle. */
export const outcomeText = {
  title: 'Result',
  won: (side: string): string => `${side} won`,
  draw: 'A draw',
  how: { table: 'at the table', quick: 'by quick dice', unopposed: 'without a blow' },
  lost: 'Points lost',
  vp: 'Victory points',
  bp: 'BP',
  side: 'Side',
  points: number,
  gained: (n: number): string => (n === 0 ? '0' : signed(n)),
  captured: (side: string): string => `The detachments of ${side} were captured.`,
  retreated: (side: string): string => `${side} had declared a retreat.`,
  unknown: 'What it came to is not told to others yet.',
  aftermath: 'Casualties and what followed',
  captives: 'Captives',
  captivesSays: 'The enemy’s detachment is in your hands. You may kill the captives now, and never later.',
  captivesWait: (side: string): string => `${side} decides over the captives.`,
  keep: 'Keep them',
  kill: 'Kill them',
  killTitle: 'Kill the captives?',
  killSays: 'They are dead for good, special characters too.',
} as const;

/** Words of fun battles. */
export const funText = {
  title: 'Fun battles',
  says: 'A battle beside the war, with armies made for it: it brings victory points, and half of the points lost are taken from the next income of the Capital.',
  rest: (n: number): string =>
    n === 0 ? 'None left this turn.' : `${counted(n, 'battle', 'battles')} left this turn.`,
  report: 'Report a fun battle',
  with: 'Against',
  value: (name: string): string => `Army of ${name}`,
  lost: (name: string): string => `${name} lost`,
  winner: 'Winner',
  draw: 'Draw',
  send: 'Report it',
  said: (name: string): string => `${name} reported a fun battle with you`,
  mine: (name: string): string => `You reported a fun battle with ${name}. It counts when ${name} reports the same.`,
  line: (name: string, value: number, lost: number): string => `${name}: ${number(lost)} of ${points(value)} lost`,
  won: (name: string): string => `${name} won`,
  confirm: 'Confirm',
} as const;
