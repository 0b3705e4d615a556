/**
 * The deadline of the rules, moved by as much as the desk moved the open phase (ms). A deadline that the rules set after
 * the phase was brought forward, and that would be past, stays the one of the rules. The one that the campaign has
 * already was not set after that: it has passed, and nobody has noticed yet.
 * @param at when the rules set it, or said again what it is
 * @param known the deadline that the campaign has already; null: none
 */
export function shifted(deadline: Date | null, shift: number, at: Date, known: Date | null): Date | null {
  if (deadline === null) return null;
  const moved = new Date(deadline.getTime() + shift);
  const isPast = moved <= at && moved.getTime() !== known?.getTime();
  return isPast && shift < 0 ? deadline : moved;
}
