import { keysOf, lookup, present } from '../../kernel/index.ts';
import { offersAfter, reckoned } from '../build-orders/reckoning.ts';
import { check } from '../check.ts';
import { FORCE_NAMES } from '../data/ready-made.ts';
import { readyMadeForce } from '../lists/ready-made.ts';
import { unitSetup } from '../schemas/setup.ts';
import type {
  BuildingType,
  BuildLine,
  BuildLineType,
  BuildOption,
  BuildSheet,
  LineOf,
  MusterOption,
  Option,
  View,
} from '../types.ts';
import { foesNear, foesOf, ownDetachments } from './knowledge.ts';

/** Kinds of lines in the order in which money is spent, and how many of each in a turn. */
const WANTED: readonly (readonly [type: BuildLineType, most: number])[] = [
  ['route', 6],
  ['rearm', 3],
  ['replace', 12],
  ['unload', 20],
];
/** Bought once the armies are paid for. */
const AFTERWARDS: readonly (readonly [type: BuildLineType, most: number])[] = [
  ['grow', 1],
  ['stronghold', 1],
  ['building', 1],
  ['spy', 1],
];
/** No more spies than these: each costs as much as a squad. */
const MOST_SPIES = 2;
/** The reserve for the next turn's upkeep. */
const KEPT = 250;
/** The least load of a convoy, and the BP it leaves behind. */
const LOAD = 150;
const LEFT = 100;

/** What income allows: routes, ports, replacements, a garrison, a detachment, a larger settlement. */
export function buildSheet(phase: BuildSheet['phase'], view: View, options: readonly Option[]): BuildSheet {
  const buying: Buying = { phase, view, lines: [] };
  const musters = options.filter((option): option is MusterOption => 'muster' in option);
  if (phase === 'spending') {
    spendStart(buying, options, musters);
    return { phase, lines: buying.lines };
  }
  rebuildPorts(buying);
  for (const [type, most] of WANTED) buyOffers(buying, options, type, most);
  buyGarrison(buying, musters);
  buyDetachment(buying, musters, KEPT);
  if (storeOf(view) > 2 * KEPT) for (const [type, most] of AFTERWARDS) buyOffers(buying, options, type, most);
  sendConvoys(buying);
  return { phase, lines: buying.lines };
}

interface Buying {
  readonly phase: BuildSheet['phase'];
  readonly view: View;
  readonly lines: BuildLine[];
}

/** Adds a line to the sheet if it is accepted with the others and, before turn 1, can be kept. */
function buy({ phase, view, lines }: Buying, line: BuildLine): boolean {
  const all = [...lines, line];
  if (check(view, { phase, lines: all }).length > 0) return false;
  if (phase === 'spending' && !isKept(view, all)) return false;
  lines.push(line);
  return true;
}

/** HEX-BP-06, -08: whether every settlement can pay for its buildings in the next upkeep, and the Capital for the army. */
function isKept(view: View, lines: readonly BuildLine[]): boolean {
  const after = reckoned(view, lines);
  if (after === null) return false;
  // What the routes bring arrives after the upkeep.
  const due = after.ahead.filter(({ kind }) => kind !== 'resources');
  return after.stores.every(
    ({ hex, left }) => left + due.reduce((sum, line) => (line.hex === hex ? sum + line.bp : sum), 0) >= 0,
  );
}

function buyOffers(buying: Buying, options: readonly Option[], type: BuildLineType, most: number): void {
  const offered = options.filter(
    (option): option is BuildOption => 'line' in option && option.refusal === null && option.line.type === type,
  );
  const home = buying.view.own?.capital;
  const isHome = ({ line }: BuildOption) => line.type === 'route' && line.path?.at(-1) === home;
  let bought = 0;
  for (const { line } of [...offered.filter(isHome), ...offered.filter((one) => !isHome(one))]) {
    if (bought >= most) return;
    if (!isWanted(buying, line)) continue;
    if (buy(buying, line)) bought += 1;
  }
}

/** Most units come through the Capital’s spaceport, and squadrons fly from its airbase: both are rebuilt after bombs. */
function rebuildPorts(buying: Buying): void {
  const { own } = buying.view;
  const hex = own?.capital ?? null;
  const site = own === null || hex === null ? undefined : lookup(own.sites, hex);
  if (hex === null || site?.kind !== 'urban') return;
  const has = (building: BuildingType) => site.buildings.some(({ type }) => type === building);
  const add = (building: BuildingType) => buy(buying, { type: 'building', hex, building, aspect: null });
  if (!has('major-space-port') && !add('major-space-port') && !has('minor-space-port')) add('minor-space-port');
  if (!has('major-airbase') && !has('minor-airbase')) add('minor-airbase');
}

/** Otherwise the only building is a headquarters, to buy armies nearer to the enemy; spies as long as there are few. */
function isWanted(buying: Buying, line: BuildLine): boolean {
  const { pieces, own } = buying.view;
  switch (line.type) {
    case 'route':
      return isUseful(buying, line);
    case 'building':
      return line.building === 'strategic-hq' && line.hex !== own?.capital;
    case 'spy':
      return Object.values(pieces).filter(({ kind }) => kind === 'spy').length < MOST_SPIES;
    case 'unload':
      return own !== null && lookup(pieces, line.convoy)?.hex === own.capital;
    default:
      return true;
  }
}

