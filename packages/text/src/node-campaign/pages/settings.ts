import type { Settings } from '@sealed-orders/rules/node-campaign';
import type { SettingText } from '../../games.ts';
import { FACTION_NAMES } from '../names.ts';

type Of<Keys extends keyof Settings> = Readonly<Record<Keys, SettingText>>;
type Parts<Key extends keyof Settings> = Readonly<Record<keyof Settings[Key] & string, string>>;

const COSTS: Parts<'cost'> = {
  move: 'Move',
  redeploy: 'Redeploy',
  expand: 'Expand Control',
  reinforce: 'Reinforce',
  addUnit: 'Add a unit',
  retireUnit: 'Retire a unit',
  retrain: 'Retrain',
  destroy: 'Destroy an installation',
  corrupt: 'Corrupt a node (Chaos)',
  phaseOut: 'Phase Out (Necrons)',
  cede: 'Cede a node (Space Marines)',
  tauMove: 'Move (Tau)',
  tauRedeploy: 'Redeploy (Tau)',
  tyranidReinforce: 'Reinforce (Tyranids)',
  tyranoformed: 'Expand Control on a tyranoformed planet (Tyranids)',
  darkEldarReinforce: 'Reinforce (Dark Eldar)',
};

const FACTION_VP: Parts<'factionVp'> = {
  planetsHeld: 'Imperial Guard: each habitable planet with all cities and spaceports, weekly',
  ceded: 'Space Marines: each ceded node',
  enemyBeaten: 'Space Marines, Inquisition, Eldar: each victory over a named enemy',
  destroyed: 'Chaos, Necrons: each enemy battleforce destroyed',
  corrupted: 'Chaos: each corrupted node',
  devoured: 'Tyranids: each devoured installation',
  planetOverrun: 'Tyranids: each planet on which they control most surface nodes, weekly',
  fought: 'Orks: each battle fought',
  eldarBeaten: 'Necrons: each victory over Eldar or Dark Eldar',
  portals: 'Eldar: each active portal in a node of their own, weekly',
  raided: 'Dark Eldar: each victory as the attacker on the surface',
  cities: 'Tau: each city with an intact installation, weekly',
  colony: 'Tau: the first colony, as long as it has never been lost, weekly',
};

const XP: Parts<'xp'> = {
  fought: 'Fought',
  won: 'On the winning side',
  objective: 'Took an objective',
  assault: 'Broke or destroyed an enemy unit in assault',
  halved: 'Reduced to half strength: XP lost, times D3',
  destroyed: 'Wiped out: XP lost',
  beyondDuty: 'Beyond the call of duty: XP, times D3',
  change: 'Each change of a unit: XP lost',
};

/** The names of the errata, for settings and factions. */
export const ERRATA: Parts<'errata'> = {
  retrain1: 'Retrain costs 1 CP',
  allyRetreat: 'Battleforces may retreat into allied nodes',
  allyWeak: 'An ally alone in an allied node fields 10% fewer points',
  mindless: 'Mindless units gain no XP, and can be changed only with Retrain',
  tauColony: 'The first Tau colony is an installation',
  battleBarges: 'Space Marines can move freely to deep space',
  marineReinforce14: 'Reinforce costs Space Marines 14 CP',
  tyranidReinforce7: 'Reinforce costs Tyranids 7 CP',
};

const TIME: Of<'timeZone' | 'endDays' | 'endVp' | 'setupHours' | 'lateJoin' | 'anyMix'> = {
  timeZone: {
    name: 'Time zone',
    says: 'Days begin at midnight in this zone, and everyone then gains CP. Nodes score VP at the end of every Sunday.',
    isTerm: true,
  },
  endDays: {
    name: 'Length in days',
    says: 'After this many days, the player with the most VP wins.',
    values: { none: 'no limit' },
    isTerm: true,
  },
  endVp: {
    name: 'VP to win',
    says: 'The first player to reach this many VP wins.',
    values: { none: 'no target' },
    isTerm: true,
  },
  setupHours: {
    name: 'Hours for each step of the set-up',
    says: 'Players who don’t choose in time start in the first legal node on the map.',
  },
  lateJoin: { name: 'Players can join late', says: 'They enter at midnight, with a new player’s CP.' },
  anyMix: {
    name: 'Any mix of factions',
    says: 'Otherwise the war needs at least one Imperium player and one other.',
  },
};

const POINTS: Of<
  'startCp' | 'dailyCp' | 'cpCap' | 'lowCpThreshold' | 'cpPublic' | 'cost' | 'cultistCost' | 'portalCost'
