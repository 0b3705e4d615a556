import type { Ground } from './ground.ts';
import { areEnemies } from './ground.ts';
import type { Mover } from './mover.ts';

/** Whose detachment stands in a hex, leaving out the mover itself where it started. */
export const detachmentAt = (ground: Ground, hex: number, mover: Pick<Mover, 'start' | 'kind'> | null): number =>
  mover !== null && mover.kind === 'detachment' && hex === mover.start ? -1 : (ground.detachments[hex] ?? -1);

/** HEX-MOV-03: whether an enemy detachment or garrison stands in the hex. */
export const hasEnemyArmy = (ground: Ground, seat: number, hex: number): boolean =>
  areEnemies(ground, seat, ground.detachments[hex] ?? -1) ||
  areEnemies(ground, seat, ground.garrisons[hex] ?? -1) ||
  (ground.waiting.size > 0 && facing(ground, hex).some((owner) => areEnemies(ground, seat, owner)));

/** HEX-QB-11: who stand against each other in a hex where a battle waits. */
const facing = (ground: Ground, hex: number): readonly number[] => ground.waiting.get(hex) ?? NOBODY_THERE;
const NOBODY_THERE: readonly number[] = [];

/** HEX-MOV-03: whether an enemy army stands in the hex or next to it. */
export function isEnemyNear(ground: Ground, seat: number, hex: number): boolean {
  if (hasEnemyArmy(ground, seat, hex)) return true;
  for (let d = 0; d < 6; d++) {
    const at = ground.grid.next[hex * 6 + d] ?? -1;
    if (at >= 0 && hasEnemyArmy(ground, seat, at)) return true;
  }
  return false;
}

/**
 * HEX-MOV-05: whether the hex lies in the zone of control of an army that is an enemy of the seat. A zone is the
 * army's own hex and its six neighbours, except those where an army stands that is its enemy.
 */
export function isInEnemyZoc(ground: Ground, seat: number, hex: number, mover: Mover | null = null): boolean {
  if (hasEnemyArmy(ground, seat, hex)) return true;
  const detachment = detachmentAt(ground, hex, mover);
  const garrison = ground.garrisons[hex] ?? -1;
  for (let d = 0; d < 6; d++) {
    const at = ground.grid.next[hex * 6 + d] ?? -1;
    if (at < 0) continue;
    if (holds(ground, seat, ground.detachments[at] ?? -1, detachment, garrison)) return true;
    if (holds(ground, seat, ground.garrisons[at] ?? -1, detachment, garrison)) return true;
    if (ground.waiting.size === 0) continue;
    if (facing(ground, at).some((owner) => holds(ground, seat, owner, detachment, garrison))) return true;
  }
  return false;
}

/** Whether an army of `owner` next door holds the hex against the seat: nobody hostile to `owner` stands in it. */
const holds = (ground: Ground, seat: number, owner: number, detachment: number, garrison: number): boolean =>
  areEnemies(ground, seat, owner) && !areEnemies(ground, owner, detachment) && !areEnemies(ground, owner, garrison);

/** HEX-MOV-05, HEX-CLAIM-08: whether the hex lies in the zone of control of an own or allied army. */
export function isInFriendlyZoc(ground: Ground, seat: number, hex: number): boolean {
  const { detachments, garrisons, grid, relations, seats } = ground;
  const isFriend = (owner: number) => owner >= 0 && (relations[seat * seats.length + owner] ?? 3) <= 1;
  if (isFriend(detachments[hex] ?? -1) || isFriend(garrisons[hex] ?? -1)) return true;
  for (let d = 0; d < 6; d++) {
    const at = grid.next[hex * 6 + d] ?? -1;
    if (at < 0) continue;
    for (const owner of [detachments[at] ?? -1, garrisons[at] ?? -1]) {
      const isContested =
        areEnemies(ground, owner, detachments[hex] ?? -1) || areEnemies(ground, owner, garrisons[hex] ?? -1);
      if (isFriend(owner) && !isContested) return true;
    }
  }
  return false;
}
