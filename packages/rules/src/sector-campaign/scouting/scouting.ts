import type { RuleId } from '../../kernel/index.ts';
import { escortFaults } from '../air/flights.ts';
import { reversed, routeFaults } from '../air/routes.ts';
import { ALL_WELL, detachmentsOf, refused } from '../board/board.ts';
import { areAdjacent, isHeldBy, isTerritory, neighbours } from '../board/grid.ts';
import { isFault, type Standing, standing } from '../board/standing.ts';
import type { DeclarationOf, Detachment, Known, Rejection } from '../types.ts';

type Scout = DeclarationOf<'scout'>;

const infiltrates = ({ units }: Detachment): boolean => units.some(({ traits }) => traits.includes('infiltrator'));

/** SEC-SCOUT-01, -02, SEC-AIR-02, -03: why a detachment can't scout this territory. */
export function scoutFaults(known: Known, order: Scout): readonly Rejection[] {
  const { board, side } = known;
  const rule: RuleId = 'SEC-SCOUT-02';
  const found = standing(known, order.detachment, 'SEC-SCOUT-01');
  if (isFault(found)) return [found];
  if (!isTerritory(board, order.territory)) return [refused('territory-unknown', rule, ['territory'])];
  if (isHeldBy(board, order.territory, side)) return [refused('territory-not-theirs', rule, ['territory'])];
  if (found.detachment.kind === 'aerial') return airScoutFaults(known, found, order);
  if (!infiltrates(found.detachment)) return [refused('no-infiltrators', 'SEC-SCOUT-01', ['detachment'])];
  if (found.detachment.hasScouted) return [refused('scouted-already', 'SEC-SCOUT-01', ['detachment'])];
  return areAdjacent(board, found.at, order.territory) ? ALL_WELL : [refused('not-adjacent', rule, ['territory'])];
}

/** SEC-AIR-02, -03, -09. */
function airScoutFaults(
  known: Known,
  found: Standing,
  { territory, route, back, escort }: Scout,
): readonly Rejection[] {
  const { mission } = found.counter;
  if (mission?.mission !== 'scouting') return [refused('mission-wrong', 'SEC-AIR-02', ['detachment'])];
  if (mission.isUsed) return [refused('mission-used', 'SEC-AIR-02', ['detachment'])];
  if (route === null) return [refused('route-needed', 'SEC-AIR-03', ['route'])];
  const there = routeFaults(known.board, 'SEC-AIR-03', { from: found.at, to: territory, route });
  if (there.length > 0) return there;
  const home = { from: territory, to: found.at, route: back ?? reversed(found.at, route) };
  const again = routeFaults(known.board, 'SEC-AIR-03', home);
  if (again.length > 0) return again.map((fault) => ({ ...fault, path: ['back', ...fault.path.slice(1)] }));
  return escort === null ? ALL_WELL : escortFaults(known, found, escort);
}

/** SEC-SCOUT-03: whether any detachment of the side can still scout. The phase is skipped if neither side has one. */
export const canScout = (known: Known): boolean =>
  detachmentsOf(known.desk).some(({ id }) => {
    const found = standing(known, id, 'SEC-SCOUT-01');
    if (isFault(found)) return false;
    const { detachment, counter, at } = found;
    if (detachment.kind === 'aerial') return counter.mission?.mission === 'scouting' && !counter.mission.isUsed;
    const near = neighbours(known.board, at).some((other) => !isHeldBy(known.board, other, known.side));
    return infiltrates(detachment) && !detachment.hasScouted && near;
  });
