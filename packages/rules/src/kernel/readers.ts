import type { RuleId, SeatId } from './ids.ts';

/** Whose eyes look: a seat, the referee, or anybody with the link. */
export type Viewer =
  | { readonly kind: 'seat'; readonly seat: SeatId }
  | { readonly kind: 'referee' }
  | { readonly kind: 'spectator' };

/** Who may read an event: everybody, all seats but no spectator, or the named seats. The referee reads all. */
export type Readers = 'all' | 'seats' | readonly SeatId[];

/** What happened, in the past tense, with the rule that made it so and who may know. */
export interface GameEvent {
  readonly type: string;
  readonly rule: RuleId;
  readonly to: Readers;
}

/** Whether the viewer may read what is addressed to these readers. */
export function mayRead(viewer: Viewer, to: Readers): boolean {
  if (viewer.kind === 'referee' || to === 'all') return true;
  if (viewer.kind === 'spectator') return false;
  return to === 'seats' || to.includes(viewer.seat);
}

/** A short key for caches and rooms: `referee`, `spectator`, `seat:azure`. */
export function viewerKey(viewer: Viewer): string {
  return viewer.kind === 'seat' ? `seat:${viewer.seat}` : viewer.kind;
}
