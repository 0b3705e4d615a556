import type { OrderClock } from '../../kernel/index.ts';

const HOUR_S = 3600;
const DAY_S = 24 * HOUR_S;

/** SEC-TURN-05, SEC-SETUP-10, SEC-BTL-14: the times of the catalogue. */
export const CLOCK: OrderClock = {
  mode: 'duration',
  seconds: 48 * HOUR_S,
  phases: { armies: 7 * DAY_S, majors: 7 * DAY_S, battles: 14 * DAY_S },
};

/** The catalogue's defaults. The settings' schema checks them. */
export const defaultSettings = {
  armyPoints: 5000,
  rows: 3,
  linesPerSide: 3,
  planet: 'roll',
  planetRollEight: 'agri',
  adjacency: 'orthogonal',
  victoryTarget: null,
  askInitiative: false,
  passIsFinal: true,
  defaultPassIsFinal: false,
  staffDeclares: false,
  turnDays: null,
  repeatMoves: true,
  combineAttacks: true,
  majorGarrisonGround: false,
  garrisonNeeded: false,
  interceptAborts: false,
  transportCheck: 'referee',
  rehide: 'never',
  reportConfirmHours: 72,
  disputeDays: 14,
  quickGivesVp: true,
  noRetreatScoring: 'isolated',
  territoryPoints: 'perTurn',
  alterations: false,
  momentum: false,
  momentumIgnoresSpending: false,
  commandResources: false,
  resourceLimit: 4,
  dropships: {
    'space-marines': 'yes',
    'imperial-guard': 'yes',
    'titan-legions': 'yes',
    eldar: 'yes',
    orks: 'yes',
    chaos: 'yes',
    tyranids: 'yes',
    others: 'yes',
  },
  directives: false,
  directiveFailCost: true,
} as const;
