import type { OrderClock, Settings, Setup } from '@sealed-orders/rules/hex-campaign';
import { FACTION_NAMES } from '../hex-campaign/names.ts';
import { capital, counted, listed, plain } from '../sentence.ts';
import { duration } from '../times.ts';

interface SettingWords {
  readonly name: string;
  readonly hint?: string;
  readonly values?: Readonly<Record<string, string>>;
}

/** Each setting of the hex campaign, and the names of its values where it has a closed list of them. */
const SETTINGS: Readonly<Record<keyof Settings, SettingWords>> = {
  airspaceGrid: { name: 'Air spaces', hint: 'Columns and rows of the grid' },
  nativeRace: { name: 'Natives' },
  startBp: { name: 'Build points at the start' },
  reinforcementBp: { name: 'Build points of reinforcements' },
  startOtherUrban: { name: 'Settlements at the start, besides the Capital' },
  startResources: { name: 'Resources at the start' },
  startZones: { name: 'Start zones', values: { source: 'As printed', fair: 'Evened out' } },
  initiativeVisibility: {
    name: 'Initiative shows',
    values: { order: 'The order at once', full: 'Order and dice at once' },
  },
  missedDeadline: {
    name: 'Without orders, units',
    values: { guard: 'guard', wait: 'hold up the turn', refereeOrders: 'get the referee’s orders' },
  },
  refereeSeesOrders: { name: 'The referee sees sealed orders' },
  roadModel: { name: 'Roads', values: { links: 'join hexes', hexes: 'fill hexes' } },
  weakDetachments: { name: 'Weak detachments', values: { on: 'lose their zone of control', off: 'count in full' } },
  minimumOneHex: { name: 'One hex can always be entered' },
  terrainRestriction: { name: 'Closed ground', values: { allUnits: 'counts for every unit', ignore: 'is not used' } },
  trackedRiver: {
    name: 'Tracks at rivers',
    values: { stop: 'cross and stop', free: 'cross freely', bridgeOnly: 'need a bridge' },
  },
  sightDetail: {
    name: 'Sight shows',
    values: { presence: 'that an army is there', sizeBand: 'its rough size', full: 'its points' },
  },
  seePassing: { name: 'Armies are seen in passing' },
  alliedSight: { name: 'Allies’ sight', values: { shared: 'is shared', own: 'is their own' } },
  controlVisibility: { name: 'Control of land', values: { lastSeen: 'is known as last seen', public: 'is public' } },
  vpVisibility: { name: 'Victory points', values: { public: 'are public', own: 'are secret' } },
  askedPhases: { name: 'Orders are asked', values: { all: 'in all phases', movement: 'for movement only' } },
  mergeAirAndMoveOrders: { name: 'Air and movement orders on one form' },
  freeRoads: { name: 'Free roads at the start' },
  startAirbase: { name: 'Airbase at the start', values: { minor: 'Minor', major: 'Major' } },
  unpaidArmyMaintenance: {
    name: 'Unpaid armies',
    values: { debt: 'become a debt', disband: 'lose their cheapest units' },
  },
  buildingRefundLimit: { name: 'One refund for buildings', values: { perPlayer: 'a player', perHex: 'a settlement' } },
  standardComposition: { name: 'Composition of detachments' },
  maxSpecialCharsPerDetachment: {
    name: 'Special characters in a detachment',
    values: { unlimitedBelow2000: 'any, one of those for 2000 points', one: 'one' },
  },
  specialQuota: { name: 'Quota of special detachments', values: { roundUp: 'rounded up', swapped: 'types swapped' } },
  constructionOnCapture: {
    name: 'What was being built in a lost hex',
    values: { lost: 'is lost', halfRefund: 'is half refunded' },
  },
  freedNeedRearm: { name: 'Freed captives must be rearmed' },
  wallsCountAsOther: { name: 'Walls count as other works' },
  treatyRaceLimits: { name: 'Races limit treaties', values: { on: 'Yes', off: 'No' } },
  treatyNotice: { name: 'Notice ends a treaty', values: { nextTurn: 'next turn', immediate: 'at once' } },
  spyExtraMissions: { name: 'Sabotage, poison, rumours', values: { off: 'No', on: 'Yes' } },
  newCapital: { name: 'After a Capital is lost', values: { none: 'there is none', nearestUrban: 'another is named' } },
  demonsNeedPortal: { name: 'Demons need a Vortex Portal' },
  webways: { name: 'Webways', values: { off: 'No', on: 'Yes' } },
  tyranidStartFort: { name: 'Tyranid starting Fortification', values: { keep: 'stands', none: 'is absent' } },
  imperialPlayer: { name: 'One player leads the whole Imperium', values: { off: 'No', on: 'Yes' } },
  supportGarrisons: { name: 'Garrisons may be supported' },
  quickBattle: {
    name: 'Quick Battles',
    values: { onAgreement: 'when both sides agree', always: 'always', never: 'never' },
  },
  quickBattleWipeout: {
    name: 'A side wiped out in a Quick Battle',
    values: { loses: 'has lost', damageOnly: 'may win by damage' },
  },
  qbStrongholdDraw: { name: 'Strongholds hold to a draw in Quick Battles' },
  qbSupport: { name: 'Supporting troops in Quick Battles', values: { on: 'count', off: 'do not count' } },
  qbDefences: { name: 'Defences and air support in Quick Battles', values: { on: 'count', off: 'do not count' } },
  postpone: { name: 'Postponing battles', values: { refereeOrAll: 'by the referee, or if all agree', never: 'never' } },
  funBattlesPerTurn: { name: 'Fun battles a turn', hint: 'For each player' },
  drawMargin: { name: 'Margin of a draw', hint: 'Victory points of the table' },
  raidDislodges: { name: 'Who loses to a raid must leave' },
  garrisonVpValue: {
    name: 'Garrisons in the reckoning of victory points',
    values: { bpCost: 'count what they cost', points: 'count their points' },
  },
  unitXp: { name: 'Experience of units', values: { off: 'is not counted', on: 'is counted' } },
  victoryMode: {
    name: 'The war ends',
    values: { lastOrVp: 'at the goal, or with one left', firstCapital: 'when a Capital falls' },
  },
  vpGoal: { name: 'Goal', hint: 'Victory points that win the war' },
  alliedVictory: { name: 'Allies win together' },
  battleReports: {
    name: 'Battle reports',
    values: { public: 'are public', participants: 'are for the two sides', delayed: 'are public when the turn ends' },
  },
  optionalRules: { name: 'Optional rules of the table' },
  rollsVisibility: { name: 'Dice', values: { involved: 'are told to those involved', public: 'are public' } },
};

