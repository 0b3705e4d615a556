import { keysOf } from '../../kernel/index.ts';
import { airspaceOf } from '../map/airspaces.ts';
import { gridOf } from '../map/grid.ts';
import type { AirOption, AirOrder, View } from '../types.ts';
import { airOrderFault, mayOrderMissions } from './check.ts';

const WITHOUT_TARGET = ['intercept', 'recon', 'tactical'] as const;

/** HEX-AIR-01, -09: every mission that a squadron may be given, Airspace by Airspace. */
export function airOptions(view: View): readonly AirOption[] {
  const squadrons = view.own?.squadrons ?? 0;
  if (squadrons === 0 || !mayOrderMissions(view)) return [];
  const grid = gridOf(view.chart);
  const airspaces = [...new Set(grid.airspace)].filter((airspace) => airspace > 0).sort((a, b) => a - b);
  const bombings = bombingsOf(view).sort((a, b) => a.airspace - b.airspace);
  return airspaces.flatMap((airspace) => [
    ...WITHOUT_TARGET.map((mission) => offered(squadrons, { airspace, mission, target: null })),
    ...bombings.filter((order) => order.airspace === airspace).map((order) => offered(squadrons, order)),
  ]);
}

const offered = (squadrons: number, order: AirOrder): AirOption => ({ phase: 'air-orders', squadrons, order });

/** HEX-AIR-09: the settlements that the seat may bomb, in the order of their keys. */
function bombingsOf(view: View): AirOrder[] {
  const grid = gridOf(view.chart);
  const known = keysOf(view.hexes).filter((hex) => view.hexes[hex]?.site?.kind === 'urban');
  const capitals = view.seats.flatMap(({ startingCapital }) => (startingCapital === null ? [] : [startingCapital]));
  return [...new Set([...known, ...capitals])].sort().flatMap((target) => {
    const order: AirOrder = { airspace: airspaceOf(grid, target), mission: 'strategic', target };
    return airOrderFault(view, order, 0) === null ? [order] : [];
  });
}
