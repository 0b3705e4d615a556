/**
 * The deadline of the rules, moved by as much as the desk moved the open phase (ms). A deadline that the rules set after
 * the phase was brought forward, and that would be past, stays the one of the rules.
 */
export function shifted(deadline: Date | null, shift: number, at: Date): Date | null {
  if (deadline === null) return null;
  const moved = new Date(deadline.getTime() + shift);
  return moved <= at && shift < 0 ? deadline : moved;
}
