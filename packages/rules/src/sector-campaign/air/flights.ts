import type { RuleId } from '../../kernel/index.ts';
import { ALL_WELL, refused } from '../board/board.ts';
import { isHeldBy } from '../board/grid.ts';
import { isFault, type Standing, standing } from '../board/standing.ts';
import type { DeclarationOf, Detachment, Known, Rejection } from '../types.ts';
import { routeFaults } from './routes.ts';

type Fly = DeclarationOf<'fly'>;

/**
 * SEC-AIR-06, SEC-MOVE-05, SEC-ATK-05, SEC-RESP-04: why a detachment can't fly this route. It must be all airborne, or aerial
 * on an unused transport mission, and flies once a turn.
 */
export function flightFaults(known: Known, { purpose, detachment, route, cargo, escort }: Fly): readonly Rejection[] {
  const rule = 'SEC-AIR-06';
  const found = standing(known, detachment, rule);
  if (isFault(found)) return [found];
  const fit = flyerFaults(found, rule);
  if (fit.length > 0) return fit;
  const last = route.at(-1) ?? found.at;
  const way = routeFaults(known.board, 'SEC-AIR-03', { from: found.at, to: last, route });
  if (way.length > 0) return way;
  const carried = cargo === null ? ALL_WELL : cargoFaults(known, found, cargo, purpose);
  return carried.length > 0 || escort === null ? carried : escortFaults(known, found, escort);
}

function flyerFaults({ detachment, counter }: Standing, rule: RuleId): readonly Rejection[] {
  if (counter.hasFlown) return [refused('flown-already', rule, ['detachment'])];
  if (detachment.kind === 'airborne') return ALL_WELL;
  if (detachment.kind !== 'aerial') return [refused('mission-wrong', rule, ['detachment'])];
  if (counter.mission?.mission !== 'transport') return [refused('mission-wrong', rule, ['detachment'])];
  return counter.mission.isUsed ? [refused('mission-used', rule, ['detachment'])] : ALL_WELL;
}

/** SEC-AIR-06: one ground detachment from the aircraft’s own territory. Whether it fits is for the referee to say. */
function cargoFaults(
  known: Known,
  flyer: Standing,
  cargo: Detachment['id'],
  purpose: Fly['purpose'],
): readonly Rejection[] {
  const found = standing(known, cargo, 'SEC-AIR-06', ['cargo']);
  if (isFault(found)) return [found];
  if (found.counter.isIsolated && purpose !== 'attack')
    return [refused('detachment-isolated', 'SEC-ISO-08', ['cargo'])];
  const isFit = flyer.detachment.kind === 'aerial' && found.at === flyer.at && found.detachment.kind !== 'aerial';
  return isFit ? ALL_WELL : [refused('cargo-unfit', 'SEC-AIR-06', ['cargo'])];
}

/** SEC-AIR-09, SEC-ISO-08: on an escort mission, based anywhere; for an isolated flight, only in the same territory. */
export function escortFaults(known: Known, flyer: Standing, escort: Detachment['id']): readonly Rejection[] {
  const found = standing(known, escort, 'SEC-AIR-09', ['escort']);
  if (isFault(found)) return [found];
  const { mission } = found.counter;
  if (mission?.mission !== 'escort' || mission.isUsed || found.detachment.id === flyer.detachment.id) {
    return [refused('escort-unfit', 'SEC-AIR-09', ['escort'])];
  }
  return flyer.counter.isIsolated && found.at !== flyer.at
    ? [refused('escort-unfit', 'SEC-ISO-08', ['escort'])]
    : ALL_WELL;
}

/** SEC-AIR-06: whether a flight with this purpose can end there. */
export function targetFaults(known: Known, { purpose, route }: Fly): readonly Rejection[] {
  const to = route.at(-1);
  if (to === undefined) return [refused('route-needed', 'SEC-AIR-03', ['route'])];
  const isOwn = isHeldBy(known.board, to, known.side);
  if (purpose === 'attack') {
    return isOwn ? [refused('territory-not-theirs', 'SEC-ATK-02', ['route', route.length - 1])] : ALL_WELL;
  }
  return isOwn ? ALL_WELL : [refused('territory-not-yours', 'SEC-MOVE-05', ['route', route.length - 1])];
}
