import type { Ruleset } from '../kernel/index.ts';
import { readBy } from '../kernel/index.ts';
import { apply } from './apply.ts';
import { awaiting } from './awaiting.ts';
import { begin, checkSetup } from './begin.ts';
import { checkOrder } from './check.ts';
import { correctable } from './corrections/correctable.ts';
import { EDITS as edits } from './data/corrections.ts';
import { EDITIONS as editions } from './data/editions.ts';
import { phases, presets, seatEntries, settings } from './description.ts';
import { nextDue } from './due.ts';
import { faults } from './faults.ts';
import { maps } from './map/map.ts';
import { options } from './options.ts';
import { changes, deeds, neighbours, outcome, outcomes, summary, topics } from './outcome.ts';
import { practice } from './practice/practice.ts';
import { RULEBOOK as rulebook } from './rulebook.ts';
import { schemas } from './schemas.ts';
import type { NodeGame } from './types.ts';
import { standings, view } from './view/view.ts';

/** The node campaign: a war without turns. */
export const nodeCampaign: Ruleset<NodeGame> = {
  id: 'node-campaign',
  editions,
  presets,
  starts: [],
  settings: settings(),
  seatEntries,
  army: null,
  sheets: null,
  orderClock: 'none',
  emptySeats: 'late',
  hearsPauses: true,
  // Two weeks.
  quietRounds: 14,
  maps,
  phases,
  rulebook,
  edits,
  schemas,
  checkSetup,
  begin,
  apply,
  awaiting,
  nextDue,
  options,
  checkOrder,
  practice,
  correctable,
  view,
  neighbours,
  report: readBy,
  topics,
  outcomes,
  deeds,
  changes,
  faults,
  outcome,
  summary,
  standings,
};

export { askedIn } from './awaiting.ts';
export { type Foreseen, foreseen } from './battles/foreseen.ts';
export { nextInStack } from './battles/opening.ts';
export { levelRange } from './battles/reports.ts';
export { type RetreatFault, retreatFault, retreatNodes, retreatOutlook } from './battles/retreats.ts';
export { missionKindNow } from './battles/talks.ts';
export { fighting, playersOf, sidesOf } from './board/board.ts';
export { checkRuling } from './check.ts';
export { REFUSALS } from './data/refusals.ts';
export type { TimerKind } from './data/timers.ts';
export { experienceRange } from './experience/experience.ts';
export { isKillTeamMission, shareOf } from './missions/missions.ts';
export { firstResult } from './options/battles.ts';
export { RULEBOOK, ruleEntry } from './rulebook.ts';
export * from './types.ts';
export * from './vocabulary.ts';
