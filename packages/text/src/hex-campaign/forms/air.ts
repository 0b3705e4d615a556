import type { AirMissionType, MissionResult } from '@sealed-orders/rules/hex-campaign';
import { counted, listed, plain } from '../../sentence.ts';

const missions = (n: number): string => counted(n, 'mission', 'missions');

/** Missions as named on their tiles. */
export const MISSION_TILES: Readonly<Record<AirMissionType, string>> = {
  recon: 'Recon',
  intercept: 'Intercept',
  strategic: 'Strategic',
  tactical: 'Tactical',
};

/** One line under the tile: what the mission does. */
export const MISSION_HINTS: Readonly<Record<AirMissionType, string>> = {
  recon: 'Looks for enemies in one Airspace. An enemy interceptor there makes it fail.',
  intercept:
    'Turns back enemy squadrons over one Airspace. You then control it unless enemy interceptors are still there.',
  strategic: 'Bombs one settlement. Each AA weapon there takes 1 off the roll; an enemy interceptor makes it fail.',
  tactical: 'Supports one army in the Airspace. You choose the army in the battle orders.',
};

/** The result of a mission's die, in a word or two. */
export const RESULT_WORDS: Readonly<Record<MissionResult, string>> = {
  nothing: 'nothing',
  urban: 'settlements',
  sites: 'resources too',
  all: 'armies too',
  building: 'one building',
  heavy: 'several buildings, and the settlement shrinks',
};

/** Words of the form for air orders. */
export const airText = {
  title: 'Squadrons',
  missions: 'Missions',
  /** `Ansgar, 1 of 2`: the base, and which of its squadrons this is. */
  home: (base: string, n: number, all: number): string => (all === 1 ? base : `${base}, ${n} of ${all}`),
  free: 'No mission',
  /** `Recon over Airspace 5`. */
  given: (mission: AirMissionType, airspace: number): string => `${MISSION_TILES[mission]} over Airspace ${airspace}`,
  /** `Strategic: Marrow Gate`. */
  bombing: (place: string): string => `${MISSION_TILES.strategic}: ${place}`,
  airspaces: 'Airspaces',
  airspace: (n: number): string => `Airspace ${n}`,
  over: 'Over',
  inAirspace: (places: readonly string[], hexes: number): string =>
    [...places, counted(hexes, 'hex', 'hexes')].join(', '),
  targets: 'Settlements that can be bombed',
  chooseAirspace: 'Tap an Airspace on the map, or its number here.',
  chooseTarget: 'Tap an enemy settlement on the map or in this list.',
  dice: 'Die results',
  die: (faces: readonly number[], result: string): string => `${plain(listed(faces.map(String)))}: ${result}`,
  clear: 'Clear',
  next: (name: string): string => `Next: ${name}`,
  toSeal: 'All complete: review and seal',
  count: (flying: number, free: number): string =>
    [flying > 0 ? `${flying} flying` : '', free > 0 ? `${free} without a mission` : '']
      .filter((text) => text !== '')
      .join(', '),
  choose: 'Select a squadron on the sheet to give it a mission.',
  noSquadrons: 'You have no squadrons. Airbases provide them.',
  seal: (n: number): string => `Seal ${missions(n)}`,
  sealNone: 'Seal without missions',
  refused: (n: number): string => `${missions(n)} can’t be flown. Change or clear ${n === 1 ? 'it' : 'them'} first.`,
  committed: (n: number): string => `${n === 0 ? 'No missions' : missions(n)}, committed as`,
} as const;
