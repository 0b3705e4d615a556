import type { RuleId } from '../../kernel/index.ts';
import { lookup, present } from '../../kernel/index.ts';
import { escortFaults, takeOff } from '../air/flights.ts';
import { reversed, routeFaults } from '../air/routes.ts';
import { sheetOf } from '../battles/opening.ts';
import { ALL_WELL, countersOf, detachmentsOf, refused, under } from '../board/board.ts';
import { areAdjacent, isHeldBy, isTerritory, neighbours, otherSide } from '../board/grid.ts';
import { counterIn, counterOfIn, detachmentIn, knownIn, own, type Play, tell } from '../board/play.ts';
import { isFault, type Standing, standing } from '../board/standing.ts';
import { declared } from '../turn/alternation.ts';
import type {
  CounterId,
  DeclarationOf,
  Detachment,
  Draft,
  Flight,
  Known,
  Rejection,
  Side,
  TerritoryId,
} from '../types.ts';

type Scout = DeclarationOf<'scout'>;

const infiltrates = ({ units }: Detachment): boolean => units.some(({ traits }) => traits.includes('infiltrator'));

/** SEC-SCOUT-01, -02, SEC-AIR-02, -03: why a detachment can't scout this territory. */
export function scoutFaults(known: Known, order: Scout): readonly Rejection[] {
  const { board, side } = known;
  const rule: RuleId = 'SEC-SCOUT-02';
  const found = standing(known, order.detachment, 'SEC-SCOUT-01');
  if (isFault(found)) return [found];
  if (!isTerritory(board, order.territory)) return [refused('territory-unknown', rule, ['territory'])];
  if (isHeldBy(board, order.territory, side)) return [refused('territory-not-theirs', rule, ['territory'])];
  if (found.detachment.kind === 'aerial') return airScoutFaults(known, found, order);
  if (!infiltrates(found.detachment)) return [refused('no-infiltrators', 'SEC-SCOUT-01', ['detachment'])];
  if (found.detachment.hasScouted) return [refused('scouted-already', 'SEC-SCOUT-01', ['detachment'])];
  return areAdjacent(board, found.at, order.territory) ? ALL_WELL : [refused('not-adjacent', rule, ['territory'])];
}

/** SEC-AIR-02, -03, -09. */
function airScoutFaults(
  known: Known,
  found: Standing,
  { territory, route, back, escort }: Scout,
): readonly Rejection[] {
  const { mission } = found.counter;
  if (mission?.mission !== 'scouting') return [refused('mission-wrong', 'SEC-AIR-02', ['detachment'])];
  if (mission.isUsed) return [refused('mission-used', 'SEC-AIR-02', ['detachment'])];
  if (route === null) return [refused('route-needed', 'SEC-AIR-03', ['route'])];
  const there = routeFaults(known.board, 'SEC-AIR-03', { from: found.at, to: territory, route });
  if (there.length > 0) return there;
  const home = { from: territory, to: found.at, route: back ?? reversed(found.at, route) };
  const again = routeFaults(known.board, 'SEC-AIR-03', home);
  if (again.length > 0) return again.map((fault) => ({ ...fault, path: ['back', ...fault.path.slice(1)] }));
  return escort === null ? ALL_WELL : escortFaults(known, found, escort);
}

/** SEC-SCOUT-03: whether any detachment of the side can still scout. The phase is skipped if neither side has one. */
export const canScout = (known: Known): boolean =>
  detachmentsOf(known.desk).some(({ id }) => {
    const found = standing(known, id, 'SEC-SCOUT-01');
    if (isFault(found)) return false;
    const { detachment, counter, at } = found;
    if (detachment.kind === 'aerial') return counter.mission?.mission === 'scouting' && !counter.mission.isUsed;
    const near = neighbours(known.board, at).some((other) => !isHeldBy(known.board, other, known.side));
    return infiltrates(detachment) && !detachment.hasScouted && near;
  });

/** SEC-SCOUT-01, -09: immediately on the ground; by air, on arrival. Who scouts on the ground is not public. */
export function scout(play: Play, side: Side, { detachment, territory, route, back, escort }: Scout): void {
  const { id, at } = counterOfIn(play, side, detachment);
  detachmentIn(play, side, detachment).hasScouted = true;
  if (route !== null && at !== null && detachmentIn(play, side, detachment).kind === 'aerial') {
    const home = back ?? reversed(at, route);
    takeOff(play, side, {
      ...{ purpose: 'scout', detachment, route, cargo: null, escort, battle: null, back: home, against: null },
    });
    declared(play, { side, what: 'scout', counters: [id], from: at, to: territory, route });
    return;
  }
  throwDice(play, id, present(at, 'scouts stand somewhere'), territory);
  declared(play, { side, what: 'scout', to: territory });
}

