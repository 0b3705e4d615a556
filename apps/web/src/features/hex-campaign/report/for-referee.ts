import type { Event, View } from '@sealed-orders/rules/hex-campaign';
import { type SeatId, sortedText } from '@sealed-orders/rules/kernel';

type EventOf<Type extends Event['type']> = Extract<Event, { readonly type: Type }>;
/** Everyone who was notified of a matter. */
export interface Readers {
  readonly seats: 'all' | readonly SeatId[];
  readonly spectators: boolean;
}

/** An event with everyone who was notified of it, in these or in other words. */
export interface Told {
  readonly event: Event;
  readonly readers: Readers;
}

/** What others are told about an event: the referee reads the event itself. */
type Echo =
  | 'battle-announced'
  | 'bombing-seen'
  | 'captives-lost'
  | 'captives-passed'
  | 'control-lost'
  | 'convoy-lost'
  | 'discovery-seen'
  | 'reinforcements-cut'
  | 'stronghold-lost'
  | 'urban-lost'
  | 'withdrawal-seen';

const same = (key: string) => (echo: Event, event: Event) => fieldOf(echo, key) === fieldOf(event, key);
const fieldOf = (event: Event, key: string): unknown => Object.entries(event).find(([name]) => name === key)?.[1];

/** The event that contains each of them in full, and whether it is about the same matter. */
const TOLD_BY: { readonly [Type in Echo]: readonly [Event['type'], (echo: Event, event: Event) => boolean] } = {
  'battle-announced': ['battle-ended', same('battle')],
  'bombing-seen': ['bombed', same('hex')],
  'captives-lost': ['captives-taken', same('piece')],
  'captives-passed': ['captives-taken', same('piece')],
  'control-lost': ['claimed', same('hex')],
  'convoy-lost': ['convoy-captured', same('piece')],
  'discovery-seen': ['discovery', same('hex')],
  'reinforcements-cut': ['reinforcements-attacked', same('airspace')],
  'stronghold-lost': ['stronghold-taken', same('hex')],
  'urban-lost': ['urban-taken', same('hex')],
  'withdrawal-seen': ['withdrew', same('piece')],
};

const isEcho = (event: Event): event is EventOf<Echo> => Object.hasOwn(TOLD_BY, event.type);

/** Events whose seat is only a reader: for several readers, they are one. */
const OF_READERS: readonly Event['type'][] = ['airspace-controlled', 'poisoned', 'rumours-spread', 'sabotaged'];

/** A key shared by all copies of one event for different readers. */
function matter(event: Event): string {
  const about = Object.entries(event).filter(
    ([key]) => key !== 'to' && !(key === 'seat' && OF_READERS.includes(event.type)),
  );
  return sortedText(Object.fromEntries(about));
}

const readersOf = ({ to }: Event): Readers => ({
  seats: to === 'all' || to === 'seats' ? 'all' : to === 'spectators' ? [] : to,
  spectators: to === 'all' || to === 'spectators',
});

/** All readers of either. */
const joined = (one: Readers, other: Readers): Readers => ({
  seats: one.seats === 'all' || other.seats === 'all' ? 'all' : [...new Set([...one.seats, ...other.seats])],
  spectators: one.spectators || other.spectators,
});

/** Whether one viewer reads both: then they are two matters, however alike. */
function meet(one: Readers, other: Readers): boolean {
  if (one.spectators && other.spectators) return true;
  const [mine, theirs] = [one.seats, other.seats];
  if (mine === 'all') return theirs === 'all' || theirs.length > 0;
  return theirs === 'all' ? mine.length > 0 : mine.some((seat) => theirs.includes(seat));
}

/** Each matter once, whatever copies of it different readers got. */
function merged(events: readonly Event[]): readonly Told[] {
  const found: { readonly event: Event; readers: Readers }[] = [];
  const alike = new Map<string, (typeof found)[number][]>();
  for (const event of events) {
    const [key, readers] = [matter(event), readersOf(event)];
    const same = alike.get(key) ?? [];
    const known = same.find((one) => !meet(one.readers, readers));
    if (known !== undefined) known.readers = joined(known.readers, readers);
    else {
      const fresh = { event, readers };
      found.push(fresh);
      alike.set(key, [...same, fresh]);
    }
  }
  return found;
}

/** Events as their viewer reads them. */
export interface Read {
  readonly events: readonly Event[];
  /** For the referee: who was notified of each event. */
  readonly readers: ReadonlyMap<Event, Readers>;
}

/** The events of a step as the viewer reads them: all, or for a referee each matter once. */
export function asRead({ viewer }: Pick<View, 'viewer'>, events: readonly Event[]): Read {
  if (viewer.kind !== 'referee') return { events, readers: new Map() };
  const told = forReferee(events);
  return {
    events: told.map(({ event }) => event),
    readers: new Map(told.map(({ event, readers }) => [event, readers])),
  };
}

/**
 * The events of a step as a referee reads them: each matter once, in its fullest words, with everyone who was notified.
 * The rules tell different readers different things about one matter; the log has them all.
 */
export function forReferee(events: readonly Event[]): readonly Told[] {
  const all = merged(events);
  const fullOf = ({ event }: Told): Told | undefined => {
    if (!isEcho(event)) return undefined;
    const [type, isSame] = TOLD_BY[event.type];
    return all.find((other) => other.event.type === type && isSame(event, other.event));
  };
  const heard = new Map<Told, readonly Told[]>();
  const echoes = new Set<Told>();
  for (const told of all) {
    const full = fullOf(told);
    if (full === undefined) continue;
    echoes.add(told);
    heard.set(full, [...(heard.get(full) ?? []), told]);
  }
  return all
    .filter((told) => !echoes.has(told))
    .map((told) => ({
      ...told,
      readers: (heard.get(told) ?? []).reduce((readers, echo) => joined(readers, echo.readers), told.readers),
    }));
}