/** BP in other settlements go to the Capital in convoys, unless enemies are near. HEX-BP-10. */
function sendConvoys(buying: Buying): void {
  const { own } = buying.view;
  if (own === null || own.capital === null) return;
  const foes = foesOf(buying.view);
  for (const hex of keysOf(own.sites)) {
    const site = own.sites[hex];
    if (site?.kind !== 'urban' || hex === own.capital || foesNear(foes, hex, 3) > 0) continue;
    if (site.bp >= LOAD + LEFT) buy(buying, { type: 'convoy', hex, bp: site.bp - LEFT });
  }
}

/** A route to the Capital, where armies are bought, is better than any other, and any is better than none. */
function isUseful({ view: { own }, lines }: Buying, { hex, path }: LineOf<'route'>): boolean {
  const site = own === null ? undefined : lookup(own.sites, hex);
  if (own === null || site?.kind !== 'resource' || path === null) return false;
  if (lines.some((line) => line.type === 'route' && line.hex === hex)) return false;
  const leadsHome = path.at(-1) === own.capital;
  return leadsHome ? site.route?.at(-1) !== own.capital : site.route === null;
}

/** All BP in store. */
const storeOf = ({ own }: View): number =>
  own === null ? 0 : Object.values(own.sites).reduce((sum, site) => sum + (site.kind === 'urban' ? site.bp : 0), 0);

/** What the set-up buys with the change, the most useful first, and how many of each. */
const AT_LAST = [
  ['grow', 1],
  ['stronghold', 1],
  ['found', 1],
  ['defence', 20],
] as const;
/** A defence worth having costs at least this; less is wire. */
const TOWER = 50;

/**
 * HEX-START-06: spends the starting points: a garrison for the Capital, then as many detachments as can be paid and
 * kept, and with the change a larger settlement, a Stronghold and defences. What buys nothing useful is saved.
 */
function spendStart(buying: Buying, options: readonly Option[], musters: readonly MusterOption[]): void {
  for (const [type, most] of WANTED) buyOffers(buying, options, type, most);
  buyGarrison(buying, musters);
  while (buyDetachment(buying, musters, 0));
  for (const [type, most] of AT_LAST) {
    let bought = 0;
    while (bought < most && buyAny(buying, type)) bought += 1;
  }
}

/** One more line of a kind, if the rules offer one that can be paid. */
function buyAny(buying: Buying, type: BuildLineType): boolean {
  const offers = offersAfter(buying.view, buying.lines).filter(
    ({ line, refusal, cost }) => line.type === type && refusal === null && cost >= (type === 'defence' ? TOWER : 1),
  );
  return offers.some(({ line }) => buy(buying, line));
}

type Units = Extract<BuildLine, { readonly type: 'new-detachment' }>['units'];

/** Ready-made units of the seat's race, as the setup takes them. */
function readyUnits({ own }: View): Units {
  if (own === null) return [];
  return readyMadeForce(own.record.faction, 'line', FORCE_NAMES[0]).units.map((unit) => unitSetup.parse(unit));
}

/** @param kept BP that stay in the store. Returns whether one was bought. */
function buyDetachment(buying: Buying, musters: readonly MusterOption[], kept: number): boolean {
  const { view } = buying;
  const name = nextName(buying);
  for (const units of smaller(readyUnits(view))) {
    const worth = units.reduce((sum, { points }) => sum + points, 0);
    for (const { muster: hex, detachments } of musters) {
      const site = view.own === null ? undefined : lookup(view.own.sites, hex);
      if (detachments !== null || site?.kind !== 'urban' || site.bp < worth + kept) continue;
      if (buy(buying, { type: 'new-detachment', hex, name, special: null, units, orbit: false, prefer: [] }))
        return true;
    }
  }
  return false;
}

/** A force, and what is left of it without its last units. */
const smaller = (units: Units): readonly Units[] => units.map((_, i) => units.slice(0, units.length - i));

const NUMERALS = ['Fifth', 'Sixth', 'Seventh', 'Eighth', 'Ninth', 'Tenth', 'Eleventh', 'Twelfth'];

/** A name not used by own detachments or on the sheet. */
function nextName({ view, lines }: Buying): string {
  const ordered = lines.flatMap((line) => (line.type === 'new-detachment' ? [line.name] : []));
  const used = new Set([...ownDetachments(view).map(({ name }) => name), ...ordered]);
  const known = [...FORCE_NAMES, ...NUMERALS.map((numeral) => `${numeral} Column`)];
  const more = Array.from({ length: used.size + 1 }, (_, i) => `Column ${known.length + i + 1}`);
  return present(
    [...known, ...more].find((name) => !used.has(name)),
    'more names than detachments',
  );
}

/** A garrison for the Capital, if it is empty. */
function buyGarrison(buying: Buying, musters: readonly MusterOption[]): void {
  const { view, phase } = buying;
  const { own, pieces } = view;
  if (own === null) return;
  const units = readyUnits(view)
    .filter(({ slot }) => slot === 'troops')
    .slice(0, 1);
  const guarded = new Set(Object.values(pieces).flatMap(({ kind, hex }) => (kind === 'garrison' ? [hex] : [])));
  for (const target of keysOf(own.strongholds)) {
    if (guarded.has(target) || target !== own.capital) continue;
    const [first] = musters;
    if (first === undefined) return;
    const garrison = { hex: first.muster, name: 'Watch', units } as const;
    if (phase === 'spending') buy(buying, { ...garrison, type: 'new-garrison', hex: target });
    else buy(buying, { ...garrison, type: 'new-garrison-detachment', target, prefer: [] });
  }
}
