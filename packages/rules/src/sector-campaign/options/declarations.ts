import { withoutMission } from '../air/missions.ts';
import { flakFaults, interceptFaults } from '../air/reactions.ts';
import { shortestRoute } from '../air/routes.ts';
import { answeredBattle } from '../attacks/responses.ts';
import {
  counterFor,
  countersOf,
  detachmentsOf,
  garrisonOf,
  isAsked,
  ownMajors,
  standingIn,
  under,
} from '../board/board.ts';
import { neighbours, otherSide, territoriesOf } from '../board/grid.ts';
import { declarationFaults, queueAsked } from '../orders/declarations.ts';
import { inHand, placements } from '../setup/deployment.ts';
import type {
  Declaration,
  DeclarationOf,
  Destination,
  Detachment,
  Known,
  Option,
  Order,
  TerritoryId,
} from '../types.ts';
import { MISSIONS, PREFERENCES } from '../vocabulary.ts';

/** An option that is complete. */
export const plain = (order: Order): Option => ({ type: 'order', order });

/** What the side can declare, if it is asked to. */
export function declaring(known: Known): readonly Option[] {
  const { board, side } = known;
  if (isAsked(board, side, 'first')) return PREFERENCES.map((who) => plain({ type: 'first', who }));
  const asked = reactions(known);
  if (asked.length > 0) return asked;
  switch (queueAsked(known)) {
    case 'deployment':
      return inHand(known).map(({ id }) => ({ type: 'place', detachment: id, among: placements(known, id) }));
    case 'air':
      return withoutMission(known).map(({ id }) => ({ type: 'mission', detachment: id, among: MISSIONS }));
    case 'moves':
      return [...moves(known), ...dogfights(known), ...legal(known, simpleMoves(known))];
    case 'attacks':
      return [...attacks(known), ...attacksAlone(known), ...dogfights(known), ...legal(known, [{ type: 'pass' }])];
    case 'responses':
      return [...responses(known), ...legal(known, [{ type: 'done' }])];
    case 'scouting':
      return [...scouts(known), ...dogfights(known), ...legal(known, [{ type: 'pass' }])];
    case null:
      return [];
  }
}

/** Whether the side can declare this now. */
export const isLegal = (known: Known, declaration: Declaration): boolean =>
  declarationFaults(known, declaration).length === 0;
const legal = (known: Known, declarations: readonly Declaration[]): readonly Option[] =>
  declarations.filter((one) => isLegal(known, one)).map((declaration) => plain({ type: 'declare', declaration }));

/** Fortifications, landing vehicles, and the pass. */
const simpleMoves = ({ board, desk, side }: Known): readonly Declaration[] => [
  ...territoriesOf(board.territories).flatMap(({ id, controller }) =>
    controller === side ? [{ type: 'fortify', territory: id } as const] : [],
  ),
  ...detachmentsOf(desk).flatMap(({ id, hasVehiclesInOrbit }) =>
    hasVehiclesInOrbit ? [{ type: 'land-vehicles', detachment: id } as const] : [],
  ),
  { type: 'pass' },
];

const all = ({ board }: Known): readonly TerritoryId[] => territoriesOf(board.territories).map(({ id }) => id);
const placeOf = ({ board }: Known, detachment: Detachment): TerritoryId | null =>
  counterFor(board, detachment)?.at ?? null;

/** A flight by the shortest route, with nobody on board. */
const flight = (known: Known, detachment: Detachment, to: TerritoryId, purpose: DeclarationOf<'fly'>['purpose']) => {
  const from = placeOf(known, detachment);
  const route = from === null ? [] : [...shortestRoute(known.board, from, to)];
  return { type: 'fly', purpose, detachment: detachment.id, route, cargo: null, escort: null, isBonus: false } as const;
};

/** SEC-MOVE-03: where a detachment can go by air or from orbit; by a commander’s bonus only where it otherwise can’t. */
function byAir(known: Known, detachment: Detachment, purpose: DeclarationOf<'fly'>['purpose']): readonly Destination[] {
  if (detachment.where === 'orbit') {
    return all(known)
      .filter((at) => isLegal(known, { type: 'drop', purpose, detachment: detachment.id, at }))
      .map((to) => ({ to, way: 'drop', route: null }));
  }
  if (detachment.kind === 'ground' || placeOf(known, detachment) === null) return [];
  return all(known).flatMap((to): readonly Destination[] => {
    const fly = flight(known, detachment, to, purpose);
    const { route } = fly;
    if (route.length === 0) return [];
    if (isLegal(known, fly)) return [{ to, way: 'air', route }];
    const canBeBonus = purpose === 'move' && isLegal(known, { ...fly, isBonus: true });
    return canBeBonus ? [{ to, way: 'hasty', route }] : [];
  });
}

/** Destinations as an option, if there are any. */
const going = (
  type: 'scout' | 'move' | 'respond' | 'attack-alone',
  detachment: Detachment,
  among: readonly Destination[],
): readonly Option[] => (among.length === 0 ? [] : [{ type, detachment: detachment.id, among }]);

