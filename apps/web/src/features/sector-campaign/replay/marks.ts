import type { SectorArrow, SectorFlight, SectorView } from '@sealed-orders/map/sector';
import { lookup } from '@sealed-orders/rules/kernel';
import type { Board, CounterId, Event, TerritoryId } from '@sealed-orders/rules/sector-campaign';
import { placeOf } from '../report/log-lines.ts';
import { type LetterOf, letterOfSide } from '../sector-view-of.ts';

type Way = readonly TerritoryId[];

/** Where a counter goes in an event, including its start; null: none goes anywhere. */
export function wayOf(event: Event, told: readonly Event[]): Way | null {
  switch (event.type) {
    case 'moved':
    case 'retreated':
    case 'went-back':
      return [event.from, event.into];
    case 'flown':
      return flightOf(event.counter, told) ?? [event.from, event.into];
    default:
      return null;
  }
}

/** The counter that goes somewhere in an event; null: none does. */
export const moverOf = (event: Event): CounterId | null =>
  'counter' in event && wayOf(event, []) !== null ? event.counter : null;

/** The way of the last flight that a counter began in these events; null: it began none on the map. */
function flightOf(counter: CounterId, told: readonly Event[]): Way | null {
  const begun = told.findLast((event) => event.type === 'flight-began' && event.counter === counter);
  return begun?.type === 'flight-began' && begun.from !== null ? [begun.from, ...begun.route] : null;
}

/** The territories in which an event happens. */
export function territoriesOf(event: Event, board: Board): Way {
  switch (event.type) {
    case 'isolated':
    case 'reconnected':
    case 'majors-named':
      return event.territories;
    case 'moved':
    case 'flown':
    case 'retreated':
    case 'went-back':
      return [event.from, event.into];
    case 'flight-began':
      return event.from === null ? event.route : [event.from, ...event.route];
    default: {
      const at = placeOf(event, board);
      const from = 'from' in event ? event.from : null;
      return [from, at].flatMap((one) => one ?? []);
    }
  }
}

/** The counters that an event is about. */
export function countersOf(event: Event): readonly CounterId[] {
  if (event.type === 'battle-began') return [...event.attackers, ...event.defenders, ...event.responders];
  if (event.type === 'attack-declared' || event.type === 'orbit-filled') return event.counters;
  if (!('counter' in event)) return [];
  if (event.type === 'intercepted' || event.type === 'drop-intercepted') return [event.counter, event.by];
  return 'against' in event ? [event.counter, event.against] : [event.counter];
}

/** What these events add to a board: moves and retreats as arrows, flights as lines. Attacks are on it already. */
export function withMarks(
  drawn: SectorView,
  { events, told }: { readonly events: readonly Event[]; readonly told: readonly Event[] },
  board: Board,
  letterOf: LetterOf,
): SectorView {
  const seatOf = (id: CounterId) => {
    const counter = lookup(board.counters, id);
    return counter === undefined ? 'n' : letterOfSide(board, counter.side, letterOf);
  };
  const arrows = events.flatMap((event): readonly SectorArrow[] => {
    const way = event.type === 'scouted' ? scoutsWay(event, told) : event.type === 'flown' ? null : wayOf(event, told);
    const [from, to] = way ?? [];
    if (from === undefined || to === undefined || from === to || !('counter' in event)) return [];
    return [{ kind: 'move', from, to, seat: seatOf(event.counter), number: null }];
  });
  const flights = events.flatMap((event): readonly SectorFlight[] => {
    const way =
      event.type === 'flown'
        ? wayOf(event, told)
        : event.type === 'flight-began'
          ? flightOf(event.counter, [event])
          : null;
    return way === null || !('counter' in event) ? [] : [{ way, seat: seatOf(event.counter), isPlan: false }];
  });
  if (arrows.length === 0 && flights.length === 0) return drawn;
  return { ...drawn, arrows: [...drawn.arrows, ...arrows], flights: [...drawn.flights, ...flights] };
}

/** Scouts on the ground; those in the air have the line of their flight. */
const scoutsWay = (
  { counter, from, territory }: Extract<Event, { readonly type: 'scouted' }>,
  told: readonly Event[],
): Way | null => (flightOf(counter, told) === null ? [from, territory] : null);
