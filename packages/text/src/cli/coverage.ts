import type {
  AirMissionType,
  BattleDecision,
  BattleOrderType,
  BuildLineType,
  DealOrder,
  EditType,
  MovementOrderType,
  Ruling,
  SpyMissionType,
} from '@sealed-orders/rules/hex-campaign';
import { SPY_MISSION_NAMES } from '../hex-campaign/air-names.ts';
import { BATTLE_ORDER_NAMES } from '../hex-campaign/battle-names.ts';
import { ASPECT_NAMES, BUILDING_NAMES } from '../hex-campaign/building-names.ts';
import { DEFENCE_NAMES } from '../hex-campaign/defence-names.ts';
import { MARCHES } from '../hex-campaign/edits/armies.ts';
import { OVERRULED } from '../hex-campaign/edits/battles.ts';
import { SHRINES, WEAPONS } from '../hex-campaign/edits/places.ts';
import { EDIT_TEXT } from '../hex-campaign/edits.ts';
import { FIND_NAMES } from '../hex-campaign/find-names.ts';
import { MISSION_TILES } from '../hex-campaign/forms/air.ts';
import { quickText } from '../hex-campaign/forms/battle-quick.ts';
import { FATES, reportFormText, TOOK } from '../hex-campaign/forms/battle-report.ts';
import { BUILD_TABS, TAB_OF } from '../hex-campaign/forms/build.ts';
import { ASKED } from '../hex-campaign/forms/build-lines.ts';
import { LIMIT_NAMES, TAG_NAMES } from '../hex-campaign/forms/build-muster.ts';
import { TREATMENT_ORDERS } from '../hex-campaign/forms/movement.ts';
import { tableDiceText } from '../hex-campaign/forms/table-dice.ts';
import { GOD_NAMES } from '../hex-campaign/god-names.ts';
import { FACTION_NAMES, ORDER_NAMES } from '../hex-campaign/names.ts';
import { diplomacyText } from '../hex-campaign/pages/diplomacy.ts';
import { MOVE_CLASS_NAMES, SLOT_NAMES } from '../unit-names.ts';

/** Where players give an order: a view of the campaign page, and a part of it. */
type Place = string;

type Places<Word extends string> = Readonly<Record<Word, Place>>;

const BATTLE = 'Battles: the battle’s page';
const SITE = 'Map and Orders: the site’s panel';
const DEALS = 'Diplomacy';

/** Where players give these orders, with the page's own names for them. */
function named<Word extends string>(names: Readonly<Record<Word, string>>, place: (name: string) => Place) {
  const places = Object.entries<string>(names).map(([word, name]) => [word, place(name)]);
  // fromEntries loses the key type.
  return Object.fromEntries(places) as Places<Word>;
}

const inPanelOf =
  (what: string) =>
  (name: string): Place =>
    `Map and Orders: the ${what}’s panel, “${name}”`;

const LINES = named<BuildLineType>(
  TAB_OF,
  (tab) => `Orders: build form, “${BUILD_TABS[tab as keyof typeof BUILD_TABS]}”`,
);
const AIR = named<AirMissionType>(MISSION_TILES, inPanelOf('squadron'));
const MOVEMENT = named<MovementOrderType>(ORDER_NAMES, inPanelOf('unit'));
const BATTLE_ORDERS = named<BattleOrderType>(BATTLE_ORDER_NAMES, inPanelOf('unit'));
const SPIES = named<SpyMissionType>(SPY_MISSION_NAMES, inPanelOf('spy'));

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

const CORRECTIONS = named<EditType>(
  Object.fromEntries(Object.entries(EDIT_TEXT).map(([type, { name }]) => [type, name])) as Record<EditType, string>,
  (name) => `Map: the referee’s desk, “Correct the map and the books”, “${name}”`,
);

/** The form collects several corrections in a list and turns them into one ruling. */
const RULINGS: Places<Exclude<Ruling['type'], 'corrections'> | EditType> = {
  'decide-battle': BATTLE,
  'postpone-battle': BATTLE,
  'settle-battle': BATTLE,
  ...CORRECTIONS,
};

const SET_UP: Places<'capital' | 'urban' | 'resources' | 'roads'> = {
  capital: SITE,
  urban: SITE,
  resources: SITE,
  roads: 'Map and Orders: the hex’s panel',
};

const FORMS: Places<'unit' | 'report'> = {
  unit: 'Orders: build form, the list of units',
  report: 'Battles: the battle’s page, the report form',
};

/** Choices that no page offers, by part, word and field, with the reason for each. */
export const neverFilled: Readonly<Record<string, string>> = {};

/** The names of a field's values, by its path. */
export const valueNames: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  building: BUILDING_NAMES,
  buildings: BUILDING_NAMES,
  aspect: ASPECT_NAMES,
  defence: DEFENCE_NAMES,
  to: DEFENCE_NAMES,
  weapon: WEAPONS,
  ask: ASKED,
  treaty: { ...diplomacyText.treaties, none: diplomacyText.form.noTreaty },
  found: FIND_NAMES,
  race: FACTION_NAMES,
  march: MARCHES,
  god: SHRINES,
  treatment: TREATMENT_ORDERS,
  'shrine.god': GOD_NAMES,
  mark: GOD_NAMES,
  slot: SLOT_NAMES,
  moveClass: MOVE_CLASS_NAMES,
  tags: TAG_NAMES,
  'limits.kind': LIMIT_NAMES,
  what: tableDiceText.roll,
  'items.part': quickText.part,
  'units.took': TOOK,
  'units.demon': reportFormText.demon,
  'defences.fate': FATES,
  ...OVERRULED,
};

/** Fields whose values have no words: pages name a battle's sides by their players, and targets by their kind. */
export const namelessValues: readonly string[] = ['scenario', 'retreats', 'surrender', 'target.kind', 'switchTo.kind'];

/** Everything that players and referees of the hex campaign can order or decide, grouped as in the rules' contract. */
export const coverage = {
  'set-up': { title: 'Set-up: placement and free roads', places: SET_UP },
  build: { title: 'Build and starting purchases', places: LINES },
  deals: { title: 'Deals, while Build is open', places: DEAL_ORDERS },
  air: { title: 'Air orders', places: AIR },
  movement: { title: 'Movement orders', places: MOVEMENT },
  'battle-orders': { title: 'Battle orders', places: BATTLE_ORDERS },
  spies: { title: 'Spies in battle orders', places: SPIES },
  battles: { title: 'Battles', places: DECISIONS },
  rulings: { title: 'Rulings by the referee', places: RULINGS },
  forms: { title: 'Forms that several orders share', places: FORMS },
} as const;

export const coverageText = {
  title: 'Where to give every order',
  preface:
    'Everything that a player or referee can order, choose or decide in the hex campaign: its name in the rules, its fields, the page for it, and the browser journeys (`e2e/`) that do it there. `npm run coverage` generates this file from the types of the rules, the names on the pages and the journeys. If a new order has no line here, the code does not compile. If no journey gives an order or fills one of its fields, a test fails. A field that several orders share has only one line.',
  columns: ['order, choice or decision', 'fields', 'page', 'journey'],
  choices: {
    says: 'Fields that offer a choice of values, optional fields, and fields with two forms:',
    columns: ['field', 'order', 'values', 'journey'],
  },
  written: (path: string): string => `wrote ${path}`,
} as const;
