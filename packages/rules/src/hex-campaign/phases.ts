import { fitBionics } from './after-battle/surgery.ts';
import { publishBattles } from './after-battle/telling.ts';
import { forgetAirWar } from './air/control.ts';
import { airMissions } from './air/missions.ts';
import { storeAirOrders } from './air/store.ts';
import { battleAirSupport } from './air/support.ts';
import { listBattles } from './battle-movement/battle-list.ts';
import { forcesAttack } from './battle-movement/forces.ts';
import { tellHeld } from './battle-movement/held.ts';
import { rollBattleInitiative, tellBattleInitiative } from './battle-movement/initiative.ts';
import { lateBattleMoves, normalBattleMoves } from './battle-movement/moves.ts';
import { takeBattleOrders } from './battle-orders/take.ts';
import { callOffAllied } from './battles/call-off.ts';
import { isSettled } from './battles/decisions.ts';
import { openBattles } from './battles/open.ts';
import { settleBattles } from './battles/settle.ts';
import { executeBuild } from './build-orders/play-build.ts';
import { upkeep } from './build-points/upkeep.ts';
import { tendCaptives } from './captives/tend.ts';
import { resolveClaims } from './claim/claims.ts';
import { endBattles, forgetSettled } from './contacts/closing.ts';
import { SHEET_PHASES } from './data/phases.ts';
import { arrivals } from './detachments/arrive.ts';
import { lapseFinds } from './detachments/finds.ts';
import { registerLosses } from './detachments/register.ts';
import { deliverDeals } from './diplomacy/deliveries.ts';
import { endTreaties } from './diplomacy/endings.ts';
import { defeats } from './end-of-turn/defeat.ts';
import { endRecovery } from './end-of-turn/recovery.ts';
import { victory } from './end-of-turn/victory.ts';
import { forgetRaids } from './loot/raid.ts';
import { lateMoves, normalMoves } from './movement/move.ts';
import { recoverRolls } from './movement/recover.ts';
import { skimmerLosses } from './movement/skimmers.ts';
import type { Play } from './play.ts';
import { forgetFunBattles } from './quick-battles/fun.ts';
import { buildFreeRoads } from './roads/free.ts';
import { transportResources } from './routes/transport.ts';
import { keepPostponed, noteBattleMoves } from './sides/battle-moves.ts';
import { refreshSight, refreshSightIfChanged } from './sight/refresh.ts';
import { keepUpSpies, loosenSpies } from './spies/infiltrate.ts';
import { spyMissions } from './spies/missions.ts';
import { placeSites } from './start/placement.ts';
import { rollInitiative, tellInitiative } from './turn/initiative.ts';
import { openSheets, tellMissing } from './turn/orders.ts';
import { tell } from './turn/play.ts';
import { beginTurn, endTurn, tellRolls } from './turn/turn.ts';
import type { Phase, Settings } from './types.ts';
import { askCaptors, haveLeft } from './withdrawals/flight.ts';

type Part = (play: Play) => void;

/** What a phase does when it opens, before orders are asked, and when it closes, with the sheets received. */
interface Sequence {
  readonly opens: readonly Part[];
  readonly closes: readonly Part[];
}

/** What follows the battles happens once: if a question about captives was open, it has happened before. HEX-TBL-38. */
const unlessLeft =
  (part: Part): Part =>
  (play) => {
    if (!haveLeft(play)) part(play);
  };

const ifLeft =
  (part: Part): Part =>
  (play) => {
    if (haveLeft(play)) part(play);
  };

/** What waits until nothing in the battles is open. */
const ifSettled =
  (part: Part): Part =>
  (play) => {
    if (isSettled(play)) part(play);
  };

