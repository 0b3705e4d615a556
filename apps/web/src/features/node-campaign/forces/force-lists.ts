import { type Force, fighting, GUARD, lockOf, type Owner, type View } from '@sealed-orders/rules/node-campaign';

/** The battleforces of one owner. */
export interface ForceGroup {
  readonly owner: Owner;
  readonly forces: readonly Force[];
}

/** The battleforces by owner, in the order of their arrival: the reader's first, then by place at the table, the unplayed last. */
export function groupedForces({ forces, seats, you }: Pick<View, 'forces' | 'seats' | 'you'>): readonly ForceGroup[] {
  const all = Object.values(forces).sort((a, b) => a.arrival - b.arrival);
  const owners: readonly Owner[] = [...new Set<Owner>([...(you === null ? [] : [you]), ...seats, GUARD])];
  return owners
    .map((owner) => ({ owner, forces: all.filter((force) => force.owner === owner) }))
    .filter(({ forces: some }) => some.length > 0);
}

export type ForceStanding = 'free' | 'fights' | 'waits' | 'holds';

/** What a battleforce is doing: it holds its node in a battle, fights for it, or waits at the end of the stack. */
export function standingOf(view: Pick<View, 'battles'>, force: Force): ForceStanding {
  const lock = lockOf(view, force.id);
  if (lock === null) return 'free';
  if (lock.place === 0) return 'holds';
  return lock.place < fighting(lock.battle).length ? 'fights' : 'waits';
}

/** The battleforce that the page opens with: the reader's first, or else the first of all. */
export const firstForce = (view: Pick<View, 'forces' | 'seats' | 'you'>): Force | null =>
  groupedForces(view)[0]?.forces[0] ?? null;
