import type { Ruleset } from '../kernel/index.ts';
import { readBy } from '../kernel/index.ts';
import { apply } from './apply.ts';
import { awaiting } from './awaiting.ts';
import { begin, checkSetup } from './begin.ts';
import { checkOrder } from './check.ts';
import { EDITIONS as editions } from './data/editions.ts';
import { phases, presets, seatEntries, settings } from './description.ts';
import { nextDue } from './due.ts';
import { faults } from './faults.ts';
import { options } from './options.ts';
import { changes, deeds, neighbours, outcome, outcomes, standings, summary, topics } from './outcome.ts';
import { RULEBOOK as rulebook } from './rulebook.ts';
import { schemas } from './schemas.ts';
import type { MissionGame } from './types.ts';
import { view } from './view/view.ts';

/** The battle companion: two phones at one table, and a sheet that follows from what they enter. */
export const battleMissions: Ruleset<MissionGame> = {
  id: 'battle-missions',
  editions,
  presets,
  starts: [],
  settings: settings(),
  seatEntries,
  army: null,
  sheets: null,
  orderClock: 'none',
  emptySeats: null,
  hearsPauses: true,
  onOneScreen: true,
  whilePaused: () => false,
  // A battle that nobody goes on with is left after its own time. MSN-MARGIN-11.
  quietRounds: 99,
  issues: null,
  maps: null,
  phases,
  rulebook,
  edits: [],
  schemas,
  checkSetup,
  begin,
  apply,
  awaiting,
  nextDue,
  options,
  checkOrder,
  practice: null,
  correctable: () => [],
  view,
  neighbours,
  report: readBy,
  topics,
  pastTopics: null,
  outcomes,
  deeds,
  changes,
  faults,
  outcome,
  summary,
  standings,
};

export { REFUSALS } from './data/refusals.ts';
export { battleOf } from './known.ts';
export { chartColumn, marginChart, marginOf, permille } from './margin/margin.ts';
export { NIGHT_TABLE } from './night/night.ts';
export { type Report, reportOf, rollLog } from './report/report.ts';
export { RULE_OF_ROLL, type Reading, readerOf } from './rolls/rolls.ts';
export { ruleEntry } from './rulebook.ts';
export { foreseen, nextEntry } from './sheet/foreseen.ts';
export { type Sheet, sheetOf } from './sheet/sheet.ts';
export * from './types.ts';
export * from './vocabulary.ts';
