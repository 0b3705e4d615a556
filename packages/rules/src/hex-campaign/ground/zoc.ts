import { nextTo } from '../map/grid.ts';
import type { HexIndex, SeatIndex } from '../map/numbers.ts';
import { FIRST_DIRECTION, NOBODY, SIX } from '../map/numbers.ts';
import type { Ground } from './ground.ts';
import { areEnemies } from './ground.ts';
import type { Mover } from './mover.ts';

/** The owner of the detachment in a hex, ignoring the mover itself at its start. */
export const detachmentAt = (ground: Ground, hex: HexIndex, mover: Pick<Mover, 'start' | 'kind'> | null): SeatIndex =>
  mover !== null && mover.kind === 'detachment' && hex === mover.start ? NOBODY : (ground.detachments[hex] ?? NOBODY);

/** HEX-MOV-03: whether an enemy detachment or garrison stands in the hex. */
export const hasEnemyArmy = (ground: Ground, seat: SeatIndex, hex: HexIndex): boolean =>
  areEnemies(ground, seat, ground.detachments[hex] ?? NOBODY) ||
  areEnemies(ground, seat, ground.garrisons[hex] ?? NOBODY) ||
  (ground.waiting.size > 0 && facing(ground, hex).some((owner) => areEnemies(ground, seat, owner)));

/** HEX-QB-11: the opponents in a hex with a postponed battle. */
const facing = (ground: Ground, hex: HexIndex): readonly SeatIndex[] => ground.waiting.get(hex) ?? NOBODY_THERE;
const NOBODY_THERE: readonly SeatIndex[] = [];

/** HEX-MOV-03: whether an enemy army stands in the hex or next to it. */
export function isEnemyNear(ground: Ground, seat: SeatIndex, hex: HexIndex): boolean {
  if (hasEnemyArmy(ground, seat, hex)) return true;
  for (let d = FIRST_DIRECTION; d < SIX; d++) {
    const at = nextTo(ground.grid, hex, d);
    if (at >= 0 && hasEnemyArmy(ground, seat, at)) return true;
  }
  return false;
}

/**
 * HEX-MOV-05: whether the hex is in the zone of control of an enemy army of the seat. A zone is the
 * army's own hex and its six neighbours, except those with an army hostile to it.
 */
export function isInEnemyZoc(ground: Ground, seat: SeatIndex, hex: HexIndex, mover: Mover | null = null): boolean {
  if (hasEnemyArmy(ground, seat, hex)) return true;
  const detachment = detachmentAt(ground, hex, mover);
  const garrison = ground.garrisons[hex] ?? NOBODY;
  for (let d = FIRST_DIRECTION; d < SIX; d++) {
    const at = nextTo(ground.grid, hex, d);
    if (at < 0) continue;
    if (holds(ground, seat, ground.detachments[at] ?? NOBODY, detachment, garrison)) return true;
    if (holds(ground, seat, ground.garrisons[at] ?? NOBODY, detachment, garrison)) return true;
    if (ground.waiting.size === 0) continue;
    if (facing(ground, at).some((owner) => holds(ground, seat, owner, detachment, garrison))) return true;
  }
  return false;
}

/** Whether an army of `owner` next door holds the hex against the seat: no army hostile to `owner` is in it. */
const holds = (
  ground: Ground,
  seat: SeatIndex,
  owner: SeatIndex,
  detachment: SeatIndex,
  garrison: SeatIndex,
): boolean =>
  areEnemies(ground, seat, owner) && !areEnemies(ground, owner, detachment) && !areEnemies(ground, owner, garrison);

/** HEX-MOV-05, HEX-CLAIM-08: whether the hex lies in the zone of control of an own or allied army. */
export function isInFriendlyZoc(ground: Ground, seat: SeatIndex, hex: HexIndex): boolean {
  const { detachments, garrisons, grid, relations, seats } = ground;
  const isFriend = (owner: SeatIndex) => owner >= 0 && (relations[seat * seats.length + owner] ?? 3) <= 1;
  if (isFriend(detachments[hex] ?? NOBODY) || isFriend(garrisons[hex] ?? NOBODY)) return true;
  for (let d = FIRST_DIRECTION; d < SIX; d++) {
    const at = nextTo(grid, hex, d);
    if (at < 0) continue;
    for (const owner of [detachments[at] ?? NOBODY, garrisons[at] ?? NOBODY]) {
      const isContested =
        areEnemies(ground, owner, detachments[hex] ?? NOBODY) || areEnemies(ground, owner, garrisons[hex] ?? NOBODY);
      if (isFriend(owner) && !isContested) return true;
    }
  }
  return false;
}
