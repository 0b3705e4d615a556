import type { Settings } from '@sealed-orders/rules/sector-campaign';
import type { SettingText } from '../../games.ts';
import { PLANET_NAMES, RACE_NAMES } from '../names.ts';

type Of<Keys extends keyof Settings> = Readonly<Record<Keys, SettingText>>;

const SECTOR: Of<
  'armyPoints' | 'rows' | 'linesPerSide' | 'planet' | 'planetRollEight' | 'adjacency' | 'victoryTarget'
> = {
  armyPoints: { name: 'Points per army', says: 'The most points that each side’s army can have.', isTerm: true },
  rows: {
    name: 'Territories in a line',
    says: 'More territories mean more army initiative, more majors and a higher score to win.',
  },
  linesPerSide: { name: 'Lines of each side', says: 'The first line faces the enemy, and the last is the home edge.' },
  planet: {
    name: 'Planet',
    says: 'All battles use the terrain of this planet. Territories have no terrain of their own.',
    values: { roll: 'two dice', agree: 'the sides agree', ...PLANET_NAMES },
  },
  planetRollEight: {
    name: 'A roll of 8 for the planet',
    says: 'The original rules list this roll twice.',
    values: { agri: 'Agri World', hive: 'Hive World', choose: 'the sides choose one of the two' },
  },
  adjacency: {
    name: 'Neighbouring territories',
    says: 'Where detachments on the ground can move, attack and scout.',
    values: { orthogonal: 'side by side', diagonal: 'side by side and diagonally' },
  },
  victoryTarget: {
    name: 'Score to win',
    says: 'The first side with this score at the end of a turn wins.',
    values: { none: '24, more in larger sectors' },
    isTerm: true,
  },
};

const DECLARATIONS: Of<
  | 'askInitiative'
  | 'passIsFinal'
  | 'defaultPassIsFinal'
  | 'staffDeclares'
  | 'turnDays'
  | 'repeatMoves'
  | 'combineAttacks'
  | 'majorGarrisonGround'
  | 'garrisonNeeded'
  | 'interceptAborts'
  | 'transportCheck'
  | 'rehide'
> = {
  askInitiative: {
    name: 'Ask who declares first',
    says: 'The winner of the roll chooses each time. Otherwise each side sets its choice in advance.',
  },
  passIsFinal: { name: 'A pass is final', says: 'Otherwise a pass skips only one declaration.' },
  defaultPassIsFinal: {
    name: 'A missed deadline is final',
    says: 'Otherwise the first one skips a single declaration, and only the second in a row is final.',
  },
  staffDeclares: { name: 'Staff may declare', says: 'Otherwise only the commander of a side declares.', isTerm: true },
  turnDays: {
    name: 'Days for a turn’s declarations',
    says: 'When these days are over, both sides pass in the remaining phases of the turn.',
    values: { none: 'no limit' },
    isTerm: true,
  },
  repeatMoves: { name: 'Repeated moves', says: 'A detachment can move several times in one turn.' },
  combineAttacks: {
    name: 'Attacks combine',
    says: 'All attacks of a side on one territory form a single battle.',
  },
  majorGarrisonGround: {
    name: 'Majors need ground troops',
    says: 'Aerial detachments don’t count as the garrison of a major territory.',
  },
  garrisonNeeded: {
    name: 'A captured territory needs a garrison',
    says: 'Otherwise the winner holds it even if everyone goes back.',
  },
  interceptAborts: {
    name: 'Interception ends a mission',
    says: 'Otherwise aircraft that survive an interception complete their mission.',
  },
  transportCheck: {
    name: 'Transport capacity',
    says: 'Whether the referee checks that aircraft can carry the detachment on board.',
    values: { referee: 'checked by the referee', none: 'not checked' },
  },
  rehide: {
    name: 'Counters after a battle',
    says: 'Whether the enemy can keep track of a detachment that has fought.',
    values: { never: 'stay known', afterBattle: 'are hidden again, with new numbers' },
  },
};

const BATTLES: Of<
  'reportConfirmHours' | 'disputeDays' | 'quickGivesVp' | 'noRetreatScoring' | 'territoryPoints' | 'alterations'
> = {
  reportConfirmHours: {
    name: 'Hours to answer a report',
    says: 'After this time, a report without an answer counts as confirmed.',
  },
  disputeDays: {
    name: 'Days to settle a dispute',
    says: 'Dice decide the battle if the referee hasn’t settled the dispute by then.',
  },
  quickGivesVp: { name: 'Battles decided by dice score', says: 'They bring as many VP as battles that are played.' },
  noRetreatScoring: {
    name: 'Nowhere to retreat',
    says: 'What a side loses if a detachment is destroyed because it can’t retreat.',
    values: { isolated: 'as if isolated', none: 'nothing' },
  },
  territoryPoints: {
    name: 'Territories score',
    says: 'For territories taken from the enemy, and for those lost to it.',
    values: { perTurn: 'every turn', once: 'once' },
  },
  alterations: {
    name: 'Detachments may be altered',
    says: 'Between turns, at 1 XP for each choice. Otherwise they stay as they are.',
  },
};

const MODULES: Of<
  | 'momentum'
  | 'momentumIgnoresSpending'
  | 'commandResources'
  | 'resourceLimit'
  | 'dropships'
  | 'directives'
  | 'directiveFailCost'
> = {
  momentum: {
    name: 'Momentum',
    says: 'A side whose score rises gets effects for the next turn’s battles.',
    isTerm: true,
  },
  momentumIgnoresSpending: {
    name: 'Spending doesn’t lower momentum',
    says: 'Otherwise VP spent on resources and directives count as a loss.',
  },
  commandResources: {
    name: 'Command resources',
    says: 'Sides can spend VP on detachments, bombardments and engineers.',
    isTerm: true,
  },
  resourceLimit: { name: 'Spending limit', says: 'The most VP that a side can spend on resources in a turn.' },
  dropships: {
    name: 'Dropships',
    says: 'The races whose armies may have detachments in orbit.',
    parts: RACE_NAMES,
    values: { yes: 'allowed', no: 'not allowed' },
  },
  directives: {
    name: 'Command directives',
    says: 'Each turn, dice give each side a secret order from above. Recommended with command resources.',
    isTerm: true,
  },
  directiveFailCost: {
    name: 'Failed feints cost VP',
    says: 'A side that fails Feint or Keep up the pressure loses what ignoring it would have cost.',
  },
};

/** Every setting of the sector campaign. */
export const SETTINGS: Of<keyof Settings> = { ...SECTOR, ...DECLARATIONS, ...BATTLES, ...MODULES };
