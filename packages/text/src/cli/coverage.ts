import type {
  AirMissionType,
  BattleDecision,
  BattleOrderType,
  BuildLineType,
  DealOrder,
  MovementOrderType,
  Ruling,
  SpyMissionType,
} from '@sealed-orders/rules/hex-campaign';
import { BUILD_TABS, TAB_OF } from '../hex-campaign/desks/build.ts';

/** Where something is given: the view of the campaign page, and the part of it. */
type Place = string;

type Places<Word extends string> = Readonly<Record<Word, Place>>;

const UNIT = 'Map and Orders: the panel of the unit';
const SPY = 'Map and Orders: the panel of the spy';
const SQUADRON = 'Map and Orders: the panel of the squadron';
const BATTLE = 'Battles: the page of the battle';
const SITE = 'Map and Orders: the panel of the site';
const DEALS = 'Diplomacy';

const AIR: Places<AirMissionType> = { intercept: SQUADRON, recon: SQUADRON, strategic: SQUADRON, tactical: SQUADRON };

const MOVEMENT: Places<MovementOrderType> = {
  path: UNIT,
  follow: UNIT,
  advance: UNIT,
  guard: UNIT,
  recover: UNIT,
  'move-and-claim': UNIT,
  'claim-area': UNIT,
  reserve: UNIT,
  'to-orbit': UNIT,
  webway: UNIT,
};

const BATTLE_ORDERS: Places<BattleOrderType> = {
  attack: UNIT,
  'planned-attack': UNIT,
  withdraw: UNIT,
  raid: UNIT,
  'planned-raid': UNIT,
  defend: UNIT,
  guard: UNIT,
  support: UNIT,
};

const SPIES: Places<SpyMissionType> = {
  guard: SPY,
  'gain-information': SPY,
  sabotage: SPY,
  'poison-food': SPY,
  'spread-rumours': SPY,
};

const DEAL_ORDERS: Places<DealOrder['type']> = {
  offer: DEALS,
  sign: DEALS,
  withdraw: DEALS,
  'judge-promise': DEALS,
};

const DECISIONS: Places<BattleDecision['type'] | 'fun-battle'> = {
  'battle-report': BATTLE,
  'quick-battle': BATTLE,
  'postpone-battle': BATTLE,
  'pick-losses': BATTLE,
  'choose-losses': BATTLE,
  'decide-captives': BATTLE,
  'reroll-terrain': BATTLE,
  'throw-dice': BATTLE,
  'call-reinforcement': BATTLE,
  'lend-support': BATTLE,
  'fun-battle': 'Battles: fun battles, below the board',
};

const CORRECTION = 'Map: the referee’s desk, “Correct something by hand”';

const RULINGS: Places<Ruling['type']> = {
  'decide-battle': BATTLE,
  'postpone-battle': BATTLE,
  'settle-battle': BATTLE,
  'set-vp': CORRECTION,
  'set-bp': CORRECTION,
  'set-debt': CORRECTION,
  'set-control': CORRECTION,
  'break-promise': CORRECTION,
  'set-models': CORRECTION,
};

const SET_UP: Places<'capital' | 'urban' | 'resources' | 'roads'> = {
  capital: SITE,
  urban: SITE,
  resources: SITE,
  roads: 'Map and Orders: the panel of the hex',
};

function lines(): Places<BuildLineType> {
  const places = Object.entries(TAB_OF).map(([type, tab]) => [type, `Orders: Build desk, ${BUILD_TABS[tab]}`]);
  // fromEntries forgets the names, which are those of the table.
  return Object.fromEntries(places) as Places<BuildLineType>;
}

/** Everything that a player or referee of the hex campaign gives, by phase, with its place on the pages. */
export const coverage: readonly { readonly title: string; readonly places: Places<string> }[] = [
  { title: 'Set-up: placement and free roads', places: SET_UP },
  { title: 'Build, and spending in the set-up', places: lines() },
  { title: 'Deals, while Build is open', places: DEAL_ORDERS },
  { title: 'Air orders', places: AIR },
  { title: 'Movement orders', places: MOVEMENT },
  { title: 'Battle orders', places: BATTLE_ORDERS },
  { title: 'Spies in battle orders', places: SPIES },
  { title: 'Battles', places: DECISIONS },
  { title: 'Rulings of the referee', places: RULINGS },
];

export const coverageText = {
  title: 'Where every order is given',
  preface:
    'Everything that the hex campaign lets a player or referee order, choose or decide, by its word in the rules, and the page on which it is given. Made from the types of the rules by `npm run coverage`: a new order without a line here does not compile.',
  columns: ['order, choice or decision', 'page'],
  written: (path: string): string => `wrote ${path}`,
} as const;