> = {
  startCp: { name: 'CP at the start', says: 'Space Marines start with none: they have to call for help first.' },
  dailyCp: { name: 'CP a day', says: 'What everyone gains at midnight.' },
  cpCap: { name: 'CP limit', says: 'CP above the limit are lost. Acceleration points can exceed the limit.' },
  lowCpThreshold: {
    name: 'Top-up to',
    says: 'If nobody has this many CP at midnight, everyone gains as many CP as the richest player needs to reach it. 0: off.',
  },
  cpPublic: { name: 'CP are public', says: 'Otherwise players can see only their own.', isTerm: true },
  cost: { name: 'Prices in CP', says: 'What each order costs.', parts: COSTS },
  cultistCost: { name: 'Price of Taint', says: 'What Chaos pays to taint a battleforce.' },
  portalCost: { name: 'Price of a portal', says: 'What Eldar pay to open a webway portal.' },
};

type OrderSetting =
  | 'orderProcessing'
  | 'processingHour'
  | 'postdatedOrdersPublic'
  | 'redeployRange'
  | 'redeployIntoOpenSpace'
  | 'expandControlFrom'
  | 'phaseOutWhileLocked'
  | 'cedeWhileOccupied'
  | 'spaceportEasyOrbit'
  | 'deepSpaceBattles'
  | 'warpOpenToAll'
  | 'installationsRebuildable'
  | 'inquisitionExceptions';

const ORDERS: Of<OrderSetting> = {
  orderProcessing: {
    name: 'Orders are carried out',
    says: 'Either way, they are carried out in order of arrival.',
    values: { immediate: 'immediately', daily: 'once a day' },
    isTerm: true,
  },
  processingHour: { name: 'Hour of the day', says: 'When orders are carried out, if that happens once a day.' },
  postdatedOrdersPublic: {
    name: 'Postdated orders are public',
    says: 'Otherwise only the player who gave them and the referee can see them until they are carried out.',
  },
  redeployRange: {
    name: 'Redeploy reaches',
    says: 'A neighbouring node, or any node you can reach through your own nodes on the planet.',
    values: { adjacent: 'a neighbouring node', connected: 'all connected nodes' },
  },
  redeployIntoOpenSpace: {
    name: 'Redeploy into open space',
    says: 'Deep space counts as a node of your own, and so does the warp for players who can enter it.',
  },
  expandControlFrom: {
    name: 'Expand Control from',
    says: 'What you need next to the node you want to take.',
    values: { controlledNode: 'a node of your own', battleforce: 'a node of your own with a battleforce' },
  },
  phaseOutWhileLocked: {
    name: 'Phase Out from a battle',
    says: 'Necrons may leave a battle that hasn’t been fought yet. That counts as a retreat.',
  },
  cedeWhileOccupied: {
    name: 'Ceded nodes may be occupied',
    says: 'After ceding a node, a Space Marine battleforce may stay there until its next move.',
  },
  spaceportEasyOrbit: {
    name: 'Spaceports reach orbit without a roll',
    says: 'Otherwise paths from a spaceport need 3+ too.',
  },
  deepSpaceBattles: { name: 'Battles in open space', says: 'Otherwise nobody fights in deep space or the warp.' },
  warpOpenToAll: { name: 'Everyone may enter the warp', says: 'Otherwise only Eldar and Dark Eldar can.' },
  installationsRebuildable: {
    name: 'Installations can be rebuilt',
    says: 'Otherwise destroyed installations are gone for good.',
  },
  inquisitionExceptions: {
    name: 'Inquisition lacks some powers',
    says: 'Unlike Space Marines, it can’t drop from deep space, needs a roll between planet and orbit, and starts on the map.',
  },
};

type NightSetting =
  | 'accelerationMaxRounds'
  | 'accelerationOrderMinutes'
  | 'accelerationProtectsNodes'
  | 'accelerationEmbargoHours'
  | 'accelerationEnds';

const NIGHT: Of<NightSetting> = {
  accelerationMaxRounds: { name: 'Rounds in a session', says: 'The session ends after this many rounds.' },
  accelerationOrderMinutes: {
    name: 'Minutes for a round',
    says: 'Players who haven’t given an order by then pass.',
  },
  accelerationProtectsNodes: {
    name: 'Absent players keep their nodes',
    says: 'Acceleration points can’t pay to enter absent players’ empty nodes, either.',
  },
  accelerationEmbargoHours: {
    name: 'Hours before leftover points can be spent',
    says: 'Acceleration points left after a session can be spent only after this many hours. 0: immediately.',
  },
  accelerationEnds: {
    name: 'A battle ends the session',
    says: 'When a battle begins, the session ends immediately, or once the round is over.',
    values: { atOnce: 'immediately', roundEnd: 'after the round' },
  },
};

const FORCES: Of<
  | 'maxBattleforces'
  | 'battleforceMaxPoints'
  | 'killTeamMaxPoints'
  | 'rosterDays'
  | 'listApproval'
  | 'xp'
  | 'xpPerHonour'
  | 'killTeamXp'
