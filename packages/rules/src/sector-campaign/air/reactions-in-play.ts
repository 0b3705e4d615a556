import type { RuleId } from '../../kernel/index.ts';
import { standingIn, under } from '../board/board.ts';
import { otherSide } from '../board/grid.ts';
import { answered, ask, counterIn, counterOfIn, detachmentIn, knownIn, own, type Play, tell } from '../board/play.ts';
import { declaredBeside } from '../turn/alternation-in-play.ts';
import type { Counter, CounterId, DeclarationOf, Detachment, Draft, Order, Side, TerritoryId } from '../types.ts';
import { canFire, dogfightRound, fireFlakAt, interceptDrop } from './combat.ts';
import { interceptors, territoryOf } from './reactions.ts';

type Intercept = Extract<Order, { readonly type: 'intercept' }>;
type Flak = Extract<Order, { readonly type: 'flak' }>;
type Dogfight = DeclarationOf<'dogfight'>;
type CounterIntercept = Extract<Order, { readonly type: 'counter-intercept' }>;
type InFlight = Draft['board']['flight'] & {};
type Met = 'goes-on' | 'asked' | 'aborted';

/** The working copy of the detachment under a counter: what it has under way only its side knows. */
function crewIn(play: Play, id: CounterId): Draft['desks'][Side]['detachments'][string] {
  const { side } = counterIn(play, id);
  return detachmentIn(play, side, under(knownIn(play, side).desk, id).id);
}

const reactionOf = (play: Play, { side, id }: Pick<Counter, 'side' | 'id'>): Detachment['reaction'] =>
  under(knownIn(play, side).desk, id).reaction;

/** SEC-AIR-05, -10, -13: each interceptor in the territory, by number, as its side has set or says when asked. */
export function meetInterceptors(play: Play, flight: InFlight): Met {
  if (flight.met !== null) return 'asked';
  const [next] = interceptors(play.state.board);
  if (next === undefined) {
    flight.step = 'flak';
    return 'goes-on';
  }
  const reaction = reactionOf(play, next);
  if (reaction === 'always') return interceptWith(play, flight, next.id);
  if (reaction === 'never') flight.heard.push(next.id);
  else return askAbout(play, flight, next.side, 'intercept');
  return 'goes-on';
}

function askAbout(play: Play, flight: InFlight, side: Side, decision: 'intercept' | 'escort' | 'flak'): Met {
  ask(play, [{ side, decision, battle: flight.battle, territory: territoryOf(flight) }]);
  return 'asked';
}

/** SEC-AIR-05, -10, SEC-DROP-05: one interceptor reacts. An escort that has not fought yet can meet it instead. */
function interceptWith(play: Play, flight: InFlight, id: CounterId): Met {
  const at = territoryOf(flight);
  const interceptor = counterIn(play, id);
  if (interceptor.mission !== null) interceptor.mission.isUsed = true;
  flight.heard.push(id);
  if (flight.purpose === 'drop') {
    interceptDrop(play, id, flight.counter);
    return 'goes-on';
  }
  if (at !== null) noteInterception(play, flight.counter, id, at, false);
  const escort = flight.escort === null ? null : counterIn(play, flight.escort);
  if (escort === null || escort.isLost || flight.hasEscortFought) return fight(play, flight, id, false);
  const reaction = reactionOf(play, escort);
  if (reaction !== 'ask') return fight(play, flight, id, reaction === 'always');
  flight.met = id;
  return askAbout(play, flight, flight.side, 'escort');
}

const noteInterception = (play: Play, counter: CounterId, by: CounterId, at: TerritoryId, isByEscort: boolean): void =>
  tell(play, {
    type: 'intercepted',
    rule: isByEscort ? 'SEC-AIR-10' : 'SEC-AIR-05',
    to: 'all',
    counter,
    by,
    at,
    isByEscort,
  });

