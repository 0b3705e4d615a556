import { nextTo } from '../map/grid.ts';
import type { HexIndex, SeatIndex } from '../map/numbers.ts';
import { FIRST_DIRECTION, NOBODY, SIX } from '../map/numbers.ts';
import type { Ground } from './ground.ts';
import { areEnemies } from './ground.ts';
import type { Mover } from './mover.ts';

/** Whose detachment stands in a hex, leaving out the mover itself where it started. */
export const detachmentAt = (ground: Ground, hex: HexIndex, mover: Pick<Mover, 'start' | 'kind'> | null): SeatIndex =>
  mover !== null && mover.kind === 'detachment' && hex === mover.start ? NOBODY : (ground.detachments[hex] ?? NOBODY);

/** HEX-MOV-03: whether an enemy detachment or garrison stands in the hex. */
export const hasEnemyArmy = (ground: Ground, seat: SeatIndex, hex: HexIndex): boolean =>
  areEnemies(ground, seat, ground.detachments[hex] ?? NOBODY) ||
  areEnemies(ground, seat, ground.garrisons[hex] ?? NOBODY) ||
  (ground.waiting.size > 0 && facing(ground, hex).some((owner) => areEnemies(ground, seat, owner)));

/** HEX-QB-11: who stand against each other in a hex where a battle waits. */
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
 * HEX-MOV-05: whether the hex lies in the zone of control of an army that is an enemy of the seat. A zone is the
 * army's own hex and its six neighbours, except those where an army stands that is its enemy.
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

/** Whether an army of `owner` next door holds the hex against the seat: nobody hostile to `owner` stands in it. */
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
