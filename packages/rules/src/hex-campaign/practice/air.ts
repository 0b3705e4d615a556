import { gridOf, indexOf } from '../map/grid.ts';
import type { AirOption, AirOrder, BattleOrder, BattleSheet, Option, SupportOption, View } from '../types.ts';
import { foesNear, foesOf, ownDetachments } from './knowledge.ts';

/** Every few turns a squadron that could bomb a settlement looks at the map instead. */
const LOOKS_EVERY = 2;

/** Squadrons help armies near enemies, bomb enemy settlements, and scout one part of the map after the other. */
export function missions(view: View, options: readonly Option[]): readonly AirOrder[] {
  const offered = options.filter((option): option is AirOption => option.phase === 'air-orders');
  const squadrons = offered[0]?.squadrons ?? 0;
  const of = (mission: AirOrder['mission']) =>
    offered.flatMap(({ order }) => (order.mission === mission ? [order] : []));
  const front = frontOf(view);
  const helps = of('tactical').filter(({ airspace }) => front.has(airspace));
  const bombs = of('strategic').filter((order) => isEnemys(view, order));
  const looks = turnedBy(of('recon'), view.turn);
  const bombing = view.turn % LOOKS_EVERY === 0 ? bombs : [];
  return [...helps.slice(0, 1), ...bombing.slice(0, 1), ...looks].slice(0, squadrons);
}

/** The Airspaces with enemies beside own armies. */
function frontOf(view: View): ReadonlySet<number> {
  const foes = foesOf(view);
  const grid = gridOf(view.chart);
  const near = ownDetachments(view).filter(({ hex }) => foesNear(foes, hex, 2) > 0);
  return new Set(near.flatMap(({ hex }) => grid.airspace[indexOf(grid, hex)] ?? []));
}

/** Held by an enemy, or the Capital that one began with: neutral places are not bombed. */
function isEnemys({ hexes, seats }: View, { target }: AirOrder): boolean {
  const control = target === null ? null : (hexes[target]?.control ?? null);
  return seats.some(
    ({ id, relation, startingCapital }) =>
      relation === 'enemy' && (id === control || (control === null && startingCapital === target)),
  );
}

/** The list, rotated each turn. */
const turnedBy = <One>(all: readonly One[], turn: number): readonly One[] =>
  all.map((_, i) => all[(turn + i) % all.length]).filter((one): one is One => one !== undefined);

/** Each Tactical Bombardment supports an army that attacks there, else one with enemies beside it. HEX-AIR-10. */
export function airSupport(
  view: View,
  options: readonly Option[],
  orders: readonly BattleOrder[],
): BattleSheet['airSupport'] {
  const offered = options.filter((option): option is SupportOption => 'support' in option);
  const attacks = new Set(orders.flatMap(({ type, piece }) => (type === 'attack' ? [piece] : [])));
  const foes = foesOf(view);
  const pressed = new Set(ownDetachments(view).flatMap(({ id, hex }) => (foesNear(foes, hex, 1) > 0 ? [id] : [])));
  return [...new Set(offered.map(({ support }) => support))].flatMap((support) => {
    const armies = offered.filter((one) => one.support === support).map(({ army }) => army);
    const army = armies.find((one) => attacks.has(one)) ?? armies.find((one) => pressed.has(one));
    return army === undefined ? [] : [{ support, army }];
  });
}