/** SEC-AIR-05, -10: a round of fire between the interceptor and the escort, or else its target. */
function fight(play: Play, flight: InFlight, interceptor: CounterId, isByEscort: boolean): Met {
  const at = territoryOf(flight);
  if (isByEscort && flight.escort !== null) {
    flight.hasEscortFought = true;
    if (at !== null) noteInterception(play, interceptor, flight.escort, at, true);
    dogfightRound(play, 'SEC-AIR-10', flight.escort, interceptor);
    return 'goes-on';
  }
  dogfightRound(play, 'SEC-AIR-05', interceptor, flight.counter);
  return play.state.board.settings.interceptAborts ? 'aborted' : 'goes-on';
}

export function intercept(play: Play, side: Side, { detachment }: Intercept): void {
  const { board } = play.state;
  const { flight } = board;
  answered(play, side, 'intercept');
  if (flight === null) return;
  if (detachment !== null) finish(play, flight, interceptWith(play, flight, counterOfIn(play, side, detachment).id));
  else flight.heard.push(...interceptors(board).map(({ id }) => id));
}

/** An answer that turned the flight back ends it in this territory. */
function finish(play: Play, flight: InFlight, met: Met): void {
  if (met === 'aborted' && !counterIn(play, flight.counter).isLost) flight.hasTurnedBack = true;
}

/** SEC-AIR-10. */
export function counterIntercept(play: Play, side: Side, { reacts }: CounterIntercept): void {
  const { flight } = play.state.board;
  answered(play, side, 'escort');
  if (flight === null || flight.met === null) return;
  const { met } = flight;
  flight.met = null;
  finish(play, flight, fight(play, flight, met, reacts));
}

const isScouting = (play: Play, { counter, purpose }: InFlight): boolean =>
  purpose === 'scout' || (purpose === 'back' && counterIn(play, counter).mission?.mission === 'scouting');

/** SEC-AIR-04, -07, -09: a die for each flak detachment. On a 6 it fires at the flight, never at its escort. */
export function meetFlak(play: Play, flight: InFlight): Met {
  const { board } = play.state;
  const at = territoryOf(flight);
  const isInTarget = flight.purpose === 'scout' && flight.entered === flight.route.length;
  const isExposed = flight.purpose !== 'drop' && (!isScouting(play, flight) || isInTarget);
  const enemy = otherSide(flight.side);
  const flak =
    at === null || !isExposed
      ? []
      : standingIn(board, enemy, at)
          .map(({ id }) => id)
          .filter((id) => hasFlak(play, enemy, id));
  if (at !== null) rollFlak(play, flight, enemy, at, flak);
  const ready = flak.filter((id) => crewIn(play, id).scoutFlak === 'ready');
  if (isInTarget && ready.length > 0) return scoutFlak(play, flight, enemy, ready);
  flight.step = 'leave';
  return 'goes-on';
}

/** SEC-AIR-04: flak fires from the ground, so aircraft based in the territory have none. */
function hasFlak(play: Play, side: Side, id: CounterId): boolean {
  const detachment = under(knownIn(play, side).desk, id);
  return detachment.kind !== 'aerial' && canFire(detachment, 'flak');
}

/** SEC-AIR-04, -07: flak rolls once a turn for scouts, and can save its fire; for all others it rolls and fires each time. */
function rollFlak(play: Play, flight: InFlight, side: Side, at: TerritoryId, flak: readonly CounterId[]): void {
  const isScout = isScouting(play, flight);
  const rule: RuleId = isScout ? 'SEC-AIR-04' : 'SEC-AIR-07';
  const rolling = flak.filter((id) => !isScout || crewIn(play, id).scoutFlak === 'unrolled');
  const dice = rolling.map((counter) => ({ counter, die: play.dice.d6(rule, counter) }));
  if (dice.length === 0) return;
  tell(play, { type: 'flak-rolled', rule, to: own(play, side), side, at, against: flight.counter, dice });
  for (const { counter, die } of dice) {
    if (isScout) crewIn(play, counter).scoutFlak = die === 6 ? 'ready' : 'missed';
    else if (die === 6 && !counterIn(play, flight.counter).isLost) fire(play, flight, counter, rule);
  }
}