function moves(known: Known): readonly Option[] {
  return detachmentsOf(known.desk).flatMap((one) => {
    const at = placeOf(known, one);
    const near = at === null ? [] : neighbours(known.board, at);
    const ground = near.flatMap((to): readonly Destination[] => {
      const move = { type: 'move', detachment: one.id, to, isBonus: false } as const;
      if (isLegal(known, move)) return [{ to, way: 'ground', route: null }];
      return isLegal(known, { ...move, isBonus: true }) ? [{ to, way: 'hasty', route: null }] : [];
    });
    return going('move', one, [...ground, ...byAir(known, one, 'move')]);
  });
}

/** SEC-SCOUT-02: neighbours on the ground, any enemy territory by air. */
function scouts(known: Known): readonly Option[] {
  return detachmentsOf(known.desk).flatMap((one) => {
    const from = placeOf(known, one);
    if (from === null) return [];
    const among = all(known).flatMap((to): readonly Destination[] => {
      const route = one.kind === 'aerial' ? [...shortestRoute(known.board, from, to)] : null;
      const scout = { type: 'scout', detachment: one.id, territory: to, route, back: null, escort: null } as const;
      return isLegal(known, scout) ? [{ to, way: route === null ? 'ground' : 'air', route }] : [];
    });
    return going('scout', one, among);
  });
}

/** SEC-AIR-11: escorts against interceptors, by the shortest routes. */
const dogfights = (known: Known): readonly Option[] =>
  legal(
    known,
    detachmentsOf(known.desk).flatMap((one): readonly Declaration[] => {
      const from = placeOf(known, one);
      if (one.kind !== 'aerial' || from === null) return [];
      return countersOf(known.board, otherSide(known.side)).flatMap(({ id, at, mission }): readonly Declaration[] => {
        if (at === null || mission?.mission !== 'intercept') return [];
        const route = shortestRoute(known.board, from, at);
        return route.length === 0 ? [] : [{ type: 'dogfight', detachment: one.id, route, against: id, back: null }];
      });
    }),
  );

/** SEC-ATK-02: a territory’s detachments that can attack a neighbour, and how many must stay for a major. */
function attacks(known: Known): readonly Option[] {
  const { board, desk, side } = known;
  return all(known).flatMap((from): readonly Option[] => {
    const able = (id: Detachment['id'], to: TerritoryId): boolean =>
      isLegal(known, { type: 'attack', from, to, detachments: [id], isHasty: false });
    const standing = standingIn(board, side, from).map(({ id }) => under(desk, id));
    const isMajor = ownMajors(board, side).includes(from);
    const targets = neighbours(board, from).filter((to) => standing.some(({ id }) => able(id, to)));
    const detachments = standing.filter(({ id }) => targets.some((to) => able(id, to)));
    if (detachments.length === 0) return [];
    const others = garrisonOf(known, from).filter(({ id }) => detachments.every((one) => one.id !== id)).length;
    const staying = isMajor && others === 0 ? 1 : 0;
    return [{ type: 'attack', from, detachments: detachments.map(({ id }) => id), staying, among: targets }];
  });
}

function attacksAlone(known: Known): readonly Option[] {
  return detachmentsOf(known.desk).flatMap((one) => {
    const from = placeOf(known, one);
    const near = from === null ? [] : neighbours(known.board, from);
    const hasty = near.flatMap((to): readonly Destination[] =>
      from !== null && isLegal(known, { type: 'attack', from, to, detachments: [one.id], isHasty: true })
        ? [{ to, way: 'hasty', route: null }]
        : [],
    );
    return going('attack-alone', one, [...hasty, ...byAir(known, one, 'attack')]);
  });
}

function responses(known: Known): readonly Option[] {
  const to = answeredBattle(known.board)?.territory;
  if (to === undefined) return [];
  return detachmentsOf(known.desk).flatMap((one) => {
    const ground: readonly Destination[] = isLegal(known, { type: 'respond', detachment: one.id })
      ? [{ to, way: 'ground', route: null }]
      : [];
    return going('respond', one, [...ground, ...byAir(known, one, 'response').filter((there) => there.to === to)]);
  });
}

/** SEC-AIR-04, -05, -10: what the side is asked about a flight. */
function reactions(known: Known): readonly Option[] {
  const { board, side, desk } = known;
  const reacting = (
    type: 'intercept' | 'flak',
    faults: (detachment: Detachment['id']) => number,
  ): readonly Option[] => {
    const among = detachmentsOf(desk).flatMap(({ id }) => (faults(id) === 0 ? [id] : []));
    return among.length === 0 ? [] : [{ type, among }];
  };
  if (isAsked(board, side, 'escort')) {
    return [true, false].map((reacts) => plain({ type: 'counter-intercept', reacts }));
  }
  if (isAsked(board, side, 'intercept')) {
    return reacting('intercept', (detachment) => interceptFaults(known, { type: 'intercept', detachment }).length);
  }
  return isAsked(board, side, 'flak')
    ? reacting('flak', (detachment) => flakFaults(known, { type: 'flak', detachment, fires: true }).length)
    : [];
}
