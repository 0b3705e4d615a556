import { lookup } from '@sealed-orders/rules/kernel';
import { knownOf, neighbours, type TerritoryId, type View } from '@sealed-orders/rules/sector-campaign';

/** A way for a flight, with what the reader knows of the territories that it enters. SEC-AIR-03. */
export interface AirWay {
  readonly route: readonly TerritoryId[];
  /** Enemy aircraft on intercept that have not flown yet. SEC-AIR-05. */
  readonly interceptors: number;
  /** Enemy counters whose sheet is known to have flak. */
  readonly flak: number;
  /** Enemy counters of which nothing is known. */
  readonly unknown: number;
}

/** Ways that are offered, the least dangerous first. */
const OFFERED = 6;
/** A detour of at most so many territories. */
const DETOUR = 2;

/** Ways from one territory into another, by what is known to be on them, then by length, then by the lowest ids. */
export function waysBetween(view: View, from: TerritoryId, to: TerritoryId): readonly AirWay[] {
  const { board } = view;
  const routes: TerritoryId[][] = [];
  let shortest = Number.POSITIVE_INFINITY;
  let open: TerritoryId[][] = [[]];
  for (let length = 1; open.length > 0 && length <= shortest + DETOUR; length++) {
    const next = open.flatMap((route) =>
      neighbours(board, route.at(-1) ?? from)
        .filter((id) => id !== from && !route.includes(id))
        .map((id) => [...route, id]),
    );
    const arrived = next.filter((route) => route.at(-1) === to);
    if (arrived.length > 0) shortest = Math.min(shortest, length);
    routes.push(...arrived);
    open = next.filter((route) => route.at(-1) !== to);
  }
  const ways = routes.map((route) => wayOf(view, route));
  const danger = (way: AirWay): number => way.interceptors + way.flak;
  return ways
    .toSorted((a, b) => danger(a) - danger(b) || a.route.length - b.route.length || a.unknown - b.unknown)
    .slice(0, OFFERED);
}

function wayOf(view: View, route: readonly TerritoryId[]): AirWay {
  const known = knownOf(view);
  const enemies = Object.values(view.board.counters).filter(
    ({ at, side, isLost }) => side !== view.side && !isLost && at !== null && route.includes(at),
  );
  const isHunting = ({ mission }: (typeof enemies)[number]): boolean =>
    mission?.mission === 'intercept' && !mission.isUsed;
  const sheetOf = (id: string) => (known === null ? null : (lookup(known.desk.dossiers, id)?.sheet ?? null));
  const grounded = enemies.filter(({ mission }) => mission === null);
  return {
    route,
    interceptors: enemies.filter(isHunting).length,
    flak: grounded.filter(({ id }) => sheetOf(id)?.units.some(({ traits }) => traits.includes('flak')) === true).length,
    unknown: grounded.filter(({ id }) => sheetOf(id) === null).length,
  };
}