/** SEC-AIR-13: what happens in the target territory; the flight back follows. */
export function arriveScout(play: Play, flight: Flight, hasArrived: boolean): void {
  const { counter, route, escort, side, back } = flight;
  const target = route.at(-1);
  if (!hasArrived || target === undefined || back === null) return;
  throwDice(play, counter, present(counterIn(play, counter).at, 'scouts have a base'), target);
  play.state.board.flight = {
    ...{ side, counter, cargo: null, escort, purpose: 'back', route: [...back], back: null },
    ...{ entered: 0, step: 'leave', heard: [], met: null, against: null, battle: null },
    ...{ hasEscortFought: flight.hasEscortFought, hasTurnedBack: false },
  };
}

/** SEC-SCOUT-04: a die for each enemy detachment in the territory, by number. */
function throwDice(play: Play, scouts: CounterId, from: TerritoryId, territory: TerritoryId): void {
  const { side } = counterIn(play, scouts);
  const enemies = countersOf(play.state.board, otherSide(side)).filter(({ at, isLost }) => at === territory && !isLost);
  const dice = enemies.map(({ id }) => ({ counter: id, die: play.dice.d6('SEC-SCOUT-04', `${scouts} ${id}`) }));
  tell(play, { type: 'scouting-seen', rule: 'SEC-SCOUT-09', to: 'spectators', territory });
  tell(play, { type: 'scouted', rule: 'SEC-SCOUT-09', to: 'seats', counter: scouts, from, territory, dice });
  for (const { counter, die } of dice) {
    if (die === 6) readSheet(play, side, counter, 'scouted');
    if (die === 5) tellMachines(play, side, counter);
  }
  // SEC-SCOUT-07: once per attempt, and never scouts in the air.
  const { kind } = under(knownIn(play, side).desk, scouts);
  if (kind === 'aerial' || dice.every(({ die }) => die !== 1)) return;
  tell(play, { type: 'scouts-captured', rule: 'SEC-SCOUT-07', to: 'seats', counter: scouts });
  readSheet(play, otherSide(side), scouts, 'captured');
}

type Dossier = Draft['desks'][Side]['dossiers'][string];

/** What a side knows about an enemy counter so far. */
const dossierOf = (play: Play, side: Side, counter: CounterId): Dossier =>
  lookup(play.state.desks[side].dossiers, counter) ?? {
    ...{ counter, sheet: null, machines: null, units: [], source: 'scouted', turn: play.state.board.turn },
  };

const warMachines = ({ units }: Pick<Detachment, 'units'>) =>
  units.filter(({ traits }) => traits.includes('war-machine')).map(({ name, count }) => ({ name, count }));

/** SEC-SCOUT-05, -07: the whole sheet, as it is now. */
function readSheet(play: Play, side: Side, counter: CounterId, source: 'scouted' | 'captured'): void {
  const sheet = sheetOf(under(knownIn(play, otherSide(side)).desk, counter));
  const { turn } = play.state.board;
  const machines = warMachines(sheet);
  play.state.desks[side].dossiers[counter] = { ...dossierOf(play, side, counter), sheet, machines, source, turn };
  const rule = source === 'scouted' ? 'SEC-SCOUT-05' : 'SEC-SCOUT-07';
  tell(play, { type: 'sheet-read', rule, to: own(play, side), side, counter, sheet: structuredClone(sheet) });
}

/** SEC-SCOUT-06: its war machines, if any. */
function tellMachines(play: Play, side: Side, counter: CounterId): void {
  const machines = warMachines(under(knownIn(play, otherSide(side)).desk, counter));
  const { turn } = play.state.board;
  const known = dossierOf(play, side, counter);
  const fresh = known.sheet === null ? { source: 'scouted' as const, turn } : {};
  play.state.desks[side].dossiers[counter] = { ...known, machines, ...fresh };
  tell(play, { type: 'machines-told', rule: 'SEC-SCOUT-06', to: own(play, side), side, counter, machines });
}
