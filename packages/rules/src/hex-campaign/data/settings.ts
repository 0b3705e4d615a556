import type { Settings } from '../types.ts';

/** The catalogue's defaults. */
export const defaultSettings: Settings = {
  airspaceGrid: [3, 3],
  nativeRace: 'ig',
  startBp: 5000,
  reinforcementBp: 300,
  startOtherUrban: 1,
  startResources: 2,
  startZones: 'source',
  initiativeVisibility: 'order',
  missedDeadline: 'guard',
  refereeSeesOrders: true,
  roadModel: 'links',
  weakDetachments: 'on',
  minimumOneHex: true,
  terrainRestriction: 'allUnits',
  trackedRiver: 'stop',
  sightDetail: 'presence',
  seePassing: false,
  alliedSight: 'shared',
  controlVisibility: 'lastSeen',
  vpVisibility: 'public',
  rollsVisibility: 'involved',
};

/** The tables that campaigns of this build begin with. */
export const EDITION = '1';
