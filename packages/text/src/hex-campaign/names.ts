import type {
  Faction,
  MovementOrderType,
  Phase,
  PieceKind,
  Relation,
  StrongholdLevel,
  Terrain,
  Treatment,
} from '@sealed-orders/rules/hex-campaign';

export const PHASE_NAMES: Readonly<Record<Phase, string>> = {
  placement: 'Placing sites',
  'free-roads': 'Free roads',
  spending: 'Starting purchases',
  build: 'Build',
  'air-orders': 'Air orders',
  'movement-orders': 'Movement orders',
  'air-missions': 'Air missions',
  movement: 'Movement',
  'battle-orders': 'Battle orders',
  'battle-movement': 'Battle movement',
  battle: 'Battle',
  'end-of-turn': 'End of turn',
};

export const ORDER_NAMES: Readonly<Record<MovementOrderType, string>> = {
  path: 'Path',
  follow: 'Follow',
  advance: 'Advance',
  guard: 'Guard',
  recover: 'Recover',
  'move-and-claim': 'Move and claim',
  'claim-area': 'Claim area',
  reserve: 'Reserve',
  'to-orbit': 'To orbit',
  webway: 'Webway',
};

/** One line under an order tile: what it does, in plain words. */
export const ORDER_HINTS: Readonly<Record<MovementOrderType, string>> = {
  path: 'Moves along the hexes you draw.',
  follow: 'Moves after everyone else, towards a detachment.',
  advance: 'Stays put, but moves towards an enemy that comes into sight.',
  guard: 'Stays put.',
  recover: 'Stays put and rolls to bring wounded and damaged models back.',
  'move-and-claim': 'Moves at half speed and claims every hex it enters.',
  'claim-area': 'Stays put and claims its hex and the six around it.',
  reserve: 'Moves 2 points farther, on your own land and away from enemies.',
  'to-orbit': 'Boards ships at a Space Port and waits in orbit.',
  webway: 'Goes straight to another of your Cities.',
};

export const FACTION_NAMES: Readonly<Record<Faction, string>> = {
  ig: 'Imperial Guard',
  sm: 'Space Marines',
  ba: 'Blood Angels',
  ch: 'Chaos',
  de: 'Dark Eldar',
  el: 'Eldar',
  ork: 'Orks',
  ty: 'Tyranids',
  sob: 'Sisters of Battle',
};

export const TERRAIN_NAMES: Readonly<Record<Terrain, string>> = {
  plains: 'plains',
  hills: 'hills',
  forest: 'forest',
  jungle: 'jungle',
  sea: 'sea',
};

export const PIECE_NAMES: Readonly<Record<PieceKind, string>> = {
  detachment: 'detachment',
  garrison: 'garrison',
  convoy: 'convoy',
  spy: 'spy',
  diplomat: 'diplomat',
};

export const SETTLEMENT_NAMES: Readonly<Record<1 | 2 | 3 | 4, string>> = {
  1: 'Village',
  2: 'Town',
  3: 'City',
  4: 'Metropol',
};

export const STRONGHOLD_NAMES: Readonly<Record<StrongholdLevel, string>> = {
  1: 'Camp',
  2: 'Fortification',
  3: 'Capital Fortification',
};

/** What was done: "Ansgar was pillaged". */
export const TREATMENT_NAMES: Readonly<Record<Treatment, string>> = {
  capture: 'captured',
  pillage: 'pillaged',
  cleanse: 'cleansed',
  destroy: 'destroyed',
};

export const RELATION_NAMES: Readonly<Record<Relation, string>> = {
  own: 'your',
  ally: 'allied',
  pact: 'pact partner',
  enemy: 'enemy',
};

/** The label of a part of the map. */
export const mapAround = (hex: string): string => `Map around ${hex}`;
