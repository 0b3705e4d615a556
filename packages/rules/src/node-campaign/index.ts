import type { Ruleset } from '../kernel/index.ts';
import { readBy } from '../kernel/index.ts';
import { apply } from './apply.ts';
import { awaiting } from './awaiting.ts';
import { begin, checkSetup } from './begin.ts';
import { changes } from './changes.ts';
import { checkOrder } from './check.ts';
import { correctable } from './corrections/correctable.ts';
import { EDITS as edits } from './data/corrections.ts';
import { EDITIONS as editions } from './data/editions.ts';
import { phases } from './data/phases.ts';
import { presets, seatEntries, settings } from './description.ts';
import { nextDue } from './due.ts';
import { faults } from './faults.ts';
import { maps } from './map/map.ts';
import { options } from './options.ts';
import { whilePaused } from './orders/posts.ts';
import { deeds, issues, neighbours, outcome, outcomes, summary, topics } from './outcome.ts';
import { practice } from './practice/practice.ts';
import { RULEBOOK as rulebook } from './rulebook.ts';
import { scoredBattle } from './schemas/battle.ts';
import { schemas } from './schemas.ts';
import { emptySeats } from './seats/seats.ts';
import type { NodeGame } from './types.ts';
import { pastBattles, standings, view } from './view/view.ts';

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
  emptySeats: { known: emptySeats },
  hearsPauses: true,
  onOneScreen: false,
  whilePaused,
  // Two weeks.
  quietRounds: 14,
  issues,
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
  pastTopics: { schema: scoredBattle, known: pastBattles },
  outcomes,
  deeds,
  changes,
  faults,
  outcome,
  summary,
  standings,
};

// What a page asks: named one by one, so that it does not load what only the server needs.
export { askedIn, awaiting, type Owed } from './awaiting.ts';
export { type Foreseen, foreseen } from './battles/foreseen.ts';
export { nextInStack } from './battles/opening.ts';
export { levelRange, ownForces } from './battles/reports.ts';
export { type RetreatFault, retreatFault, retreatNodes, retreatOutlook, returnsTo } from './battles/retreats.ts';
export { leastLevel, missionKindNow } from './battles/talks.ts';
export {
  battleAt,
  fighting,
  forcesIn,
  forcesOf,
  isOpenSpace,
  isSurface,
  lockOf,
  pathsFrom,
  playersIn,
  playersOf,
  sidesOf,
} from './board/board.ts';
export { beginsWeek, daysAfter, weekOfWar } from './board/dates.ts';
export { mayAttack } from './board/relations.ts';
export { checkRuling } from './check.ts';
export type { Special } from './data/factions.ts';
export { REFUSALS } from './data/refusals.ts';
export { TIMERS, type TimerKind } from './data/timers.ts';
export { experienceRange, honoursOf, isMindless } from './experience/experience.ts';
export { type ForeseenMidnight, type ForeseenPost, foreseenMidnight } from './foreseen.ts';
export { installationsIn } from './holding/holding.ts';
export { defaultMap } from './map/map.ts';
export { isKillTeamMission, shareOf } from './missions/missions.ts';
export { isDarkened, type PrintedPath, printedPaths } from './movement/links.ts';
export { endsSession } from './night/night.ts';
export { firstResult } from './options/battles.ts';
export { type FactionSheet, factionSheet, type SpecialRule, type Target } from './options/factions.ts';
export { optionsOnMap } from './options/on-map.ts';
export { commandTypes, planSeries, purseAfter, whyNone } from './options/series.ts';
export { optionsInBattles } from './options.ts';
export { checkCommands } from './orders/check-commands.ts';
export { absentees, COMMAND_RULES, type PriceLine } from './orders/commands.ts';
export { isPayableAtOnce, payableAfterQueue } from './orders/posts.ts';
export { type Cancelled, cancelledIn, rostersClosedBy, seriesPrice, withoutCommand } from './orders/series.ts';
export { bound, type MidnightGains, midnightGains, spendable, unbound } from './points/points.ts';
export { readyMadeUnits } from './practice/practice.ts';
export { byWorth } from './practice/worth.ts';
export { voters } from './referee/rulings.ts';
export { hasCore, type ModifyCourse, modifyForecast, pointsOf as rosterPoints } from './rosters/rosters.ts';
export { ruleEntry } from './rulebook.ts';
export { event as eventSchema } from './schemas/event.ts';
export { order as orderSchema } from './schemas/order.ts';
export { newUnit as newUnitSchema } from './schemas/units.ts';
export { firstNodes } from './seats/seats.ts';
export { COLONY_NEIGHBOURS } from './setup/colony.ts';
export { garrisonsOf, guardPlayers, habitable, type Part, partsOf } from './setup/guard.ts';
export { type Chooser, choosers, firstPoints } from './setup/setup.ts';
export * from './types.ts';
export type { Earning } from './victory/factions.ts';
export { countedValue, nodeValue } from './victory/values.ts';
export { endedByHand, voidedBattles } from './view/ended.ts';
export * from './vocabulary.ts';
export { checkOrder, correctable, edits, options, phases, whilePaused };
