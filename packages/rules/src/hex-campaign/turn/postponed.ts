import type { PieceId } from '../types.ts';

interface Waiting {
  readonly postponed: boolean;
  readonly attacker: { readonly armies: readonly PieceId[] | null };
  readonly defender: { readonly armies: readonly PieceId[] | null } | null;
}

/**
 * HEX-QB-11: armies with a postponed battle: they do nothing until it is fought. In a view, those that the viewer knows
 * of, including the viewer's own.
 */
export function heldUp(battles: readonly Waiting[]): ReadonlySet<PieceId> {
  const waiting = battles.filter(({ postponed }) => postponed);
  return new Set(
    waiting.flatMap(({ attacker, defender }) => [...(attacker.armies ?? []), ...(defender?.armies ?? [])]),
  );
}