/** HEX-TURN-01, -12, HEX-START-19: the sequence of play. */
const SEQUENCE = {
  placement: { opens: [], closes: [tellMissing, placeSites] },
  'free-roads': { opens: [], closes: [tellMissing, buildFreeRoads] },
  spending: { opens: [], closes: [tellMissing, executeBuild] },
  build: {
    opens: [
      beginTurn,
      keepPostponed, // HEX-QB-11
      forgetFunBattles, // HEX-QB-12
      forgetAirWar, // HEX-AIR-14
      forgetRaids, // HEX-ROUTE-06
      endTreaties, // HEX-TURN-08, HEX-DIP-10
      arrivals, // HEX-TURN-08, HEX-DET-11
      upkeep, // HEX-TURN-08
      tendCaptives, // HEX-CAPT-05
      registerLosses, // HEX-DET-06, -07
      keepUpSpies, // HEX-SPY-09
      refreshSight, // HEX-SIGHT-09
    ],
    closes: [
      tellMissing,
      executeBuild, // HEX-TURN-09; signed deals: HEX-DIP-02, -05
      callOffAllied, // HEX-BMOV-08
      lapseFinds, // HEX-CLAIM-14
      tendCaptives, // HEX-CAPT-05, -07
      keepUpSpies, // HEX-SPY-09
    ],
  },
  'air-orders': { opens: [], closes: [tellMissing, storeAirOrders] },
  'movement-orders': { opens: [], closes: [openSheets, storeAirOrders] },
  'air-missions': { opens: [], closes: [airMissions] }, // HEX-AIR-03; HEX-SIGHT-09
  movement: {
    opens: [],
    closes: [
      forgetSettled, // HEX-TURN-13
      fitBionics, // HEX-AFT-17
      recoverRolls, // HEX-MORD-07
      rollInitiative, // HEX-TURN-05, -06
      loosenSpies, // HEX-SPY-07, -08
      normalMoves, // HEX-MOV-01; captures as they move: HEX-MOV-06 to -08
      lateMoves, // HEX-MOV-09
      skimmerLosses, // HEX-MOV-17
      resolveClaims, // HEX-CLAIM-01; Strongholds: HEX-CLAIM-20; discoveries: HEX-CLAIM-10
      tendCaptives, // HEX-CAPT-05, -07
      registerLosses, // HEX-DET-06, -07
      keepUpSpies, // HEX-SPY-06, -09; infiltrations as they move: HEX-SPY-04
      refreshSight, // HEX-SIGHT-09
    ],
  },
  'battle-orders': {
    opens: [],
    closes: [
      tellMissing,
      takeBattleOrders, // HEX-BORD-01
      battleAirSupport, // HEX-BORD-17
    ],
  },
  'battle-movement': {
    opens: [],
    closes: [
      rollBattleInitiative, // HEX-TURN-07
      spyMissions, // HEX-SPY-12, HEX-BMOV-10
      forcesAttack, // HEX-CLAIM-13
      normalBattleMoves, // HEX-BMOV-01
      lateBattleMoves, // HEX-BMOV-01
      skimmerLosses, // HEX-MOV-17
      noteBattleMoves, // HEX-MORD-14, HEX-LOOT-03
      listBattles, // HEX-BMOV-08
      tellHeld, // HEX-BORD-10 to -12
      refreshSightIfChanged, // HEX-SIGHT-09
    ],
  },
  battle: {
    opens: [
      openBattles,
      keepUpSpies, // HEX-SPY-09
    ],
    closes: [
      settleBattles, // HEX-QB-01, -06
      unlessLeft(endBattles), // withdrawals, loot, places, captives, drops, rewards: HEX-TURN-12
      ifLeft(tendCaptives), // HEX-CAPT-05, -07
      unlessLeft(askCaptors), // HEX-TBL-38, HEX-WD-09
      ifSettled(publishBattles), // HEX-SIGHT-12
      registerLosses, // HEX-DET-06, -07
      keepUpSpies, // HEX-SPY-06, -09
      refreshSightIfChanged, // HEX-SIGHT-09
    ],
  },
  'end-of-turn': {
    opens: [],
    closes: [
      endRecovery, // HEX-END-01
      transportResources, // HEX-ROUTE-05
      deliverDeals, // HEX-DIP-05
      defeats, // HEX-END-05
      victory, // HEX-END-06, -07
      registerLosses, // HEX-DET-06, -07
      refreshSightIfChanged, // HEX-SIGHT-09
      tellInitiative, // HEX-TURN-05
      tellBattleInitiative, // HEX-BMOV-02
      tellRolls,
      endTurn, // HEX-TURN-11
    ],
  },
} as const satisfies Record<Phase, Sequence>;

/** The order of phases. After the end of a turn comes the next one's building. */
const NEXT = {
  placement: 'free-roads',
  'free-roads': 'spending',
  spending: 'build',
  build: 'air-orders',
  'air-orders': 'movement-orders',
  'movement-orders': 'air-missions',
  'air-missions': 'movement',
  movement: 'battle-orders',
  'battle-orders': 'battle-movement',
  'battle-movement': 'battle',
  battle: 'end-of-turn',
  'end-of-turn': 'build',
} as const satisfies Record<Phase, Phase>;

/** HEX-TURN-02: whether a campaign stops here: for sheets, for decisions on battles, or for good. */
function isAsked(play: Play): boolean {
  const { settings } = play.before;
  if (play.ended !== null) return true;
  if (play.phase === 'battle') return settings.askedPhases === 'all' && !isSettled(play);
  return asksSheets(play.phase, settings);
}

function asksSheets(phase: Phase, { askedPhases, mergeAirAndMoveOrders, freeRoads }: Settings): boolean {
  if (phase === 'movement-orders') return true;
  if (phase === 'free-roads') return freeRoads > 0;
  if (askedPhases === 'movement' && (phase === 'build' || phase === 'battle-orders')) return false;
  if (phase === 'air-orders') return askedPhases === 'all' && !mergeAirAndMoveOrders;
  return SHEET_PHASES.includes(phase);
}

/**
 * Closes the open phase with the sheets received, unless that raises questions about captives (HEX-TBL-38), and plays
 * on until the next phase that asks for sheets, or until
 * `stopAfter` has closed. Returns whether it stopped there.
 */
export function playOn(play: Play, stopAfter: Phase | null): boolean {
  do {
    for (const part of SEQUENCE[play.phase].closes) part(play);
    if (play.phase === 'battle' && !isSettled(play)) return false;
    if (play.phase === stopAfter) return true;
    if (play.ended === null) openNext(play);
  } while (!isAsked(play));
  if (play.ended === null) tell(play, { type: 'phase-opened', rule: 'HEX-TURN-03', to: 'all' });
  return false;
}

/** Opens the phase after this one. */
function openNext(play: Play): void {
  play.phase = NEXT[play.phase];
  for (const part of SEQUENCE[play.phase].opens) part(play);
}

/** HEX-START-19: a guided start opens with the placement. */
export function openSetUp(play: Play): void {
  tell(play, { type: 'phase-opened', rule: 'HEX-START-19', to: 'all' });
}

/** HEX-TURN-08: from either kind of set-up to the first phase of turn 1 that asks for sheets. */
export function openFirstTurn(play: Play): void {
  openNext(play);
  while (!isAsked(play)) {
    for (const part of SEQUENCE[play.phase].closes) part(play);
    openNext(play);
  }
  tell(play, { type: 'phase-opened', rule: 'HEX-TURN-03', to: 'all' });
}
