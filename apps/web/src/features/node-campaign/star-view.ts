import { type Frame, type SeatLetter, type Strength, seatLetters, type UnitIcon } from '@sealed-orders/map';
import {
  type Holding,
  type NodeMark,
  placedAround,
  type StarBattle,
  type StarChart,
  type StarForce,
  type StarNode,
  type StarView,
} from '@sealed-orders/map/graph';
import { lookup, rememberedFor } from '@sealed-orders/rules/kernel';
import {
  type Battle,
  type Faction,
  type Force,
  fighting,
  isDarkened,
  lockOf,
  type MapNode,
  mayAttack,
  type NodeMap,
  nodeValue,
  printedPaths,
  rosterPoints,
  type Settings,
  sidesOf,
  type View,
} from '@sealed-orders/rules/node-campaign';
import { mapText } from '@sealed-orders/text/node-campaign/map';
import { starNode } from './star-node.ts';

/** The sheet on which maps place their nodes, in units of the drawing; they count ten thousand parts each way. */
const SHEET = { width: 1100, height: 733 };
const WHOLE = 10_000;

const nodeOf = (node: MapNode): StarNode =>
  starNode(
    node,
    node.at === null
      ? null
      : { x: Math.round((node.at.x * SHEET.width) / WHOLE), y: Math.round((node.at.y * SHEET.height) / WHOLE) },
  );

type PathSettings = Pick<Settings, 'spaceportEasyOrbit' | 'warpOpenToAll'>;
interface Printed {
  readonly map: NodeMap;
  readonly settings: PathSettings | undefined;
}

const chartFor = rememberedFor(
  ({ map }: Printed) => map,
  ({ settings }) => [settings?.spaceportEasyOrbit, settings?.warpOpenToAll],
  ({ map, settings }): StarChart =>
    placedAround({
      planets: map.planets.map((planet) => ({ ...planet, at: null, radius: null })),
      nodes: map.nodes.map(nodeOf),
      paths: printedPaths(map, settings).map(({ ends: [a, b], roll, isRestricted }) => ({
        ...{ a, b, isRestricted },
        difficulty: roll === 0 ? null : roll,
      })),
    }),
);

/** A map as it is drawn: the same object for the same map. It must be playable. `settings`: the usual ones if left out. */
export const chartOf = (map: NodeMap, settings?: PathSettings): StarChart => chartFor({ map, settings });

/** The letter of a seat; that of nobody for the Imperial Guard that nobody plays. */
export type LetterOf = (seat: string) => SeatLetter;

/** The letters of the seats of a view, where no page knows them. */
export function lettersOf({ seats }: Pick<View, 'seats'>): LetterOf {
  const letters = new Map<string, SeatLetter>(seatLetters(seats.map((id) => ({ id }))));
  return (seat) => letters.get(seat) ?? 'n';
}

/** All that is drawn of a war. `chart`: of its map, if it is kept. */
export function starViewOf(view: View, letterOf: LetterOf, chart = chartOf(view.map, view.settings)): StarView {
  const battles = Object.values(view.battles);
  return {
    chart,
    holdings: Object.fromEntries(view.map.nodes.map((node) => [node.id, holdingOf(view, node, letterOf)])),
    forces: Object.values(view.forces)
      .sort((a, b) => a.arrival - b.arrival)
      .map((force) => starForce(view, force, letterOf)),
    battles: battles.map(starBattle),
  };
}

function holdingOf(view: View, node: MapNode, letterOf: LetterOf): Holding {
  const controller = lookup(view.nodes, node.id)?.controller ?? null;
  const value = nodeValue(view, node.id);
  return {
    controller: controller === null ? null : letterOf(controller),
    value: value === 0 ? null : value,
    marks: marksOf(view, node, letterOf),
    isTainted: false,
  };
}

function marksOf(view: View, { id, site }: MapNode, letterOf: LetterOf): readonly NodeMark[] {
  const state = lookup(view.nodes, id);
  if (state === undefined) return [];
  const { isSiteIntact, rok, portals, colony } = state;
  const active = (kind: NodeMark['kind'], seat: string): NodeMark => ({ kind, state: 'active', seat: letterOf(seat) });
  const colonies = view.seats.filter((seat) => {
    const first = lookup(view.players, seat)?.colony ?? null;
    return seat === colony || (first?.node === id && first.isKept);
  });
  return [
    ...(site === null ? [] : [{ kind: 'site', state: isSiteIntact ? 'active' : 'destroyed' } as const]),
    ...(rok === null ? [] : [active('rok', rok)]),
    ...colonies.map((seat) => active('colony', seat)),
    ...portals.map((seat): NodeMark => {
      return isDarkened(view, id) ? { ...active('portal', seat), state: 'dormant' } : active('portal', seat);
    }),
  ];
}

/** The sign on the counters of each faction. */
const ICONS: Readonly<Record<Faction, UnitIcon>> = {
  chaos: 'infantry',
  tyranids: 'infantry',
  orks: 'motorised',
  necrons: 'infantry',
  'space-marines': 'mechanised',
  inquisition: 'mechanised',
  eldar: 'reconnaissance',
  'dark-eldar': 'aviation',
  tau: 'motorised',
  'imperial-guard': 'armour',
};

/** The sign on a battleforce's counter. */
export function iconOf(
  { players }: Pick<View, 'players'>,
  { owner, isHulk }: Pick<Force, 'owner' | 'isHulk'>,
): UnitIcon {
  if (isHulk) return 'transport';
  return ICONS[players[owner]?.faction ?? 'imperial-guard'];
}

/** The shape around it: whether the reader may attack the battleforce. Readers without a seat take no side. */
export function frameOf(view: Pick<View, 'players' | 'you'>, { owner }: Pick<Force, 'owner'>): Frame {
  return view.you !== null && mayAttack(view, view.you, owner) ? 'hostile' : 'friend';
}

/** Its points, and those that it could still have; null without a roster. */
export function strengthOf({ settings }: Pick<View, 'settings'>, { units }: Pick<Force, 'units'>): Strength | null {
  const points = rosterPoints(units);
  return points === 0 ? null : [points, 0, Math.max(0, settings.battleforceMaxPoints - points)];
}

/** Whether a battleforce may be ordered, fights, or waits in a stack. */
export function standingOf(view: Pick<View, 'battles'>, id: Force['id']): StarForce['state'] {
  const lock = lockOf(view, id);
  if (lock === null) return 'free';
  return lock.place < fighting(lock.battle).length ? 'fighting' : 'queued';
}

const starForce = (view: View, force: Force, letterOf: LetterOf): StarForce => ({
  id: force.id,
  node: force.node,
  seat: letterOf(force.owner),
  label: mapText.forceLabel(force.name, rosterPoints(force.units)),
  state: standingOf(view, force.id),
  icon: iconOf(view, force),
  frame: frameOf(view, force),
  strength: strengthOf(view, force),
  isTainted: force.isTainted,
});

function starBattle(battle: Battle): StarBattle {
  const front = fighting(battle);
  const [holding = []] = sidesOf(battle);
  const holds = ({ owner }: Battle['stack'][number]): boolean => holding.includes(owner);
  const waiting = battle.stack.slice(front.length).reduce((sum, { forces }) => sum + forces.length, 0);
  return {
    node: battle.node,
    holders: front.filter(holds).flatMap(({ forces }) => forces),
    attackers: front.filter((entry) => !holds(entry)).flatMap(({ forces }) => forces),
    waiting: waiting === 0 ? '' : mapText.waiting(waiting),
  };
}
