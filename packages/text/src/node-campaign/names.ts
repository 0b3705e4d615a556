import type {
  Category,
  CommandType,
  Degree,
  Faction,
  Installation,
  Mission,
  MissionKind,
  NodeType,
  Phase,
  Score,
  SetupStep,
  UnitDeed,
} from '@sealed-orders/rules/node-campaign';

export const PHASE_NAMES: Readonly<Record<Phase, string>> = {
  'set-up': 'Set-up',
  war: 'War',
  'game-night': 'Game night',
};

export const FACTION_NAMES: Readonly<Record<Faction, string>> = {
  chaos: 'Chaos',
  tyranids: 'Tyranids',
  orks: 'Orks',
  necrons: 'Necrons',
  'space-marines': 'Space Marines',
  inquisition: 'Inquisition',
  eldar: 'Eldar',
  'dark-eldar': 'Dark Eldar',
  tau: 'Tau',
  'imperial-guard': 'Imperial Guard',
};

export const NODE_TYPE_NAMES: Readonly<Record<NodeType, string>> = {
  surface: 'surface',
  city: 'city',
  spaceport: 'spaceport',
  orbit: 'orbit',
  'deep-space': 'deep space',
  warp: 'warp',
};

/** The orders that cost command points, as tiles and headings name them. */
export const COMMAND_NAMES: Readonly<Record<CommandType, string>> = {
  move: 'Move',
  call: 'Call for Help',
  redeploy: 'Redeploy',
  expand: 'Expand Control',
  reinforce: 'Reinforce',
  modify: 'Modify',
  destroy: 'Destroy',
  corrupt: 'Corrupt a node',
  taint: 'Taint a battleforce',
  'phase-out': 'Phase Out',
  cede: 'Cede a node',
  portal: 'Open a portal',
};

/** What an order does, in one line below its tile. */
export const COMMAND_HINTS: Readonly<Record<CommandType, string>> = {
  move: 'Moves one battleforce along one path. It takes an empty node and attacks a defended one.',
  call: 'Your first battleforce appears in deep space and moves once.',
  redeploy: 'Moves one battleforce to a neighbouring node that you control and nobody else is in. It never attacks.',
  expand: 'Takes an empty node next to one of yours. Nobody moves, and there is no roll.',
  reinforce: 'Raises a new battleforce where your faction’s reinforcements arrive.',
  modify: 'Adds, retires or changes units of one battleforce.',
  destroy: 'Destroys an installation for good. You need a free battleforce there.',
  corrupt: 'Takes any Imperial Guard node without a battleforce or a pending battle, wherever it is.',
  taint: 'For the rest of the war, this Imperial Guard battleforce ignores orders to move if it rolls 1 to 3.',
  'phase-out': 'Moves one battleforce to deep space. No path or roll needed, and you keep the node it left.',
  cede: 'Gives one of your nodes to the Imperial Guard, if it controls a neighbouring node.',
  portal: 'Opens a webway portal in a node where no other player has a battleforce.',
};

export const INSTALLATION_NAMES: Readonly<Record<Installation, string>> = {
  site: 'installation',
  rok: 'Rok',
  portal: 'webway portal',
  colony: 'Tau colony',
};

export const MISSION_NAMES: Readonly<Record<Mission, string>> = {
  cleanse: 'Cleanse',
  'secure-and-control': 'Secure and Control',
  'seek-and-destroy': 'Seek and Destroy',
  recon: 'Recon',
  'take-and-hold': 'Take and Hold',
  ambush: 'Ambush',
  sabotage: 'Sabotage',
  'strongpoint-attack': 'Strongpoint Attack',
  blitz: 'Blitz',
  breakout: 'Breakout',
  rearguard: 'Rearguard',
  'meat-grinder': 'Meat Grinder',
  'hold-at-all-costs': 'Hold at All Costs',
  'bunker-assault': 'Bunker Assault',
  'night-fight': 'Night Fight',
  'drop-assault': 'Drop Assault',
  beachhead: 'Beachhead',
  'secure-the-landing-zone': 'Secure the Landing Zone',
  'kill-team-sabotage': 'Kill-Team Sabotage',
  'kill-team': 'Kill-Team',
};

/** Why a battle has its mission: `Planetary assault`. */
export const MISSION_KIND_NAMES: Readonly<Record<MissionKind, string>> = {
  rok: 'Rok assault',
  orbital: 'Orbital battle',
  desperate: 'Desperate battle',
  planetary: 'Planetary assault',
  pivotal: 'Pivotal battle',
  regular: 'Regular mission',
  agreed: 'Agreed by the players',
};

export const CATEGORY_NAMES: Readonly<Record<Category, string>> = {
  standard: 'Standard',
  raid: 'Raid',
  breakthrough: 'Breakthrough',
  battle: 'Battle',
};

export const DEGREE_NAMES: Readonly<Record<Degree, string>> = {
  marginal: 'marginal',
  solid: 'solid',
  crushing: 'crushing',
};

/** What a report says that a unit did or suffered. */
export const UNIT_DEED_NAMES: Readonly<Record<UnitDeed, string>> = {
  objective: 'Took an objective',
  assault: 'Broke or destroyed an enemy unit in assault',
  halved: 'Reduced to half strength, or lasting damage',
  destroyed: 'Wiped out',
  'beyond-duty': 'Beyond the call of duty',
};

export const UNIT_CATEGORY_NAMES = {
  hq: 'HQ',
  elite: 'Elite',
  troops: 'Troops',
  'fast-attack': 'Fast Attack',
  'heavy-support': 'Heavy Support',
  transport: 'Transport',
  other: 'Other',
} as const;

export const STEP_NAMES: Readonly<Record<SetupStep, string>> = {
  guard: 'Imperial Guard',
  colonies: 'Tau colonies',
  others: 'Everyone else',
};

/** What victory points are for, after the number: `3 VP for nodes`. The ledger also uses these as headings. */
export const SCORE_NAMES: Readonly<Record<Score, string>> = {
  nodes: 'for nodes',
  battle: 'for a battle',
  'robin-hood': 'through Robin Hood',
  pivotal: 'for a pivotal victory',
  'planets-held': 'for holding every city and spaceport of a planet',
  ceded: 'for a ceded node',
  'enemy-beaten': 'for beating a named enemy',
  destroyed: 'for destroying a battleforce',
  corrupted: 'for corrupting a node',
  devoured: 'for devouring an installation',
  'planet-overrun': 'for overrun planets',
  fought: 'for fighting a battle',
  portals: 'for webway portals',
  raided: 'for a successful raid',
  cities: 'for cities with an intact installation',
  colony: 'for the first colony',
  referee: 'by a ruling',
};