const PRESETS: Readonly<Record<Setup['preset'], string>> = {
  'three-players': 'Three players',
  'four-players': 'Four players',
  free: 'Free',
};

/** Words of the form for a new campaign. */
export const newCampaignText = {
  title: 'New campaign',
  name: 'Name',
  namePlaceholder: 'The Varn Salient',
  preset: 'Preset',
  presets: PRESETS,
  seats: 'Seats',
  seatsHint: 'Corners and start zones are dealt by dice when the campaign starts.',
  seatName: (letter: string): string => `Name of seat ${letter}`,
  seatNames: ['Azure', 'Madder', 'Ochre', 'Verdigris', 'Plum', 'Smalt', 'Umber', 'Rose', 'Bone', 'Lampblack'],
  addSeat: 'Seat',
  removeSeat: (name: string): string => `Remove the seat ${name}`,
  anyFaction: 'The player chooses',
  faction: 'Race',
  clock: 'Order clock',
  clocks: { none: 'No deadline', duration: 'After a time', weekly: 'On days of the week' },
  clockHints: {
    none: 'A phase closes when everyone has sealed.',
    duration: 'A phase closes when everyone has sealed, or this long after it opened.',
    weekly: 'A phase closes when everyone has sealed, or at this hour of the next of these days.',
  },
  durations: {
    3600: 'an hour',
    43200: '12 hours',
    86400: 'a day',
    172800: 'two days',
    259200: 'three days',
    604800: 'a week',
  },
  duration: 'Time for orders',
  weekdays: 'Days',
  weekdayNames: {
    monday: 'Mon',
    tuesday: 'Tue',
    wednesday: 'Wed',
    thursday: 'Thu',
    friday: 'Fri',
    saturday: 'Sat',
    sunday: 'Sun',
  },
  time: 'Hour',
  zone: 'Time zone',
  visibility: 'Who may watch',
  visibilities: { public: 'Everybody, without an account', private: 'Members only' },
  settings: 'Settings',
  settingsHint: (n: number): string =>
    n === 0 ? 'All as in the rules' : `${counted(n, 'setting', 'settings')} changed`,
  setting: (key: keyof Settings): SettingWords => SETTINGS[key],
  rows: 'Rows',
  submit: 'Create the campaign',
  busy: 'Creating',
  map: 'The map',
  mapSays: (hexes: number, land: number): string => `${hexes} hexes, ${land} of them land`,
  noName: 'Give the campaign a name.',
  refused: 'The campaign was not created: the rules do not take these seats and settings. Nothing was changed.',
  refusals: {
    'clock-too-short': (seconds: number): string =>
      `The order clock is too short: give everybody at least ${counted(seconds, 'second', 'seconds')}.`,
    'too-many-campaigns': 'You have 50 campaigns that are not over. Finish one first.',
  },
} as const;

/** When a phase closes: `A day for each phase`, `Sun at 21:00, Europe/London`. */
export function clockWords(clock: OrderClock): string {
  const { clocks, durations, weekdayNames } = newCampaignText;
  switch (clock.mode) {
    case 'none':
      return clocks.none;
    case 'duration': {
      const names: Readonly<Record<number, string>> = durations;
      return `${capital(names[clock.seconds] ?? duration(clock.seconds * 1000))} for each phase`;
    }
    case 'weekly': {
      const days = plain(listed(clock.weekdays.map((day) => weekdayNames[day])));
      return `${days} at ${clock.time}, ${clock.zone.replaceAll('_', ' ')}`;
    }
  }
}

/** What a setting is set to, in the words of the form. */
export function settingWords(key: keyof Settings, value: unknown): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return value.join(' × ');
  const names: Readonly<Record<string, string>> = SETTINGS[key].values ?? FACTION_NAMES;
  return names[String(value)] ?? Number(value).toLocaleString('en-GB');
}
