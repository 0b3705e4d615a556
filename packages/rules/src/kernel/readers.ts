import type { RuleId, SeatId } from './ids.ts';

/** The viewer: a seat, the referee, or anybody with the link. */
export type Viewer =
  | { readonly kind: 'seat'; readonly seat: SeatId }
  | { readonly kind: 'referee' }
  | { readonly kind: 'spectator' };

/**
 * Who may read an event: everybody, all seats but no spectator, spectators only (for earlier news of the seats), or
 * the named seats. The referee reads all.
 */
export type Readers = 'all' | 'seats' | 'spectators' | readonly SeatId[];

/** What happened, in the past tense, with its rule and its readers. */
export interface GameEvent {
  readonly type: string;
  readonly rule: RuleId;
  readonly to: Readers;
}

/** Whether the viewer is among these readers. */
export function mayRead(viewer: Viewer, to: Readers): boolean {
  if (viewer.kind === 'referee' || to === 'all') return true;
  if (viewer.kind === 'spectator') return to === 'spectators';
  return to === 'seats' || (to !== 'spectators' && to.includes(viewer.seat));
}

/** A step's events by position: those for all seats, and those for a few seats only. */
interface Addressed {
  readonly seated: readonly number[];
  readonly named: ReadonlyMap<SeatId, readonly number[]>;
}

const addressees = new WeakMap<readonly GameEvent[], Addressed>();

/** All viewers read the same list one after the other, so it is indexed once. */
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
 * The events that the viewer may read, in order: those that pass {@link mayRead}.
 * @param events of a step, as returned by the rules; they never change
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