function fire(play: Play, flight: InFlight, flak: CounterId, rule: RuleId): void {
  const at = territoryOf(flight);
  if (at !== null) tell(play, { type: 'flak-fired', rule, to: 'all', counter: flak, at, against: flight.counter });
  fireFlakAt(play, rule, flak, flight.counter);
}

/** SEC-AIR-04: flak that is ready fires at this scout, or waits for a later one this turn. */
function scoutFlak(play: Play, flight: InFlight, side: Side, ready: readonly CounterId[]): Met {
  for (const id of ready) {
    const reaction = reactionOf(play, counterIn(play, id));
    if (reaction === 'ask') return askAbout(play, flight, side, 'flak');
    if (reaction === 'never') crewIn(play, id).scoutFlak = 'kept';
    else shootScout(play, flight, id);
  }
  return 'goes-on';
}

/** SEC-AIR-04: fire that was kept can be had against the next scout. */
export function readyFlak({ state }: Play, side: Side): void {
  for (const one of Object.values(state.desks[side].detachments)) if (one.scoutFlak === 'kept') one.scoutFlak = 'ready';
}

function shootScout(play: Play, flight: InFlight, id: CounterId): void {
  crewIn(play, id).scoutFlak = 'fired';
  if (!counterIn(play, flight.counter).isLost) fire(play, flight, id, 'SEC-AIR-04');
}

export function fireFlak(play: Play, side: Side, { detachment, fires }: Flak): void {
  const { flight } = play.state.board;
  answered(play, side, 'flak');
  if (flight === null) return;
  const { id } = counterOfIn(play, side, detachment);
  if (fires) shootScout(play, flight, id);
  else crewIn(play, id).scoutFlak = 'kept';
}

/** SEC-AIR-11: over before anyone declares again. The interceptor can still intercept, and the escort returns to base. */
export function dogfight(play: Play, side: Side, { detachment, route, against }: Dogfight): void {
  const counter = counterOfIn(play, side, detachment);
  if (counter.mission !== null) counter.mission.isUsed = true;
  const at = route.at(-1);
  tell(play, {
    ...{ type: 'flight-began', rule: 'SEC-AIR-11', to: 'all', counter: counter.id, purpose: 'dogfight' },
    ...{ from: counter.at, route: [...route], cargo: null, escort: null },
  });
  if (at !== undefined) noteInterception(play, against, counter.id, at, true);
  dogfightRound(play, 'SEC-AIR-11', counter.id, against);
  declaredBeside(play, { side, what: 'dogfight', counters: [counter.id], from: counter.at, to: at ?? null, route });
}

/** What happens if nobody answers: the first interceptor meets the flight, the escort reacts, flak fires. */
export function reactByDefault(play: Play, side: Side, decision: 'intercept' | 'escort' | 'flak'): void {
  const { board, desks } = play.state;
  const [first] = interceptors(board);
  if (decision === 'escort') counterIntercept(play, side, { type: 'counter-intercept', reacts: true });
  else if (decision === 'intercept' && first !== undefined) {
    intercept(play, side, { type: 'intercept', detachment: under(desks[side], first.id).id });
  } else if (decision === 'flak') fireAll(play, side);
  else answered(play, side, decision);
}

function fireAll(play: Play, side: Side): void {
  const { board } = play.state;
  answered(play, side, 'flak');
  const { flight } = board;
  const at = flight === null ? null : territoryOf(flight);
  if (flight === null || at === null) return;
  for (const { id } of standingIn(board, side, at)) {
    if (crewIn(play, id).scoutFlak === 'ready') shootScout(play, flight, id);
  }
}
