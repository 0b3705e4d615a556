import { ALL_WELL, counterFor, detachmentsOf, refused } from '../board/board.ts';
import { isFault, standing } from '../board/standing.ts';
import type { DeclarationOf, Detachment, Known, Rejection } from '../types.ts';

type SetMission = DeclarationOf<'mission'>;

/** SEC-AIR-01: aerial detachments on the map without a mission yet this turn. */
export const withoutMission = ({ board, desk }: Known): readonly Detachment[] =>
  detachmentsOf(desk).filter((one) => {
    const counter = counterFor(board, one);
    return one.kind === 'aerial' && counter !== null && counter.at !== null && counter.mission === null;
  });

export const canSetMission = (known: Known): boolean => withoutMission(known).length > 0;

/** SEC-AIR-01. */
export function missionFaults(known: Known, { detachment }: SetMission): readonly Rejection[] {
  const found = standing(known, detachment, 'SEC-AIR-01');
  if (isFault(found)) return [found];
  if (found.detachment.kind !== 'aerial') return [refused('mission-wrong', 'SEC-AIR-01', ['detachment'])];
  return found.counter.mission === null ? ALL_WELL : [refused('mission-set', 'SEC-AIR-01', ['detachment'])];
}
