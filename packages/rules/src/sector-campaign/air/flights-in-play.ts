import { otherSide } from '../board/grid.ts';
import { counterIn, counterOfIn, type Play, tell } from '../board/play.ts';
import type { Detachment, Draft, Flight, Side, TerritoryId } from '../types.ts';
import { shareLosses } from './combat.ts';
import { meetFlak, meetInterceptors, readyFlak } from './reactions-in-play.ts';

/** What takes off, or comes down from orbit. */
export interface TakeOff extends Pick<Flight, 'purpose' | 'battle' | 'back' | 'against'> {
  readonly detachment: Detachment['id'];
  readonly route: readonly TerritoryId[];
  readonly cargo: Detachment['id'] | null;
  readonly escort: Detachment['id'] | null;
  /** Where it starts if its counter is elsewhere, as on a flight back. */
  readonly from?: TerritoryId;
}

/**
 * Begins a flight; {@link flyOn} does the rest. Its missions are used up, and everyone sees the route. SEC-AIR-15.
 */
export function takeOff(play: Play, side: Side, { detachment, route, cargo, escort, from, ...flight }: TakeOff): void {
  const { board } = play.state;
  const flyer = counterOfIn(play, side, detachment);
  const [carried, guard] = [cargo, escort].map((id) => (id === null ? null : counterOfIn(play, side, id)));
  if (flight.purpose !== 'drop') flyer.hasFlown = true;
  for (const one of [flyer, guard]) if (one?.mission != null) one.mission.isUsed = true;
  readyFlak(play, otherSide(side));
  board.flight = {
    ...{ side, counter: flyer.id, cargo: carried?.id ?? null, escort: guard?.id ?? null },
    purpose: flight.purpose,
    battle: flight.battle,
    against: flight.against,
    back: flight.back === null ? null : [...flight.back],
    route: [...route],
    ...{ entered: 0, step: 'leave', heard: [], met: null, hasEscortFought: false, hasTurnedBack: false },
  };
  tell(play, {
    ...{ type: 'flight-began', rule: 'SEC-AIR-15', to: 'all', counter: flyer.id, purpose: flight.purpose },
    ...{ from: from ?? flyer.at, route: [...route], cargo: carried?.id ?? null, escort: guard?.id ?? null },
  });
}

/** How a flight ended. */
export interface Landing {
  readonly flight: Draft['board']['flight'] & {};
  readonly hasArrived: boolean;
}

/**
 * SEC-AIR-13: continues the flight until somebody is asked (null) or it ends. In each territory that it
 * enters, interceptors react first, then flak fires.
 */
export function flyOn(play: Play): Landing | null {
  const { board } = play.state;
  while (board.flight !== null) {
    const { flight } = board;
    const isOver = flight.step === 'leave' ? hasEntered(flight) : meet(play, flight);
    if (isOver === 'asked') return null;
    if (isOver !== 'goes-on') return end(play, flight, isOver === 'arrived');
  }
  return null;
}

type Course = 'goes-on' | 'asked' | 'arrived' | 'lost' | 'aborted';
type InFlight = Landing['flight'];

/** Enters the next territory of the route, or ends the flight. */
function hasEntered(flight: InFlight): Course {
  if (flight.entered === flight.route.length) return 'arrived';
  Object.assign(flight, { entered: flight.entered + 1, step: 'intercept', heard: [], met: null });
  return 'goes-on';
}

/** Interceptors react, then flak; losses can end the flight. */
function meet(play: Play, flight: InFlight): Course {
  const flyer = counterIn(play, flight.counter);
  const course = flight.step === 'intercept' ? meetInterceptors(play, flight) : meetFlak(play, flight);
  if (flight.cargo !== null) shareLosses(play, flight.counter, flight.cargo);
  if (flyer.isLost) return 'lost';
  return flight.hasTurnedBack ? 'aborted' : course;
}

function end(play: Play, flight: InFlight, hasArrived: boolean): Landing {
  play.state.board.flight = null;
  const at = flight.route[Math.max(0, flight.entered - 1)];
  if (at !== undefined) {
    tell(play, { type: 'flight-ended', rule: 'SEC-AIR-13', to: 'all', counter: flight.counter, at, hasArrived });
  }
  return { flight, hasArrived };
}