> = {
  maxBattleforces: {
    name: 'Battleforces for each player',
    says: 'How many a player can have at a time. A Space Hulk doesn’t count.',
    values: { none: 'no limit' },
  },
  battleforceMaxPoints: { name: 'Points of a battleforce', says: 'The most points its roster can have.' },
  killTeamMaxPoints: { name: 'Points of a Kill-Team', says: 'They don’t count towards the battleforce’s points.' },
  rosterDays: {
    name: 'Days for the first roster',
    says: 'Entering units is free for this many days, or until the battleforce’s first order or battle.',
  },
  listApproval: {
    name: 'The referee approves lists',
    says: 'Applies to lists entered so that a battleforce without a roster can fight. Otherwise they count immediately.',
  },
  xp: { name: 'Experience', says: 'How much XP a unit gains or loses.', parts: XP },
  xpPerHonour: { name: 'XP for an honour', says: 'Players agree at the table on what honours do.' },
  killTeamXp: { name: 'Kill-Teams gain XP', says: 'Otherwise only the units of the battleforce do.' },
};

type BattleSetting =
  | 'forceLevelMin'
  | 'forceLevelMax'
  | 'forceLevelDefault'
  | 'battleDeadlineDays'
  | 'missionDays'
  | 'choiceHours'
  | 'reportConfirmHours'
  | 'disputeDays'
  | 'multiConsentHours'
  | 'vacantRandomHours';

const BATTLES: Of<BattleSetting> = {
  forceLevelMin: { name: 'Lowest force level', says: 'In points.' },
  forceLevelMax: { name: 'Highest force level', says: 'In points.' },
  forceLevelDefault: { name: 'Usual force level', says: 'What the form suggests, in points.' },
  battleDeadlineDays: {
    name: 'Days to play a battle',
    says: 'After that, a die decides at midnight, without VP or XP.',
    isTerm: true,
  },
  missionDays: { name: 'Days to roll the mission', says: 'After that, it is rolled automatically.' },
  choiceHours: { name: 'Hours for a choice', says: 'After that, the first option counts.' },
  reportConfirmHours: { name: 'Hours to answer a report', says: 'After that, it counts as confirmed.' },
  disputeDays: { name: 'Days to decide a dispute', says: 'After that, a die decides at midnight.' },
  multiConsentHours: {
    name: 'Hours to agree on one battle',
    says: 'After that, the stack is fought two players at a time.',
  },
  vacantRandomHours: {
    name: 'Hours before a die against an empty seat',
    says: 'After that, the opponent can ask for a die.',
  },
};

type VictorySetting =
  | 'battleVp'
  | 'robinHood'
  | 'concedeVp'
  | 'multiVp'
  | 'pivotalBonus'
  | 'nodeVp'
  | 'installationVp'
  | 'factionVp'
  | 'nodeFactor';

const VICTORY: Of<VictorySetting> = {
  battleVp: {
    name: 'VP for battles',
    says: 'What the winner scores; after a draw, what everyone scores.',
    parts: { crushing: 'Crushing victory', solid: 'Solid victory', marginal: 'Marginal victory', draw: 'Draw' },
  },
  robinHood: {
    name: 'Robin Hood',
    says: 'If the winner’s list is tougher, the loser gets VP from the winner: the difference between their IASL scores.',
  },
  concedeVp: { name: 'VP for conceded battles', says: 'A conceded battle scores as a marginal victory.' },
  multiVp: {
    name: 'VP of battles with several players',
    says: 'What each winner scores if a side has several players.',
    values: { each: 'each winner in full', shared: 'shared' },
  },
  pivotalBonus: { name: 'VP for a pivotal victory', says: 'On top of the VP for the battle.' },
  nodeVp: {
    name: 'VP for nodes',
    says: 'What each surface node is worth a week, unless the map gives it a value of its own.',
    parts: { surface: 'Plain surface node', city: 'City', spaceport: 'Spaceport' },
  },
  installationVp: { name: 'VP for an installation', says: 'On top of the node’s VP, each week.' },
  factionVp: { name: 'VP of factions', says: 'What each faction scores besides nodes and battles.', parts: FACTION_VP },
  nodeFactor: {
    name: 'Share of node VP, in percent',
    says: 'What share of its nodes’ VP a faction scores, rounded down.',
    parts: FACTION_NAMES,
  },
};

/** Each setting of the node campaign. */
export const SETTINGS: Readonly<Record<keyof Settings, SettingText>> = {
  ...TIME,
  ...POINTS,
  ...ORDERS,
  ...NIGHT,
  ...FORCES,
  ...BATTLES,
  ...VICTORY,
  errata: {
    name: 'Later rulings',
    says: 'Optional changes from later versions of these rules.',
    parts: ERRATA,
    values: { off: 'off', on: 'on' },
  },
};
