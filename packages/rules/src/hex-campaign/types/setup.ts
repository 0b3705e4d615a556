import type { SeatId, Weekday } from '../../kernel/index.ts';
import type { Chart } from './map.ts';
import type { Faction, MoveClass, Slot } from './vocabulary.ts';

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
}

/** How long an order phase stays open; the host turns it into an instant. */
export type OrderClock =
  | { readonly mode: 'none' }
  | { readonly mode: 'duration'; readonly seconds: number }
  | { readonly mode: 'weekly'; readonly weekdays: readonly Weekday[]; readonly time: string; readonly zone: string };

export interface UnitSetup {
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
  readonly detachments: readonly DetachmentSetup[];
}

export interface Setup {
  readonly edition: string;
  readonly preset: 'three-players' | 'four-players' | 'free';
  readonly chart: Chart;
  /** Sets of seats' corners and sites are dealt by dice. HEX-START-15, -16. */
  readonly seats: readonly SeatSetup[];
  readonly settings: Settings;
  readonly clock: OrderClock;
}
