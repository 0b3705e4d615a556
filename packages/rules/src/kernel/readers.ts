import type { RuleId, SeatId } from './ids.ts';

/** Whose eyes look: a seat, the referee, or anybody with the link. */
export type Viewer =
  | { readonly kind: 'seat'; readonly seat: SeatId }
  | { readonly kind: 'referee' }
  | { readonly kind: 'spectator' };

/**
 * Who may read an event: everybody, all seats but no spectator, spectators alone (for what the seats heard earlier), or
 * the named seats. The referee reads all.
 */
export type Readers = 'all' | 'seats' | 'spectators' | readonly SeatId[];

/** What happened, in the past tense, with the rule that made it so and who may know. */
export interface GameEvent {
  readonly type: string;
  readonly rule: RuleId;
  readonly to: Readers;
}

/** Whether the viewer may read what is addressed to these readers. */
export function mayRead(viewer: Viewer, to: Readers): boolean {
  if (viewer.kind === 'referee' || to === 'all') return true;
  if (viewer.kind === 'spectator') return to === 'spectators';
  return to === 'seats' || (to !== 'spectators' && to.includes(viewer.seat));
}

/** Of the events of a step, by their places in it: those of everybody who sits, and those of a few seats only. */
interface Addressed {
  readonly seated: readonly number[];
  readonly named: ReadonlyMap<SeatId, readonly number[]>;
}

const addressees = new WeakMap<readonly GameEvent[], Addressed>();

/** All who look read the same list one after the other: it is gone through once. */
function addressed(events: readonly GameEvent[]): Addressed {
  const known = addressees.get(events);
  if (known !== undefined) return known;
  const seated: number[] = [];
  const named = new Map<SeatId, number[]>();
  for (const [place, { to }] of events.entries()) {
    if (to === 'all' || to === 'seats') seated.push(place);
    else if (to !== 'spectators') for (const seat of new Set(to)) placesOf(named, seat).push(place);
  }
  const made = { seated, named };
  addressees.set(events, made);
  return made;
}

function placesOf(named: Map<SeatId, number[]>, seat: SeatId): number[] {
  const places = named.get(seat) ?? [];
  if (places.length === 0) named.set(seat, places);
  return places;
}

/**
 * The events that the viewer may read, in their order: those of which {@link mayRead} says so.
 * @param events of a step, as the rules gave them; they never change
 */
export function readBy<Event extends GameEvent>(events: readonly Event[], viewer: Viewer): readonly Event[] {
  if (viewer.kind !== 'seat') return events.filter(({ to }) => mayRead(viewer, to));
  const { seated, named } = addressed(events);
  const places = [...seated, ...(named.get(viewer.seat) ?? [])].sort((a, b) => a - b);
  return places.flatMap((place) => events[place] ?? []);
}

/** A short key for caches and rooms: `referee`, `spectator`, `seat:azure`. */
export function viewerKey(viewer: Viewer): string {
  return viewer.kind === 'seat' ? `seat:${viewer.seat}` : viewer.kind;
}
