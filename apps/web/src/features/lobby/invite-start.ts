import type { InvitePlace } from './invite-place.ts';

export const ROLES = ['seat', 'referee', 'spectator'] as const;
export type InviteRole = (typeof ROLES)[number];

/** The role that a new link proposes. Never a referee, who would see everything: that has to be chosen. */
export const proposedRole = (status: InvitePlace['status'], free: number): InviteRole =>
  status === 'lobby' || free > 0 ? 'seat' : 'spectator';

/** How many people a new link proposes to let in. */
export const proposedUses = (role: InviteRole, free: number): number => (role === 'seat' ? Math.max(1, free) : 1);
