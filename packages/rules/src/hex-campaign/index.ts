import type { Ruleset, SheetRules } from '../kernel/index.ts';
import { readBy } from '../kernel/index.ts';
import { apply, applyUntil } from './apply.ts';
import { awaiting } from './awaiting.ts';
import { topics } from './battles/topics.ts';
import { begin } from './begin.ts';
import { maps } from './cartography/maps.ts';
import { changes } from './changes.ts';
import { check } from './check.ts';
import { checkOrder } from './check-order.ts';
import { checkSetup } from './check-setup.ts';
import { correctable } from './corrections/correctable.ts';
import { EDITS as edits } from './data/corrections.ts';
import { EDITIONS } from './data/editions.ts';
import { deeds } from './deeds.ts';
import {
  army,
  onOneScreen,
  orderClock,
  presets,
  seatEntries,
  settings,
  standings,
  starts,
  summary,
} from './description.ts';
import { neighbours } from './diplomacy/neighbours.ts';
import { faults } from './faults.ts';
import { isComplete } from './is-complete.ts';
import { options } from './options.ts';
import { outcome } from './outcome.ts';
import { practice } from './practice/practice.ts';
import { RULEBOOK } from './rulebook.ts';
import { sheet } from './schemas/sheet.ts';
import { schemas } from './schemas.ts';
import { phases } from './sequence.ts';
import { standingSheet } from './standing-sheet.ts';
import { nextDue } from './turn/due.ts';
import type { HexGame } from './types.ts';
import { outcomes } from './view/outcomes.ts';
import { view } from './view/view.ts';

/** The hex campaign. */
export const hexCampaign: Ruleset<HexGame> & { readonly sheets: SheetRules<HexGame> } = {
  id: 'hex-campaign',
  editions: EDITIONS,
  presets,
  starts,
  settings,
  seatEntries,
  army,
  sheets: { schema: sheet, check, standing: standingSheet, isComplete },
  orderClock,
  emptySeats: null,
  hearsPauses: false,
  onOneScreen,
  whilePaused: () => false,
  // One is a holiday, and two are a bad month; after three nobody is there, and the clock would play the war to its end.
  quietRounds: 3,
  issues: null,
  maps,
  phases,
  rulebook: RULEBOOK,
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

export { type Airbase, airbasesOf } from './air/airbases.ts';
export { type MissionChoice, type MissionResult, missionChoices, missionDice } from './air/choices.ts';
export { supportOptions } from './air/support.ts';
export {
  type ForeseenEntry,
  type ForeseenSupport,
  foreseenEntries,
  foreseenSupport,
  retreatHexes,
  type SupportReach,
  supportReach,
} from './battle-orders/foreseen.ts';
export { battleOrderOptions } from './battle-orders/options.ts';
export type { BattleDuty } from './battles/awaiting.ts';
export { checkDecision } from './battles/check.ts';
export { type BattleStanding, dutyIn, standingOf } from './battles/duties.ts';
export { type ForeseenReport, foreseenReport } from './battles/foreseen-report.ts';
export { type LossRow, type LossTask, lossTasks } from './battles/loss-tasks.ts';
export { battleOptions } from './battles/options.ts';
export { type ReportForm, type ReportRow, reportForm } from './battles/report-form.ts';
export { orderedAgain } from './build-orders/again.ts';
export { type ReadyMade, readyMadeFor } from './build-orders/ready-made.ts';
export {
  fallsWithout,
  haulAfter,
  haulagesAfter,
  judged,
  mustersAfter,
  offersAfter,
  reckoned,
  routeHindranceAfter,
  routeReachAfter,
  unitKinds,
  unitNatures,
} from './build-orders/reckoning.ts';
export { nextUpkeep } from './build-points/ahead.ts';
export { upkeepBp } from './build-points/booked.ts';
export { buildingTerms } from './buildings/terms.ts';
// What a page asks: named one by one, so that it does not load what only the server needs.
export { checkAirOrders } from './check-air.ts';
export { checkBattleOrders } from './check-battle.ts';
export { checkMovementOrders } from './check-movement.ts';
export { missionName, supportName } from './corrections/air.ts';
export { buildingKey } from './corrections/buildings.ts';
export { deliveryName } from './corrections/dealings.ts';
export { findName } from './corrections/finds.ts';
export { kindsOfAdded } from './corrections/kinds.ts';
export { targetName } from './corrections/spies.ts';
export { deliveriesIn, lossesIn, offersIn, otherTargets, promisesOf } from './corrections/subjects.ts';
export { CASUALTIES, REWARD_PART, SECOND_CHANCE_ON } from './data/after-battle.ts';
export { BOMBING, SAVING } from './data/air.ts';
export { POINTS_FOR_UPKEEP, VP_BONUS } from './data/build-points.ts';
export { demoChart } from './data/charts.ts';
export type { EditType } from './data/corrections.ts';
export { GARRISON_COMPOSITION } from './data/detachments.ts';
export { EDITION } from './data/editions.ts';
export { FUN_PART, QUICK_DAMAGE } from './data/quick-battles.ts';
export type { ReadyMadeId } from './data/ready-made.ts';
export { READY_ON } from './data/recovery.ts';
export { ROUTE_FREE, ROUTE_LOSS } from './data/routes.ts';
export { defaultSettings } from './data/settings.ts';
export { SPY_DICE } from './data/spies.ts';
export type { Room } from './data/strongholds.ts';
export { nearbyPlaces } from './detachments/nearby.ts';
export { dealOptions } from './diplomacy/options.ts';
export { isTreatyAllowed } from './diplomacy/treaties.ts';
export { enemyZones } from './ground/known-ground.ts';
export { LISTS } from './lists/lists.ts';
export { airspacesOf, withAirspaces } from './map/airspaces.ts';
export { leavingCapitalEmpty } from './movement-orders/empty-capital.ts';
export { type Foreseen, foreseen } from './movement-orders/foreseen.ts';
export type { ForeseenClaim } from './movement-orders/foreseen-claims.ts';
export { type Hindrance, hindranceOf } from './movement-orders/hindrance.ts';
export { viewsInTurn } from './movement-orders/in-turn.ts';
export { movementOptions, optionsOf } from './movement-orders/options.ts';
export { mayTake } from './movement-orders/taking.ts';
export { defencePrice, isTurret, turretWeapons } from './places/armament.ts';
export { funOptions } from './quick-battles/fun.ts';
export { type FreeRoadSide, freeRoadsAfter, suggestedFreeRoads } from './roads/options.ts';
export { roadDie } from './roads/sites.ts';
export { ruleEntry } from './rulebook.ts';
export { battleReport as battleReportSchema } from './schemas/battles.ts';
export { givenChart as chartSchema } from './schemas/chart.ts';
export { event as eventSchema } from './schemas/event.ts';
export { sheet as sheetSchema } from './schemas/sheet.ts';
export { captorSide } from './sides/outcome.ts';
export { sideLoss } from './sides/settled-units.ts';
export { unscathed } from './sides/unscathed.ts';
export { spyOptions, spyWishes } from './spies/options.ts';
export { capitalSite, capitalStronghold, foundedSite } from './start/founding.ts';
export { sitePlaces } from './start/options.ts';
export type { Placed } from './start/sites.ts';
export * from './types.ts';
export { NEW_DETACHMENT, plainUnit } from './units/fresh.ts';
export { rosterSize } from './units/living.ts';
export { readyPoints } from './units/weak.ts';
export { applyUntil, check, checkOrder, correctable, edits, phases };
