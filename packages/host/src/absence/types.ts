/**
 * What seals for a seat whose player is on holiday, and for one without a player: what the rules do for an absent
 * player, or how the game plays a seat by itself.
 */
export const ABSENCE_POLICIES = ['guard', 'caretaker'] as const;
export type AbsencePolicy = (typeof ABSENCE_POLICIES)[number];
