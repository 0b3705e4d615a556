import type { RuleId } from '../../kernel/index.ts';
import { ALL_WELL, counterFor, countersOf, detachmentOf, isAsked, refused, stands } from '../board/board.ts';
import { isHeldBy, isTerritory, otherSide } from '../board/grid.ts';
import { isFault, standing } from '../board/standing.ts';
import type { Board, Counter, DeclarationOf, Flight, Known, Order, Rejection, TerritoryId } from '../types.ts';
import { routeFaults } from './routes.ts';

type Intercept = Extract<Order, { readonly type: 'intercept' }>;
type Flak = Extract<Order, { readonly type: 'flak' }>;
type Dogfight = DeclarationOf<'dogfight'>;

/** The territory that a flight has entered last; null: it has not left yet. */
export const territoryOf = ({ route, entered }: Pick<Flight, 'route' | 'entered'>): TerritoryId | null =>
  route[entered - 1] ?? null;

/** SEC-AIR-05: unused interceptors of the enemy in the territory that a flight has entered, by number. */
export function interceptors(board: Board): readonly Counter[] {
  const { flight } = board;
  const at = flight === null ? null : territoryOf(flight);
  if (flight === null || at === null) return [];
  return countersOf(board, otherSide(flight.side)).filter(
    (one) =>
      one.at === at &&
      stands(board, one) &&
      one.mission?.mission === 'intercept' &&
      !one.mission.isUsed &&
      !flight.heard.includes(one.id),
  );
}

/** SEC-AIR-05: why this interceptor can't react now. `detachment` null: the side lets the flight pass here. */
export function interceptFaults(known: Known, { detachment }: Intercept): readonly Rejection[] {
  const { board, desk, side } = known;
  if (!isAsked(board, side, 'intercept')) return [refused('not-asked', 'SEC-AIR-05')];
  if (detachment === null) return ALL_WELL;
  const counter = detachmentOf(desk, detachment)?.counter ?? null;
  const isThere = interceptors(board).some(({ id }) => id === counter);
  return isThere ? ALL_WELL : [refused('interceptor-unfit', 'SEC-AIR-05', ['detachment'])];
}

export const counterInterceptFaults = ({ board, side }: Known): readonly Rejection[] =>
  isAsked(board, side, 'escort') ? ALL_WELL : [refused('not-asked', 'SEC-AIR-10')];

export function flakFaults({ board, desk, side }: Known, { detachment }: Flak): readonly Rejection[] {
  if (!isAsked(board, side, 'flak')) return [refused('not-asked', 'SEC-AIR-04')];
  const found = detachmentOf(desk, detachment);
  const isReady =
    found?.scoutFlak === 'ready' && board.flight !== null && counterFor(board, found)?.at === territoryOf(board.flight);
  return isReady ? ALL_WELL : [refused('flak-unfit', 'SEC-AIR-04', ['detachment'])];
}

/** SEC-AIR-11: an escort on its own, against an interceptor in an enemy territory. */
export function dogfightFaults(known: Known, { detachment, route, against }: Dogfight): readonly Rejection[] {
  const { board, side } = known;
  const rule: RuleId = 'SEC-AIR-11';
  const found = standing(known, detachment, rule);
  if (isFault(found)) return [found];
  const { mission } = found.counter;
  if (mission?.mission !== 'escort') return [refused('mission-wrong', rule, ['detachment'])];
  if (mission.isUsed) return [refused('mission-used', rule, ['detachment'])];
  const to = route.at(-1) ?? found.at;
  const way = routeFaults(board, 'SEC-AIR-03', { from: found.at, to, route });
  if (way.length > 0) return way;
  if (!isTerritory(board, to) || isHeldBy(board, to, side)) {
    return [refused('territory-not-theirs', rule, ['route', route.length - 1])];
  }
  const isThere = countersOf(board, otherSide(side)).some(
    (one) => one.id === against && one.at === to && stands(board, one) && one.mission?.mission === 'intercept',
  );
  return isThere ? ALL_WELL : [refused('interceptor-unfit', rule, ['against'])];
}
