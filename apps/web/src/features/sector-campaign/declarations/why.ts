import { lookup, type SeatId } from '@sealed-orders/rules/kernel';
import {
  checkDeclaration,
  type Declaration,
  type DetachmentId,
  knownOf,
  neighbours,
  type Queue,
  type RefusalCode,
  type Rejection,
  shortestRoute,
  type TerritoryId,
  type View,
} from '@sealed-orders/rules/sector-campaign';
import { type Kind, purposeOf } from './kinds.ts';
import { placeOf } from './steps.ts';

interface Asked {
  readonly view: View;
  readonly seat: SeatId;
  readonly queue: Queue;
}

/** Why the rules refuse a declaration now; null: they accept it. */
export function refusalOf({ view, seat }: Pick<Asked, 'view' | 'seat'>, declaration: Declaration): Rejection | null {
  const [first] = checkDeclaration(view, seat, declaration);
  return first ?? null;
}

/** Refusals that only say that the target is wrong. If there is another reason, it says more. */
const ABOUT_TARGETS: readonly RefusalCode[] = [
  'not-adjacent',
  'territory-not-yours',
  'territory-not-theirs',
  'route-broken',
];

/** Why a detachment can't do this in any territory. */
export function whyNotActor(asked: Asked, kind: Kind, detachment: DetachmentId): Rejection | null {
  const refusals = trials(asked, kind, detachment).flatMap((one) => refusalOf(asked, one) ?? []);
  return refusals.find(({ code }) => !ABOUT_TARGETS.includes(code)) ?? refusals[0] ?? null;
}

/** Why a detachment can't go there. */
export function whyNotTarget(asked: Asked, kind: Kind, detachment: DetachmentId, to: TerritoryId): Rejection | null {
  const declaration = trial(asked, kind, detachment, to);
  return declaration === null ? null : refusalOf(asked, declaration);
}

/** SEC-MOVE-04: why a territory can't be fortified. */
export const whyNotFortified = (asked: Asked, territory: TerritoryId): Rejection | null =>
  refusalOf(asked, { type: 'fortify', territory });

/** The territories that could be meant: neighbours on the ground, any by air and from orbit. */
export function reachable(view: View, kind: Kind, detachment: DetachmentId): readonly TerritoryId[] {
  const known = knownOf(view);
  const from = known === null ? null : placeOf(known, detachment);
  const isFar =
    kind === 'fly' || kind === 'drop' || kind === 'place' || (kind === 'scout' && isAerial(view, detachment));
  if (!isFar && from !== null) return neighbours(view.board, from);
  return Object.values(view.board.territories).map(({ id }) => id);
}

function isAerial(view: View, detachment: DetachmentId): boolean {
  const known = knownOf(view);
  return known !== null && lookup(known.desk.detachments, detachment)?.kind === 'aerial';
}

const trials = (asked: Asked, kind: Kind, detachment: DetachmentId): readonly Declaration[] =>
  reachable(asked.view, kind, detachment).flatMap((to) => trial(asked, kind, detachment, to) ?? []);

/** The plainest declaration of a kind; null: none can be made. */
function trial({ view, queue }: Asked, kind: Kind, detachment: DetachmentId, to: TerritoryId): Declaration | null {
  const known = knownOf(view);
  const from = known === null ? null : placeOf(known, detachment);
  const purpose = purposeOf(queue);
  switch (kind) {
    case 'place':
      return { type: 'place', detachment, at: to };
    case 'mission':
      return { type: 'mission', detachment, mission: 'intercept' };
    case 'move':
      return { type: 'move', detachment, to, isBonus: false };
    case 'land-vehicles':
      return { type: 'land-vehicles', detachment };
    case 'respond':
      return { type: 'respond', detachment };
    case 'drop':
      return purpose === null ? null : { type: 'drop', purpose, detachment, at: to };
    case 'attack':
    case 'hasty':
      return from === null ? null : { type: 'attack', from, to, detachments: [detachment], isHasty: kind === 'hasty' };
    case 'scout': {
      const route = isAerial(view, detachment) && from !== null ? [...shortestRoute(view.board, from, to)] : [];
      return {
        ...{ type: 'scout', detachment, territory: to, back: null, escort: null },
        route: route.length === 0 ? null : route,
      };
    }
    case 'fly': {
      const route = from === null ? [] : [...shortestRoute(view.board, from, to)];
      if (purpose === null || route.length === 0) return null;
      return { type: 'fly', purpose, detachment, route, cargo: null, escort: null, isBonus: false };
    }
    case 'dogfight':
    case 'fortify':
    case 'pass':
    case 'done':
      return null;
  }
}

/** SEC-MOVE-03: whether a move or flight can use one of the side's moves as well as a commander's extra one. */
export function hasBonusChoice(asked: Pick<Asked, 'view' | 'seat'>, declaration: Declaration | null): boolean {
  if (declaration?.type !== 'move' && declaration?.type !== 'fly') return false;
  if (declaration.type === 'fly' && declaration.purpose !== 'move') return false;
  return [true, false].every((isBonus) => refusalOf(asked, { ...declaration, isBonus }) === null);
}
