import type { RuleId } from '../../kernel/index.ts';
import { ALL_WELL, refused } from '../board/board.ts';
import { isHeldBy, otherSide } from '../board/grid.ts';
import { counterIn, counterOfIn, type Play, tell } from '../board/play.ts';
import { isFault, type Standing, standing } from '../board/standing.ts';
import type { DeclarationOf, Detachment, Draft, Flight, Known, Rejection, Side, TerritoryId } from '../types.ts';
import { shareLosses } from './combat.ts';
import { meetFlak, meetInterceptors, readyFlak } from './reactions.ts';
import { routeFaults } from './routes.ts';

type Fly = DeclarationOf<'fly'>;

/**
 * SEC-AIR-06, SEC-MOVE-05, SEC-ATK-05, SEC-RESP-04: why a detachment can't fly this route. It must be all airborne, or aerial
 * on an unused transport mission, and flies once a turn. Only moves can be a commander’s extra one. SEC-MOVE-03.
 */
export function flightFaults(known: Known, order: Fly): readonly Rejection[] {
  const { purpose, detachment, route, cargo, escort } = order;
  const rule = 'SEC-AIR-06';
  if (order.isBonus && purpose !== 'move') return [refused('bonus-moves-only', 'SEC-MOVE-03', ['isBonus'])];
  const found = standing(known, detachment, rule);
  if (isFault(found)) return [found];
  const fit = flyerFaults(found, rule);
  if (fit.length > 0) return fit;
  const last = route.at(-1) ?? found.at;
  const way = routeFaults(known.board, 'SEC-AIR-03', { from: found.at, to: last, route });
  if (way.length > 0) return way;
  const carried = cargo === null ? ALL_WELL : cargoFaults(known, found, cargo, purpose);
  return carried.length > 0 || escort === null ? carried : escortFaults(known, found, escort);
}

function flyerFaults({ detachment, counter }: Standing, rule: RuleId): readonly Rejection[] {
  if (counter.hasFlown) return [refused('flown-already', rule, ['detachment'])];
  if (detachment.kind === 'airborne') return ALL_WELL;
  if (detachment.kind !== 'aerial') return [refused('mission-wrong', rule, ['detachment'])];
  if (counter.mission?.mission !== 'transport') return [refused('mission-wrong', rule, ['detachment'])];
  return counter.mission.isUsed ? [refused('mission-used', rule, ['detachment'])] : ALL_WELL;
}

/** SEC-AIR-06: one ground detachment from the aircraft’s own territory. Whether it fits is for the referee to say. */
function cargoFaults(
  known: Known,
  flyer: Standing,
  cargo: Detachment['id'],
  purpose: Fly['purpose'],
): readonly Rejection[] {
  const found = standing(known, cargo, 'SEC-AIR-06', ['cargo']);
  if (isFault(found)) return [found];
  if (found.counter.isIsolated && purpose !== 'attack')
    return [refused('detachment-isolated', 'SEC-ISO-08', ['cargo'])];
  const isFit = flyer.detachment.kind === 'aerial' && found.at === flyer.at && found.detachment.kind !== 'aerial';
  return isFit ? ALL_WELL : [refused('cargo-unfit', 'SEC-AIR-06', ['cargo'])];
}

/** SEC-AIR-09, SEC-ISO-08: on an escort mission, based anywhere; for an isolated flight, only in the same territory. */
export function escortFaults(known: Known, flyer: Standing, escort: Detachment['id']): readonly Rejection[] {
  const found = standing(known, escort, 'SEC-AIR-09', ['escort']);
  if (isFault(found)) return [found];
  const { mission } = found.counter;
  if (mission?.mission !== 'escort' || mission.isUsed || found.detachment.id === flyer.detachment.id) {
    return [refused('escort-unfit', 'SEC-AIR-09', ['escort'])];
  }
  return flyer.counter.isIsolated && found.at !== flyer.at
    ? [refused('escort-unfit', 'SEC-ISO-08', ['escort'])]
    : ALL_WELL;
}

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

/** SEC-AIR-06: whether a flight with this purpose can end there. */
export function targetFaults(known: Known, { purpose, route }: Fly): readonly Rejection[] {
  const to = route.at(-1);
  if (to === undefined) return [refused('route-needed', 'SEC-AIR-03', ['route'])];
  const isOwn = isHeldBy(known.board, to, known.side);
  if (purpose === 'attack') {
    return isOwn ? [refused('territory-not-theirs', 'SEC-ATK-02', ['route', route.length - 1])] : ALL_WELL;
  }
  return isOwn ? ALL_WELL : [refused('territory-not-yours', 'SEC-MOVE-05', ['route', route.length - 1])];
}
