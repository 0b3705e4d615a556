import type { Ruleset } from '../kernel/index.ts';
import { readBy } from '../kernel/index.ts';
import { apply } from './apply.ts';
import { awaiting } from './awaiting.ts';
import { begin, checkSetup } from './begin.ts';
import { checkOrder } from './check.ts';
import { EDITS as edits } from './data/corrections.ts';
import { EDITIONS as editions } from './data/editions.ts';
import { phases } from './data/phases.ts';
import { presets, seatEntries, settings } from './description.ts';
import { nextDue } from './due.ts';
import { faults } from './faults.ts';
import { options } from './options.ts';
import { whilePaused } from './orders/standing.ts';
import { changes, deeds, neighbours, outcome, outcomes, summary, topics } from './outcome.ts';
import { practice } from './practice/practice.ts';
import { correctable } from './referee/correctable.ts';
import { RULEBOOK as rulebook } from './rulebook.ts';
import { schemas } from './schemas.ts';
import type { SectorGame } from './types.ts';
import { standings, view } from './view/view.ts';

/** The sector campaign: two sides, declarations in turn, counters face down. */
export const sectorCampaign: Ruleset<SectorGame> = {
  id: 'sector-campaign',
  editions,
  presets,
  starts: [],
  settings: settings(),
  seatEntries,
  army: null,
  sheets: null,
  orderClock: 'asked',
  emptySeats: null,
  hearsPauses: true,
  onOneScreen: true,
  whilePaused,
  quietRounds: 2,
  issues: null,
  maps: null,
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
  pastTopics: null,
  outcomes,
  deeds,
  changes,
  faults,
  outcome,
  summary,
  standings,
};

// What a page asks: named one by one, so that it does not load what only the server needs.
export { lossOrderOf } from './air/loss-order.ts';
export { shortestRoute } from './air/routes.ts';
export { linesMissing } from './attacks/attacks.ts';
export { answeredBattle } from './attacks/responses.ts';
export { type Leaving, leavingOf } from './battles/aftermath.ts';
export { type BattleEnd, battleEnd, noDeeds, xpForeseen } from './battles/foreseen.ts';
export { fortificationsFor } from './battles/opening.ts';
export { type QuickBonus, quickBonus } from './battles/quick.ts';
export { winningSide } from './battles/results.ts';
export {
  CHITS,
  ENTRIES,
  type Entry,
  type Fighter,
  fightersIn,
  fortificationsIn,
  pointsIn,
  sheetUnder,
} from './battles/table.ts';
export {
  battlesInOrder,
  counterFor,
  countersOf,
  detachmentsOf,
  emptyMajors,
  isCommitted,
  knownOf,
  ownMajors,
  pointsOf,
} from './board/board.ts';
export {
  areAdjacent,
  byId,
  defaultMajors,
  initiativeOf,
  lineOf,
  majorCount,
  neighbours,
  otherSide,
  printed,
  rearTerritories,
  targetOf,
} from './board/grid.ts';
export { leftOf } from './board/limits.ts';
export { READY_MADE as READY_MADE_ARMIES } from './data/armies.ts';
export { DIRECTIVES, LOST_POINTS } from './data/directives.ts';
export { ARMOUR_BONUS, GUNNERY_BONUS, INTERCEPT_BONUS } from './data/experience.ts';
export { REFUSALS } from './data/refusals.ts';
export { RESOURCE_TABLE } from './data/resources.ts';
export type { TimerKind } from './data/timers.ts';
export { choicesAltered } from './experience/alterations.ts';
export { honoursOf, levelOf, nextLevelAt, xpAfter } from './experience/experience.ts';
export { foreseen, foreseenIf } from './isolation/isolation.ts';
export { optionsOnMap } from './options/on-map.ts';
export { asIfAsked } from './orders/ahead.ts';
export { checkDeclaration } from './orders/check-declaration.ts';
export { queueAsked, queuesFor } from './orders/declarations.ts';
export { nextInstruction } from './orders/queue.ts';
export { rulingFaults as checkRuling } from './referee/rulings.ts';
export { priceOf } from './resources/resources.ts';
export { ruleEntry } from './rulebook.ts';
export { newDetachment as newDetachmentSchema } from './schemas/army.ts';
export { event as eventSchema } from './schemas/event.ts';
export { order as orderSchema } from './schemas/order.ts';
export { armyFaults } from './setup/armies.ts';
export { inHand, placements } from './setup/deployment.ts';
export { foreseenDeployment, type Placement, restOfDeployment } from './setup/foreseen.ts';
export { missOf } from './turn/alternation.ts';
export * from './types.ts';
export * from './vocabulary.ts';
export { checkOrder, correctable, edits, options, phases };
