import type { SeatId, Weekday } from '../../kernel/index.ts';
import type { Chart } from './map.ts';
import type { UnitNature } from './pieces.ts';
import type { Craftworld, Faction, God, MoveClass, OptionalRule, Slot } from './vocabulary.ts';

/** Least and most units of each slot. HEX-DET-09. */
export type Composition = Readonly<Record<Slot, readonly [number, number]>>;

/** Fields are the catalogue's settings, those that the phases played so far read. */
export interface Settings {
  readonly airspaceGrid: readonly [number, number];
  readonly nativeRace: Faction;
  readonly startBp: number;
  readonly reinforcementBp: number;
  readonly startOtherUrban: number;
  readonly startResources: number;
  readonly startZones: 'source' | 'fair';
  readonly initiativeVisibility: 'order' | 'full';
  readonly missedDeadline: 'guard' | 'wait' | 'refereeOrders';
  readonly refereeSeesOrders: boolean;
  readonly roadModel: 'links' | 'hexes';
  readonly weakDetachments: 'on' | 'off';
  readonly minimumOneHex: boolean;
  readonly terrainRestriction: 'allUnits' | 'ignore';
  readonly trackedRiver: 'stop' | 'free' | 'bridgeOnly';
  readonly sightDetail: 'presence' | 'sizeBand' | 'full';
  readonly seePassing: boolean;
  readonly alliedSight: 'shared' | 'own';
  readonly controlVisibility: 'lastSeen' | 'public';
  readonly vpVisibility: 'public' | 'own';
  readonly rollsVisibility: 'involved' | 'public';
  /** `movement`: only movement orders are asked; in the other phases everybody gets what HEX-TURN-04 gives the absent. */
  readonly askedPhases: 'all' | 'movement';
  readonly mergeAirAndMoveOrders: boolean;
  readonly freeRoads: number;
  readonly startAirbase: 'minor' | 'major';
  readonly unpaidArmyMaintenance: 'debt' | 'disband';
  readonly buildingRefundLimit: 'perPlayer' | 'perHex';
  readonly standardComposition: Composition;
  readonly maxSpecialCharsPerDetachment: 'unlimitedBelow2000' | 'one';
  readonly specialQuota: 'roundUp' | 'swapped';
  readonly constructionOnCapture: 'lost' | 'halfRefund';
  readonly freedNeedRearm: boolean;
  readonly wallsCountAsOther: boolean;
  readonly treatyRaceLimits: 'on' | 'off';
  readonly treatyNotice: 'nextTurn' | 'immediate';
  readonly spyExtraMissions: 'off' | 'on';
  readonly newCapital: 'none' | 'nearestUrban';
  readonly demonsNeedPortal: boolean;
  readonly webways: 'off' | 'on';
  readonly tyranidStartFort: 'keep' | 'none';
  readonly imperialPlayer: 'off' | 'on';
  readonly supportGarrisons: boolean;
  readonly quickBattle: 'onAgreement' | 'always' | 'never';
  readonly quickBattleWipeout: 'loses' | 'damageOnly';
  readonly qbStrongholdDraw: boolean;
  readonly qbSupport: 'on' | 'off';
  readonly qbDefences: 'on' | 'off';
  readonly postpone: 'refereeOrAll' | 'never';
  readonly funBattlesPerTurn: number;
  readonly drawMargin: number;
  readonly raidDislodges: boolean;
  readonly garrisonVpValue: 'bpCost' | 'points';
  readonly unitXp: 'off' | 'on';
  readonly victoryMode: 'lastOrVp' | 'firstCapital';
  readonly vpGoal: number;
  readonly alliedVictory: boolean;
  readonly battleReports: 'public' | 'participants' | 'delayed';
  readonly optionalRules: Readonly<Record<OptionalRule, 'off' | 'perBattle' | 'on'>>;
}

/** How long an order phase stays open; the host turns it into an instant. */
export type OrderClock =
  | { readonly mode: 'none' }
  | { readonly mode: 'duration'; readonly seconds: number }
  | { readonly mode: 'weekly'; readonly weekdays: readonly Weekday[]; readonly time: string; readonly zone: string };

/** A unit as an army list or a build order gives it: at roster size, all models ready. */
export interface UnitSetup extends UnitNature {
  readonly name: string;
  readonly slot: Slot;
  readonly moveClass: MoveClass;
  readonly scout: boolean;
  readonly models: number;
  readonly points: number;
}

export interface DetachmentSetup {
  readonly name: string;
  readonly march: 'normal' | 'vehicles' | 'fast';
  readonly units: readonly UnitSetup[];
}

export interface SeatSetup {
  readonly id: SeatId;
  readonly name: string;
  readonly faction: Faction;
  /** 0 to 5, added to initiative. HEX-TURN-05. */
  readonly strategy: number;
  /** Armies that stand there at once; under a guided start they are bought instead. */
  readonly detachments: readonly DetachmentSetup[];
  /** HEX-RACE-CH-02; null for all but Chaos. */
  readonly god: God | null;
  /** HEX-RACE-EL-01; null for all but Eldar. */
  readonly craftworld: Craftworld | null;
}

export interface Setup {
  readonly edition: string;
  readonly preset: 'three-players' | 'four-players' | 'free';
  /** `guided`: HEX-START-19; `quick`: sites placed by dice, armies from the lists, and turn 1 opens at once. */
  readonly start: 'guided' | 'quick';
  readonly chart: Chart;
  /** Sets of seats' corners and sites are dealt by dice. HEX-START-15, -16. */
  readonly seats: readonly SeatSetup[];
  readonly settings: Settings;
  readonly clock: OrderClock;
}
