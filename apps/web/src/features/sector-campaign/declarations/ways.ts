import { lookup } from '@sealed-orders/rules/kernel';
import { knownOf, neighbours, shortestRoute, type TerritoryId, type View } from '@sealed-orders/rules/sector-campaign';

/** A route for a flight, with what the reader knows about the territories that it enters. SEC-AIR-03. */
export interface AirWay {
  readonly route: readonly TerritoryId[];
  /** Enemy aircraft on intercept that have not flown yet. SEC-AIR-05. */
  readonly interceptors: number;
  /** Enemy counters known to have flak. */
  readonly flak: number;
  /** Enemy counters about which nothing is known. */
  readonly unknown: number;
}

/** How many routes are offered, the least dangerous first. */
const OFFERED = 6;
/** The longest detour, and the longest route that may have one: longer routes have enough shortest ones. */
const DETOUR = { territories: 2, longest: 5 } as const;
/** How many beginnings of routes are followed at a time. */
const MOST_BEGUN = 1000;

/** Routes from one territory to another, by known dangers, then by length, then by the lowest ids. */
export function waysBetween(view: View, from: TerritoryId, to: TerritoryId): readonly AirWay[] {
  const { board } = view;
  const shortest = shortestRoute(board, from, to).length;
  const most = shortest + (shortest <= DETOUR.longest ? DETOUR.territories : 0);
  const left = (id: TerritoryId): number => shortestRoute(board, id, to).length;
  const routes: TerritoryId[][] = [];
  let open: TerritoryId[][] = [[]];
  for (let length = 1; length <= most; length++) {
    const next = open.flatMap((route) =>
      neighbours(board, route.at(-1) ?? from)
        .filter((id) => id !== from && !route.includes(id) && length + left(id) <= most)
        .map((id) => [...route, id]),
    );
    routes.push(...next.filter((route) => route.at(-1) === to));
    open = next.filter((route) => route.at(-1) !== to).slice(0, MOST_BEGUN);
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
